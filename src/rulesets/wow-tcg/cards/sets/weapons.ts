import {
  type CardSet,
  EXHAUSTED_DEFENDER,
  HERO_OR_ALLY,
  HIT_WITH_SELF,
  MY_HERO,
  MY_RESOURCES,
  OPPOSING_HEROES_AND_ALLIES,
  staysExhausted,
  TARGET_HERO_OR_ALLY,
  YOUR_HERO_TO_EXHAUST,
} from '../behaviour.js';

/** Weapons. Those on which nothing is printed but what the data says are not listed. */
export const WEAPONS: CardSet = {
  'ancient-bone-bow': {
    powers: [
      {
        when: { on: 'STRUCK', subject: 'IS_SELF', who: 'YOU' },
        do: [{ lasting: { keywords: ['LONG_RANGE'] }, on: 'YOUR_HERO', until: 'THIS_COMBAT' }],
      },
    ],
  },
  annihilator: {
    powers: [
      { continuous: { unpreventable: { from: MY_HERO, combat: true, dealtWith: 'IS_SELF' } } },
    ],
  },
  'argent-crusader': {
    powers: [
      {
        when: { on: 'TURN_STARTS', who: 'YOU' },
        targets: [{ of: 'PLAYERS', where: 'OPPOSING' }],
        do: [{ draw: 1 }, { draw: 1, who: { controllerOf: 'TARGET' } }],
      },
    ],
  },
  'barman-shanker': {
    powers: [
      {
        continuous: {
          to: 'SELF',
          atk: 2,
          if: { every: [{ the: 'YOUR_HERO', is: 'ATTACKING' }, { exists: EXHAUSTED_DEFENDER }] },
        },
      },
    ],
  },
  'brain-hacker': {
    powers: [
      {
        when: { ...HIT_WITH_SELF, subject: 'HERO' },
        do: [{ discard: 1, who: { controllerOf: 'EVENT_SUBJECT' } }],
      },
    ],
  },
  'the-cruel-hand-of-timmy': {
    powers: [
      {
        when: { ...HIT_WITH_SELF, subject: 'HERO' },
        do: [
          {
            choose: { of: 'RESOURCES', where: { controlledAs: 'EVENT_SUBJECT' } },
            by: { controllerOf: 'EVENT_SUBJECT' },
            save: 'resource',
          },
          { destroy: { saved: 'resource' } },
        ],
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
  'dwarven-hand-cannon': {
    powers: [
      {
        when: { on: 'STRUCK', subject: 'IS_SELF', who: 'YOU' },
        do: [{ lasting: { keywords: ['LONG_RANGE'] }, on: 'YOUR_HERO', until: 'THIS_COMBAT' }],
      },
      { payment: { resources: 2 }, do: [{ lasting: { atk: 1 }, on: 'SELF', until: 'THIS_TURN' }] },
    ],
  },
  'fang-of-the-crystal-spider': {
    powers: [
      {
        when: { on: 'DEALT_DAMAGE', source: MY_HERO, subject: 'HERO', combat: true },
        do: [
          {
            lasting: { cannot: ['PLAY', 'STRIKE'] },
            on: { of: 'PLAYERS', where: { controlledAs: 'EVENT_SUBJECT' } },
            until: 'THIS_TURN',
          },
        ],
      },
    ],
  },
  'flame-wrath': {
    powers: [
      { when: HIT_WITH_SELF, do: [{ damage: 1, to: OPPOSING_HEROES_AND_ALLIES, type: 'FIRE' }] },
    ],
  },
  'gift-of-the-elven-magi': {
    powers: [
      {
        payment: { resources: 2, activate: true, exhaust: YOUR_HERO_TO_EXHAUST },
        do: [
          { topCards: 1, save: 'top' },
          {
            may: [{ returnToHand: { saved: 'top' }, from: 'DECK' }],
            if: { exists: { of: 'DECK', where: { all: [{ saved: 'top' }, 'ABILITY'] } } },
          },
        ],
      },
    ],
  },
  'the-hammer-of-grace': {
    powers: [
      {
        payment: { resources: 1, activate: true, exhaust: YOUR_HERO_TO_EXHAUST },
        targets: TARGET_HERO_OR_ALLY,
        do: [{ heal: 2, to: 'TARGET' }],
      },
    ],
  },
  'hand-of-edward-the-odd': {
    powers: [{ continuous: { instantInHand: { any: ['ABILITY', 'ALLY', 'EQUIPMENT'] } } }],
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
  heartseeker: {
    powers: [
      {
        continuous: {
          to: 'SELF',
          atk: 2,
          if: {
            every: [
              { the: 'YOUR_HERO', is: 'ATTACKING' },
              {
                exists: {
                  of: 'HEROES_AND_ALLIES',
                  where: { all: ['DEFENDING', 'HURT_THIS_TURN'] },
                },
              },
            ],
          },
        },
      },
    ],
  },
  'hypnotic-blade': {
    powers: [
      {
        payment: { resources: 3, activate: true, exhaust: YOUR_HERO_TO_EXHAUST },
        targets: [{ of: 'PLAYERS' }],
        do: [{ discard: 1, who: { controllerOf: 'TARGET' } }],
        onYourTurn: true,
      },
    ],
  },
  'iceblade-hacker': {
    powers: [
      {
        when: { on: 'DEALT_DAMAGE', source: MY_HERO, subject: 'ALLY', combat: true },
        do: [staysExhausted('EVENT_SUBJECT')],
      },
    ],
  },
  'illusionary-rod': {
    powers: [
      {
        payment: { resources: 1, activate: true, exhaust: YOUR_HERO_TO_EXHAUST },
        do: [
          { removeFromGame: { of: 'HAND', where: 'OWNED' }, from: 'HAND' },
          {
            later: {
              when: { on: 'TURN_ENDS' },
              do: [
                {
                  returnToHand: { of: 'REMOVED', where: { all: ['MADE_BY_SELF', 'OWNED'] } },
                  from: 'REMOVED',
                },
              ],
            },
          },
        ],
      },
    ],
  },
  'inventors-focal-sword': {
    powers: [
      {
        payment: { resources: 2, activate: true },
        targets: [{ of: 'ABILITIES' }],
        do: [{ moveAttachment: 'TARGET' }],
      },
    ],
  },
  'rod-of-the-ogre-magi': {
    powers: [
      {
        payment: { resources: 2, activate: true, exhaust: YOUR_HERO_TO_EXHAUST },
        targets: TARGET_HERO_OR_ALLY,
        do: [{ damage: 1, to: 'TARGET' }],
      },
    ],
  },
  'the-shatterer': {
    powers: [
      {
        when: { ...HIT_WITH_SELF, subject: 'HERO' },
        do: [
          {
            may: [],
            who: { controllerOf: 'EVENT_SUBJECT' },
            cost: { resources: 2 },
            otherwise: [
              {
                choose: { of: 'WEAPONS', where: { controlledAs: 'EVENT_SUBJECT' } },
                save: 'weapon',
              },
              { destroy: { saved: 'weapon' } },
            ],
          },
        ],
      },
    ],
  },
  'teebus-blazing-longsword': {
    powers: [
      {
        payment: { resources: 2 },
        do: [{ lasting: { atk: 1 }, on: 'SELF', until: 'THIS_TURN' }],
      },
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
  'truesilver-champion': {
    powers: [
      {
        when: { on: 'STRUCK', subject: 'IS_SELF', who: 'YOU' },
        do: [{ lasting: { prevent: { amount: 3 } }, on: 'YOUR_HERO', until: 'THIS_COMBAT' }],
      },
    ],
  },
  'twig-of-the-world-tree': {
    powers: [
      {
        payment: { destroy: MY_RESOURCES },
        do: [{ lasting: { nextStrike: { costs: -3, where: 'IS_SELF' } }, until: 'THIS_TURN' }],
      },
    ],
  },
  'wraith-scythe': {
    powers: [
      {
        when: { on: 'DEALT_DAMAGE', source: MY_HERO, combat: true },
        do: [{ heal: 'EVENT_AMOUNT', to: 'YOUR_HERO' }],
      },
    ],
  },
};
