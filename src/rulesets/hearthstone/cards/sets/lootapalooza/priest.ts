import { type CardEntry, card } from '../../entry.js';

/** LOOTAPALOOZA set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('LOOT_538', 'Temporus', {
    battlecry: [{ insertTurns: ['OPPONENT', 'OPPONENT', 'YOU', 'YOU'] }],
    was: [{ before: '23.0', battlecry: [{ extendTurns: ['OPPONENT', 'YOU'] }] }],
  }),
  card('LOOT_278t1', 'Elixir of Life', { text: [{ enchant: 'LOOT_278t1e', on: 'TARGET' }] }),
  card('LOOT_278t1e', 'Sanguine', { enchantment: { grants: ['LIFESTEAL'] } }),
];
