import type { Condition, Selector } from '../../../language/words.js';
import { type CardEntry, card, ownCard } from '../../entry.js';
import {
  CTHUN_GIFT,
  CTHUN_HAS_10_ATTACK,
  ENDS_AS_HOST_IS_PLAYED,
  GOES_ON_WHILE_IT_KILLS,
  giveCthun,
  OTHER_FRIENDLY_MINIONS,
  RANDOM_ENEMY,
  RANDOM_FRIENDLY_MINION,
  RANDOM_MINION_IN_DECK,
} from '../../selectors.js';

/** Other Bloods of The Ancient One that you control. */
const OTHER_BLOODS: Selector = {
  of: 'FRIENDLY_MINIONS',
  where: { all: [{ card: 'OG_173' }, 'SURVIVES'] },
  except: 'SELF',
};

/** You control two of them. */
const TWO_BLOODS: Condition = { exists: OTHER_BLOODS };

/** OG set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('OG_123', 'Shifter Zerus', {
    triggers: [
      {
        on: 'START_OF_TURN',
        rules: ['HS-DP4b'],
        whose: 'YOURS',
        zone: 'HAND',
        queueIf: { not: { entity: 'SELF', is: { carries: 'OG_123e' } } },
        do: [
          { enchant: 'OG_123e', on: 'SELF' },
          { transform: 'SELF', into: { pool: { type: 'MINION' } } },
        ],
      },
    ],
  }),
  card('OG_123e', 'Shifting', {
    enchantment: { lasts: 'OUT_OF_PLAY' },
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        queueIf: { entity: 'HOST', is: 'IN_HAND' },
        do: [{ transform: 'HOST', into: { pool: { type: 'MINION' } } }],
      },
    ],
  }),
  card('OG_173', 'Blood of The Ancient One', {
    // both die before the new one comes: it is one of those that force a Death Phase
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        rules: ['HS-FDP1'],
        queueIf: TWO_BLOODS,
        when: TWO_BLOODS,
        do: [
          { save: 'other', entities: { first: OTHER_BLOODS, count: 1 } },
          { destroy: 'SELF' },
          { destroy: { saved: 'other' } },
          { forceDeathPhase: true },
          { summon: 'OG_173a' },
        ],
      },
    ],
  }),
  card('OG_133', "N'Zoth, the Corruptor", {
    rules: { battlecry: ['HS-DEC3', 'HS-DEC4'] },
    battlecry: [
      { resurrect: { died: 'THIS_GAME', side: 'FRIENDLY', like: { deathrattle: true } } },
    ],
  }),
  card('OG_042', "Y'Shaarj, Rage Unbound", {
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [{ putIntoPlay: RANDOM_MINION_IN_DECK }] }],
  }),
  card('OG_134', "Yogg-Saron, Hope's End", {
    rules: { battlecry: ['HS-FDP1'] },
    battlecry: [
      {
        repeat: { tag: 'NUM_SPELLS_PLAYED_THIS_GAME', of: 'FRIENDLY_PLAYER' },
        do: [
          {
            if: { entity: 'SELF', is: { all: ['ON_BOARD', { not: { has: 'SILENCED' } }] } },
            then: [{ cast: { pool: { type: 'SPELL' } } }, { forceDeathPhase: true }],
          },
        ],
      },
    ],
    was: [
      {
        before: '6.1',

        // it went on whatever had become of it
        battlecry: [
          {
            repeat: { tag: 'NUM_SPELLS_PLAYED_THIS_GAME', of: 'FRIENDLY_PLAYER' },
            do: [{ cast: { pool: { type: 'SPELL' } } }, { forceDeathPhase: true }],
          },
        ],
      },
    ],
  }),
  card('OG_280', "C'Thun", {
    battlecry: [{ repeat: { tag: 'ATTACK', of: 'SELF' }, do: [{ damage: 1, to: RANDOM_ENEMY }] }],
  }),
  card('OG_255', 'Doomcaller', {
    battlecry: [
      giveCthun('OG_290e', 2),
      {
        if: { diedThisGame: 'OG_280', side: 'FRIENDLY' },
        then: [{ shuffleIntoDeck: { newCard: 'OG_280' } }],
      },
    ],
  }),
  card('OG_290e', 'Caller Devotion', { enchantment: CTHUN_GIFT }),
  card('OG_281', 'Beckoner of Evil', { battlecry: [giveCthun('OG_281e', 2)] }),
  card('OG_281e', 'Fanatic Devotion', { enchantment: CTHUN_GIFT }),
  card('OG_283', "C'Thun's Chosen", { battlecry: [giveCthun('OG_281e', 2)] }),
  card('OG_284', 'Twilight Geomancer', {
    battlecry: [{ enchant: 'OG_284e', on: 'FRIENDLY_PLAYER' }],
  }),
  card('OG_284e', 'Geomancy', { enchantment: { grants: ['TAUNT'], everyCard: 'OG_280' } }),
  card('OG_286', 'Twilight Elder', {
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [giveCthun('OG_281e', 1)] }],
  }),
  card('OG_321', 'Crazed Worshipper', {
    triggers: [{ on: 'DAMAGE', subject: 'IS_SELF', do: [giveCthun('OG_321e', 1)] }],
  }),
  card('OG_321e', 'Power of Faith', { enchantment: CTHUN_GIFT }),
  card('OG_339', 'Skeram Cultist', { battlecry: [giveCthun('OG_339e', 2)] }),
  card('OG_339e', "Vassal's Subservience", { enchantment: CTHUN_GIFT }),
  card('OG_162', "Disciple of C'Thun", {
    battlecry: [{ damage: 2, to: 'TARGET' }, giveCthun('OG_281e', 2)],
  }),
  card('OG_131', "Twin Emperor Vek'lor", {
    battlecry: [{ if: CTHUN_HAS_10_ATTACK, then: [{ summon: 'OG_319' }] }],
  }),
  card('OG_122', 'Mukla, Tyrant of the Vale', { battlecry: [{ giveCard: 'EX1_014t', count: 2 }] }),
  card('OG_308', 'Giant Sand Worm', {
    triggers: [GOES_ON_WHILE_IT_KILLS],
  }),
  // each of them, in order of play, as it is copied (HS-COPY2)
  card('OG_316', 'Herald Volazj', {
    battlecry: [
      {
        forEach: OTHER_FRIENDLY_MINIONS,
        do: [
          { summonCopyOf: 'IT', save: 'copy' },
          { enchant: 'OG_316k', on: { saved: 'copy' } },
        ],
      },
    ],
  }),
  card('OG_316k', 'Shadowy', { enchantment: { attack: { set: 1 }, health: { set: 1 } } }),
  card('OG_034', 'Silithid Swarmer', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: 'SELF',
        enchantment: 'OG_034e',
        if: { value: { tag: 'NUM_ATTACKS_THIS_TURN', of: 'FRIENDLY_HERO' }, exactly: 0 },
      },
    ],
  }),
  /** Its id is ours. */
  ownCard({
    id: 'OG_034e',
    name: 'Silithid Swarmer',
    type: 'ENCHANTMENT',
    set: 'OG',
    enchantment: { grants: ['CANT_ATTACK'] },
  }),
  card('OG_102', 'Darkspeaker', {
    battlecry: [
      {
        if: { exists: 'TARGET' },
        then: [
          { save: 'attack', value: { tag: 'ATTACK', of: 'SELF' } },
          { save: 'health', value: { tag: 'HEALTH_LEFT', of: 'SELF' } },
          {
            enchant: 'OG_102e',
            on: 'SELF',
            num1: { tag: 'ATTACK', of: 'TARGET' },
            num2: { tag: 'HEALTH_LEFT', of: 'TARGET' },
          },
          {
            enchant: 'OG_102e',
            on: 'TARGET',
            num1: { saved: 'attack' },
            num2: { saved: 'health' },
          },
        ],
      },
    ],
  }),
  card('OG_102e', 'Power Transfer', {
    enchantment: { attack: { set: 'NUM_1' }, health: { set: 'NUM_2' } },
  }),
  card('OG_138', 'Nerubian Prophet', {
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        zone: 'HAND',
        do: [{ enchant: 'OG_138e', on: 'SELF' }],
      },
    ],
  }),
  card('OG_138e', 'Will of the Vizier', {
    enchantment: { cost: -1 },
    triggers: [ENDS_AS_HOST_IS_PLAYED],
  }),
  card('OG_147', 'Corrupted Healbot', { deathrattle: [{ heal: 8, to: 'ENEMY_HERO' }] }),
  card('OG_150', 'Aberrant Berserker', { auras: [{ update: 'HEALTH_ATTACK', enrage: 'OG_150e' }] }),
  card('OG_150e', 'Enraged', { enchantment: { attack: 2 } }),
  card('OG_151', "Tentacle of N'Zoth", { deathrattle: [{ damage: 1, to: 'ALL_MINIONS' }] }),
  card('OG_156', 'Bilefin Tidehunter', { battlecry: [{ summon: 'OG_156a' }] }),
  card('OG_158', 'Zealous Initiate', {
    deathrattle: [{ enchant: 'OG_158e', on: RANDOM_FRIENDLY_MINION }],
  }),
  card('OG_158e', 'Secrets of the Cult', { enchantment: { attack: 1, health: 1 } }),
  card('OG_161', 'Corrupted Seer', {
    battlecry: [{ damage: 2, to: { of: 'ALL_MINIONS', where: { not: { race: 'MURLOC' } } } }],
  }),
  card('OG_174', 'Faceless Shambler', {
    battlecry: [
      {
        if: { exists: 'TARGET' },
        then: [
          {
            enchant: 'OG_174e',
            on: 'SELF',
            num1: { tag: 'ATTACK', of: 'TARGET' },
            num2: { tag: 'HEALTH_LEFT', of: 'TARGET' },
          },
        ],
      },
    ],
  }),
  card('OG_174e', 'Faceless', {
    enchantment: { attack: { set: 'NUM_1' }, health: { set: 'NUM_2' } },
  }),
  card('OG_200', 'Validated Doomsayer', {
    triggers: [{ on: 'START_OF_TURN', whose: 'YOURS', do: [{ enchant: 'OG_200e', on: 'SELF' }] }],
  }),
  card('OG_200e', 'Doom Free', { enchantment: { attack: { set: 7 } } }),
  card('OG_249', 'Infested Tauren', { deathrattle: [{ summon: 'OG_249a' }] }),
  card('OG_254', 'Eater of Secrets', {
    battlecry: [
      { save: 'secrets', entities: { of: 'ENEMY_SECRETS', where: 'SECRET' } },
      { destroy: { saved: 'secrets' } },
      { enchant: 'OG_254e', on: 'SELF', num1: { saved: 'secrets' } },
    ],
  }),
  card('OG_254e', 'Secretly Sated', { enchantment: { attack: 'NUM_1', health: 'NUM_1' } }),
  card('OG_256', "Spawn of N'Zoth", {
    deathrattle: [{ enchant: 'OG_256e', on: 'FRIENDLY_MINIONS' }],
  }),
  card('OG_256e', 'Slimed', { enchantment: { attack: 1, health: 1 } }),
  card('OG_271', 'Scaled Nightmare', {
    triggers: [{ on: 'START_OF_TURN', whose: 'YOURS', do: [{ enchant: 'OG_271e', on: 'SELF' }] }],
  }),
  card('OG_271e', 'Terrifying Visage', { enchantment: { attack: { times: 2 } } }),
  card('OG_272', 'Twilight Summoner', { deathrattle: [{ summon: 'OG_272t' }] }),
  card('OG_290', 'Ancient Harbinger', {
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        do: [
          {
            drawThese: {
              random: {
                of: 'FRIENDLY_DECK',
                where: { all: ['MINION', { tag: 'COST', exactly: 10 }] },
              },
            },
          },
        ],
      },
    ],
  }),
  card('OG_295', 'Cult Apothecary', {
    battlecry: [{ heal: { times: [2, { count: 'ENEMY_MINIONS' }] }, to: 'FRIENDLY_HERO' }],
  }),
  card('OG_300', 'The Boogeymonster', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: 'IS_SELF',
        subject: { all: ['MINION', 'KILLED'] },
        when: { entity: 'SELF', is: 'SURVIVES' },
        do: [{ enchant: 'OG_300e', on: 'SELF' }],
      },
    ],
  }),
  card('OG_300e', 'Tasty!', { enchantment: { attack: 2, health: 2 } }),
  card('OG_317', 'Deathwing, Dragonlord', {
    deathrattle: [
      { putIntoPlay: { of: 'FRIENDLY_HAND', where: { all: ['MINION', { race: 'DRAGON' }] } } },
    ],
  }),
  card('OG_318', 'Hogger, Doom of Elwynn', {
    triggers: [{ on: 'DAMAGE', subject: 'IS_SELF', do: [{ summon: 'OG_318t' }] }],
  }),
  card('OG_320', 'Midnight Drake', {
    battlecry: [{ enchant: 'OG_320e', on: 'SELF', num1: { count: 'FRIENDLY_HAND' } }],
  }),
  card('OG_320e', 'Hour of Corruption', { enchantment: { attack: 'NUM_1' } }),
  card('OG_322', 'Blackwater Pirate', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_HAND', where: 'WEAPON' },
        enchantment: 'OG_322e',
      },
    ],
  }),
  /** Its id is ours. */
  ownCard({
    id: 'OG_322e',
    name: 'Blackwater Pirate',
    type: 'ENCHANTMENT',
    set: 'OG',
    enchantment: { cost: -2 },
  }),
  card('OG_323', 'Polluted Hoarder', { deathrattle: [{ draw: 1 }] }),
  card('OG_337', 'Cyclopian Horror', {
    battlecry: [{ enchant: 'OG_337e', on: 'SELF', num1: { count: 'ENEMY_MINIONS' } }],
  }),
  card('OG_337e', 'Eve of Destruction', { enchantment: { health: 'NUM_1' } }),
  card('OG_338', 'Nat, the Darkfisher', {
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'OPPONENTS',
        do: [
          { save: 'roll', value: { randomFrom: [1, 2] } },
          { if: { value: { saved: 'roll' }, exactly: 1 }, then: [{ draw: 1, who: 'OPPONENT' }] },
        ],
      },
    ],
  }),
];
