import { type CardEntry, card } from '../../entry.js';

/** STORMWIND set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('SW_412', 'SI:7 Extortion', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_UNDAMAGED_TARGET: 0 },
    text: [{ damage: 3, to: 'TARGET' }],
  }),
];
