import { type CardEntry, card, ownCard } from '../../entry.js';
import { RANDOM_FRIENDLY_MINION } from '../../selectors.js';
import { CARDS_OF_ENEMY_DECK, guessOne } from '../../templates/guess.js';

/** UNGORO set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('UNG_022', 'Mirage Caller', {
    battlecry: [
      { summonCopyOf: 'TARGET', save: 'copy' },
      { enchant: 'UNG_022e', on: { saved: 'copy' } },
    ],
  }),
  card('UNG_022e', 'Mirage', { enchantment: { attack: { set: 1 }, health: { set: 1 } } }),
  card('UNG_029', 'Shadow Visions', {
    text: [{ discover: { cardsOf: { of: 'FRIENDLY_DECK', where: 'SPELL' } }, then: [] }],
  }),
  card('UNG_030', 'Binding Heal', {
    text: [{ heal: 5, to: { union: ['TARGET', 'FRIENDLY_HERO'] } }],
  }),
  card('UNG_032', 'Crystalline Oracle', {
    deathrattle: [{ giveCard: { cardOf: { random: 'ENEMY_DECK' } } }],
  }),
  card('UNG_034', 'Radiant Elemental', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_HAND', where: 'SPELL' },
        enchantment: 'UNG_034e',
      },
    ],
  }),
  card('UNG_034e', 'Radiant Elemental', { enchantment: { cost: -1 } }),
  card('UNG_035', 'Curious Glimmerroot', {
    rules: { battlecry: ['HS-INF-guess'] },
    battlecry: guessOne(CARDS_OF_ENEMY_DECK),
  }),
  card('UNG_037', 'Tortollan Shellraiser', {
    deathrattle: [{ enchant: 'UNG_037e', on: RANDOM_FRIENDLY_MINION }],
  }),
  card('UNG_037e', 'Shellshield', { enchantment: { attack: 1, health: 1 } }),
  card('UNG_854', 'Free From Amber', {
    text: [
      {
        discover: { pool: { type: 'MINION', costAtLeast: 8 } },
        in: 'SETASIDE',
        save: 'taken',
        then: [{ summon: { cardOf: { saved: 'taken' } } }],
      },
    ],
  }),
  card('UNG_940', 'Awaken the Makers', {
    quest: { progress: 7, reward: 'UNG_940t8' },
    triggers: [
      {
        on: 'AFTER_SUMMON',
        rules: ['SUP-QUEST-LIST', 'ZH-5.3-quests-ungoro', 'SUP-QUEST-OWNER', 'SUP-QUEST-MAKERS'],
        whose: 'YOURS',
        subject: 'HAS_DEATHRATTLE',
        do: [{ questProgress: 1 }],
      },
    ],
  }),
  card('UNG_963', 'Lyra the Sunshard', {
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: 'SPELL',
        do: [{ giveCard: { pool: { type: 'SPELL', class: 'PRIEST' } } }],
      },
    ],
  }),
  // not healing, and it lowers a maximum that is above 40
  card('UNG_940t8', 'Amara, Warden of Hope', {
    rules: { battlecry: ['ZH-4.1-set-health', 'ZH-4.1-hero-set-caps'] },
    battlecry: [{ enchant: 'UNG_940t8e', on: 'FRIENDLY_HERO' }],
  }),
  /** Its id is ours. */
  ownCard({
    id: 'UNG_940t8e',
    name: 'Amara, Warden of Hope',
    type: 'ENCHANTMENT',
    class: 'PRIEST',
    set: 'UNGORO',
    enchantment: { health: { set: 40 } },
  }),
];
