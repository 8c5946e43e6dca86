import {
  BACK_TO_HAND,
  BEAR_FORM,
  type CardSet,
  TARGET_ALLY,
  TARGET_HERO_OR_ALLY,
} from '../behaviour.js';

/** Abilities of druids. Those on which nothing is printed but what the data says are not listed. */
export const DRUID: CardSet = {
  bash: { targets: TARGET_HERO_OR_ALLY, play: [{ exhaust: 'TARGET' }], powers: [...BEAR_FORM] },
  'bear-form': { powers: [...BEAR_FORM, BACK_TO_HAND] },
  'circle-of-life': {
    powers: [
      {
        when: { on: 'DESTROYED', subject: 'ALLY' },
        do: [
          {
            may: [
              {
                search: { of: 'DECK', where: { all: ['ALLY', { namedAs: 'EVENT_SUBJECT' }] } },
                who: { controllerOf: 'EVENT_SUBJECT' },
                save: 'found',
              },
              { putIntoPlay: { saved: 'found' }, exhausted: true },
            ],
            who: { controllerOf: 'EVENT_SUBJECT' },
          },
        ],
      },
    ],
  },
  'entangling-roots': {
    targets: TARGET_ALLY,
    attach: { targeted: true },
    play: [{ exhaust: 'TARGET' }],
    powers: [{ continuous: { to: 'HOST', cannot: ['READY_IN_READY_STEP'] } }],
  },
  'feral-rage': {
    powers: [
      {
        when: {
          on: 'DEALT_DAMAGE',
          subject: { all: ['HERO', 'YOURS', { keyword: 'BEAR_FORM' }] },
          combat: true,
        },
        do: [{ may: [{ draw: 1 }], cost: { resources: 1 } }],
      },
    ],
  },
  'healing-touch': { targets: TARGET_HERO_OR_ALLY, play: [{ heal: 10, to: 'TARGET' }] },
  innervate: { targets: [{ of: 'PLAYERS' }], play: [{ draw: 3, who: { controllerOf: 'TARGET' } }] },
  'mark-of-the-wild': {
    targets: TARGET_ALLY,
    attach: { targeted: true },
    powers: [{ continuous: { to: 'HOST', atk: 2, health: 2 } }],
  },
  maul: {
    play: [{ lasting: { atk: 1 }, on: 'YOUR_HERO', until: 'THIS_TURN' }],
    powers: [...BEAR_FORM],
  },
  'natural-defenses': {
    powers: [
      {
        continuous: {
          to: { of: 'EQUIPMENT', where: { all: ['YOURS', 'ARMOR'] } },
          def: 1,
          if: { the: 'YOUR_HERO', is: { keyword: 'BEAR_FORM' } },
        },
      },
    ],
  },
  'natural-selection': {
    modes: [
      { targets: TARGET_HERO_OR_ALLY, do: [{ damage: 3, to: 'TARGET', type: 'NATURE' }] },
      { targets: TARGET_HERO_OR_ALLY, do: [{ heal: 3, to: 'TARGET' }] },
    ],
  },
  'natures-swiftness': {
    play: [{ lasting: { playCost: { costs: -5, next: true } }, until: 'THIS_TURN' }],
  },
  'predatory-strikes': {
    powers: [
      {
        continuous: {
          to: 'YOUR_HERO',
          while: {
            all: ['ATTACKING', { any: [{ keyword: 'BEAR_FORM' }, { keyword: 'CAT_FORM' }] }],
          },
          atk: 2,
        },
      },
    ],
  },
  'primal-mending': {
    targets: TARGET_ALLY,
    attach: { targeted: true },
    play: [{ heal: 2, to: 'TARGET' }],
    powers: [{ when: { on: 'TURN_ENDS' }, do: [{ heal: 1, to: 'HOST' }] }],
  },
  starfire: {
    targets: TARGET_HERO_OR_ALLY,
    play: [{ damage: 5, to: 'TARGET', type: 'ARCANE' }, { draw: 1 }],
  },
};
