import {
  type CardSet,
  HERO_OR_ALLY,
  MY_HERO,
  TARGET_HERO_OR_ALLY,
  YOUR_MELEE_WEAPON,
} from '../behaviour.js';

/** Abilities of paladins, rogues and warriors. */
export const PALADIN_ROGUE_WARRIOR: CardSet = {
  'hammer-of-justice': {
    targets: TARGET_HERO_OR_ALLY,
    play: [
      { exhaust: 'TARGET' },
      {
        lasting: { cannot: ['READY_IN_READY_STEP'] },
        on: 'TARGET',
        until: 'NEXT_READY_STEP',
        who: { controllerOf: 'TARGET' },
      },
      { draw: 1 },
    ],
  },
  'blessing-of-protection': {
    targets: [{ of: 'HEROES_AND_ALLIES', where: 'IN_YOUR_PARTY' }],
    attach: { targeted: true },
    powers: [
      { continuous: { to: 'HOST', prevent: { amount: 'ALL', dealt: 'TO_AND_BY' } } },
      { when: { on: 'TURN_ENDS' }, do: [{ destroy: 'SELF' }] },
    ],
  },
  'holy-shield': {
    targets: TARGET_HERO_OR_ALLY,
    play: [
      {
        lasting: { to: 'YOUR_HERO', prevent: { amount: 5, from: 'IS_SUBJECT' } },
        on: 'TARGET',
        until: 'THIS_TURN',
      },
      {
        later: {
          when: { on: 'DAMAGE_PREVENTED', subject: MY_HERO, dealtWith: 'MADE_BY_SELF' },
          do: [{ damage: 'EVENT_AMOUNT', to: 'EVENT_SOURCE', type: 'HOLY' }],
        },
        until: 'THIS_TURN',
      },
    ],
  },
  'retribution-aura': {
    powers: [
      {
        when: {
          on: 'DEALT_DAMAGE',
          subject: { all: ['IN_YOUR_PARTY', HERO_OR_ALLY] },
          combat: true,
        },
        do: [{ damage: 1, to: 'EVENT_SOURCE', type: 'HOLY', from: 'EVENT_SUBJECT' }],
      },
    ],
  },
  lobotomize: {
    targets: [{ of: 'RESOURCES' }],
    play: [
      { destroy: 'TARGET' },
      {
        if: { the: 'YOUR_HERO', is: { keyword: 'STEALTHED' } },
        then: [{ placeTopCard: 'FACE_DOWN_EXHAUSTED' }],
      },
    ],
  },
  'crippling-poison': {
    targets: [{ of: 'HEROES_AND_ALLIES', where: 'HIT_BY_YOUR_HERO' }],
    attach: { targeted: true },
    powers: [
      {
        when: { on: 'TURN_STARTS' },
        do: [
          {
            may: [],
            who: { controllerOf: 'HOST' },
            cost: { resources: 3 },
            otherwise: [{ exhaust: 'HOST' }],
          },
        ],
      },
    ],
  },
  'mocking-blow': {
    targets: TARGET_HERO_OR_ALLY,
    play: [
      { damage: 1, to: 'TARGET', type: 'MELEE' },
      {
        lasting: { mustAttack: true, attackOnly: 'YOUR_HERO' },
        on: 'TARGET',
        until: 'THIS_TURN',
      },
    ],
  },
  'shield-bash': {
    alternateCost: {
      exhaust: { of: 'EQUIPMENT', where: { all: ['YOURS', { tag: 'Shield' }] } },
    },
    targets: TARGET_HERO_OR_ALLY,
    play: [
      { damage: 1, to: 'TARGET' },
      {
        if: { the: 'TARGET', is: 'HERO' },
        then: [
          {
            choose: {
              of: 'CHAIN_ABILITIES',
              where: { controlledAs: 'TARGET' },
              except: 'SELF',
            },
            upTo: 1,
            save: 'link',
          },
          { interrupt: { saved: 'link' } },
        ],
      },
    ],
  },
  'last-stand': {
    powers: [
      { continuous: { to: 'YOUR_HERO', health: 20 } },
      {
        when: { on: 'TURN_STARTS', who: 'YOU' },
        do: [{ may: [], cost: { discard: 2 }, otherwise: [{ destroy: 'SELF' }] }],
      },
    ],
  },
  'berserker-stance': {
    powers: [
      { continuous: { replaceDamage: { from: MY_HERO, add: 1 } } },
      { continuous: { replaceDamage: { to: MY_HERO, add: 1 } } },
    ],
  },
  cleave: {
    targets: [{ of: 'ALLIES', upTo: 2 }],
    play: [
      { choose: YOUR_MELEE_WEAPON, save: 'weapon' },
      { damage: { sum: [1, { atkOf: { saved: 'weapon' } }] }, to: 'TARGETS', type: 'MELEE' },
    ],
  },
};
