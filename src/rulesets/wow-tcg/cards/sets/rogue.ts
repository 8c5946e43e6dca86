import {
  BACK_TO_HAND,
  type CardSet,
  MY_HERO,
  STEALTHED,
  staysExhausted,
  TARGET_ALLY,
  TARGET_HERO_OR_ALLY,
  YOUR_COMBOS,
  YOUR_MELEE_WEAPON,
} from '../behaviour.js';

/** Abilities of rogues. Those on which nothing is printed but what the data says are not listed. */
export const ROGUE: CardSet = {
  backstab: {
    targets: [{ of: 'HEROES_AND_ALLIES', where: 'EXHAUSTED' }],
    play: [
      { choose: { of: 'WEAPONS', where: { all: ['YOURS', { tag: 'Dagger' }] } }, save: 'weapon' },
      { damage: { sum: [3, { atkOf: { saved: 'weapon' } }] }, to: 'TARGET', type: 'MELEE' },
    ],
  },
  'cold-blood': {
    play: [
      { draw: 1 },
      {
        later: {
          when: { on: 'DEALT_DAMAGE', subject: 'ALLY', source: MY_HERO },
          do: [{ destroy: 'EVENT_SUBJECT' }],
        },
        until: 'THIS_TURN',
      },
    ],
  },
  'coup-de-grace': {
    targets: [{ of: 'ALLIES', where: 'EXHAUSTED' }],
    play: [{ destroy: 'TARGET' }],
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
  'deadly-poison': {
    targets: [{ of: 'HEROES_AND_ALLIES', where: 'HIT_BY_YOUR_HERO' }],
    attach: { targeted: true },
    powers: [
      { when: { on: 'TURN_STARTS', who: 'YOU' }, do: [{ damage: 2, to: 'HOST', type: 'NATURE' }] },
    ],
  },
  dismantle: { targets: [{ of: 'EQUIPMENT' }], play: [{ destroy: 'TARGET' }] },
  eviscerate: {
    additionalCost: {
      remove: { of: YOUR_COMBOS, count: 5, optional: true },
    },
    targets: TARGET_HERO_OR_ALLY,
    play: [{ damage: { sum: [2, 'REMOVED_AS_COST'] }, to: 'TARGET', type: 'MELEE' }],
  },
  'expose-armor': {
    additionalCost: { remove: { of: YOUR_COMBOS, count: 'X', most: 5 } },
    targets: [{ of: 'EQUIPMENT', where: 'ARMOR', count: 'X' }],
    play: [{ destroy: 'TARGETS' }],
  },
  gouge: { targets: TARGET_HERO_OR_ALLY, play: [{ exhaust: 'TARGET' }, staysExhausted('TARGET')] },
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
  premeditation: {
    play: [
      { search: { of: 'DECK', where: { tag: 'Combo' } }, upTo: 2, save: 'found' },
      { returnToHand: { saved: 'found' }, from: 'DECK' },
    ],
  },
  'sinister-strike': {
    targets: TARGET_HERO_OR_ALLY,
    play: [
      { choose: YOUR_MELEE_WEAPON, save: 'weapon' },
      { damage: { sum: [1, { atkOf: { saved: 'weapon' } }] }, to: 'TARGET', type: 'MELEE' },
    ],
  },
  stealth: { powers: [...STEALTHED, BACK_TO_HAND] },
  'veil-of-night': {
    play: [
      { lasting: { cannot: ['BE_TARGETED_BY_OPPONENTS'] }, on: 'YOUR_HERO', until: 'THIS_TURN' },
    ],
    powers: [...STEALTHED],
  },
  waylay: {
    targets: TARGET_ALLY,
    play: [
      { exhaust: 'TARGET' },
      {
        if: { the: 'YOUR_HERO', is: { keyword: 'STEALTHED' } },
        then: [{ damage: { healthOf: 'TARGET' }, to: 'TARGET' }],
      },
    ],
  },
};
