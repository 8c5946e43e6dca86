import type { Trigger } from '../../../language/words.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import {
  DEFENDS,
  JOUST_WON,
  RANDOM_MINION_IN_HAND,
  RANDOM_WEAPON_IN_DECK,
  randomDefender,
  YOUR_HERO,
} from '../../selectors.js';
import { infuse } from '../../templates/infuse.js';
import { suspicious } from '../../templates/suspicious.js';

const helpsDamaged = (enchantment: string): Trigger => ({
  on: 'AFTER_ATTACK',
  source: YOUR_HERO,
  do: [{ enchant: enchantment, on: { of: 'FRIENDLY_MINIONS', where: 'DAMAGED' } }],
});

/** REVENDRETH set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('MAW_027', 'Call to the Stand', {
    text: [{ putIntoPlay: { random: { of: 'ENEMY_HAND', where: 'MINION' } } }],
  }),
  card('MAW_028', 'Mawsworn Bailiff', {
    battlecry: [
      {
        if: { value: { tag: 'ARMOR', of: 'FRIENDLY_HERO' }, atLeast: 4 },
        then: [{ enchant: 'MAW_028e2', on: 'SELF' }],
      },
    ],
  }),
  ownEnchantment('MAW_028e2', 'This Man Is Charged', { attack: 4, health: 4 }),
  card('MAW_029', 'Weapons Expert', {
    battlecry: [
      {
        if: { exists: 'FRIENDLY_WEAPON' },
        then: [{ enchant: 'MAW_029e2', on: 'FRIENDLY_WEAPON' }],
        else: [{ drawThese: RANDOM_WEAPON_IN_DECK }],
      },
    ],
  }),
  ownEnchantment('MAW_029e2', 'Sharpened', { attack: 1, health: 1 }),
  card('REV_332', 'Anima Extractor', {
    triggers: [
      {
        on: 'DAMAGE',
        subject: { all: ['MINION', 'FRIENDLY'] },
        do: [{ enchant: 'REV_332e', on: RANDOM_MINION_IN_HAND }],
      },
    ],
  }),
  ownEnchantment('REV_332e', 'Extracted', { attack: 1, health: 1 }),
  card('REV_334', 'Burden of Pride', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [
      { summon: 'REV_334t', count: 3, save: 'jailers' },
      {
        if: { value: { tag: 'HEALTH_LEFT', of: 'FRIENDLY_HERO' }, atMost: 20 },
        then: [{ enchant: 'REV_334e', on: { saved: 'jailers' } }],
      },
    ],
  }),
  ownEnchantment('REV_334e', 'Empowered', { attack: 1, health: 1 }),
  ownMinion({
    id: 'REV_334t',
    name: 'Sanguine Jailer',
    class: 'WARRIOR',
    set: 'REVENDRETH',
    cost: 2,
    attack: 1,
    health: 3,
    keywords: ['TAUNT'],
  }),

  card('REV_930', 'Crazed Wretch', { auras: [{ update: 'HEALTH_ATTACK', enrage: 'REV_930e' }] }),
  ownEnchantment('REV_930e', 'Crazed', { attack: 2, grants: ['CHARGE'] }),
  card('REV_931', "Conqueror's Banner", {
    text: [
      {
        repeat: 3,
        do: [
          { save: 'yours', entities: { random: 'FRIENDLY_DECK' } },
          { save: 'theirs', entities: { random: 'ENEMY_DECK' } },
          { if: JOUST_WON, then: [{ drawThese: { saved: 'yours' } }] },
        ],
      },
    ],
  }),
  card('REV_933', 'Imbued Axe', {
    triggers: [...infuse(2, 'REV_933t'), helpsDamaged('REV_933e')],
    was: [
      {
        before: '24.0.3',
        triggers: [...infuse(3, 'REV_933t'), helpsDamaged('REVENDRETH_IMBUED')],
      },
    ],
  }),
  ownEnchantment('REV_933e', 'Bloodthirsty', { attack: 1, health: 2 }),
  ownEnchantment('REV_933e2', 'Bloodthirsty', { attack: 2, health: 2 }),
  /** Its id is ours: what it gave before 24.0.3. */
  ownEnchantment('REVENDRETH_IMBUED', 'Bloodthirsty', { attack: 1, health: 1 }),
  ownCard({
    id: 'REV_933t',
    name: 'Imbued Axe',
    type: 'WEAPON',
    class: 'WARRIOR',
    set: 'REVENDRETH',
    cost: 3,
    attack: 2,
    durability: 3,
    triggers: [helpsDamaged('REV_933e2')],
  }),
  card('REV_934', 'Decimator Olgra', {
    battlecry: [
      {
        enchant: 'REV_934e',
        on: 'SELF',
        num1: { count: { of: 'ALL_MINIONS', where: 'DAMAGED' } },
      },
      {
        forEach: { of: 'ENEMY_CHARACTERS', where: DEFENDS },
        do: [{ forceAttack: 'SELF', on: 'IT' }],
      },
    ],
  }),
  ownEnchantment('REV_934e', 'Bloodlust', { attack: 'NUM_1', health: 'NUM_1' }),
  card('REV_006', 'Suspicious Pirate', { battlecry: suspicious({ pool: { type: 'WEAPON' } }) }),
  card('REV_316', 'Remornia, Living Blade', {
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: 'IS_SELF',
        when: { entity: 'SELF', is: 'SURVIVES' },
        do: [
          { save: 'attack', value: { tag: 'ATTACK', of: 'SELF' } },
          { save: 'health', value: { tag: 'HEALTH_LEFT', of: 'SELF' } },
          { setAside: 'SELF' },
          { equip: 'REV_316t', save: 'weapon' },
          {
            enchant: 'REV_316e',
            on: { saved: 'weapon' },
            num1: { saved: 'attack' },
            num2: { saved: 'health' },
          },
        ],
      },
    ],
  }),
  ownEnchantment('REV_316e', "Remornia's Will", {
    attack: { set: 'NUM_1' },
    health: { set: 'NUM_2' },
  }),
  ownCard({
    id: 'REV_316t',
    name: 'Remornia, Living Blade',
    type: 'WEAPON',
    class: 'WARRIOR',
    set: 'REVENDRETH',
    rarity: 'LEGENDARY',
    cost: 7,
    attack: 4,
    durability: 10,
    triggers: [
      {
        on: 'AFTER_ATTACK',
        source: YOUR_HERO,
        queueIf: 'BOARD_NOT_FULL',
        when: 'BOARD_NOT_FULL',
        do: [
          { save: 'attack', value: { tag: 'ATTACK', of: 'SELF' } },
          { save: 'health', value: { tag: 'HEALTH_LEFT', of: 'SELF' } },
          {
            if: { value: { saved: 'health' }, atLeast: 1 },
            then: [
              { setAside: 'SELF' },
              { summon: 'REV_316', at: 'END', save: 'blade' },
              {
                enchant: 'REV_316e',
                on: { saved: 'blade' },
                num1: { saved: 'attack' },
                num2: { saved: 'health' },
              },
            ],
          },
        ],
      },
    ],
  }),
  card('REV_337', 'Riot!', {
    text: [
      { enchant: 'REV_337e', on: 'FRIENDLY_MINIONS' },
      { enchant: 'REV_337e2', on: 'FRIENDLY_PLAYER' },
      {
        forEach: 'FRIENDLY_MINIONS',
        do: [
          {
            if: { all: ['SURVIVES'] },
            then: [{ forceAttack: 'IT', on: randomDefender('ENEMY_MINIONS') }],
          },
        ],
      },
    ],
  }),
  ownCard({
    id: 'REV_337e2',
    name: 'Riot',
    type: 'ENCHANTMENT',
    enchantment: { lasts: 'THIS_TURN' },
    auras: [{ update: 'HEALTH_ATTACK', to: 'FRIENDLY_MINIONS', enchantment: 'REV_337e' }],
  }),
  ownEnchantment('REV_337e', 'Riot', { grants: ['HEALTH_MINIMUM'], lasts: 'THIS_TURN' }),
];
