import type { Condition, Effect, Trigger } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import { MINIONS_IN_HAND, movesOnce } from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';

const revive: readonly Effect[] = [{ setAside: 'SELF' }, { summon: 'UNG_065' }];

const isFourth: Condition = {
  value: { tag: 'NUM_CARDS_PLAYED_THIS_TURN', of: 'FRIENDLY_PLAYER' },
  exactly: 4,
};

const rules = ['HS-INF-cards-of-the-turn', 'ZH-4.6-dormant'];

/** The fourth card of a turn brings a new Sherazin. */
const FOURTH_CARD_AWAKENS: readonly Trigger[] = [
  { on: 'AFTER_PLAY', whose: 'YOURS', rules, notInserted: true, queueIf: isFourth, do: revive },
  { on: 'AFTER_SPELL', whose: 'YOURS', rules, queueIf: isFourth, do: revive },
];

/** UNGORO set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('UNG_823', 'Envenom Weapon', { text: [{ enchant: 'UNG_823e', on: 'FRIENDLY_WEAPON' }] }),
  card('UNG_823e', 'Envenomed', { enchantment: { grants: ['POISONOUS'] } }),
  card('UNG_057', 'Razorpetal Volley', { text: [{ giveCard: 'UNG_057t1', count: 2 }] }),
  card('UNG_057t1', 'Razorpetal', { text: [{ damage: 1, to: 'TARGET' }] }),
  card('UNG_058', 'Razorpetal Lasher', { battlecry: [{ giveCard: 'UNG_057t1' }] }),
  card('UNG_060', 'Mimic Pod', {
    text: [{ draw: 1, save: 'drawn' }, { giveCard: { cardOf: { saved: 'drawn' } } }],
  }),
  card('UNG_061', 'Obsidian Shard', {
    auras: [
      costsLess({ tag: 'NUM_CARDS_OF_OTHER_CLASSES_PLAYED_THIS_GAME', of: 'FRIENDLY_PLAYER' }),
    ],
  }),
  card('UNG_063', 'Biteweed', {
    combo: [
      {
        repeat: { minus: [{ tag: 'NUM_CARDS_PLAYED_THIS_TURN', of: 'FRIENDLY_PLAYER' }, 1] },
        do: [{ enchant: 'UNG_063e', on: 'SELF' }],
      },
    ],
  }),
  card('UNG_063e', 'Sprout', { enchantment: { attack: 1, health: 1 } }),
  card('UNG_064', 'Vilespine Slayer', { combo: [{ destroy: 'TARGET' }] }),
  card('UNG_856', 'Hallucination', {
    rules: { text: ['ZH-5.1-discover-fallback'] },
    text: [{ discover: { pool: { classOf: 'ENEMY_HERO' } }, then: [] }],
  }),
  // it notes each minion as it is played, and counts those of the last one's name
  card('UNG_067', 'The Caverns Below', {
    quest: { progress: 4, reward: 'UNG_067t1' },
    triggers: [
      {
        on: 'ON_PLAY',
        rules: ['ZH-2.2-caverns'],
        whose: 'YOURS',
        subject: 'MINION',
        do: [{ note: 'EVENT_SUBJECT' }],
      },
      {
        on: 'AFTER_PLAY',
        evenIfGone: true,
        rules: ['SUP-QUEST-LIST', 'ZH-5.3-quests-ungoro', 'SUP-QUEST-PLAYED'],
        whose: 'YOURS',
        subject: 'MINION',
        notInserted: true,
        do: [
          {
            if: {
              value: { count: { of: 'NOTED', where: { sameNameAs: { last: 'NOTED' } } } },
              atLeast: { plus: [{ tag: 'QUEST_PROGRESS', of: 'SELF' }, 1] },
            },
            then: [{ questProgress: 1 }],
          },
        ],
      },
    ],
    was: [
      { before: '8.4.0.20022', quest: { progress: 4, reward: 'UNG_067t1' } },
      { before: '20.0', quest: { progress: 5, reward: 'UNG_067t1' } },
    ],
  }),
  card('UNG_067t1', 'Crystal Core', { text: [{ enchant: 'UNG_067t1e', on: 'FRIENDLY_PLAYER' }] }),
  card('UNG_067t1e', 'Crystallized', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        rules: ['ZH-1.3-stat-aura-last'],
        to: { union: ['FRIENDLY_MINIONS', MINIONS_IN_HAND] },
        enchantment: 'UNG_067t1e2',
        inOrder: true,
      },
    ],
  }),
  card('UNG_067t1e2', 'Crystallized', {
    enchantment: { attack: { set: 4 }, health: { set: 4 } },
    was: [{ before: '11.1.1.24377', enchantment: { attack: { set: 5 }, health: { set: 5 } } }],
  }),
  card('UNG_065', 'Sherazin, Corpse Flower', {
    rules: { deathrattle: ['ZH-4.6-dormant', 'ZH-4.7-first-move-only'] },
    deathrattle: movesOnce({ setAside: 'SELF' }, { summon: 'UNG_065t', at: 'DEATH_POSITION' }),
  }),
  card('UNG_065t', 'Sherazin, Seed', {
    tags: { UNTOUCHABLE: 1 },
    triggers: FOURTH_CARD_AWAKENS,
  }),
];
