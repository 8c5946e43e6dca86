import { type CardEntry, card } from '../../entry.js';
import { DREDGE } from '../../selectors.js';

/** THE_SUNKEN_CITY set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('TSC_916', "Gone Fishin'", { text: DREDGE, combo: [...DREDGE, { draw: 1 }] }),
];
