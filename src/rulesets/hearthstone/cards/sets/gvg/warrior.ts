import { type CardEntry, card } from '../../entry.js';

/** GVG set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('GVG_056t', 'Burrowing Mine', {
    whenDrawn: [
      { setAside: 'SELF', in: 'GRAVEYARD' },
      { damage: 10, to: 'FRIENDLY_HERO', fixed: true },
      { draw: 1 },
    ],
  }),
];
