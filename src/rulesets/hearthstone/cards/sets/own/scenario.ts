import type { CardDefinition } from '../../definition.js';

/** Enchantments that a scenario uses to say "as if by an earlier effect". */
export const OWN_CARDS: readonly CardDefinition[] = [
  {
    id: 'SCENARIO_STATS',
    name: 'Stats given by the scenario',
    type: 'ENCHANTMENT',
    enchantment: { attack: { set: 'NUM_1' }, health: { set: 'NUM_2' } },
  },
  {
    id: 'SCENARIO_ATTACK',
    name: 'Attack given by the scenario',
    type: 'ENCHANTMENT',
    enchantment: { attack: { set: 'NUM_1' } },
  },
  {
    id: 'SCENARIO_HEALTH',
    name: 'Health given by the scenario',
    type: 'ENCHANTMENT',
    enchantment: { health: { set: 'NUM_1' } },
  },
  {
    id: 'SCENARIO_COST',
    name: 'Cost given by the scenario',
    type: 'ENCHANTMENT',
    enchantment: { cost: { set: 'NUM_1' } },
  },
];
