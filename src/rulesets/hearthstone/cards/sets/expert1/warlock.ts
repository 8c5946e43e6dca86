import type { Selector } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';
import { MINIONS_IN_HAND, OTHER_FRIENDLY_DEMONS, OTHER_FRIENDLY_MINIONS } from '../../selectors.js';

/** The Demons in your deck. */
const DEMONS_IN_DECK: Selector = { of: 'FRIENDLY_DECK', where: { race: 'DEMON' } };

/** What Bane of Doom could bring at first: Blood Imp to Felguard. */
const SMALL_DEMONS = ['CS2_059', 'CS2_065', 'EX1_319', 'EX1_306', 'CS2_064', 'EX1_301'] as const;

/** EXPERT1 set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('EX1_319', 'Flame Imp', { battlecry: [{ damage: 3, to: 'FRIENDLY_HERO' }] }),
  card('EX1_315', 'Summoning Portal', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        rules: ['HS-AURA9', 'HS-M6', 'ZH-4.11-summoning-portal'],
        to: MINIONS_IN_HAND,
        enchantment: 'EX1_315e',
      },
    ],
    /** The books differ by when it lost its place before all others: after 10.0, or with 7.0 (ZH-4.11-summoning-portal). */
    was: [
      {
        before: '10.2',
        auras: [
          {
            update: 'HEALTH_ATTACK',
            rules: [
              'HS-R4-priority',
              'HS-R4-priority-old',
              'HS-AURA7',
              'HS-AURA9',
              'HS-M6',
              'ZH-4.11-summoning-portal-old',
            ],
            to: MINIONS_IN_HAND,
            enchantment: 'EX1_315e',
            priority: 'FIRST',
          },
        ],
      },
    ],
  }),
  card('EX1_315e', 'Portal Summoning', { enchantment: { cost: { add: -2, notBelow: 1 } } }),
  card('EX1_312', 'Twisting Nether', { text: [{ destroy: 'ALL_MINIONS' }] }),
  card('EX1_323', 'Lord Jaraxxus', {
    rules: { battlecry: ['HS-SEQ-minion-jaraxxus', 'HS-REPL-weapon'] },
    battlecry: [{ replaceHero: 'EX1_323h' }],
    override: {
      facts: { type: 'MINION', attack: 3, health: 15 },
      because:
        'since 20.0 it is played as a hero card; here it stays the minion that it was before',
    },
  }),
  card('EX1_323h', 'Lord Jaraxxus', { heroPower: 'EX1_tk33', weapon: 'EX1_323w' }),
  card('EX1_tk33', 'INFERNO!', { text: [{ summon: 'EX1_tk34' }] }),
  card('EX1_596', 'Demonfire', {
    rules: { text: ['HS-TARGETCOND', 'HS-COND10'] },
    text: [
      {
        if: { entity: 'TARGET', is: { all: ['FRIENDLY', { race: 'DEMON' }] } },
        then: [{ enchant: 'EX1_596e', on: 'TARGET' }],
        else: [{ damage: 2, to: 'TARGET' }],
      },
    ],
  }),
  card('EX1_596e', 'Demonfire', { enchantment: { attack: 2, health: 2 } }),
  card('EX1_304', 'Void Terror', {
    battlecry: [
      { save: 'eaten', entities: { adjacentTo: 'SELF' } },
      { destroy: { saved: 'eaten' } },
      {
        enchant: 'EX1_304e',
        on: 'SELF',
        num1: { tag: 'ATTACK', of: { saved: 'eaten' } },
        num2: { tag: 'HEALTH_LEFT', of: { saved: 'eaten' } },
      },
    ],
  }),
  card('EX1_304e', 'Consume', { enchantment: { attack: 'NUM_1', health: 'NUM_2' } }),
  card('EX1_301', 'Felguard', { battlecry: [{ gainMana: -1, kind: 'EMPTY_CRYSTAL' }] }),
  card('EX1_303', 'Shadowflame', {
    rules: { text: ['HS-RC1', 'SUP-MW-SHADOWFLAME', 'SUP-MW-ORDER', 'SUP-SPELL-ZERO'] },
    text: [
      {
        damage: { tag: 'ATTACK', of: 'TARGET' },
        to: 'ENEMY_MINIONS',
        sparing: 'MORTALLY_WOUNDED',
      },
      { destroy: 'TARGET' },
    ],
  }),
  card('EX1_309', 'Siphon Soul', {
    rules: { text: ['SUP-MW-ORDER'] },
    text: [{ destroy: 'TARGET' }, { heal: 3, to: 'FRIENDLY_HERO' }],
    was: [{ before: '7.0', text: [{ heal: 3, to: 'FRIENDLY_HERO' }, { destroy: 'TARGET' }] }],
  }),
  card('CS2_059', 'Blood Imp', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        rules: ['ZH-3.5-random-buff'],
        do: [{ enchant: 'CS2_059o', on: { random: OTHER_FRIENDLY_MINIONS } }],
      },
    ],
    was: [
      {
        before: '1.0.0.4442',
        triggers: [],
        auras: [{ update: 'HEALTH_ATTACK', to: OTHER_FRIENDLY_MINIONS, enchantment: 'CS2_059o' }],
      },
    ],
  }),
  card('CS2_059o', 'Blood Pact', { enchantment: { health: 1 } }),
  card('EX1_181', 'Call of the Void', {
    text: [{ giveCard: { pool: { type: 'MINION', race: 'DEMON' } } }],
  }),
  card('EX1_185', 'Siegebreaker', {
    auras: [{ update: 'HEALTH_ATTACK', to: OTHER_FRIENDLY_DEMONS, enchantment: 'EX1_185e' }],
  }),
  card('EX1_185e', 'Siegebreaking', { enchantment: { attack: 1 } }),
  card('EX1_313', 'Pit Lord', { battlecry: [{ damage: 5, to: 'FRIENDLY_HERO' }] }),
  card('EX1_317', 'Sense Demons', {
    text: [
      {
        repeat: 2,
        do: [
          {
            if: { exists: DEMONS_IN_DECK },
            then: [{ drawThese: { random: DEMONS_IN_DECK } }],
            else: [{ giveCard: 'EX1_317t' }],
          },
        ],
      },
    ],
  }),
  card('EX1_317t', 'Worthless Imp'),
  card('EX1_320', 'Bane of Doom', {
    rules: { text: ['HS-R5b', 'HS-R5b-old', 'HS-R5-conditions', 'HS-DH4'] },
    text: [
      { damage: 2, to: 'TARGET', rules: ['HS-DH4'] },
      {
        if: { entity: 'TARGET', is: 'KILLED' },
        then: [{ summon: { pool: { type: 'MINION', race: 'DEMON' } } }],
      },
    ],
    // any Demon since the spring of 2016; which patch of it is not known
    was: [
      {
        before: '5.0.0.12574',
        text: [
          { damage: 2, to: 'TARGET', rules: ['HS-DH4'] },
          {
            if: { entity: 'TARGET', is: 'KILLED' },
            then: [{ summon: { oneOf: SMALL_DEMONS } }],
          },
        ],
      },
    ],
  }),
];
