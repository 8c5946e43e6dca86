import {
  type CardSet,
  HERO_OR_ALLY,
  MY_ALLIES,
  MY_PARTY,
  READY_HERO_AND_MELEE_WEAPON,
  TARGET_HERO_OR_ALLY,
  YOUR_HERO_TO_EXHAUST,
  YOUR_MELEE_WEAPON,
  youHaveTotem,
} from '../behaviour.js';

/** Abilities of shamans. Those on which nothing is printed but what the data says are not listed. */
export const SHAMAN: CardSet = {
  'chain-lightning': {
    targets: TARGET_HERO_OR_ALLY,
    play: [
      { damage: 3, to: 'TARGET', type: 'NATURE' },
      { choose: { of: 'HEROES_AND_ALLIES', except: 'TARGET' }, upTo: 1, save: 'second' },
      { damage: 2, to: { saved: 'second' }, type: 'NATURE' },
      {
        choose: {
          of: 'HEROES_AND_ALLIES',
          where: { not: { saved: 'second' } },
          except: 'TARGET',
        },
        upTo: 1,
        save: 'third',
      },
      { damage: 1, to: { saved: 'third' }, type: 'NATURE' },
    ],
  },
  'earthbind-totem': {
    powers: [
      { continuous: { to: { of: 'ALLIES', where: 'OPPOSING' }, cannot: ['READY_IN_READY_STEP'] } },
    ],
  },
  'elemental-focus': {
    powers: [
      {
        continuous: {
          playCost: { costs: -1, least: 1, where: { all: ['ABILITY', { tag: 'Elemental' }] } },
        },
      },
    ],
  },
  'frost-shock': {
    targets: TARGET_HERO_OR_ALLY,
    play: [
      { damage: 2, to: 'TARGET', type: 'FROST' },
      { lasting: { cannot: ['ATTACK', 'PROTECT'] }, on: { saved: 'hit' }, until: 'THIS_TURN' },
    ],
  },
  'ghost-wolf': {
    powers: [
      {
        payment: { exhaust: YOUR_HERO_TO_EXHAUST },
        do: [
          {
            if: { the: 'YOUR_HERO', is: 'DEFENDING' },
            then: [{ removeFromCombat: { of: 'ALLIES', where: 'ATTACKING' } }],
          },
        ],
      },
    ],
  },
  'healing-stream-totem': {
    powers: [{ when: { on: 'TURN_STARTS' }, do: [{ heal: 1, to: MY_PARTY, from: 'SELF' }] }],
  },
  'healing-wave': { targets: TARGET_HERO_OR_ALLY, play: [{ heal: 8, to: 'TARGET' }] },
  'lightning-bolt': {
    targets: TARGET_HERO_OR_ALLY,
    play: [{ damage: 4, to: 'TARGET', type: 'NATURE' }],
  },
  purge: {
    targets: [{ of: 'ABILITIES' }],
    play: [
      {
        if: {
          isNot: { the: 'TARGET', is: { host: { all: [HERO_OR_ALLY, { not: 'OPPOSING' }] } } },
        },
        then: [{ destroy: 'TARGET' }],
      },
    ],
  },
  'rockbiter-weapon': {
    attach: { to: YOUR_MELEE_WEAPON },
    powers: [
      { continuous: { to: 'HOST', atk: 2 } },
      { continuous: { to: 'YOUR_HERO', keywords: ['PROTECTOR'] } },
    ],
  },
  'searing-totem': {
    powers: [
      {
        when: { on: 'TURN_STARTS' },
        targets: TARGET_HERO_OR_ALLY,
        do: [{ damage: 1, to: 'TARGET', type: 'FIRE', from: 'SELF' }],
      },
    ],
  },
  'totemic-call': {
    targets: TARGET_HERO_OR_ALLY,
    play: [
      { if: youHaveTotem('Air'), then: [...READY_HERO_AND_MELEE_WEAPON] },
      {
        if: youHaveTotem('Earth'),
        then: [{ lasting: { to: MY_ALLIES, atk: 1 }, until: 'THIS_TURN' }],
      },
      { if: youHaveTotem('Fire'), then: [{ damage: 2, to: 'TARGET', type: 'FIRE' }] },
      { if: youHaveTotem('Water'), then: [{ draw: 2 }] },
    ],
  },
  'windfury-totem': {
    powers: [
      {
        when: { on: 'ATTACKS', subject: { all: ['IN_YOUR_PARTY', HERO_OR_ALLY, 'FIRST_ATTACK'] } },
        do: [{ may: [{ ready: 'EVENT_SUBJECT' }], cost: { resources: 1 } }],
      },
    ],
  },
  'windfury-weapon': {
    attach: { to: YOUR_MELEE_WEAPON },
    powers: [
      {
        when: { on: 'STRUCK', subject: 'IS_HOST', who: 'YOU' },
        first: 'EACH_TURN',
        do: [{ may: [{ ready: 'HOST' }, { ready: 'YOUR_HERO' }], cost: { resources: 1 } }],
      },
    ],
  },
};
