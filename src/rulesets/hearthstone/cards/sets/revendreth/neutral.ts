import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import {
  CONTROLS_A_SECRET,
  MINIONS_IN_DECK,
  MINIONS_IN_HAND,
  RANDOM_ENEMY,
  RANDOM_ENEMY_MINION,
  UNSPENT_MANA,
} from '../../selectors.js';
import { infuse } from '../../templates/infuse.js';
import { lendsToNext } from '../../templates/next-card.js';

const AN_ENEMY_MINION = {
  REQ_TARGET_IF_AVAILABLE: 0,
  REQ_MINION_TARGET: 0,
  REQ_ENEMY_TARGET: 0,
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
];
