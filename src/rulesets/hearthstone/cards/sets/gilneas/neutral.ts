import { type CardEntry, card } from '../../entry.js';

/** GILNEAS set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('GIL_561', 'Blackwald Pixie', { battlecry: [{ refreshHeroPower: true }] }),
];
