import { type CardEntry, card, ownCard } from '../../entry.js';

/** THE_SUNKEN_CITY set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('TSC_055', 'Seafloor Gateway', {
    rules: { text: ['ZH-4.4-draw-matching'] },
    text: [
      {
        drawThese: {
          random: { of: 'FRIENDLY_DECK', where: { all: ['MINION', { race: 'MECHANICAL' }] } },
        },
      },
      {
        enchant: 'TSC_055e',
        on: { of: 'FRIENDLY_HAND', where: { all: ['MINION', { race: 'MECHANICAL' }] } },
      },
    ],
  }),
  ownCard({
    id: 'TSC_055e',
    name: 'Gateway Opened',
    type: 'ENCHANTMENT',
    enchantment: { cost: -1 },
  }),
];
