import { type CardEntry, card } from '../../entry.js';
import { THIRD_CARD, YOUR_HERO } from '../../selectors.js';

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
  card('GIL_145', 'Sound the Bells!', { text: [{ enchant: 'GIL_145e', on: 'TARGET' }] }),
  card('GIL_145e', 'DING DONG!', { enchantment: { attack: 1, health: 2 } }),
  card('GIL_596', 'Silver Sword', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        do: [{ enchant: 'GIL_596e', on: 'FRIENDLY_MINIONS' }],
      },
    ],
  }),
  card('GIL_596e', 'Sterling', { enchantment: { attack: 1, health: 1 } }),
];
