import { type CardEntry, card } from '../../entry.js';
import { OTHER_MINIONS, SILVER_HAND_RECRUITS, YOUR_HERO } from '../../selectors.js';
import { adapt } from './adaptations.js';

/** UNGORO set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('UNG_004', 'Dinosize', { text: [{ enchant: 'UNG_004e', on: 'TARGET' }] }),
  card('UNG_004e', 'RAAAAR!', { enchantment: { attack: { set: 10 }, health: { set: 10 } } }),
  card('UNG_011', 'Hydrologist', {
    rules: { battlecry: ['ZH-5.1-discover-fallback'] },
    battlecry: [{ discover: { pool: { type: 'SPELL', secret: true } }, then: [] }],
  }),
  card('UNG_015', 'Sunkeeper Tarim', { battlecry: [{ enchant: 'UNG_015e', on: OTHER_MINIONS }] }),
  card('UNG_015e', 'Watched', { enchantment: { attack: { set: 3 }, health: { set: 3 } } }),
  card('UNG_950', 'Vinecleaver', {
    triggers: [{ on: 'AFTER_ATTACK', source: YOUR_HERO, do: [{ summon: 'CS2_101t', count: 2 }] }],
  }),
  card('UNG_952', 'Spikeridged Steed', { text: [{ enchant: 'UNG_952e', on: 'TARGET' }] }),
  card('UNG_952e', 'On a Stegodon', {
    enchantment: { attack: 2, health: 6, grants: ['TAUNT'] },
    deathrattle: [{ summon: 'UNG_810' }],
  }),
  // its Deathrattle returns what its enchantments remember, each that of a spell as it was played on it: inferred from its data,
  // which has such an enchantment; so silence and a new body lose them, and a spell that is countered counts
  card('UNG_953', 'Primalfin Champion', {
    deathrattle: [],
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: 'SPELL',
        source: 'IS_SELF',
        do: [{ enchant: 'UNG_953e', on: 'SELF', remembers: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('UNG_953e', 'Inspired', { deathrattle: [{ giveCard: { cardOf: 'REMEMBERED' } }] }),
  card('UNG_954', 'The Last Kaleidosaur', {
    quest: { progress: 6, reward: 'UNG_954t1' },
    triggers: [
      {
        on: 'AFTER_SPELL',
        rules: ['SUP-QUEST-LIST', 'ZH-5.3-quests-ungoro'],
        whose: 'YOURS',
        source: { all: ['MINION', 'FRIENDLY'] },
        do: [{ questProgress: 1 }],
      },
    ],
  }),
  card('UNG_954t1', 'Galvadon', {
    battlecry: [adapt('SELF'), adapt('SELF'), adapt('SELF'), adapt('SELF'), adapt('SELF')],
  }),
  card('UNG_960', 'Lost in the Jungle', { text: [{ summon: 'CS2_101t', count: 2 }] }),
  card('UNG_961', 'Adaptation', { text: [adapt('TARGET')] }),
  card('UNG_962', 'Lightfused Stegodon', { battlecry: [adapt(SILVER_HAND_RECRUITS)] }),
];
