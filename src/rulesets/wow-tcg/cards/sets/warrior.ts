import {
  type CardSet,
  MY_ALLIES,
  MY_HERO,
  MY_WEAPONS,
  TARGET_HERO_OR_ALLY,
  thisTurn,
  YOUR_MELEE_WEAPON,
} from '../behaviour.js';

/** Abilities of warriors. Those on which nothing is printed but what the data says are not listed. */
export const WARRIOR: CardSet = {
  'battle-shout': { powers: [{ continuous: { to: MY_ALLIES, atk: 1 } }] },
  'berserker-stance': {
    powers: [
      { continuous: { replaceDamage: { from: MY_HERO, add: 1 } } },
      { continuous: { replaceDamage: { to: MY_HERO, add: 1 } } },
    ],
  },
  charge: { targets: TARGET_HERO_OR_ALLY, play: [{ exhaust: 'TARGET' }, { draw: 1 }] },
  cleave: {
    targets: [{ of: 'ALLIES', upTo: 2 }],
    play: [
      { choose: YOUR_MELEE_WEAPON, save: 'weapon' },
      { damage: { sum: [1, { atkOf: { saved: 'weapon' } }] }, to: 'TARGETS', type: 'MELEE' },
    ],
  },
  'defensive-stance': {
    powers: [
      { continuous: { to: 'YOUR_HERO', keywords: ['PROTECTOR'] } },
      { continuous: { to: 'YOUR_HERO', prevent: { amount: 1, dealt: 'BY' } } },
      { continuous: { to: 'YOUR_HERO', prevent: { amount: 1 } } },
    ],
  },
  'demoralizing-shout': {
    powers: [{ continuous: { to: { of: 'ALLIES', where: 'OPPOSING' }, atk: -1 } }],
  },
  execute: { targets: [{ of: 'ALLIES', where: 'DAMAGED' }], play: [{ destroy: 'TARGET' }] },
  'heroic-strike': { play: [{ lasting: { to: MY_WEAPONS, atk: 3 }, until: 'THIS_TURN' }] },
  'last-stand': {
    powers: [
      { continuous: { to: 'YOUR_HERO', health: 20 } },
      {
        when: { on: 'TURN_STARTS', who: 'YOU' },
        do: [{ may: [], cost: { discard: 2 }, otherwise: [{ destroy: 'SELF' }] }],
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
  'mortal-strike': {
    targets: TARGET_HERO_OR_ALLY,
    play: [
      { choose: YOUR_MELEE_WEAPON, save: 'weapon' },
      { damage: { sum: [1, { atkOf: { saved: 'weapon' } }] }, to: 'TARGET', type: 'MELEE' },
      thisTurn({ cannot: ['BE_HEALED'] }),
    ],
  },
  rend: {
    targets: TARGET_HERO_OR_ALLY,
    attach: { targeted: true },
    powers: [
      { when: { on: 'TURN_STARTS', who: 'YOU' }, do: [{ damage: 1, to: 'HOST', type: 'MELEE' }] },
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
  'stalwart-protector': { powers: [{ continuous: { to: 'YOUR_HERO', keywords: ['PROTECTOR'] } }] },
  'sunder-armor': { targets: [{ of: 'EQUIPMENT', where: 'ARMOR' }], play: [{ destroy: 'TARGET' }] },
};
