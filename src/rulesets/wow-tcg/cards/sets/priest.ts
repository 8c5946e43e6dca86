import { type CardSet, MY_HERO, MY_PARTY, TARGET_HERO_OR_ALLY } from '../behaviour.js';

/** Abilities of priests. Those on which nothing is printed but what the data says are not listed. */
export const PRIEST: CardSet = {
  chastise: {
    targets: TARGET_HERO_OR_ALLY,
    play: [{ damage: 2, to: 'TARGET', type: 'HOLY', unpreventable: true }],
  },
  'dispel-magic': { targets: [{ of: 'ABILITIES' }], play: [{ destroy: 'TARGET' }] },
  'flash-heal': { targets: TARGET_HERO_OR_ALLY, play: [{ heal: 4, to: 'TARGET' }] },
  heal: { targets: TARGET_HERO_OR_ALLY, play: [{ heal: 7, to: 'TARGET' }] },
  'mind-blast': {
    targets: TARGET_HERO_OR_ALLY,
    play: [
      { damage: 2, to: 'TARGET', type: 'SHADOW' },
      { discard: 'DAMAGE_DEALT', who: { controllerOf: 'TARGET' } },
    ],
  },
  'mind-control': {
    targets: [{ of: 'ALLIES', where: 'COST_IS_X' }],
    attach: { targeted: true },
    powers: [
      { continuous: { to: 'HOST', control: true } },
      { when: { on: 'PLAYED', who: 'YOU' }, do: [{ destroy: 'SELF' }] },
    ],
  },
  'mind-spike': {
    targets: TARGET_HERO_OR_ALLY,
    play: [
      { damage: 1, to: 'TARGET', type: 'SHADOW' },
      { discard: 'DAMAGE_DEALT', who: { controllerOf: 'TARGET' } },
    ],
  },
  'power-word-fortitude': {
    targets: TARGET_HERO_OR_ALLY,
    attach: { targeted: true },
    powers: [{ continuous: { to: 'HOST', health: 5 } }],
  },
  'prayer-of-healing': { play: [{ heal: 3, to: MY_PARTY }] },
  'psychic-scream': {
    play: [
      {
        forEach: { of: 'PLAYERS', where: 'OPPOSING' },
        do: [
          {
            choose: { of: 'ALLIES', where: { controlledAs: 'IT' } },
            by: { controllerOf: 'IT' },
            exactly: 3,
            save: 'allies',
            adds: true,
          },
        ],
      },
      { returnToHand: { saved: 'allies' } },
    ],
  },
  resurrection: {
    targets: [{ of: 'GRAVEYARD', where: { all: ['OWNED', 'ALLY', 'AFFORDED_BY_RESOURCES'] } }],
    play: [{ putIntoPlay: 'TARGET' }],
  },
  'shadow-word-pain': {
    targets: TARGET_HERO_OR_ALLY,
    attach: { targeted: true },
    play: [{ discard: 1, who: { controllerOf: 'TARGET' } }],
    powers: [
      { when: { on: 'TURN_STARTS', who: 'YOU' }, do: [{ damage: 1, to: 'HOST', type: 'SHADOW' }] },
    ],
  },
  shadowform: {
    powers: [
      { continuous: { replaceDamage: { from: MY_HERO, type: 'SHADOW', add: 1 } } },
      {
        when: { on: 'PLAYED', subject: { all: ['ABILITY', { tag: 'Holy' }] }, who: 'YOU' },
        do: [{ destroy: 'SELF' }],
      },
    ],
  },
  smite: {
    targets: TARGET_HERO_OR_ALLY,
    play: [{ damage: 4, to: 'TARGET', type: 'HOLY', unpreventable: true }],
  },
  'spiritual-healing': {
    powers: [
      {
        when: { on: 'PLAYED', subject: { all: ['ABILITY', { tag: 'Holy' }] }, who: 'YOU' },
        targets: TARGET_HERO_OR_ALLY,
        do: [{ heal: 2, to: 'TARGET' }],
      },
    ],
  },
};
