import { type CardEntry, card } from '../../entry.js';

/** BOOMSDAY set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('BOT_236', 'Crystalsmith Kangor', {
    auras: [
      {
        update: 'OTHER',
        tag: 'ALL_HEALING_DOUBLE',
        on: 'FRIENDLY_PLAYER',
        rules: ['ZH-4.9-damage'],
      },
    ],
  }),
];
