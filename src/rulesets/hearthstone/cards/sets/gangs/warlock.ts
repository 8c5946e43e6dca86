import { type CardEntry, card } from '../../entry.js';

/** GANGS set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('CFM_750', 'Krul the Unshackled', {
    battlecry: [
      {
        if: 'NO_DUPLICATES_IN_DECK',
        then: [
          { putIntoPlay: { of: 'FRIENDLY_HAND', where: { all: ['MINION', { race: 'DEMON' }] } } },
        ],
      },
    ],
  }),
  card('CFM_900', 'Unlicensed Apothecary', {
    triggers: [{ on: 'AFTER_SUMMON', whose: 'YOURS', do: [{ damage: 5, to: 'FRIENDLY_HERO' }] }],
    // it answers a summon at once (EN-117), and before 11.2 a transformation in the Summon Resolution Step (EN-1224)
    was: [
      {
        before: '11.2',
        triggers: [
          { on: 'AFTER_SUMMON', whose: 'YOURS', do: [{ damage: 5, to: 'FRIENDLY_HERO' }] },
          {
            on: 'SUMMON',
            whose: 'YOURS',
            queueIf: { value: 'EVENT_AMOUNT', exactly: 1 },
            do: [{ damage: 5, to: 'FRIENDLY_HERO' }],
          },
        ],
      },
    ],
  }),
];
