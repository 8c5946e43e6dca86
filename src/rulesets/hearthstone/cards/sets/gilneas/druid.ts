import { type CardEntry, card } from '../../entry.js';

/** GILNEAS set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('GIL_188', 'Druid of the Scythe', {
    chooseOne: ['GIL_188a', 'GIL_188b'],
    bothOptions: [{ transform: 'SELF', into: 'GIL_188t3' }],
  }),
  card('GIL_188a', 'Dire Panther Form', { battlecry: [{ transform: 'SELF', into: 'GIL_188t' }] }),
  card('GIL_188b', 'Dire Wolf Form', { battlecry: [{ transform: 'SELF', into: 'GIL_188t2' }] }),
  card('GIL_188t', 'Druid of the Scythe'),
  card('GIL_188t2', 'Druid of the Scythe'),
  card('GIL_507', 'Bewitched Guardian', {
    battlecry: [{ enchant: 'GIL_507e', on: 'SELF', num1: { count: 'FRIENDLY_HAND' } }],
  }),
  card('GIL_507e', 'Bewitched', { enchantment: { health: 'NUM_1' } }),
  card('GIL_553', 'Wispering Woods', {
    text: [{ summon: 'GIL_553t', count: { count: 'FRIENDLY_HAND' } }],
  }),
  card('GIL_553t', 'Wisp'),
  card('GIL_571', 'Witching Hour', {
    text: [
      {
        resurrect: { died: 'THIS_GAME', side: 'FRIENDLY', like: { type: 'MINION', race: 'BEAST' } },
        count: 1,
      },
    ],
  }),
  // the data has conditions on a target that it never takes
  card('GIL_637', 'Ferocious Howl', {
    requires: {},
    text: [{ draw: 1 }, { gainArmor: { count: 'FRIENDLY_HAND' } }],
  }),
  card('GIL_663', 'Witchwood Apple', { text: [{ giveCard: 'GIL_663t', count: 3 }] }),
  card('GIL_833', 'Forest Guide', {
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [{ draw: 1, who: 'BOTH' }] }],
  }),
  // spent by a card of whoever's turn it is; gone between the turns (ZH-4.11-consumable-auras)
  // spent by a card of whoever's turn it is; gone between the turns (ZH-4.11-consumable-auras)
  card('GIL_800', 'Duskfallen Aviana', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: {
          of: { union: ['FRIENDLY_HAND', 'ENEMY_HAND'] },
          where: {
            any: [{ all: ['FRIENDLY', 'YOUR_TURN'] }, { all: ['ENEMY', 'OPPONENTS_TURN'] }],
          },
        },
        enchantment: 'GIL_800e2',
        if: {
          all: [
            { entity: 'SELF', is: { tag: 'QUEST_PROGRESS', exactly: 0 } },
            {
              any: [
                {
                  all: [
                    'YOUR_TURN',
                    {
                      value: { tag: 'NUM_CARDS_PLAYED_THIS_TURN', of: 'FRIENDLY_PLAYER' },
                      exactly: 0,
                    },
                  ],
                },
                {
                  all: [
                    'OPPONENTS_TURN',
                    {
                      value: { tag: 'NUM_CARDS_PLAYED_THIS_TURN', of: 'ENEMY_PLAYER' },
                      exactly: 0,
                    },
                  ],
                },
              ],
            },
          ],
        },
        rules: ['ZH-4.11-consumable-auras'],
      },
    ],
    triggers: [
      { on: 'END_OF_TURN', do: [{ set: { QUEST_PROGRESS: 1 }, on: 'SELF' }] },
      { on: 'START_OF_TURN', do: [{ set: { QUEST_PROGRESS: 0 }, on: 'SELF' }] },
    ],
  }),
  card('GIL_800e2', 'Badsong', { enchantment: { cost: { set: 0 } } }),
  card('GIL_658', 'Splintergraft', {
    rules: { battlecry: ['HS-COPY1', 'ZH-4.11-aura-state-time'] },
    battlecry: [{ giveCard: { cardOf: 'TARGET' }, with: 'GIL_658e' }],
  }),
  card('GIL_658e', 'Splintergrafted', {
    enchantment: { attack: { set: 10 }, health: { set: 10 }, cost: { set: 10 } },
  }),
  card('GIL_188t3', 'Druid of the Scythe'),
];
