import {
  type CardSet,
  MY_ALLIES,
  MY_HERO,
  OPPOSING_HEROES_AND_ALLIES,
  TARGET_ALLY,
  TARGET_HERO_OR_ALLY,
} from '../behaviour.js';

/** Allies of no faction, Pets among them. Those on which nothing is printed but what the data says are not listed. */
export const NEUTRAL_ALLIES: CardSet = {
  'landro-longshot': {
    powers: [
      {
        payment: { resources: 1, activate: true, discard: 1 },
        do: [{ flipCoin: [{ draw: 2 }], again: { resources: 2 } }],
      },
    ],
  },
  'old-bones': { powers: [{ continuous: { to: 'SELF', canProtect: MY_HERO } }] },
  rayder: {
    powers: [
      {
        payment: { activate: true },
        do: [{ lasting: { to: MY_ALLIES, while: 'ATTACKING', atk: 2 }, until: 'THIS_TURN' }],
      },
    ],
  },
  grimdron: {
    keywords: ['ELUSIVE'],
    powers: [
      {
        payment: { resources: 1, activate: true },
        targets: TARGET_HERO_OR_ALLY,
        do: [{ damage: 1, to: 'TARGET', type: 'FIRE', from: 'SELF' }],
      },
    ],
  },
  helwen: {
    powers: [
      { continuous: { to: 'SELF', mayStayExhausted: true } },
      {
        payment: { activate: true },
        targets: TARGET_ALLY,
        do: [{ lasting: { control: true }, on: 'TARGET', until: 'WHILE_SOURCE_EXHAUSTED' }],
      },
    ],
  },
  infernal: {
    powers: [
      {
        when: { on: 'TURN_STARTS', who: 'YOU' },
        targets: [{ of: 'PLAYERS', where: 'OPPOSING' }],
        do: [
          {
            may: [{ discard: 1 }],
            if: { inHand: 1 },
            otherwise: [
              { lasting: { control: true }, on: 'SELF', for: { controllerOf: 'TARGET' } },
            ],
          },
        ],
      },
      {
        when: { on: 'TURN_ENDS', who: 'YOU' },
        do: [{ damage: 1, to: OPPOSING_HEROES_AND_ALLIES, type: 'FIRE', from: 'SELF' }],
      },
    ],
  },
  sarmoth: {
    powers: [{ continuous: { to: OPPOSING_HEROES_AND_ALLIES, attackOnly: 'SELF' } }],
  },
  chromie: {
    powers: [{ payment: { activate: true, removeSelf: true }, do: [{ extraTurn: 'YOU' }] }],
  },
  'saltwater-snapjaw': {
    powers: [
      {
        payment: { resources: 3 },
        do: [{ lasting: { prevent: { amount: 'ALL' } }, on: 'SELF', until: 'THIS_TURN' }],
      },
    ],
  },
  'thunderhead-hippogryph': {
    powers: [
      { continuous: { to: 'SELF', keywords: ['ELUSIVE'] }, trait: 'Alliance' },
      { continuous: { to: 'SELF', keywords: ['FEROCITY'] }, trait: 'Horde' },
    ],
  },
};
