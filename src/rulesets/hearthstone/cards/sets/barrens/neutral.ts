import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import {
  ADVENTURER,
  OTHER_FRIENDLY_MINIONS,
  OTHER_FRIENDLY_MURLOCS,
  RANDOM_ENEMY_MINION,
  RANDOM_FRIENDLY_MINION,
  RANDOM_MINION_IN_ENEMY_HAND,
  randomDefender,
} from '../../selectors.js';
import { afterYouCast } from '../../templates/after-playing.js';
import { lendsToNext } from '../../templates/next-card.js';

/** BARRENS set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('BAR_042', 'Primordial Protector', {
    battlecry: [
      {
        drawThese: { random: { highest: 'COST', among: { of: 'FRIENDLY_DECK', where: 'SPELL' } } },
        save: 'drawn',
      },
      {
        forEach: { saved: 'drawn' },
        do: [{ summon: { pool: { type: 'MINION', costOf: 'IT' } } }],
      },
    ],
  }),
  card('BAR_080', "Shadow Hunter Vol'jin", {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0 },
    rules: { battlecry: ['ZH-4.7-full-zone'] },
    battlecry: [
      { save: 'owner', value: { if: { entity: 'TARGET', is: 'FRIENDLY' }, then: 1, else: 0 } },
      {
        save: 'mine',
        entities: { random: { of: 'FRIENDLY_HAND', where: 'MINION' } },
      },
      {
        save: 'theirs',
        entities: RANDOM_MINION_IN_ENEMY_HAND,
      },
      { returnToHand: 'TARGET' },
      {
        if: { value: { saved: 'owner' }, exactly: 1 },
        then: [{ putIntoPlay: { saved: 'mine' }, blindly: true }],
        else: [{ putIntoPlay: { saved: 'theirs' }, blindly: true }],
      },
    ],
  }),
  card('BAR_020', 'Razormane Raider', {
    frenzy: [{ forceAttack: 'SELF', on: randomDefender('ENEMY_CHARACTERS') }],
  }),
  card('BAR_022', 'Peon', {
    frenzy: [{ giveCard: { pool: { type: 'SPELL', classOf: 'FRIENDLY_HERO' } } }],
  }),
  card('BAR_024', 'Oasis Thrasher', { frenzy: [{ damage: 3, to: 'ENEMY_HERO' }] }),
  card('BAR_025', 'Sunwell Initiate', { frenzy: [{ set: { DIVINE_SHIELD: 1 }, on: 'SELF' }] }),
  card('BAR_026', "Death's Head Cultist", { deathrattle: [{ heal: 4, to: 'FRIENDLY_HERO' }] }),
  card('BAR_027', 'Darkspear Berserker', { deathrattle: [{ damage: 5, to: 'FRIENDLY_HERO' }] }),
  card('BAR_061', 'Ratchet Privateer', {
    battlecry: [{ enchant: 'BAR_061e', on: 'FRIENDLY_WEAPON' }],
  }),
  ownEnchantment('BAR_061e', 'Ratchet Privateer', { attack: 1 }),
  card('BAR_062', 'Lushwater Murcenary', {
    battlecry: [
      { if: { exists: OTHER_FRIENDLY_MURLOCS }, then: [{ enchant: 'BAR_062e', on: 'SELF' }] },
    ],
  }),
  ownEnchantment('BAR_062e', 'Lushwater Murcenary', { attack: 1, health: 1 }),
  card('BAR_063', 'Lushwater Scout', {
    triggers: [
      {
        on: 'AFTER_SUMMON',
        whose: 'YOURS',
        subject: { all: ['MINION', { race: 'MURLOC' }] },
        do: [{ enchant: 'BAR_063e', on: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  ownEnchantment('BAR_063e', 'Lushwater Scout', { attack: 1, grants: ['RUSH'] }),
  card('BAR_065', 'Venomous Scorpid', {
    battlecry: [{ discover: { pool: { type: 'SPELL' } }, then: [] }],
  }),
  card('BAR_069', 'Injured Marauder', { battlecry: [{ damage: 6, to: 'SELF' }] }),
  card('BAR_070', 'Gruntled Patron', { frenzy: [{ summon: 'BAR_070' }] }),
  card('BAR_071', 'Taurajo Brave', { frenzy: [{ destroy: RANDOM_ENEMY_MINION }] }),
  card('BAR_073', 'Barrens Blacksmith', {
    frenzy: [{ enchant: 'BAR_073e', on: OTHER_FRIENDLY_MINIONS }],
  }),
  ownEnchantment('BAR_073e', 'Barrens Blacksmith', { attack: 2, health: 2 }),
  card('BAR_075', 'Crossroads Watch Post', {
    tags: { WATCH_POST: 1 },
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'OPPONENTS',
        subject: 'SPELL',
        do: [{ enchant: 'BAR_075e', on: 'FRIENDLY_MINIONS' }],
      },
    ],
  }),
  ownEnchantment('BAR_075e', 'Crossroads Watch Post', { attack: 1, health: 1 }),
  card('BAR_078', 'Blademaster Samuro', {
    frenzy: [{ damage: { tag: 'ATTACK', of: 'SELF' }, to: 'ENEMY_MINIONS' }],
  }),
  card('BAR_082', 'Barrens Trapper', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_HAND', where: 'HAS_DEATHRATTLE' },
        enchantment: 'BAR_082e',
      },
    ],
  }),
  ownEnchantment('BAR_082e', 'Barrens Trapper', { cost: -1 }),
  card('BAR_743', 'Toad of the Wilds', {
    battlecry: [
      {
        if: { exists: { of: 'FRIENDLY_HAND', where: { school: 'NATURE' } } },
        then: [{ enchant: 'BAR_743e', on: 'SELF' }],
      },
    ],
  }),
  ownEnchantment('BAR_743e', 'Toad of the Wilds', { health: 2 }),
  card('BAR_744', 'Spirit Healer', {
    triggers: afterYouCast('HOLY', { enchant: 'BAR_744e', on: RANDOM_FRIENDLY_MINION }),
  }),
  ownEnchantment('BAR_744e', 'Spirit Healer', { health: 2 }),
  card('BAR_745', 'Hecklefang Hyena', { battlecry: [{ damage: 3, to: 'FRIENDLY_HERO' }] }),
  card('BAR_890', 'Crossroads Gossiper', {
    triggers: [
      { on: 'SECRET_REVEALED', whose: 'YOURS', do: [{ enchant: 'BAR_890e', on: 'SELF' }] },
    ],
  }),
  ownEnchantment('BAR_890e', 'Crossroads Gossiper', { attack: 2, health: 2 }),
  card('BAR_854', 'Kindling Elemental', {
    battlecry: [{ enchant: 'BAR_854e', on: 'FRIENDLY_PLAYER' }],
  }),
  ownCard({
    id: 'BAR_854e',
    name: 'Kindling Elemental',
    type: 'ENCHANTMENT',
    ...lendsToNext('BAR_854e2', { race: 'ELEMENTAL' }),
  }),
  ownEnchantment('BAR_854e2', 'Kindling Elemental', { cost: -1 }),
  card('BAR_021', 'Gold Road Grunt', { frenzy: [{ gainArmor: 'EVENT_AMOUNT' }] }),
  card('BAR_060', 'Hog Rancher', { battlecry: [{ summon: 'BAR_060t' }] }),
  ownMinion({
    id: 'BAR_060t',
    name: 'Hog',

    set: 'THE_BARRENS',
    race: 'BEAST',
    cost: 1,
    attack: 2,
    health: 1,
    keywords: ['RUSH'],
  }),

  card('BAR_064', 'Talented Arcanist', {
    battlecry: [{ enchant: 'BAR_064e', on: 'FRIENDLY_PLAYER' }],
  }),
  ownCard({
    id: 'BAR_064e',
    name: 'Talented Arcanist',
    type: 'ENCHANTMENT',
    enchantment: { spellDamage: 2, lasts: 'THIS_TURN' },
    triggers: [
      { on: 'AFTER_SPELL', whose: 'YOURS', do: [{ detach: 'SELF' }] },
      { on: 'AFTER_CAST', whose: 'YOURS', do: [{ detach: 'SELF' }] },
    ],
  }),
  card('BAR_072', 'Burning Blade Acolyte', { deathrattle: [{ summon: 'BAR_072t' }] }),
  ownMinion({
    id: 'BAR_072t',
    name: 'Demonspawn',

    set: 'THE_BARRENS',
    race: 'DEMON',
    cost: 6,
    attack: 5,
    health: 8,
    keywords: ['TAUNT'],
  }),

  card('BAR_074', 'Far Watch Post', {
    tags: { WATCH_POST: 1 },
    triggers: [
      {
        on: 'DRAW',
        whose: 'OPPONENTS',
        when: { entity: 'EVENT_SUBJECT', is: { tag: 'COST', atMost: 9 } },
        do: [{ enchant: 'BAR_074e', on: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  ownEnchantment('BAR_074e', 'Far Watch Post', { cost: 1 }),
  card('BAR_076', "Mor'shan Watch Post", {
    tags: { WATCH_POST: 1 },
    triggers: [
      { on: 'AFTER_PLAY', whose: 'OPPONENTS', subject: 'MINION', do: [{ summon: 'BAR_076t' }] },
    ],
  }),
  ownMinion({
    id: 'BAR_076t',
    name: 'Watchful Grunt',

    set: 'THE_BARRENS',

    cost: 2,
    attack: 2,
    health: 2,
  }),

  card('BAR_081', 'Southsea Scoundrel', {
    battlecry: [
      {
        discover: { cardsOf: 'ENEMY_DECK' },
        save: 'taken',
        then: [
          {
            drawThese: { random: { of: 'ENEMY_DECK', where: { sameCardAs: { saved: 'taken' } } } },
          },
        ],
      },
    ],
  }),
  card('WC_027', 'Devouring Ectoplasm', { deathrattle: [{ summon: ADVENTURER }] }),
  card('WC_028', 'Meeting Stone', {
    triggers: [{ on: 'END_OF_TURN', whose: 'YOURS', do: [{ giveCard: ADVENTURER }] }],
  }),
  card('WC_030', 'Mutanus the Devourer', {
    battlecry: [
      { save: 'eaten', entities: RANDOM_MINION_IN_ENEMY_HAND },
      {
        if: { exists: { saved: 'eaten' } },
        then: [
          {
            enchant: 'WC_030e',
            on: 'SELF',
            num1: { tag: 'ATTACK', of: { saved: 'eaten' } },
            num2: { tag: 'HEALTH_LEFT', of: { saved: 'eaten' } },
          },
          { setAside: { saved: 'eaten' }, in: 'GRAVEYARD' },
        ],
      },
    ],
  }),
  ownEnchantment('WC_030e', 'Mutanus the Devourer', { attack: 'NUM_1', health: 'NUM_2' }),
  ownMinion({
    id: 'WC_034t',
    name: 'Deadly Adventurer',

    set: 'THE_BARRENS',

    cost: 2,
    attack: 2,
    health: 2,
    keywords: ['POISONOUS'],
  }),
  ownMinion({
    id: 'WC_034t2',
    name: 'Burly Adventurer',

    set: 'THE_BARRENS',

    cost: 2,
    attack: 2,
    health: 2,
    keywords: ['TAUNT'],
  }),
  ownMinion({
    id: 'WC_034t3',
    name: 'Devout Adventurer',

    set: 'THE_BARRENS',

    cost: 2,
    attack: 2,
    health: 2,
    keywords: ['DIVINE_SHIELD'],
  }),
  ownMinion({
    id: 'WC_034t4',
    name: 'Relentless Adventurer',

    set: 'THE_BARRENS',

    cost: 2,
    attack: 2,
    health: 2,
    keywords: ['WINDFURY'],
  }),
  ownMinion({
    id: 'WC_034t5',
    name: 'Arcane Adventurer',

    set: 'THE_BARRENS',

    cost: 2,
    attack: 2,
    health: 2,

    spellDamage: 1,
  }),
  ownMinion({
    id: 'WC_034t6',
    name: 'Sneaky Adventurer',

    set: 'THE_BARRENS',

    cost: 2,
    attack: 2,
    health: 2,
    keywords: ['STEALTH'],
  }),
  ownMinion({
    id: 'WC_034t7',
    name: 'Vital Adventurer',

    set: 'THE_BARRENS',

    cost: 2,
    attack: 2,
    health: 2,
    keywords: ['LIFESTEAL'],
  }),
  ownMinion({
    id: 'WC_034t8',
    name: 'Swift Adventurer',

    set: 'THE_BARRENS',

    cost: 2,
    attack: 2,
    health: 2,
    keywords: ['RUSH'],
  }),
];
