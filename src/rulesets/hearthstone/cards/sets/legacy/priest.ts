import { type CardEntry, card, ownEnchantment } from '../../entry.js';

/** LEGACY set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('CS3_014', 'Crimson Clergy', {
    triggers: [
      {
        on: 'HEALING',
        subject: { all: ['CHARACTER', 'FRIENDLY'] },
        do: [{ enchant: 'CS3_014e', on: 'SELF' }],
      },
    ],
  }),
  ownEnchantment('CS3_014e', 'Crimson Clergy', { attack: 1 }),
];
