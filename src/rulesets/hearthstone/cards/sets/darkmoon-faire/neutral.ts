import { type CardEntry, card } from '../../entry.js';

/** DARKMOON_FAIRE set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('DMF_080', 'Fleethoof Pearltusk', { corrupt: 'DMF_080t' }),
  card('DMF_080t', 'Fleethoof Pearltusk'),
];
