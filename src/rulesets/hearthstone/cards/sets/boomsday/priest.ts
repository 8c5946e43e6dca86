import { type CardEntry, card } from '../../entry.js';
import { HAS_10_CRYSTALS, MINIONS_IN_DECK, MINIONS_IN_HAND } from '../../selectors.js';

/** BOOMSDAY set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('BOT_216', 'Omega Medic', {
    battlecry: [{ if: HAS_10_CRYSTALS, then: [{ heal: 10, to: 'FRIENDLY_HERO' }] }],
  }),
  card('BOT_219', 'Extra Arms', {
    text: [{ enchant: 'BOT_219e', on: 'TARGET' }, { giveCard: 'BOT_219t' }],
  }),
  card('BOT_219e', 'Armed', { enchantment: { attack: 2, health: 2 } }),
  card('BOT_219t', 'More Arms!', { text: [{ enchant: 'BOT_219te', on: 'TARGET' }] }),
  card('BOT_219te', 'More Armed', { enchantment: { attack: 2, health: 2 } }),
  card('BOT_258', 'Zerek, Master Cloner', {
    triggers: [
      {
        on: 'SPELL_TEXT',
        subject: 'IS_SELF',
        source: 'FRIENDLY',
        do: [{ remember: 'EVENT_SOURCE' }],
      },
    ],
    deathrattle: [{ if: { exists: 'REMEMBERED' }, then: [{ summon: 'BOT_258' }] }],
  }),
  card('BOT_435', 'Cloning Device', {
    text: [{ discover: { cardsOf: { of: 'ENEMY_DECK', where: 'MINION' } }, then: [] }],
  }),
  card('BOT_509', 'Dead Ringer', {
    deathrattle: [{ drawThese: { random: { of: MINIONS_IN_DECK, where: 'HAS_DEATHRATTLE' } } }],
  }),
  card('BOT_517', 'Topsy Turvy', {
    rules: { text: ['HS-H6', 'HS-E4'] },
    text: [
      {
        enchant: 'BOT_517e',
        on: 'TARGET',
        num1: { tag: 'HEALTH_LEFT', of: 'TARGET' },
        num2: { tag: 'ATTACK', of: 'TARGET' },
      },
    ],
  }),
  card('BOT_517e', 'Downside Up', {
    enchantment: { attack: { set: 'NUM_1' }, health: { set: 'NUM_2' } },
  }),
  card('BOT_529', 'Power Word: Replicate', {
    text: [{ summonCopyOf: 'TARGET', with: 'BOT_529e' }],
  }),
  card('BOT_529e', 'Replicated', { enchantment: { attack: { set: 5 }, health: { set: 5 } } }),
  card('BOT_558', 'Test Subject', {
    triggers: [
      {
        on: 'SPELL_TEXT',
        subject: 'IS_SELF',
        source: 'FRIENDLY',
        do: [{ note: 'EVENT_SOURCE' }],
      },
    ],
    deathrattle: [{ forEach: 'NOTED', do: [{ giveCard: { cardOf: 'IT' } }] }],
  }),
  card('BOT_566', 'Reckless Experimenter', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: MINIONS_IN_HAND, where: 'HAS_DEATHRATTLE' },
        enchantment: 'BOT_566e2',
      },
    ],
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: { all: ['MINION', 'HAS_DEATHRATTLE'] },
        do: [{ enchant: 'BOT_566e', on: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('BOT_566e', 'Reckless Experiment', {
    triggers: [{ on: 'END_OF_TURN', do: [{ destroy: 'HOST' }] }],
  }),
  card('BOT_566e2', 'Reckless Experiment', {
    enchantment: { cost: -3 },
    was: [
      { before: '14.4', enchantment: { cost: -3 } },
      { before: '17.0', enchantment: { cost: { add: -3, notBelow: 1 } } },
    ],
  }),
  card('BOT_567', "Zerek's Cloning Gallery", {
    text: [
      {
        forEach: {
          random: MINIONS_IN_DECK,
          count: { minus: [7, { count: 'FRIENDLY_MINIONS' }] },
        },
        do: [{ summonCopyOf: 'IT', with: 'BOT_567e', rules: ['ZH-4.8-copy-enchantments'] }],
      },
    ],
  }),
  card('BOT_567e', 'Cloned', { enchantment: { attack: { set: 1 }, health: { set: 1 } } }),
];
