import { type CardEntry, card } from '../../entry.js';
import {
  CAST_A_SPELL_THIS_TURN,
  HAS_10_CRYSTALS,
  MAGNETIC_PART,
  MECHS_IN_HAND,
  MINIONS_IN_HAND,
  RANDOM_ENEMY_MINION,
  TURN_OF_HOST,
} from '../../selectors.js';
import { cannotAttackIf } from '../../templates/auras.js';

/** BOOMSDAY set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('BOT_280', 'Holomancer', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'OPPONENTS',
        subject: 'MINION',
        evenIfGone: true,
        rules: ['ZH-2.2-left-before-completion', 'ZH-2.2-transformed'],
        do: [{ summon: { cardOf: 'EVENT_SUBJECT' }, with: 'BOT_280e' }],
      },
    ],
  }),
  card('BOT_280e', 'Hologram', { enchantment: { attack: { set: 1 }, health: { set: 1 } } }),
  card('BOT_424', "Mecha'thun", {
    deathrattle: [
      {
        if: {
          all: [
            { not: { exists: 'FRIENDLY_DECK' } },
            { not: { exists: 'FRIENDLY_HAND' } },
            { not: { exists: 'FRIENDLY_MINIONS' } },
          ],
        },
        then: [{ destroy: 'ENEMY_HERO' }],
      },
    ],
  }),
  card('BOT_511t', 'Bomb', {
    rules: { whenDrawn: ['ZH-1.6-draw-stops-when-dying'] },
    whenDrawn: [
      { setAside: 'SELF', in: 'GRAVEYARD' },
      { damage: 5, to: 'FRIENDLY_HERO', fixed: true },
      { if: { entity: 'FRIENDLY_HERO', is: 'SURVIVES' }, then: [{ draw: 1 }] },
    ],
  }),
  card('BOT_020', 'Skaterbot'),
  card('BOT_563', 'Wargear'),
  card('BOT_079', 'Faithful Lumi', {
    requires: {
      REQ_TARGET_IF_AVAILABLE: 0,
      REQ_FRIENDLY_TARGET: 0,
      REQ_MINION_TARGET: 0,
      REQ_TARGET_WITH_RACE: 17,
    },
    battlecry: [{ enchant: 'BOT_079e', on: 'TARGET' }],
  }),
  card('BOT_079e', 'Illuminated', { enchantment: { attack: 1, health: 1 } }),
  card('BOT_539', 'Arcane Dynamo', {
    battlecry: [{ discover: { pool: { type: 'SPELL', costAtLeast: 5 } }, then: [] }],
  }),
  card('BOT_021', 'Bronze Gatekeeper'),
  card('BOT_031', 'Goblin Bomb', { deathrattle: [{ damage: 2, to: 'ENEMY_HERO' }] }),
  card('BOT_066', 'Mechanical Whelp', { deathrattle: [{ summon: 'BOT_066t' }] }),
  card('BOT_083', 'Toxicologist', { battlecry: [{ enchant: 'BOT_083e', on: 'FRIENDLY_WEAPON' }] }),
  card('BOT_083e', 'Toxic', { enchantment: { attack: 1 } }),
  card('BOT_098', 'Unpowered Mauler', {
    auras: [cannotAttackIf({ not: CAST_A_SPELL_THIS_TURN })],
  }),
  card('BOT_102', 'Spark Drill', { deathrattle: [{ giveCard: 'BOT_102t', count: 2 }] }),
  card('BOT_107', 'Missile Launcher', {
    magnetic: 'BOT_107e',
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [{ damage: 1, to: { of: 'ALL_CHARACTERS', except: 'SELF' } }],
      },
    ],
  }),
  card('BOT_107e', 'Missile Launcher', {
    enchantment: MAGNETIC_PART,
    triggers: [
      {
        on: 'END_OF_TURN',
        queueIf: TURN_OF_HOST,
        do: [{ damage: 1, to: { of: 'ALL_CHARACTERS', except: 'HOST' }, from: 'HOST' }],
      },
    ],
  }),
  card('BOT_267', 'Piloted Reaper', {
    deathrattle: [
      { putIntoPlay: { random: { of: MINIONS_IN_HAND, where: { tag: 'COST', atMost: 2 } } } },
    ],
  }),
  card('BOT_270', 'Giggling Inventor', {
    battlecry: [{ summon: 'BOT_270t', count: 2, at: 'ALTERNATING' }],
  }),
  card('BOT_270t', 'Annoy-o-Tron'),
  card('BOT_296', 'Omega Defender', {
    battlecry: [{ if: HAS_10_CRYSTALS, then: [{ enchant: 'BOT_296e', on: 'SELF' }] }],
  }),
  card('BOT_296e', 'Omega Surge', { enchantment: { attack: 10 } }),
  card('BOT_308', 'Spring Rocket', { battlecry: [{ damage: 2, to: 'TARGET' }] }),
  card('BOT_312', 'Replicating Menace', {
    magnetic: 'BOT_312e',
    deathrattle: [{ summon: 'BOT_312t', count: 3 }],
  }),
  card('BOT_312e', 'Replicating Menace', {
    enchantment: MAGNETIC_PART,
    deathrattle: [{ summon: 'BOT_312t', count: 3 }],
  }),
  card('BOT_401', 'Weaponized Piñata', {
    deathrattle: [{ giveCard: { pool: { type: 'MINION', rarity: 'LEGENDARY' } } }],
  }),
  card('BOT_413', 'Brainstormer', {
    battlecry: [
      {
        enchant: 'BOT_413e',
        on: 'SELF',
        num1: { count: { of: 'FRIENDLY_HAND', where: 'SPELL' } },
      },
    ],
  }),
  card('BOT_413e', 'Brain Power', { enchantment: { health: 'NUM_1' } }),
  card('BOT_431', 'Whirliglider', { battlecry: [{ summon: 'BOT_031' }] }),
  card('BOT_445', 'Mecharoo', { deathrattle: [{ summon: 'BOT_445t' }] }),
  card('BOT_447', 'Crystallizer', {
    battlecry: [{ damage: 5, to: 'FRIENDLY_HERO' }, { gainArmor: 5 }],
  }),
  card('BOT_448', 'Damaged Stegotron', { battlecry: [{ damage: 6, to: 'SELF' }] }),
  card('BOT_511', 'Seaforium Bomber', {
    battlecry: [{ shuffleIntoDeck: { newCard: 'BOT_511t' }, who: 'OPPONENT' }],
  }),
  card('BOT_532', 'Explodinator', {
    battlecry: [{ summon: 'BOT_031', count: 2, at: 'ALTERNATING' }],
  }),
  card('BOT_535', 'Microtech Controller', {
    battlecry: [{ summon: 'BOT_312t', count: 2, at: 'ALTERNATING' }],
  }),
  card('BOT_538', 'Spark Engine', { battlecry: [{ giveCard: 'BOT_102t' }] }),
  card('BOT_540', 'E.M.P. Operative', { battlecry: [{ destroy: 'TARGET' }] }),
  card('BOT_544', 'Loose Specimen', {
    battlecry: [
      {
        repeat: 6,
        do: [
          {
            damage: 1,
            to: { random: { of: 'FRIENDLY_MINIONS', where: 'SURVIVES', except: 'SELF' } },
          },
        ],
      },
    ],
  }),
  card('BOT_548', 'Zilliax'),
  card('BOT_550', 'Electrowright', {
    battlecry: [
      {
        if: {
          exists: {
            of: 'FRIENDLY_HAND',
            where: { all: ['SPELL', { tag: 'COST', atLeast: 5 }] },
          },
        },
        then: [{ enchant: 'BOT_550e', on: 'SELF' }],
      },
    ],
  }),
  card('BOT_550e', 'Electrified', { enchantment: { attack: 1, health: 1 } }),
  card('BOT_552', 'Star Aligner', {
    battlecry: [
      {
        if: {
          value: { count: { of: 'FRIENDLY_MINIONS', where: { tag: 'HEALTH_LEFT', exactly: 7 } } },
          atLeast: 3,
        },
        then: [{ damage: 7, to: 'ENEMY_CHARACTERS' }],
      },
    ],
  }),
  card('BOT_555', 'Harbinger Celestia', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'OPPONENTS',
        subject: 'MINION',
        do: [{ becomeCopyOf: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('BOT_562', 'Coppertail Imposter', { battlecry: [{ enchant: 'BOT_562e', on: 'SELF' }] }),
  card('BOT_562e', 'Disguised', {
    enchantment: { grants: ['STEALTH'] },
    triggers: [{ on: 'START_OF_TURN', whose: 'YOURS', do: [{ detach: 'SELF' }] }],
  }),
  card('BOT_573', 'Subject 9', {
    battlecry: [
      {
        repeat: 5,
        do: [
          {
            save: 'next',
            entities: {
              random: {
                of: 'FRIENDLY_DECK',
                where: { all: ['SECRET', { not: { sameCardAs: { saved: 'drawn' } } }] },
              },
            },
          },
          { save: 'drawn', entities: { union: [{ saved: 'drawn' }, { saved: 'next' }] } },
          { drawThese: { saved: 'next' } },
        ],
      },
    ],
  }),
  card('BOT_606', 'Kaboom Bot', { deathrattle: [{ damage: 4, to: RANDOM_ENEMY_MINION }] }),
  card('BOT_700', 'SN1P-SN4P', {
    magnetic: 'BOT_700e',
    deathrattle: [{ summon: 'BOT_312t', count: 2 }],
  }),
  card('BOT_700e', 'SN1P-SN4P', {
    enchantment: MAGNETIC_PART,
    deathrattle: [{ summon: 'BOT_312t', count: 2 }],
  }),
  card('BOT_907', 'Galvanizer', { battlecry: [{ enchant: 'BOT_907e', on: MECHS_IN_HAND }] }),
  card('BOT_907e', 'Galvanized', { enchantment: { cost: -1 } }),
  // its decks are those of the client: in a game it does nothing
  card('BOT_914', 'Whizbang the Wonderful'),
  // Copies of its own, and those of another one, are not copied once more.
  card('BOT_559', 'Augmented Elekk', {
    triggers: [
      {
        on: 'SHUFFLED',
        whose: 'YOURS',
        rules: ['ZH-4.7-weasel-tunneler'],
        do: [
          {
            forEach: 'EVENT_SUBJECT',
            do: [{ shuffleIntoDeck: { newCard: { cardOf: 'IT' } }, who: 'IT_CONTROLLER' }],
          },
        ],
      },
    ],
  }),
];
