import {
  type CardSet,
  MY_ALLIES,
  MY_PARTY,
  MY_WEAPONS,
  OPPOSING_HEROES_AND_ALLIES,
  TARGET_ALLY,
  TARGET_HERO_OR_ALLY,
  thisTurn,
} from '../behaviour.js';

/** Heroes of Fires of Outland. */
export const FIRES_HEROES: CardSet = {
  'deacon-markus-hallow': {
    powers: [
      {
        payment: { resources: 6, flip: true },
        onYourTurn: true,
        targets: [{ of: 'ALLIES', where: 'OPPOSING' }],
        do: [
          {
            if: { isNot: { inHand: 1, who: { controllerOf: 'TARGET' } } },
            then: [{ lasting: { control: true }, on: 'TARGET' }],
          },
        ],
      },
    ],
  },
  'fillet-kneecapper-extraordinaire': {
    powers: [
      {
        payment: { resources: 3, flip: true },
        do: [{ lasting: { to: MY_ALLIES, atk: 1 }, until: 'THIS_TURN' }],
      },
    ],
  },
  'kana-nassis': {
    powers: [
      {
        payment: { resources: 2, flip: true },
        do: [{ if: { the: 'SELF', is: 'DEFENDING' }, then: [{ removeFromCombat: 'SELF' }] }],
      },
    ],
  },
  mazar: {
    powers: [
      {
        payment: {
          resources: 3,
          flip: true,
          remove: { of: { of: 'GRAVEYARD', where: { all: ['OWNED', { tag: 'Pet' }] } }, count: 1 },
        },
        onYourTurn: true,
        targets: TARGET_ALLY,
        do: [{ destroy: 'TARGET' }],
      },
    ],
  },
  'moala-stonebinder': {
    powers: [
      {
        payment: { resources: 2, flip: true },
        do: [{ lasting: { to: MY_WEAPONS, cannot: ['BE_DESTROYED'] }, until: 'THIS_TURN' }],
      },
    ],
  },
  ozzati: {
    powers: [
      {
        payment: { resources: 4, flip: true },
        onYourTurn: true,
        do: [{ damage: 1, to: OPPOSING_HEROES_AND_ALLIES, type: 'FIRE', from: 'SELF' }],
      },
    ],
  },
  'thatia-truthbringer': {
    powers: [
      {
        payment: { resources: 4, flip: true },
        modes: [
          { targets: TARGET_HERO_OR_ALLY, do: [{ heal: 4, to: 'TARGET', from: 'SELF' }] },
          { targets: TARGET_HERO_OR_ALLY, do: [thisTurn({ prevent: { amount: 4 } })] },
        ],
      },
    ],
  },
  'yanna-daishalan': {
    powers: [
      {
        payment: { resources: 3, flip: true },
        onYourTurn: true,
        targets: TARGET_ALLY,
        do: [{ damage: { count: MY_ALLIES }, to: 'TARGET', type: 'NATURE', from: 'SELF' }],
      },
    ],
  },
  'cul-rendhoof': {
    powers: [
      {
        payment: { resources: 3, flip: true },
        targets: [{ of: 'ALLIES', where: 'IN_YOUR_PARTY' }],
        do: [
          {
            later: {
              when: { on: 'DESTROYED', subject: 'IS_SUBJECT' },
              do: [{ placeAsResource: 'SUBJECT', from: 'GRAVEYARD' }],
            },
            about: 'TARGET',
            until: 'THIS_TURN',
          },
        ],
      },
    ],
  },
  'harrigan-soulsunder': {
    powers: [
      {
        payment: { resources: 2, flip: true },
        do: [
          {
            damage: { count: { of: 'ABILITIES', where: { attachedTo: 'IT' } } },
            to: OPPOSING_HEROES_AND_ALLIES,
            type: 'SHADOW',
            from: 'SELF',
          },
        ],
      },
    ],
  },
  indalamar: {
    powers: [
      {
        payment: { resources: 3, flip: true },
        do: [{ lasting: { to: MY_PARTY, keywords: ['PROTECTOR'] }, until: 'THIS_TURN' }],
      },
    ],
  },
  'mojo-shaper-ojomon': {
    powers: [
      {
        payment: { resources: 4, flip: true },
        onYourTurn: true,
        do: [
          {
            choose: { of: 'GRAVEYARD', where: { all: ['OWNED', 'ALLY', { costAtMost: 2 }] } },
            save: 'ally',
          },
          { putIntoPlay: { saved: 'ally' }, from: 'GRAVEYARD' },
        ],
      },
    ],
  },
  nathadan: {
    powers: [
      {
        payment: { resources: 3, flip: true },
        targets: [{ of: 'ALLIES', where: 'IN_YOUR_PARTY' }],
        do: [{ if: { the: 'TARGET', is: 'DEFENDING' }, then: [{ removeFromCombat: 'TARGET' }] }],
      },
    ],
  },
  'ona-skyshot': {
    powers: [
      {
        payment: { resources: 2, flip: true },
        targets: [{ of: 'WEAPONS', where: { tag: 'Ranged' } }],
        do: [{ ready: 'TARGET' }],
      },
    ],
  },
  'raesa-morningstar': {
    powers: [
      {
        payment: { resources: 2, flip: true },
        onYourTurn: true,
        targets: [{ of: 'ABILITIES' }],
        do: [{ returnToHand: 'TARGET' }],
      },
    ],
  },
  'rotun-daggerhand': {
    powers: [
      {
        payment: { resources: 3, flip: true },
        targets: TARGET_HERO_OR_ALLY,
        do: [{ damage: 1, to: 'TARGET', type: 'MELEE', from: 'SELF', combat: true }],
      },
    ],
  },
  'zomm-hopeslayer': {
    powers: [
      {
        payment: { resources: 'X', flip: true },
        do: [
          {
            choose: { of: 'REMOVED', where: { all: ['OWNED', { tag: 'Combo' }] } },
            exactly: 'X',
            save: 'combos',
          },
          { putIntoGraveyard: { saved: 'combos' }, from: 'REMOVED' },
        ],
      },
    ],
  },
};
