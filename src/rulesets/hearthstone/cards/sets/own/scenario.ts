import { type CardEntry, ownCard } from '../../entry.js';

/** Enchantments that a scenario uses to say "as if by an earlier effect". */
export const CARDS: readonly CardEntry[] = [
  ownCard({
    id: 'SCENARIO_STATS',
    name: 'Stats given by the scenario',
    type: 'ENCHANTMENT',
    enchantment: { attack: { set: 'NUM_1' }, health: { set: 'NUM_2' } },
  }),
  ownCard({
    id: 'SCENARIO_ATTACK',
    name: 'Attack given by the scenario',
    type: 'ENCHANTMENT',
    enchantment: { attack: { set: 'NUM_1' } },
  }),
  ownCard({
    id: 'SCENARIO_HEALTH',
    name: 'Health given by the scenario',
    type: 'ENCHANTMENT',
    enchantment: { health: { set: 'NUM_1' } },
  }),
  ownCard({
    id: 'SCENARIO_COST',
    name: 'Cost given by the scenario',
    type: 'ENCHANTMENT',
    enchantment: { cost: { set: 'NUM_1' } },
  }),
];
