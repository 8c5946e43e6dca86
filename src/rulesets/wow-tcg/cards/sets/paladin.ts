import {
  anyAttachedTo,
  type CardSet,
  HERO_OR_ALLY,
  MY_HERO,
  MY_PARTY,
  TARGET_HERO_OR_ALLY,
} from '../behaviour.js';

/** Abilities of paladins. Those on which nothing is printed but what the data says are not listed. */
export const PALADIN: CardSet = {
  'blessing-of-might': {
    targets: TARGET_HERO_OR_ALLY,
    attach: { targeted: true },
    powers: [{ continuous: { to: 'HOST', while: 'ATTACKING', atk: 1 } }],
  },
  'blessing-of-protection': {
    targets: [{ of: 'HEROES_AND_ALLIES', where: 'IN_YOUR_PARTY' }],
    attach: { targeted: true },
    powers: [
      { continuous: { to: 'HOST', prevent: { amount: 'ALL', dealt: 'TO_AND_BY' } } },
      { when: { on: 'TURN_ENDS' }, do: [{ destroy: 'SELF' }] },
    ],
  },
  'blessing-of-wisdom': {
    targets: TARGET_HERO_OR_ALLY,
    attach: { targeted: true },
    powers: [
      { continuous: { to: 'HOST', power: { payment: { activate: true }, do: [{ draw: 1 }] } } },
    ],
  },
  cleanse: {
    targets: [{ of: 'HEROES_AND_ALLIES', where: { not: 'OPPOSING' } }],
    play: [...anyAttachedTo('TARGET')],
  },
  'devotion-aura': { powers: [{ continuous: { to: MY_PARTY, prevent: { amount: 1 } } }] },
  'divine-shield': {
    play: [
      ...anyAttachedTo('YOUR_HERO'),
      { lasting: { prevent: { amount: 'ALL' } }, on: 'YOUR_HERO', until: 'THIS_TURN' },
      { lasting: { cannot: ['BE_TARGETED_BY_OPPONENTS'] }, on: 'YOUR_HERO', until: 'THIS_TURN' },
    ],
  },
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
  'holy-light': { targets: TARGET_HERO_OR_ALLY, play: [{ heal: 5, to: 'TARGET' }, { draw: 1 }] },
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
  'sacred-duty': {
    powers: [
      { continuous: { to: 'YOUR_HERO', keywords: ['PROTECTOR'] } },
      { when: { on: 'PROTECTS', subject: MY_HERO }, do: [{ heal: 1, to: 'YOUR_HERO' }] },
    ],
  },
  'seal-of-light': {
    powers: [
      {
        when: { on: 'DEALT_DAMAGE', source: MY_HERO, combat: true, dealtWith: 'WEAPON' },
        do: [{ heal: 2, to: 'YOUR_HERO' }],
      },
      { payment: { resources: 1, destroySelf: true }, do: [{ heal: 4, to: 'YOUR_HERO' }] },
    ],
  },
  'seal-of-wisdom': {
    powers: [
      {
        when: { on: 'DEALT_DAMAGE', source: MY_HERO, combat: true, dealtWith: 'WEAPON' },
        do: [{ draw: 1 }],
      },
      { payment: { resources: 1, destroySelf: true }, do: [{ draw: 1 }] },
    ],
  },
  'touched-by-light': {
    targets: TARGET_HERO_OR_ALLY,
    play: [{ heal: 1, to: 'TARGET' }, { draw: 1 }],
  },
};
