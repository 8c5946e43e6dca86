import {
  type CardSet,
  HERO_OR_ALLY,
  MY_HERO,
  MY_RESOURCES,
  READY_HERO_AND_MELEE_WEAPON,
  removeOne,
  TARGET_HERO_OR_ALLY,
  YOUR_COMBOS,
} from '../behaviour.js';

/** More abilities and heroes of The Dark Portal. */
export const DARK_PORTAL_MORE_ABILITIES: CardSet = {
  'daspien-bladedancer': {
    powers: [
      {
        payment: { resources: 5, flip: true },
        targets: TARGET_HERO_OR_ALLY,
        do: [
          {
            damage: {
              total: 'ATK',
              of: { of: 'WEAPONS', where: { all: ['YOURS', { tag: 'Melee' }] } },
            },
            to: 'TARGET',
            type: 'MELEE',
            from: 'SELF',
          },
        ],
      },
    ],
  },
  'blood-fury': {
    enters: { counters: 'X' },
    powers: [{ continuous: { to: 'YOUR_HERO', while: 'ATTACKING', atk: { countersOn: 'SELF' } } }],
  },
  bloodrage: {
    additionalCost: { putDamage: { amount: 2, on: 'YOUR_HERO' } },
    play: [{ draw: 2 }],
    powers: [
      {
        when: { on: 'TURN_STARTS', who: 'YOU' },
        do: [{ putDamage: 1, on: 'YOUR_HERO' }, { draw: 1 }],
      },
    ],
  },
  cyclone: {
    targets: TARGET_HERO_OR_ALLY,
    attach: { targeted: true },
    enters: { counters: 3 },
    powers: [
      { continuous: { to: 'HOST', cannot: ['ATTACK', 'PROTECT'] } },
      { when: { on: 'TURN_STARTS', who: 'YOU' }, do: removeOne() },
    ],
  },
  'eye-of-kilrogg': {
    targets: [{ of: 'PLAYERS', where: 'OPPOSING' }],
    play: [
      { lookAt: { of: 'HAND', where: { ownedAs: 'TARGET' } } },
      { choose: { of: 'HAND', where: { ownedAs: 'TARGET' } }, save: 'card' },
      { removeFromGame: { saved: 'card' }, from: 'HAND' },
    ],
  },
  'inner-fire': {
    enters: { counters: 3 },
    powers: [
      { continuous: { to: 'YOUR_HERO', prevent: { amount: 'ALL' } } },
      { when: { on: 'DAMAGE_PREVENTED', dealtWith: 'IS_SELF' }, do: removeOne() },
    ],
  },
  kick: {
    targets: TARGET_HERO_OR_ALLY,
    play: [
      { damage: 2, to: 'TARGET', type: 'MELEE' },
      {
        if: { the: 'TARGET', is: 'HERO' },
        then: [
          {
            may: [
              {
                choose: {
                  of: 'CHAIN_ABILITIES',
                  where: { controlledAs: 'TARGET' },
                  except: 'SELF',
                },
                save: 'card',
              },
              { interrupt: { saved: 'card' } },
            ],
          },
        ],
      },
    ],
  },
  'lightning-shield': {
    enters: { counters: 3 },
    powers: [
      {
        when: { on: 'DEALT_DAMAGE', subject: MY_HERO, source: HERO_OR_ALLY },
        do: removeOne([{ damage: 2, to: 'EVENT_SOURCE', type: 'NATURE' }]),
      },
    ],
  },
  'lightning-storm': {
    targets: [{ of: 'ALLIES', divided: 'X' }],
    play: [{ damage: 'SHARE', to: 'TARGETS', type: 'NATURE' }],
  },
  'power-word-shield': {
    targets: TARGET_HERO_OR_ALLY,
    attach: { targeted: true },
    powers: [
      { continuous: { to: 'HOST', prevent: { amount: 'ALL' } } },
      { when: { on: 'DAMAGE_PREVENTED', dealtWith: 'IS_SELF' }, do: [{ destroy: 'SELF' }] },
    ],
  },
  'shadow-word-death': {
    targets: TARGET_HERO_OR_ALLY,
    play: [
      { damage: 3, to: 'TARGET', type: 'SHADOW' },
      {
        if: { the: 'TARGET', is: { not: 'FATALLY_DAMAGED' } },
        then: [{ putDamage: 3, on: 'YOUR_HERO' }],
      },
    ],
  },
  shadowburn: {
    additionalCost: { destroy: MY_RESOURCES },
    targets: TARGET_HERO_OR_ALLY,
    play: [
      { damage: 4, to: 'TARGET', type: 'SHADOW' },
      {
        later: {
          when: { on: 'DESTROYED', subject: 'IS_SUBJECT' },
          do: [{ placeTopCard: 'FACE_DOWN_EXHAUSTED' }],
        },
        about: 'TARGET',
        until: 'THIS_TURN',
      },
    ],
  },
  'slice-and-dice': {
    additionalCost: { remove: { of: YOUR_COMBOS, count: 'X', most: 5 } },
    targets: [{ of: 'HEROES_AND_ALLIES', divided: 'X' }],
    play: [{ damage: 'SHARE', to: 'TARGETS', type: 'MELEE' }],
  },
  stormstrike: {
    play: [
      ...READY_HERO_AND_MELEE_WEAPON,
      {
        lasting: { replaceDamage: { from: MY_HERO, type: 'NATURE', add: 2, next: true } },
        until: 'THIS_TURN',
      },
    ],
  },
};
