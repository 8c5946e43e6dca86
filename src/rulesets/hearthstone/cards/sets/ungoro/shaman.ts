import { type CardEntry, card } from '../../entry.js';
import { ENDS_AS_HOST_IS_PLAYED, PLAYED_ELEMENTAL_LAST_TURN } from '../../selectors.js';

/** UNGORO set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('UNG_025', 'Volcano', {
    // Spell Damage and doublings make more missiles, and none stronger
    text: [
      {
        repeat: { boosted: 15 },
        do: [{ damage: 1, fixed: true, to: { random: { of: 'ALL_MINIONS', where: 'SURVIVES' } } }],
      },
    ],
  }),
  card('UNG_201', 'Primalfin Totem', {
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [{ summon: 'UNG_201t' }] }],
  }),
  card('UNG_202', 'Fire Plume Harbinger', {
    battlecry: [{ enchant: 'UNG_202e', on: { of: 'FRIENDLY_HAND', where: { race: 'ELEMENTAL' } } }],
  }),
  card('UNG_202e', 'Fiery', {
    enchantment: { cost: -1 },
    triggers: [ENDS_AS_HOST_IS_PLAYED],
  }),
  card('UNG_208', 'Stone Sentinel', {
    rules: { battlecry: ['HS-INF-either-side'] },
    battlecry: [
      {
        if: PLAYED_ELEMENTAL_LAST_TURN,
        then: [{ summon: 'UNG_208t', count: 2, at: 'ALTERNATING' }],
      },
    ],
  }),
  card('UNG_211', 'Kalimos, Primal Lord', {
    battlecry: [
      {
        if: PLAYED_ELEMENTAL_LAST_TURN,
        then: [
          {
            chooseCard: { oneOf: ['UNG_211a', 'UNG_211b', 'UNG_211c', 'UNG_211d'] },
            save: 'invocation',
          },
          { cast: { cardOf: { saved: 'invocation' } } },
        ],
      },
    ],
  }),
  card('UNG_211a', 'Invocation of Earth', {
    text: [{ summon: 'UNG_211aa', count: 7, at: { bothSidesOf: 'CREATOR' } }],
  }),
  card('UNG_211b', 'Invocation of Water', { text: [{ heal: 12, to: 'FRIENDLY_HERO' }] }),
  card('UNG_211c', 'Invocation of Fire', {
    text: [{ damage: 6, fixed: true, to: 'ENEMY_HERO' }],
  }),
  card('UNG_211d', 'Invocation of Air', {
    text: [{ damage: 3, fixed: true, to: 'ENEMY_MINIONS' }],
  }),
  card('UNG_817', 'Tidal Surge', {
    keywords: ['LIFESTEAL'],
    text: [{ damage: 4, to: 'TARGET' }],
    was: [
      {
        before: '20.0',
        keywords: [],
        text: [
          { damage: 4, to: 'TARGET' },
          { heal: 4, to: 'FRIENDLY_HERO' },
        ],
      },
    ],
  }),
  card('UNG_938', 'Hot Spring Guardian', { battlecry: [{ heal: 3, to: 'TARGET' }] }),
  card('UNG_942', 'Unite the Murlocs', {
    quest: { progress: 10, reward: 'UNG_942t' },
    triggers: [
      {
        on: 'AFTER_SUMMON',
        rules: ['SUP-QUEST-LIST', 'ZH-5.3-quests-ungoro', 'SUP-QUEST-OWNER'],
        whose: 'YOURS',
        subject: { race: 'MURLOC' },
        do: [{ questProgress: 1 }],
      },
    ],
  }),
  card('UNG_942t', 'Megafin', {
    battlecry: [
      {
        repeatUntil: { not: 'HAND_NOT_FULL' },
        do: [{ giveCard: { pool: { type: 'MINION', race: 'MURLOC' } } }],
      },
    ],
  }),
  card('UNG_956', 'Spirit Echo', { text: [{ enchant: 'UNG_956e', on: 'FRIENDLY_MINIONS' }] }),
  card('UNG_956e', 'Echoed Spirit', {
    rules: { deathrattle: ['ZH-4.7-pseudo-move'] },
    deathrattle: [{ returnToHand: 'HOST', asCopy: true }],
  }),
];
