import { type CardEntry, card } from '../../entry.js';

/** BLACK_TEMPLE set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('BT_258', 'Imprisoned Homunculus', { dormant: 'BT_737e' }),
];
