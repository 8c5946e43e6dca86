import { type CardEntry, card } from '../../entry.js';

/** HOF set, paladin. */
export const CARDS: readonly CardEntry[] = [
  // how many are missing is counted once
  card('EX1_349', 'Divine Favor', {
    text: [{ draw: { minus: [{ count: 'ENEMY_HAND' }, { count: 'FRIENDLY_HAND' }] } }],
  }),
];
