import type { Selector } from '../../language/words.js';
import {
  BACK_TO_HAND,
  CAT_FORM,
  type CardSet,
  HERO_OR_ALLY,
  MY_HERO,
  MY_RESOURCES,
  OPPOSING_HEROES_AND_ALLIES,
  READY_HERO_AND_MELEE_WEAPON,
  TARGET_ALLY,
  TARGET_HERO_OR_ALLY,
  TRAP,
} from '../behaviour.js';

const YOUR_ARMOR: Selector = { of: 'EQUIPMENT', where: { all: ['YOURS', 'ARMOR'] } };
const ALL_ATTACKERS: Selector = { of: 'CHARACTERS', where: 'ATTACKING' };

/** More abilities of The Dark Portal for druids, hunters, mages, paladins and priests. */
export const DARK_PORTAL_DRUID_TO_PRIEST: CardSet = {
  'cat-form': { powers: [...CAT_FORM, BACK_TO_HAND] },
  claw: {
    targets: TARGET_HERO_OR_ALLY,
    play: [{ damage: 3, to: 'TARGET', type: 'MELEE' }],
    powers: [...CAT_FORM],
  },
  'heart-of-the-wild': {
    powers: [
      { continuous: { to: 'YOUR_HERO', while: { keyword: 'BEAR_FORM' }, health: 10 } },
      {
        continuous: {
          to: 'YOUR_HERO',
          while: { all: ['ATTACKING', { keyword: 'CAT_FORM' }] },
          atk: 2,
        },
      },
    ],
  },
  'moonkin-form': {
    powers: [
      { continuous: { to: YOUR_ARMOR, def: 1 } },
      {
        continuous: {
          replaceDamage: {
            from: MY_HERO,
            dealtWith: { all: ['ABILITY', { tag: 'Balance' }] },
            add: 1,
          },
        },
      },
      {
        when: {
          on: 'PLAYED',
          subject: { all: ['ABILITY', { not: { tag: 'Balance' } }] },
          who: 'YOU',
        },
        do: [{ destroy: 'SELF' }],
      },
    ],
  },
  rake: {
    targets: TARGET_HERO_OR_ALLY,
    attach: { targeted: true },
    play: [{ damage: 1, to: 'TARGET', type: 'MELEE' }],
    powers: [
      {
        when: { on: 'TURN_STARTS', who: 'YOU' },
        if: { the: 'YOUR_HERO', is: { keyword: 'CAT_FORM' } },
        do: [{ damage: 1, to: 'HOST', type: 'MELEE' }],
      },
    ],
  },
  thorns: {
    targets: TARGET_HERO_OR_ALLY,
    attach: { targeted: true },
    powers: [
      {
        when: { on: 'DEALT_DAMAGE', subject: 'IS_HOST', combat: true },
        do: [{ damage: 1, to: 'EVENT_SOURCE', type: 'NATURE', from: 'HOST' }],
      },
    ],
  },
  'aspect-of-the-viper': {
    powers: [{ when: { on: 'TURN_ENDS', who: 'YOU' }, do: [{ may: [{ ready: MY_RESOURCES }] }] }],
  },
  'frost-trap': {
    alternateCost: TRAP,
    play: [
      { removeFromCombat: ALL_ATTACKERS },
      { lasting: { to: OPPOSING_HEROES_AND_ALLIES, cannot: ['ATTACK'] }, until: 'THIS_TURN' },
    ],
  },
  'immolation-trap': {
    alternateCost: TRAP,
    targets: [{ of: 'HEROES_AND_ALLIES', where: 'ATTACKING' }],
    attach: { targeted: true },
    powers: [
      { when: { on: 'TURN_STARTS', who: 'YOU' }, do: [{ damage: 2, to: 'HOST', type: 'FIRE' }] },
    ],
  },
  'lightning-reflexes': {
    powers: [
      {
        continuous: {
          to: OPPOSING_HEROES_AND_ALLIES,
          while: 'ATTACKING',
          if: { the: 'YOUR_HERO', is: 'DEFENDING' },
          atk: -1,
        },
      },
      {
        continuous: {
          to: OPPOSING_HEROES_AND_ALLIES,
          while: 'DEFENDING',
          if: { the: 'YOUR_HERO', is: 'ATTACKING' },
          atk: -1,
        },
      },
    ],
  },
  'point-blank': {
    targets: [{ of: 'HEROES_AND_ALLIES', where: 'ATTACKING' }],
    play: [
      {
        if: { the: 'YOUR_HERO', is: 'DEFENDING' },
        then: [{ damage: 3, to: 'TARGET', type: 'RANGED' }],
      },
    ],
  },
  'spirit-bond': {
    powers: [
      {
        when: { on: 'TURN_STARTS', who: 'YOU' },
        if: { exists: { of: 'ALLIES', where: { all: ['YOURS', { tag: 'Pet' }] } } },
        do: [
          {
            heal: 2,
            to: {
              of: 'HEROES_AND_ALLIES',
              where: { all: ['YOURS', { any: ['HERO', { tag: 'Pet' }] }] },
            },
          },
        ],
      },
    ],
  },
  'trophy-kill': {
    targets: [{ of: 'ALLIES', where: { costAtLeast: 4 } }],
    play: [{ destroy: 'TARGET' }],
  },
  'arc-of-flame': {
    modes: [
      { targets: TARGET_ALLY, do: [{ damage: 4, to: 'TARGET', type: 'FIRE' }] },
      {
        targets: [{ of: 'ALLIES' }, { of: 'ALLIES' }],
        do: [{ damage: 2, to: 'TARGETS', type: 'FIRE' }],
      },
    ],
  },
  'conjured-sparkling-water': {
    powers: [
      { payment: { resources: 4, destroySelf: true }, do: [{ ready: MY_RESOURCES }] },
      {
        payment: { resources: 1 },
        onYourTurn: true,
        targets: [{ of: 'PLAYERS' }],
        do: [{ lasting: { control: true }, on: 'SELF', for: { controllerOf: 'TARGET' } }],
      },
    ],
  },
  'dampen-magic': {
    targets: [{ of: 'HEROES_AND_ALLIES', where: { not: 'OPPOSING' } }],
    attach: { targeted: true },
    powers: [{ continuous: { to: 'HOST', prevent: { amount: 1, dealtWith: 'ABILITY' } } }],
  },
  'ice-block': {
    powers: [
      { continuous: { to: 'YOUR_HERO', prevent: { amount: 'ALL' } } },
      { continuous: { to: { of: 'PLAYERS', where: 'YOURS' }, cannot: ['PLAY'] } },
      { when: { on: 'TURN_STARTS', who: 'YOU' }, do: [{ destroy: 'SELF' }] },
    ],
  },
  'mana-shield': {
    powers: [
      {
        payment: { resources: 'X', activate: true },
        do: [
          {
            lasting: { prevent: { amount: 'X', combat: true, from: 'ALLY' } },
            on: 'YOUR_HERO',
            until: 'THIS_TURN',
          },
        ],
      },
    ],
  },
  'blessing-of-freedom': {
    targets: [{ of: 'HEROES_AND_ALLIES', where: 'IN_YOUR_PARTY' }],
    attach: { targeted: true },
    powers: [
      { continuous: { to: 'HOST', cannot: ['BE_TARGETED'] } },
      { when: { on: 'TURN_ENDS' }, do: [{ destroy: 'SELF' }] },
    ],
  },
  consecration: {
    targets: [{ of: 'PLAYERS' }],
    play: [
      {
        damage: 2,
        to: { of: 'HEROES_AND_ALLIES', where: { controlledAs: 'TARGET' } },
        type: 'HOLY',
        unpreventable: true,
      },
    ],
  },
  'seal-of-command': {
    powers: [
      {
        when: {
          on: 'DEALT_DAMAGE',
          source: MY_HERO,
          subject: HERO_OR_ALLY,
          combat: true,
          dealtWith: 'WEAPON',
        },
        do: [{ damage: 2, to: 'EVENT_SUBJECT', type: 'HOLY' }],
      },
      {
        payment: { resources: 1, destroySelf: true },
        targets: [{ of: 'HEROES_AND_ALLIES', where: 'EXHAUSTED' }],
        do: [{ damage: 4, to: 'TARGET', type: 'HOLY' }],
      },
    ],
  },
  'seal-of-the-crusader': {
    powers: [
      { continuous: { to: 'YOUR_HERO', atk: -1 } },
      {
        when: { on: 'DEALT_DAMAGE', source: MY_HERO, combat: true },
        first: 'EACH_TURN',
        do: [{ may: READY_HERO_AND_MELEE_WEAPON }],
      },
      {
        payment: { resources: 1, destroySelf: true },
        do: [{ lasting: { atk: 2, while: 'ATTACKING' }, on: 'YOUR_HERO', until: 'THIS_TURN' }],
      },
    ],
  },
  'spiritual-attunement': {
    powers: [
      {
        when: { on: 'HEALED', subject: MY_HERO, source: { all: [HERO_OR_ALLY, { not: MY_HERO }] } },
        do: [{ may: [{ draw: 1 }], cost: { resources: 1 } }],
      },
    ],
  },
  'undaunted-defense': {
    powers: [
      { continuous: { to: 'YOUR_HERO', keywords: ['PROTECTOR'] } },
      {
        continuous: {
          to: 'YOUR_HERO',
          while: 'PROTECTING',
          prevent: { amount: 'ALL', combat: true },
        },
      },
    ],
  },
  brainwash: {
    targets: [{ of: 'ALLIES', where: 'ATTACKING' }],
    play: [{ lasting: { control: true }, on: 'TARGET' }],
  },
  'clarity-of-thought': {
    powers: [
      {
        payment: { activate: true },
        if: { isNot: { the: 'YOUR_HERO', is: 'DAMAGED' } },
        do: [{ draw: 1 }],
      },
    ],
  },
  convalescence: {
    targets: TARGET_ALLY,
    play: [
      { heal: { damageOn: 'TARGET' }, to: 'TARGET' },
      { choose: { of: 'ABILITIES', where: { attachedTo: 'TARGET' } }, upTo: 1, save: 'ability' },
      { destroy: { saved: 'ability' } },
    ],
  },
  lightwell: {
    powers: [
      {
        continuous: {
          to: { of: 'HEROES_AND_ALLIES', where: { not: 'OPPOSING' } },
          power: { payment: { activate: true }, do: [{ heal: 2, to: 'SELF', from: 'SELF' }] },
        },
      },
    ],
  },
};
