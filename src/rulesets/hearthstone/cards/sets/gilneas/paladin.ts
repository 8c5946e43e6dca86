import { type CardEntry, card } from '../../entry.js';
import { THIRD_CARD } from '../../selectors.js';

/** GILNEAS set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('GIL_903', 'Hidden Wisdom', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'OPPONENTS',
        evenIfGone: true,
        evenIfStolen: true,
        rules: ['ZH-3.4-secrets-stay-hidden', 'ZH-2.2-stolen-before-completion'],
        queueIf: THIRD_CARD,
        do: [{ draw: 2 }],
      },
      { on: 'AFTER_SPELL', whose: 'OPPONENTS', queueIf: THIRD_CARD, do: [{ draw: 2 }] },
    ],
  }),
];
