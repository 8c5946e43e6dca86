import type { Selector } from '../../../language/words.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import {
  CONTROLS_A_SECRET,
  MINIONS_IN_DECK,
  MINIONS_IN_HAND,
  RANDOM_ENEMY,
  RANDOM_ENEMY_MINION,
  RANDOM_MINION_IN_ENEMY_DECK,
  UNSPENT_MANA,
} from '../../selectors.js';
import { devour } from '../../templates/devour.js';
import { CARDS_OF_ENEMY_DECK, guessOne } from '../../templates/guess.js';
import { infuse, whileInfusing } from '../../templates/infuse.js';
import { lendsToNext } from '../../templates/next-card.js';
import { startOfGame } from '../../templates/start-of-game.js';
import { A_MYSTERY, GUESSES, MYSTERY_PARTS } from '../../templates/suspicious.js';
import { afterTimes } from '../../templates/times.js';

const AN_ENEMY_MINION = {
  REQ_TARGET_IF_AVAILABLE: 0,
  REQ_MINION_TARGET: 0,
  REQ_ENEMY_TARGET: 0,
};

const FUEL: Selector = {
  of: { enchantmentsOn: 'SELF' },
  where: { card: 'REVENDRETH_FUEL' },
};

/** REVENDRETH set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('MAW_033', 'Sylvanas, the Accused', {
    requires: AN_ENEMY_MINION,
    triggers: infuse(7, 'MAW_033t'),
    battlecry: [{ destroy: 'TARGET' }],
  }),
  ownMinion({
    id: 'MAW_033t',
    name: 'Sylvanas, the Accused',
    set: 'REVENDRETH',
    rarity: 'LEGENDARY',
    cost: 6,
    attack: 5,
    health: 5,
    requires: AN_ENEMY_MINION,
    battlecry: [{ takeControl: 'TARGET' }],
  }),
  card('REV_012', 'Bog Beast', { deathrattle: [{ summon: 'REV_012t' }] }),
  ownMinion({
    id: 'REV_012t',
    name: 'Muckmare',
    set: 'REVENDRETH',
    cost: 3,
    attack: 2,
    health: 4,
    keywords: ['TAUNT'],
  }),

  card('REV_013', 'Stoneborn Accuser', { triggers: infuse(5, 'REV_013t') }),
  ownMinion({
    id: 'REV_013t',
    name: 'Stoneborn Accuser',
    set: 'REVENDRETH',
    cost: 5,
    attack: 5,
    health: 5,
    requires: { REQ_TARGET_IF_AVAILABLE: 0 },
    battlecry: [{ damage: 5, to: 'TARGET' }],
  }),
  card('REV_015', 'Masked Reveler', {
    deathrattle: [
      {
        summonCopyOf: { random: MINIONS_IN_DECK },
        with: 'REV_015t',
        at: 'DEATH_POSITION',
      },
    ],
  }),
  ownEnchantment('REV_015t', 'Disguised', { attack: { set: 2 }, health: { set: 2 } }),
  card('REV_019', 'Famished Fool', {
    triggers: infuse(4, 'REV_019t'),
    battlecry: [{ draw: 1 }],
  }),
  ownMinion({
    id: 'REV_019t',
    name: 'Famished Fool',
    set: 'REVENDRETH',
    cost: 5,
    attack: 3,
    health: 5,
    battlecry: [{ draw: 3 }],
  }),

  card('REV_020', 'Dinner Performer', {
    battlecry: [
      {
        putIntoPlay: {
          random: {
            of: MINIONS_IN_DECK,
            where: { value: { tag: 'COST', of: 'IT' }, atMost: UNSPENT_MANA },
          },
        },
        at: 'RIGHT_OF_SELF',
      },
    ],
  }),
  card('REV_251', 'Sinrunner', { deathrattle: [{ destroy: RANDOM_ENEMY_MINION }] }),
  card('REV_308', 'Maze Guide', { battlecry: [{ summon: { pool: { type: 'MINION', cost: 2 } } }] }),
  card('REV_338', 'Dredger Staff', { battlecry: [{ enchant: 'REV_338e', on: MINIONS_IN_HAND }] }),
  ownEnchantment('REV_338e', 'Grinding Time', { health: 1 }),
  card('REV_351', 'Roosting Gargoyle', {
    requires: {
      REQ_TARGET_IF_AVAILABLE: 0,
      REQ_MINION_TARGET: 0,
      REQ_FRIENDLY_TARGET: 0,
      REQ_TARGET_WITH_RACE: 20,
    },
    battlecry: [{ enchant: 'REV_351e', on: 'TARGET' }],
  }),
  ownEnchantment('REV_351e', 'Invigorated', { attack: 2 }),
  card('REV_375', 'Stoneborn General', { deathrattle: [{ summon: 'REV_375t' }] }),
  ownMinion({
    id: 'REV_375t',
    name: 'Gravewing',
    set: 'REVENDRETH',
    cost: 8,
    attack: 8,
    health: 8,
    keywords: ['RUSH'],
  }),

  card('REV_378', 'Forensic Duster', { battlecry: [{ enchant: 'REV_378e', on: 'ENEMY_PLAYER' }] }),
  ownCard({
    id: 'REV_378e',
    name: 'Dusted',
    type: 'ENCHANTMENT',
    enchantment: { lasts: 'OPPONENTS_NEXT_TURN' },
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'ENEMY_HAND', where: 'MINION' },
        enchantment: 'REV_378e2',
        if: 'OPPONENTS_TURN',
        inOrder: true,
        rules: ['ZH-4.11-aura-state-time'],
      },
    ],
  }),
  ownEnchantment('REV_378e2', 'Discovered!', { cost: 1 }),
  card('REV_837', 'Muck Plumber', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: { union: ['FRIENDLY_HAND', 'ENEMY_HAND'] }, where: 'MINION' },
        enchantment: 'REV_837e',
      },
    ],
  }),
  ownEnchantment('REV_837e', 'Ptoo!', { cost: 2 }),
  card('REV_839', 'Sinstone Totem', {
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [{ enchant: 'REV_839e', on: 'SELF' }] }],
  }),
  ownEnchantment('REV_839e', 'Sinstone', { health: 1 }),
  card('REV_841', 'Anonymous Informant', {
    battlecry: [{ enchant: 'REV_841e', on: 'FRIENDLY_PLAYER' }],
  }),
  ownCard({
    id: 'REV_841e',
    name: 'Informed',
    type: 'ENCHANTMENT',
    enchantment: {},
    ...lendsToNext('REV_841e2', 'SECRET'),
  }),
  ownEnchantment('REV_841e2', 'Informed', { cost: { set: 0 } }),
  card('REV_845', 'Volatile Skeleton', { deathrattle: [{ damage: 2, to: RANDOM_ENEMY }] }),
  card('REV_900', 'Scuttlebutt Ghoul', {
    battlecry: [{ if: CONTROLS_A_SECRET, then: [{ summonCopyOf: 'SELF' }] }],
  }),
  /** Its number counts what Infused it; the game's data gives it another id then, and nothing else. */
  card('REV_906', 'Sire Denathrius', {
    triggers: [
      {
        on: 'DEATH',
        whose: 'YOURS',
        zone: 'HAND',
        subject: 'MINION',
        rules: ['HS-INF-infuse'],
        do: [{ questProgress: 1 }],
      },
    ],
    battlecry: [
      {
        repeat: { plus: [5, { tag: 'QUEST_PROGRESS', of: 'SELF' }] },
        do: [{ damage: 1, to: RANDOM_ENEMY }],
      },
    ],
  }),
  card('REV_945', 'Sketchy Stranger', {
    battlecry: [
      {
        discover: {
          pool: { type: 'SPELL', secret: true, otherClassThan: 'FRIENDLY_HERO', anyClass: true },
        },
        then: [],
      },
    ],
  }),
  card('REV_946', 'Steamcleaner', {
    battlecry: [
      {
        setAside: {
          union: [
            { of: 'FRIENDLY_DECK', where: { not: 'STARTED_IN_YOUR_DECK' } },
            { of: 'ENEMY_DECK', where: { not: 'STARTED_IN_ENEMY_DECK' } },
          ],
        },
        in: 'GRAVEYARD',
      },
    ],
  }),
  card('REV_956', 'Priest of the Deceased', { triggers: infuse(3, 'REV_956t') }),
  ownMinion({
    id: 'REV_956t',
    name: 'Priest of the Deceased',
    set: 'REVENDRETH',
    cost: 2,
    attack: 4,
    health: 5,
    keywords: ['TAUNT'],
  }),

  card('REV_957', 'Murlocula', { triggers: infuse(4, 'REV_957t') }),
  ownMinion({
    id: 'REV_957t',
    name: 'Murlocula',
    set: 'REVENDRETH',
    cost: 0,
    attack: 3,
    health: 4,
    race: 'MURLOC',
    keywords: ['LIFESTEAL'],
  }),

  card('REV_960', 'Ashen Elemental', {
    battlecry: [{ enchant: 'REV_960e', on: 'ENEMY_PLAYER' }],
  }),
  ownCard({
    id: 'REV_960e',
    name: 'Ashes',
    type: 'ENCHANTMENT',
    enchantment: { lasts: 'OPPONENTS_NEXT_TURN' },
    triggers: [
      {
        on: 'DRAW',
        whose: 'OPPONENTS',
        when: 'OPPONENTS_TURN',
        do: [{ damage: 2, to: 'ENEMY_HERO' }],
      },
    ],
  }),
  ownCard({
    id: A_MYSTERY,
    name: 'A Mystery',
    type: 'ENCHANTMENT',
    enchantment: {},
    triggers: [GUESSES],
  }),
  ...MYSTERY_PARTS.map((id) => ownEnchantment(id, 'A Mystery', {})),
  card('MAW_004', 'Soul Seeker', {
    battlecry: [{ swap: 'SELF', with: RANDOM_MINION_IN_ENEMY_DECK }],
  }),
  card('MAW_031', 'Afterlife Attendant', {
    auras: [{ update: 'OTHER', tag: 'INFUSES_IN_DECK', on: 'FRIENDLY_PLAYER', amount: 1 }],
  }),
  card('MAW_032', 'Tight-Lipped Witness', {
    auras: (['FRIENDLY_PLAYER', 'ENEMY_PLAYER'] as const).map((on) => ({
      update: 'OTHER',
      tag: 'SECRETS_STAY_HIDDEN',
      on,
      amount: 1,
    })),
  }),
  card('MAW_034', 'The Jailer', {
    battlecry: [{ destroy: 'FRIENDLY_DECK' }, { enchant: 'MAW_034e', on: 'FRIENDLY_PLAYER' }],
  }),
  ownCard({
    id: 'MAW_034e',
    name: 'Mawsworn',
    type: 'ENCHANTMENT',
    enchantment: {},
    auras: [{ update: 'HEALTH_ATTACK', to: 'FRIENDLY_MINIONS', enchantment: 'MAW_034e2' }],
  }),
  ownEnchantment('MAW_034e2', 'Mawsworn', { grants: ['IMMUNE'] }),
  card('REV_014', 'Red Herring', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_MINIONS', where: { not: { named: 'Red Herring' } } },
        enchantment: 'REV_014e',
      },
    ],
  }),
  /** Its id is ours. */
  ownEnchantment('REV_014e', 'Distracted', { grants: ['STEALTH'] }),
  card('REV_016', 'Crooked Cook', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        when: {
          value: { tag: 'DAMAGE_DEALT_TO_HERO_THIS_TURN', of: 'FRIENDLY_PLAYER' },
          atLeast: 3,
        },
        do: [{ draw: 1 }],
      },
    ],
  }),
  card('REV_017', 'Insatiable Devourer', {
    requires: AN_ENEMY_MINION,
    triggers: infuse(5, 'REV_017t'),
    battlecry: devour('TARGET', 'REV_017e'),
  }),
  ownMinion({
    id: 'REV_017t',
    name: 'Insatiable Devourer',
    set: 'REVENDRETH',
    cost: 9,
    attack: 4,
    health: 4,
    requires: AN_ENEMY_MINION,
    battlecry: devour({ union: ['TARGET', { adjacentTo: 'TARGET' }] }, 'REV_017e'),
  }),
  ownEnchantment('REV_017e', 'Satiated', { attack: 'NUM_1', health: 'NUM_2' }),
  card('REV_018', 'Prince Renathal', {
    triggers: startOfGame([
      {
        if: { entity: 'FRIENDLY_HERO', is: { not: { carries: 'REV_018e' } } },
        then: [{ enchant: 'REV_018e', on: 'FRIENDLY_HERO' }],
      },
    ]),
  }),
  ownEnchantment('REV_018e', "Renathal's Vigor", { health: { set: 40 } }),
  card('REV_021', "Kael'thas Sinstrider", {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: MINIONS_IN_HAND,
        enchantment: 'REV_021e',
        if: {
          any: [2, 5, 8, 11, 14].map((played) => ({
            value: { tag: 'NUM_MINIONS_PLAYED_THIS_TURN', of: 'FRIENDLY_PLAYER' },
            exactly: played,
          })),
        },
        rules: ['ZH-4.11-aura-state-time'],
      },
    ],
  }),
  ownEnchantment('REV_021e', 'Sinstrider', { cost: { set: 0 } }),
  card('REV_023', 'Demolition Renovator', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_LOCATION_TARGET: 0, REQ_ENEMY_TARGET: 0 },
    battlecry: [{ destroy: 'TARGET' }],
  }),
  card('REV_238', 'Theotar, the Mad Duke', {
    battlecry: [
      { save: 'own', entities: { random: 'FRIENDLY_HAND', count: 3 } },
      { save: 'theirs', entities: { random: 'ENEMY_HAND', count: 3 } },
      {
        if: { all: [{ exists: { saved: 'own' } }, { exists: { saved: 'theirs' } }] },
        then: [
          { choose: { saved: 'theirs' }, save: 'get' },
          { choose: { saved: 'own' }, save: 'give' },
          { setAside: { union: [{ saved: 'get' }, { saved: 'give' }] } },
          { takeIntoHand: { saved: 'get' } },
          { takeIntoHand: { saved: 'give' }, who: 'OPPONENT' },
        ],
      },
    ],
  }),
  card('REV_370', 'Party Crasher', {
    requires: AN_ENEMY_MINION,
    battlecry: [
      {
        if: { exists: 'TARGET' },
        then: [
          { save: 'thrown', entities: { random: MINIONS_IN_HAND } },
          {
            if: { exists: { saved: 'thrown' } },
            then: [
              { save: 'force', value: { tag: 'ATK', of: { saved: 'thrown' } } },
              { setAside: { saved: 'thrown' }, in: 'GRAVEYARD' },
              { damage: { saved: 'force' }, to: 'TARGET', rules: ['HS-INF-throw'] },
            ],
          },
        ],
      },
    ],
  }),
  card('REV_377', 'Invitation Courier', {
    triggers: [
      {
        on: 'CARD_GAINED',
        whose: 'YOURS',
        subject: {
          all: [{ not: { class: 'NEUTRAL' } }, { not: { sameClassAs: 'FRIENDLY_HERO' } }],
        },
        nested: 'LOST',
        do: [{ giveCopiesOf: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('REV_843', 'Sinfueled Golem', {
    triggers: whileInfusing(
      'MINION',
      { enchant: 'REVENDRETH_FUEL', on: 'SELF', num1: { lastAttack: 'EVENT_SUBJECT' } },
      ...afterTimes(
        3,
        { save: 'fuel', value: { tag: 'TAG_SCRIPT_DATA_NUM_1', of: FUEL } },
        { detach: FUEL },
        { enchant: 'REV_843e', on: 'SELF', num1: { saved: 'fuel' } },
        { transform: 'SELF', into: 'REV_843t' },
      ),
    ),
  }),
  ownMinion({
    id: 'REV_843t',
    name: 'Sinfueled Golem',
    set: 'REVENDRETH',
    cost: 7,
    attack: 2,
    health: 2,
  }),
  ownEnchantment('REV_843e', 'Animated', { attack: 'NUM_1', health: 'NUM_1' }),
  /** Its id is ours: the Attack of a minion that has Infused the Golem. */
  ownEnchantment('REVENDRETH_FUEL', 'Sinfueled', {}),
  card('REV_901', 'Dispossessed Soul', {
    battlecry: [
      {
        if: { exists: 'FRIENDLY_LOCATIONS' },
        then: [{ discover: { cardsOf: 'FRIENDLY_DECK' }, then: [] }],
      },
    ],
  }),
  card('REV_916', 'Creepy Painting', {
    triggers: [
      {
        on: 'DEATH',
        subject: { all: ['MINION', { not: 'IS_SELF' }] },
        when: { entity: 'SELF', is: 'SURVIVES' },
        do: [{ transform: 'SELF', into: { cardOf: 'EVENT_SUBJECT' } }],
      },
    ],
  }),
  card('REV_022', 'Murloc Holmes', {
    battlecry: [
      ...guessOne({ of: CARDS_OF_ENEMY_DECK, where: { tag: 'OPENING_HAND', atLeast: 1 } }),
      ...guessOne('ENEMY_HAND'),
      ...guessOne('ENEMY_DECK'),
    ],
  }),
];
