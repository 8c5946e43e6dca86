import { DREDGED, dredgeThen } from '../../dredge.js';
import { type CardEntry, card, ownCard } from '../../entry.js';
import { RANDOM_ENEMY } from '../../selectors.js';
import { COUNTS_NAGA, counted, countsSpells } from '../../while-holding.js';

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
  card('TSC_054', 'Mecha-Shark', {
    triggers: [
      {
        on: 'AFTER_SUMMON',
        whose: 'YOURS',
        subject: { all: [{ race: 'MECHANICAL' }, { not: 'IS_SELF' }] },
        do: [{ repeat: 3, do: [{ damage: 1, to: RANDOM_ENEMY }] }],
      },
    ],
  }),
  card('TSC_642', 'Trench Surveyor', {
    battlecry: dredgeThen({ race: 'MECHANICAL' }, { drawThese: DREDGED }),
  }),
  card('TSC_643', 'Spellcoiler', {
    triggers: countsSpells(),
    battlecry: [{ if: counted(), then: [{ discover: { pool: { type: 'SPELL' } }, then: [] }] }],
  }),
  card('TSC_948', 'Gifts of Azshara', {
    triggers: COUNTS_NAGA,
    text: [{ draw: 1 }, { if: counted(), then: [{ draw: 1 }] }],
  }),
];
