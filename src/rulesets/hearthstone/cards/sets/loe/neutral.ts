import { type CardEntry, card, ownCard } from '../../entry.js';
import {
  BASIC_HERO_POWERS,
  FRIENDLY_BEASTS,
  OTHER_FRIENDLY_MECHS,
  RANDOM_ENEMY,
  RANDOM_FRIENDLY_MINION,
} from '../../selectors.js';

/** LOE set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('LOE_077', 'Brann Bronzebeard', {
    auras: [
      {
        update: 'OTHER',
        rules: ['HS-AURA6'],
        tag: 'EXTRA_BATTLECRIES_BASE',
        on: 'FRIENDLY_PLAYER',
      },
    ],
  }),
  card('LOE_053', 'Djinni of Zephyrs', {
    triggers: [
      {
        on: 'AFTER_SPELL',
        rules: ['HS-TARGETCOND', 'ZH-2.3-djinni'],
        whose: 'YOURS',
        source: { all: ['MINION', 'FRIENDLY', { not: 'IS_SELF' }] },
        do: [{ cast: { cardOf: 'EVENT_SUBJECT' }, on: 'SELF' }],
      },
    ],
  }),
  card('LOE_038', 'Naga Sea Witch', {
    auras: [{ update: 'HEALTH_ATTACK', to: 'FRIENDLY_HAND', enchantment: 'LOE_038e' }],
  }),
  card('LOE_038e', 'Seawitching', { enchantment: { cost: { set: 5 } } }),
  card('LOE_086', 'Summoning Stone', {
    triggers: [
      {
        on: 'ON_PLAY',
        rules: ['HS-M7'],
        whose: 'YOURS',
        subject: 'SPELL',
        do: [{ summon: { pool: { type: 'MINION', costOf: 'EVENT_AMOUNT' } } }],
      },
    ],
  }),
  card('LOE_011', 'Reno Jackson', {
    battlecry: [
      {
        if: 'NO_DUPLICATES_IN_DECK',
        then: [{ heal: { tag: 'DAMAGE', of: 'FRIENDLY_HERO' }, to: 'FRIENDLY_HERO' }],
      },
    ],
  }),
  card('LOE_029', 'Jeweled Scarab', { battlecry: [{ discover: { pool: { cost: 3 } }, then: [] }] }),
  card('LOE_039', 'Gorillabot A-3', {
    battlecry: [
      {
        if: { exists: OTHER_FRIENDLY_MECHS },
        then: [{ discover: { pool: { type: 'MINION', race: 'MECHANICAL' } }, then: [] }],
      },
    ],
  }),
  card('LOE_046', 'Huge Toad', { deathrattle: [{ damage: 1, to: RANDOM_ENEMY }] }),
  card('LOE_047', 'Tomb Spider', {
    battlecry: [{ discover: { pool: { type: 'MINION', race: 'BEAST' } }, then: [] }],
  }),
  card('LOE_061', 'Anubisath Sentinel', {
    deathrattle: [{ enchant: 'LOE_061e', on: RANDOM_FRIENDLY_MINION }],
    rules: { deathrattle: ['SUP-MW-POWERMACE'] },
  }),
  card('LOE_061e', 'Power of the Titans', { enchantment: { attack: 3, health: 3 } }),
  card('LOE_073', 'Fossilized Devilsaur', {
    battlecry: [{ if: { exists: FRIENDLY_BEASTS }, then: [{ enchant: 'LOE_073e', on: 'SELF' }] }],
  }),
  card('LOE_073e', 'Fossilized', { enchantment: { grants: ['TAUNT'] } }),
  card('LOE_076', 'Sir Finley Mrrgglton', {
    battlecry: [{ discover: { oneOf: BASIC_HERO_POWERS, notOnBoard: true }, then: [] }],
  }),
  card('LOE_079', 'Elise Starseeker', {
    battlecry: [{ shuffleIntoDeck: { newCard: 'LOE_019t' } }],
  }),
  card('LOE_019t', 'Map to the Golden Monkey', {
    text: [{ shuffleIntoDeck: { newCard: 'LOE_019t2' } }, { draw: 1 }],
  }),
  card('LOE_019t2', 'Golden Monkey', {
    battlecry: [
      {
        forEach: { union: ['FRIENDLY_HAND', 'FRIENDLY_DECK'] },
        do: [{ replace: 'IT', withCard: { pool: { type: 'MINION', rarity: 'LEGENDARY' } } }],
      },
    ],
  }),
  card('LOE_089', 'Wobbling Runts', {
    rules: { deathrattle: ['HS-INF-place'] },
    deathrattle: [
      { summon: 'LOE_089t', save: 'rascally' },
      { summon: 'LOE_089t2', at: { rightOf: { saved: 'rascally' } }, save: 'wily' },
      { summon: 'LOE_089t3', at: { rightOf: { saved: 'wily' } } },
    ],
  }),
  card('LOE_092', 'Arch-Thief Rafaam', {
    battlecry: [{ discover: { oneOf: ['LOEA16_3', 'LOEA16_4', 'LOEA16_5'] }, then: [] }],
  }),
  card('LOEA16_3', 'Lantern of Power', { text: [{ enchant: 'LOEA16_3e', on: 'TARGET' }] }),
  card('LOEA16_3e', 'Lantern of Power', { enchantment: { attack: 10, health: 10 } }),
  card('LOEA16_4', 'Timepiece of Horror', {
    rules: { text: ['ZH-A.2-no-spell-damage-list'] },
    text: [{ repeat: { boosted: 10 }, do: [{ damage: 1, fixed: true, to: RANDOM_ENEMY }] }],
  }),
  card('LOEA16_5', 'Mirror of Doom', { text: [{ summon: 'LOEA16_5t', count: 7 }] }),
  card('LOE_107', 'Eerie Statue', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: 'SELF',
        enchantment: 'LOE_107e',
        if: { value: { count: 'ALL_MINIONS' }, atLeast: 2 },
      },
    ],
  }),
  /** Its id is ours. */
  ownCard({
    id: 'LOE_107e',
    name: 'Eerie Statue',
    type: 'ENCHANTMENT',
    set: 'LOE',
    enchantment: { grants: ['CANT_ATTACK'] },
  }),
  card('LOE_110', 'Ancient Shade', { battlecry: [{ shuffleIntoDeck: { newCard: 'LOE_110t' } }] }),
  card('LOE_110t', 'Ancient Curse', {
    whenDrawn: [
      { setAside: 'SELF', in: 'GRAVEYARD' },
      { damage: 7, to: 'FRIENDLY_HERO', fixed: true },
      { draw: 1 },
    ],
  }),
];
