import { type CardSet, TARGET_ALLY, TARGET_HERO_OR_ALLY, thisTurn } from '../behaviour.js';

/** Heroes. Those on which nothing is printed but what the data says are not listed. */
export const HEROES: CardSet = {
  'boris-brightbeard': {
    powers: [
      {
        payment: { resources: 'X', flip: true },
        targets: TARGET_HERO_OR_ALLY,
        do: [{ heal: 'X', to: 'TARGET', from: 'SELF' }],
        onYourTurn: true,
      },
    ],
  },
  dizdemona: {
    powers: [
      {
        payment: { resources: 3, flip: true, putDamage: { amount: 'X', on: 'SELF' } },
        targets: TARGET_ALLY,
        do: [{ damage: 'X', to: 'TARGET', type: 'SHADOW', from: 'SELF' }],
        onYourTurn: true,
      },
    ],
  },
  elendril: {
    powers: [
      {
        payment: { resources: 1, flip: true },
        do: [
          {
            lasting: {
              to: { of: 'WEAPONS', where: { all: ['YOURS', { tag: 'Ranged' }] } },
              atk: 3,
            },
            until: 'THIS_TURN',
          },
        ],
      },
    ],
  },
  graccus: {
    powers: [
      {
        payment: { resources: 3, flip: true },
        targets: TARGET_HERO_OR_ALLY,
        do: [{ lasting: { prevent: { amount: 3 } }, on: 'TARGET', until: 'THIS_TURN' }],
      },
    ],
  },
  'litori-frostburn': {
    powers: [
      {
        payment: { resources: 2, flip: true },
        targets: TARGET_HERO_OR_ALLY,
        do: [thisTurn({ cannot: ['ATTACK'] })],
      },
    ],
  },
  moonshadow: {
    powers: [
      {
        payment: { resources: 3, flip: true },
        do: [
          {
            putIntoDeck: { of: 'HAND', where: 'OWNED' },
            at: 'SHUFFLED',
            from: 'HAND',
            save: 'cards',
          },
          { draw: { count: { saved: 'cards' } } },
        ],
      },
    ],
  },
  'timmo-shadestep': {
    powers: [
      {
        payment: { resources: 5, flip: true },
        targets: [{ of: 'ALLIES', where: 'EXHAUSTED' }],
        do: [{ destroy: 'TARGET' }],
        onYourTurn: true,
      },
    ],
  },
  warrax: {
    powers: [
      {
        payment: { resources: 1, flip: true },
        do: [{ lasting: { keywords: ['PROTECTOR'] }, on: 'SELF', until: 'THIS_TURN' }],
      },
    ],
  },
  gorebelly: {
    powers: [
      {
        payment: { resources: 1, flip: true },
        do: [
          { lasting: { nextStrike: { costs: -3, where: { tag: 'Melee' } } }, until: 'THIS_TURN' },
        ],
      },
    ],
  },
  'grennan-stormspeaker': {
    powers: [
      {
        payment: { resources: 5, flip: true },
        targets: [{ of: 'HEROES_AND_ALLIES' }, { of: 'HEROES_AND_ALLIES' }],
        do: [
          { damage: 3, to: 'TARGET', type: 'NATURE', from: 'SELF' },
          { heal: 3, to: 'TARGET_2', from: 'SELF' },
        ],
        onYourTurn: true,
      },
    ],
  },
  kayleitha: {
    powers: [
      {
        payment: { resources: 2, flip: true },
        do: [
          {
            lasting: { while: { keyword: 'STEALTHED' }, prevent: { amount: 'ALL', combat: true } },
            on: 'SELF',
            until: 'THIS_TURN',
          },
        ],
      },
    ],
  },
  'omedus-the-punisher': {
    powers: [
      {
        payment: { resources: 3, flip: true },
        targets: [{ of: 'HEROES' }],
        do: [
          {
            damage: { sum: [7, { minus: { inHandOf: { controllerOf: 'TARGET' } } }] },
            to: 'TARGET',
            type: 'SHADOW',
            from: 'SELF',
          },
        ],
      },
    ],
  },
  'radak-doombringer': {
    powers: [
      {
        payment: {
          resources: 'X',
          flip: true,
          destroy: { of: 'ALLIES', where: { all: ['YOURS', { tag: 'Pet' }, 'COST_IS_X'] } },
        },
        targets: TARGET_HERO_OR_ALLY,
        do: [{ damage: 'X', to: 'TARGET', type: 'SHADOW', from: 'SELF' }],
        onYourTurn: true,
      },
    ],
  },
  'senzir-beastwalker': {
    powers: [
      {
        payment: { resources: 3, flip: true },
        do: [
          { choose: { of: 'GRAVEYARD', where: { all: ['OWNED', { tag: 'Pet' }] } }, save: 'pet' },
          { returnToHand: { saved: 'pet' }, from: 'GRAVEYARD' },
        ],
      },
    ],
  },
  tazo: {
    powers: [
      {
        payment: { resources: 3, flip: true },
        targets: TARGET_HERO_OR_ALLY,
        do: [{ damage: 3, to: 'TARGET', type: 'FIRE', from: 'SELF' }],
        onYourTurn: true,
      },
    ],
  },
  thangal: {
    powers: [
      {
        payment: { resources: 3, flip: true },
        do: [{ ready: 'SELF' }],
        if: { the: 'SELF', is: { keyword: 'BEAR_FORM' } },
      },
    ],
  },
};
