import { type CardEntry, card } from '../../entry.js';
import { RANDOM_MINION_IN_ENEMY_DECK } from '../../selectors.js';

/** What the Lich King gives. */
export const CARDS: readonly CardEntry[] = [
  card('ICC_314t1', 'Frostmourne', {
    // what it has killed is summoned by the enchantments that stand for it
    deathrattle: [],
    triggers: [
      {
        on: 'AFTER_ATTACK',
        rules: ['ZH-2.6-combat'],
        source: { all: ['HERO', 'FRIENDLY'] },
        subject: 'MINION',
        when: { entity: 'EVENT_SUBJECT', is: 'KILLED' },
        do: [{ enchant: 'ICC_483e', on: 'SELF', remembers: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('ICC_483e', 'Frostmourne Enchantment', {
    deathrattle: [{ summon: { cardOf: 'REMEMBERED' } }],
  }),
  card('ICC_314t2', 'Army of the Dead', {
    rules: { text: ['ZH-4.3-army-of-the-dead'] },
    text: [
      { save: 'top', entities: { first: 'FRIENDLY_DECK', count: 5 } },
      {
        forEach: { saved: 'top' },
        do: [
          {
            if: {
              all: [
                'BOARD_NOT_FULL',
                { entity: 'IT', is: { all: ['MINION', { among: 'FRIENDLY_DECK' }] } },
              ],
            },
            then: [{ putIntoPlay: 'IT' }],
            else: [{ destroy: 'IT' }],
          },
        ],
      },
    ],
  }),
  card('ICC_314t3', 'Doom Pact', {
    text: [
      { save: 'doomed', entities: 'ALL_MINIONS' },
      { destroy: { saved: 'doomed' } },
      { destroy: { first: 'FRIENDLY_DECK', count: { saved: 'doomed' } } },
    ],
  }),
  card('ICC_314t4', 'Death Grip', {
    text: [{ takeIntoHand: RANDOM_MINION_IN_ENEMY_DECK }],
  }),
  card('ICC_314t5', 'Death Coil', {
    text: [
      {
        if: { entity: 'TARGET', is: 'FRIENDLY' },
        then: [{ heal: 5, to: 'TARGET' }],
        else: [{ damage: 5, to: 'TARGET' }],
      },
    ],
  }),
  card('ICC_314t6', 'Obliterate', {
    rules: { text: ['ZH-5.1-spell-damage'] },
    text: [
      { save: 'health', value: { tag: 'HEALTH_LEFT', of: 'TARGET' } },
      { destroy: 'TARGET' },
      { damage: { saved: 'health' }, to: 'FRIENDLY_HERO', fixed: true },
    ],
  }),
  card('ICC_314t7', 'Anti-Magic Shell', {
    text: [{ enchant: 'ICC_314t7e', on: 'FRIENDLY_MINIONS' }],
  }),
  card('ICC_314t7e', 'Anti-Magic Shell', {
    enchantment: {
      attack: 2,
      health: 2,
      grants: ['CANT_BE_TARGETED_BY_SPELLS', 'CANT_BE_TARGETED_BY_HERO_POWERS'],
    },
  }),
  card('ICC_314t8', 'Death and Decay', { text: [{ damage: 3, to: 'ENEMY_CHARACTERS' }] }),
];
