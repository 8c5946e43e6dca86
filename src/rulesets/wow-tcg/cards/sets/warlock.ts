import {
  type CardSet,
  MY_ALLIES,
  OPPOSING_HEROES_AND_ALLIES,
  TARGET_ALLY,
  TARGET_HERO_OR_ALLY,
} from '../behaviour.js';

/** Abilities of warlocks. Those on which nothing is printed but what the data says are not listed. */
export const WARLOCK: CardSet = {
  corruption: {
    targets: TARGET_HERO_OR_ALLY,
    attach: { targeted: true },
    powers: [
      { when: { on: 'TURN_STARTS', who: 'YOU' }, do: [{ damage: 1, to: 'HOST', type: 'SHADOW' }] },
      { when: { on: 'DESTROYED', subject: 'IS_HOST' }, do: [{ discard: 1, who: 'EVENT_PLAYER' }] },
    ],
  },
  'curse-of-agony': {
    targets: TARGET_HERO_OR_ALLY,
    attach: { targeted: true },
    powers: [
      {
        when: { on: 'TURN_STARTS', who: 'YOU' },
        do: [
          { addCounters: 1, on: 'SELF' },
          { damage: { countersOn: 'SELF' }, to: 'HOST', type: 'SHADOW' },
        ],
      },
    ],
  },
  'dark-pact': {
    additionalCost: { destroy: { of: 'ALLIES', where: { all: ['YOURS', { tag: 'Pet' }] } } },
    play: [{ draw: { costOf: 'PAID' } }],
  },
  fear: { targets: [{ of: 'ALLIES', where: 'OPPOSING' }], play: [{ returnToHand: 'TARGET' }] },
  'forbidden-knowledge': {
    play: [{ removeFromGame: { of: 'DECK', where: 'OWNED' } }],
    powers: [{ continuous: { insteadOfDrawing: { of: 'REMOVED', where: 'MADE_BY_SELF' } } }],
  },
  'life-tap': {
    additionalCost: { putDamage: { amount: 2, on: 'YOUR_HERO' } },
    play: [{ draw: 2 }],
  },
  'rain-of-fire': {
    powers: [
      {
        when: { on: 'TURN_STARTS', who: 'YOU' },
        do: [{ may: [], cost: { resources: 4 }, otherwise: [{ destroy: 'SELF' }] }],
      },
      {
        when: { on: 'TURN_ENDS', who: 'YOU' },
        do: [{ damage: 1, to: OPPOSING_HEROES_AND_ALLIES, type: 'FIRE' }],
      },
    ],
  },
  'sever-the-cord': {
    additionalCost: { destroy: MY_ALLIES },
    targets: TARGET_ALLY,
    play: [{ destroy: 'TARGET' }],
  },
  'shadow-bolt': {
    targets: TARGET_HERO_OR_ALLY,
    play: [
      { damage: 3, to: 'TARGET', type: 'SHADOW' },
      {
        later: {
          when: { on: 'DESTROYED', subject: 'IS_SUBJECT' },
          do: [{ discard: 1, who: 'EVENT_PLAYER' }],
        },
        about: 'TARGET',
        until: 'THIS_TURN',
      },
    ],
  },
  'soul-link': {
    powers: [
      {
        payment: { putDamage: { amount: 1, on: MY_ALLIES } },
        do: [{ lasting: { prevent: { amount: 1 } }, on: 'YOUR_HERO', until: 'THIS_TURN' }],
      },
    ],
  },
  'steal-essence': {
    targets: TARGET_HERO_OR_ALLY,
    play: [
      { damage: 2, to: 'TARGET', type: 'SHADOW' },
      { heal: 'DAMAGE_DEALT', to: 'YOUR_HERO' },
    ],
  },
};
