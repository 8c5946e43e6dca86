import { type CardEntry, card } from '../../entry.js';
import { FRIENDLY_BEASTS } from '../../selectors.js';

/** GVG set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('GVG_035', 'Malorne', { deathrattle: [{ shuffleIntoDeck: 'SELF' }] }),
  card('GVG_080', 'Druid of the Fang', {
    battlecry: [
      { if: { exists: FRIENDLY_BEASTS }, then: [{ transform: 'SELF', into: 'GVG_080t' }] },
    ],
  }),
  card('GVG_080t', 'Druid of the Fang'),
];
