import {
  type CardSet,
  HERO_OR_ALLY,
  MY_HERO,
  OPPOSING_HEROES_AND_ALLIES,
  TARGET_ALLY,
  TARGET_HERO_OR_ALLY,
} from '../behaviour.js';

/** Abilities of mages, priests and warlocks. */
export const MAGE_PRIEST_WARLOCK: CardSet = {
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
  'frost-nova': {
    play: [
      { damage: 1, to: OPPOSING_HEROES_AND_ALLIES, type: 'FROST' },
      { lasting: { cannot: ['ATTACK'] }, on: { saved: 'hit' }, until: 'THIS_TURN' },
    ],
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
  'fire-blast': {
    targets: TARGET_HERO_OR_ALLY,
    play: [{ damage: 2, to: 'TARGET', type: 'FIRE' }],
  },
  flamestrike: { play: [{ damage: 3, to: OPPOSING_HEROES_AND_ALLIES, type: 'FIRE' }] },
  'world-in-flames': {
    powers: [{ continuous: { replaceDamage: { from: MY_HERO, type: 'FIRE', times: 2 } } }],
  },
  counterspell: { targets: [{ of: 'CHAIN_ABILITIES' }], play: [{ interrupt: 'TARGET' }] },
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
  'arcane-intellect': {
    targets: [{ of: 'HEROES' }],
    attach: { targeted: true },
    play: [{ draw: 1, who: { controllerOf: 'TARGET' } }],
    powers: [{ continuous: { to: 'HOST', handSize: 3 } }],
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
  'flash-heal': { targets: TARGET_HERO_OR_ALLY, play: [{ heal: 4, to: 'TARGET' }] },
  'dispel-magic': { targets: [{ of: 'ABILITIES' }], play: [{ destroy: 'TARGET' }] },
  'mind-spike': {
    targets: TARGET_HERO_OR_ALLY,
    play: [
      { damage: 1, to: 'TARGET', type: 'SHADOW' },
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
  smite: {
    targets: TARGET_HERO_OR_ALLY,
    play: [{ damage: 4, to: 'TARGET', type: 'HOLY', unpreventable: true }],
  },
  'forbidden-knowledge': {
    play: [{ removeFromGame: { of: 'DECK', where: 'OWNED' } }],
    powers: [{ continuous: { insteadOfDrawing: { of: 'REMOVED', where: 'MADE_BY_SELF' } } }],
  },
  'dark-pact': {
    additionalCost: { destroy: { of: 'ALLIES', where: { all: ['YOURS', { tag: 'Pet' }] } } },
    play: [{ draw: { costOf: 'PAID' } }],
  },
  'life-tap': {
    additionalCost: { putDamage: { amount: 2, on: 'YOUR_HERO' } },
    play: [{ draw: 2 }],
  },
};
