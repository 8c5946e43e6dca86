import {
  type CardSet,
  HERO_OR_ALLY,
  MY_HERO,
  OPPOSING_HEROES_AND_ALLIES,
  YOUR_MELEE_WEAPON,
} from '../behaviour.js';

/** Armor, items and weapons. Those on which nothing is printed but numbers are not listed. */
export const EQUIPMENT: CardSet = {
  'inventors-focal-sword': {
    powers: [
      {
        payment: { resources: 2, activate: true },
        targets: [{ of: 'ABILITIES' }],
        do: [{ moveAttachment: 'TARGET' }],
      },
    ],
  },
  'masons-fraternity-ring': {
    powers: [{ continuous: { to: 'YOUR_HERO', while: 'ATTACKING', atk: 1 } }],
  },
  annihilator: {
    powers: [
      { continuous: { unpreventable: { from: MY_HERO, combat: true, dealtWith: 'IS_SELF' } } },
    ],
  },
  'thrash-blade': {
    powers: [
      {
        when: { on: 'DEALT_DAMAGE', source: MY_HERO, combat: true, dealtWith: 'IS_SELF' },
        first: 'EACH_OF_YOUR_TURNS',
        do: [{ ready: 'SELF' }, { ready: 'YOUR_HERO' }],
      },
    ],
  },
  'lei-of-lilies': {
    powers: [
      {
        when: { on: 'TURN_STARTS', who: 'YOU' },
        if: { inHand: 4 },
        do: [{ heal: 1, to: 'YOUR_HERO' }],
      },
      {
        payment: { resources: 1, destroySelf: true },
        do: [{ heal: { inHandOf: 'YOU' }, to: 'YOUR_HERO' }],
      },
    ],
  },
  'chromatic-cloak': {
    powers: [{ continuous: { replaceDamage: { from: MY_HERO, dealtWith: 'ABILITY', add: 1 } } }],
  },
  'green-whelp-armor': {
    powers: [
      {
        when: {
          on: 'DEALT_DAMAGE',
          subject: MY_HERO,
          source: { all: ['ALLY', 'ATTACKING'] },
          combat: true,
        },
        do: [{ may: [{ returnToHand: 'EVENT_SOURCE' }], cost: { resources: 2 } }],
      },
    ],
  },
  hearthstone: {
    powers: [{ payment: { resources: 6, activate: true, concede: true }, do: [] }],
  },
  'teebus-blazing-longsword': {
    powers: [
      {
        payment: { resources: 2 },
        do: [{ lasting: { atk: 1 }, on: 'SELF', until: 'THIS_TURN' }],
      },
    ],
  },
  'ancient-bone-bow': {
    powers: [
      {
        when: { on: 'STRUCK', subject: 'IS_SELF', who: 'YOU' },
        do: [{ lasting: { keywords: ['LONG_RANGE'] }, on: 'YOUR_HERO', until: 'THIS_COMBAT' }],
      },
    ],
  },
  destiny: {
    powers: [
      {
        when: { on: 'DEALT_DAMAGE', source: MY_HERO, combat: true, dealtWith: 'IS_SELF' },
        do: [{ addCounters: 1, on: 'SELF' }],
      },
      { continuous: { to: 'SELF', atk: { countersOn: 'SELF' } } },
    ],
  },
  'draconian-deflector': {
    powers: [{ continuous: { to: 'YOUR_HERO', keywords: ['PROTECTOR'] } }],
  },
  'girdle-of-uther': {
    powers: [
      {
        payment: { resources: 4, activate: true },
        do: [
          { ready: 'YOUR_HERO' },
          { choose: YOUR_MELEE_WEAPON, save: 'weapon' },
          { ready: { saved: 'weapon' } },
        ],
      },
    ],
  },
  'noggenfogger-elixir': {
    powers: [
      {
        payment: { destroySelf: true },
        do: [
          { choose: { of: 'ALLIES', where: 'IN_YOUR_PARTY' }, save: 'ally' },
          {
            roll: [
              {
                upTo: 2,
                do: [
                  {
                    lasting: { cannot: ['BE_DESTROYED'] },
                    on: { saved: 'ally' },
                    until: 'THIS_TURN',
                  },
                ],
              },
              { upTo: 4, do: [{ ready: { saved: 'ally' } }] },
              {
                upTo: 6,
                do: [
                  {
                    lasting: { cannot: ['BE_ATTACKED'] },
                    on: { saved: 'ally' },
                    until: 'THIS_TURN',
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  'skullflame-shield': {
    powers: [
      {
        when: { on: 'DEFENDS', subject: MY_HERO },
        do: [{ damage: 1, to: OPPOSING_HEROES_AND_ALLIES, type: 'FIRE' }],
      },
    ],
  },
  'headmasters-charge': {
    powers: [
      {
        when: { on: 'PLAYED', subject: 'ABILITY', who: 'YOU' },
        do: [
          {
            choose: {
              of: 'HEROES_AND_ALLIES',
              where: { all: ['IN_YOUR_PARTY', 'READY', HERO_OR_ALLY] },
            },
            upTo: 1,
            save: 'character',
          },
          { exhaust: { saved: 'character' } },
          { ifDone: [{ draw: 1 }] },
        ],
      },
    ],
  },
};
