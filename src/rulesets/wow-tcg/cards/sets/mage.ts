import {
  type CardSet,
  HERO_OR_ALLY,
  MY_HERO,
  OPPOSING_HEROES_AND_ALLIES,
  TARGET_ALLY,
  TARGET_HERO_OR_ALLY,
} from '../behaviour.js';

/** Abilities of mages. Those on which nothing is printed but what the data says are not listed. */
export const MAGE: CardSet = {
  'arcane-intellect': {
    targets: [{ of: 'HEROES' }],
    attach: { targeted: true },
    play: [{ draw: 1, who: { controllerOf: 'TARGET' } }],
    powers: [{ continuous: { to: 'HOST', handSize: 3 } }],
  },
  blink: {
    play: [
      { draw: 1 },
      {
        if: { the: 'YOUR_HERO', is: 'DEFENDING' },
        then: [{ removeFromCombat: { of: 'CHARACTERS', where: 'ATTACKING' } }],
      },
    ],
  },
  'brain-freeze': { play: [{ lasting: { to: 'PLAYERS', cannot: ['DRAW'] }, until: 'THIS_TURN' }] },
  'cold-snap': {
    play: [
      { removeFromGame: 'SELF' },
      {
        choose: { of: 'GRAVEYARD', where: { all: ['OWNED', 'ABILITY', { tag: 'Frost' }] } },
        upTo: 'X',
        differentNames: true,
        save: 'cards',
      },
      { returnToHand: { saved: 'cards' }, from: 'GRAVEYARD' },
    ],
  },
  counterspell: { targets: [{ of: 'CHAIN_ABILITIES' }], play: [{ interrupt: 'TARGET' }] },
  'fire-blast': {
    targets: TARGET_HERO_OR_ALLY,
    play: [{ damage: 2, to: 'TARGET', type: 'FIRE' }],
  },
  fireball: {
    targets: TARGET_HERO_OR_ALLY,
    attach: { targeted: true },
    play: [{ damage: 4, to: 'TARGET', type: 'FIRE' }],
    powers: [
      {
        when: { on: 'TURN_STARTS', who: 'YOU' },
        do: [{ damage: 1, to: 'HOST', type: 'FIRE' }],
      },
    ],
  },
  flamestrike: { play: [{ damage: 3, to: OPPOSING_HEROES_AND_ALLIES, type: 'FIRE' }] },
  'frost-nova': {
    play: [
      { damage: 1, to: OPPOSING_HEROES_AND_ALLIES, type: 'FROST' },
      { lasting: { cannot: ['ATTACK'] }, on: { saved: 'hit' }, until: 'THIS_TURN' },
    ],
  },
  frostbolt: {
    targets: TARGET_HERO_OR_ALLY,
    play: [
      { damage: 3, to: 'TARGET', type: 'FROST' },
      { lasting: { cannot: ['ATTACK'] }, on: { saved: 'hit' }, until: 'THIS_TURN' },
    ],
  },
  'mana-agate': { powers: [{ payment: { resources: 1, destroySelf: true }, do: [{ draw: 2 }] }] },
  polymorph: {
    targets: TARGET_ALLY,
    attach: { targeted: true },
    powers: [
      {
        continuous: {
          to: 'HOST',
          cannot: ['ATTACK', 'PROTECT'],
          losePowers: true,
          tags: ['Sheep'],
        },
      },
    ],
  },
  pyroblast: {
    targets: TARGET_HERO_OR_ALLY,
    attach: { targeted: true },
    play: [{ damage: 6, to: 'TARGET', type: 'FIRE' }],
    powers: [
      { when: { on: 'TURN_STARTS', who: 'YOU' }, do: [{ damage: 2, to: 'HOST', type: 'FIRE' }] },
    ],
  },
  'winters-grasp': {
    powers: [
      {
        continuous: {
          to: { of: 'ALLIES', where: 'OPPOSING' },
          attackCost: { resources: 1, against: { all: ['IN_YOUR_PARTY', HERO_OR_ALLY] } },
        },
      },
    ],
  },
  'world-in-flames': {
    powers: [{ continuous: { replaceDamage: { from: MY_HERO, type: 'FIRE', times: 2 } } }],
  },
};
