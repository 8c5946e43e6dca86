import { type CardEntry, card } from '../../entry.js';
import { ENDS_AS_HOST_IS_PLAYED, MINIONS_IN_DECK, MINIONS_IN_HAND } from '../../selectors.js';
import { adapt } from './adaptations.js';

/** UNGORO set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('UNG_100', 'Verdant Longneck', {
    battlecry: [adapt('SELF')],
  }),
  card('UNG_103', 'Evolving Spores', {
    text: [adapt('FRIENDLY_MINIONS')],
  }),
  card('UNG_116', 'Jungle Giants', {
    quest: { progress: 5, reward: 'UNG_116t' },
    triggers: [
      {
        on: 'AFTER_SUMMON',
        rules: [
          'SUP-QUEST-LIST',
          'ZH-5.3-quests-ungoro',
          'SUP-QUEST-GIANTS1',
          'SUP-QUEST-GIANTS2',
          'SUP-QUEST-GIANTS3',
        ],
        subject: { value: 'EVENT_AMOUNT', atLeast: 5 },
        whose: 'YOURS',
        do: [{ questProgress: 1 }],
      },
    ],
  }),
  card('UNG_116t', 'Barnabus the Stomper', {
    battlecry: [{ enchant: 'UNG_116te', on: MINIONS_IN_DECK }],
  }),
  card('UNG_116te', 'Romper Stompers', {
    enchantment: { cost: { set: 0 } },
    triggers: [ENDS_AS_HOST_IS_PLAYED],
  }),
  card('UNG_086', 'Giant Anaconda', {
    deathrattle: [
      {
        putIntoPlay: {
          random: {
            of: 'FRIENDLY_HAND',
            where: { all: ['MINION', { tag: 'ATTACK', atLeast: 5 }] },
          },
        },
      },
    ],
  }),
  card('UNG_078', 'Tortollan Forager', {
    battlecry: [{ giveCard: { pool: { type: 'MINION', attackAtLeast: 5 } } }],
  }),
  card('UNG_101', 'Shellshifter', {
    chooseOne: ['UNG_101a', 'UNG_101b'],
    bothOptions: [{ transform: 'SELF', into: 'UNG_101t3' }],
  }),
  card('UNG_101a', 'Raptor Form', { battlecry: [{ transform: 'SELF', into: 'UNG_101t' }] }),
  card('UNG_101b', 'Direhorn Form', { battlecry: [{ transform: 'SELF', into: 'UNG_101t2' }] }),
  card('UNG_101t', 'Shellshifter'),
  card('UNG_101t2', 'Shellshifter'),
  card('UNG_101t3', 'Shellshifter'),
  card('UNG_108', 'Earthen Scales', {
    text: [{ enchant: 'UNG_108e', on: 'TARGET' }, { gainArmor: { tag: 'ATTACK', of: 'TARGET' } }],
  }),
  card('UNG_108e', "It's All Scaley...", { enchantment: { attack: 1, health: 1 } }),
  card('UNG_109', 'Elder Longneck', {
    battlecry: [
      {
        if: { exists: { of: MINIONS_IN_HAND, where: { tag: 'ATTACK', atLeast: 5 } } },
        then: [adapt('SELF')],
      },
    ],
  }),
  card('UNG_111', 'Living Mana', {
    rules: { text: ['HS-INF-crystals-one-by-one'] },
    text: [
      {
        repeat: { tag: 'RESOURCES', of: 'FRIENDLY_PLAYER' },
        do: [
          {
            if: 'BOARD_NOT_FULL',
            then: [{ summon: 'UNG_111t1' }, { gainMana: -1, kind: 'EMPTY_CRYSTAL' }],
          },
        ],
      },
    ],
  }),
  card('UNG_111t1', 'Mana Treant', { deathrattle: [{ gainMana: 1, kind: 'EMPTY_CRYSTAL' }] }),
  card('UNG_852', 'Tyrantus'),
];
