import type { CardDefinition } from '../../definition.js';

/** GANGS set, warlock. */
export const GANGS_WARLOCK: readonly CardDefinition[] = [
  {
    id: 'CFM_750',
    name: 'Krul the Unshackled',
    type: 'MINION',
    class: 'WARLOCK',
    set: 'GANGS',
    rarity: 'LEGENDARY',
    race: 'DEMON',
    collectible: true,
    cost: 9,
    attack: 7,
    health: 9,
    battlecry: [
      {
        if: 'NO_DUPLICATES_IN_DECK',
        then: [
          { putIntoPlay: { of: 'FRIENDLY_HAND', where: { all: ['MINION', { race: 'DEMON' }] } } },
        ],
      },
    ],
  },
  {
    id: 'CFM_900',
    name: 'Unlicensed Apothecary',
    type: 'MINION',
    class: 'WARLOCK',
    set: 'GANGS',
    race: 'DEMON',
    collectible: true,
    cost: 3,
    attack: 5,
    health: 5,
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
  },
];
