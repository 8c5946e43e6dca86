import type { Selector } from '../../language/words.js';
import {
  type CardSet,
  MORE_OPPOSING_ALLIES,
  MY_ALLIES,
  oneToHand,
  TARGET_ALLY,
  thisTurn,
} from '../behaviour.js';

const OTHER_QUESTS: Selector = { of: 'QUESTS', where: 'YOURS', except: 'SELF' };
const TARGET_OPPONENT = [{ of: 'PLAYERS', where: 'OPPOSING' }] as const;

/** Quests of Fires of Outland, and a token that one of them makes. */
export const FIRES_QUESTS: CardSet = {
  ringo: { powers: [{ when: { on: 'TURN_STARTS', who: 'YOU' }, do: [{ draw: 1 }] }] },
  'corkis-ransom': {
    powers: [{ completion: { resources: 2, returnSelf: true }, do: [{ draw: 1 }] }],
  },
  'totem-of-coo': {
    powers: [
      {
        completion: { resources: 3 },
        do: [
          { draw: 1 },
          {
            draw: {
              count: {
                of: 'QUESTS',
                where: { all: ['YOURS', { named: 'Totem of Coo' }] },
                except: 'SELF',
              },
            },
          },
        ],
      },
    ],
  },
  'standards-and-practices': {
    powers: [{ completion: { resources: 2 }, if: MORE_OPPOSING_ALLIES, do: [{ draw: 1 }] }],
  },
  'swift-discipline': {
    powers: [
      {
        completion: { resources: 1 },
        onYourTurn: true,
        targets: TARGET_OPPONENT,
        do: [{ draw: 1 }, { token: 'boar', who: { controllerOf: 'TARGET' } }],
      },
    ],
  },
  'brother-against-brother': {
    powers: [
      {
        completion: { resources: 1 },
        if: { number: { count: { of: 'ABILITIES', where: 'YOURS' } }, atLeast: 3 },
        do: [{ draw: 1 }],
      },
    ],
  },
  'a-donation-of-mageweave': {
    powers: [{ completion: { resources: 3 }, do: [{ draw: 3 }, { discard: 3 }] }],
  },
  'the-flawless-flame': {
    powers: [
      {
        completion: { resources: 2 },
        targets: TARGET_ALLY,
        do: [thisTurn({ cannot: ['PROTECT'] })],
      },
    ],
  },
  gahzridian: { powers: [{ completion: { resources: 5 }, do: [{ draw: 2 }] }] },
  'in-case-of-emergency': {
    powers: [{ completion: { resources: 10 }, do: [{ draw: { count: OTHER_QUESTS } }] }],
  },
  'kodo-roundup': {
    powers: [{ completion: { resources: 2, exhaust: MY_ALLIES }, do: [{ draw: 1 }] }],
  },
  'leader-of-the-bloodscale': {
    powers: [
      {
        completion: { resources: 1 },
        if: { exists: { of: 'ALLIES', where: { all: ['IN_YOUR_PARTY', { costAtLeast: 5 }] } } },
        do: [{ draw: 1 }],
      },
    ],
  },
  lost: {
    powers: [{ completion: { resources: 3 }, onYourTurn: true, do: [{ token: 'ringo' }] }],
  },
  'one-draeneis-junk': {
    powers: [
      {
        completion: { resources: 2 },
        do: [
          { topCards: 3, save: 'top' },
          ...oneToHand({ all: [{ costAtLeast: 1 }, { costAtMost: 3 }] }),
        ],
      },
    ],
  },
  'timbermaw-ally': {
    powers: [
      {
        completion: {
          resources: 1,
          remove: { of: { of: 'GRAVEYARD', where: { all: ['OWNED', 'ABILITY'] } }, count: 3 },
        },
        do: [{ draw: 1 }],
      },
    ],
  },
  'to-serve-kumisha': {
    powers: [
      {
        completion: { resources: 2 },
        do: [{ topCards: 3, save: 'top' }, ...oneToHand({ costAtLeast: 3 })],
      },
    ],
  },
  'the-ultimate-bloodsport': {
    powers: [
      {
        completion: { resources: 2 },
        do: [{ if: { isNot: { exists: OTHER_QUESTS } }, then: [{ draw: 1 }] }],
      },
    ],
  },
  'voidwalkers-gone-wild': {
    powers: [
      {
        completion: { resources: 1 },
        if: { the: 'YOUR_HERO', is: 'HAS_HIT_ALLY' },
        do: [{ draw: 1 }],
      },
    ],
  },
  'whats-wrong-at-cenarion-thicket': {
    powers: [
      {
        completion: { resources: 1 },
        onYourTurn: true,
        targets: TARGET_OPPONENT,
        do: [{ draw: 1 }, { draw: 1, who: { controllerOf: 'TARGET' } }],
      },
    ],
  },
  'when-smokey-sings-i-get-violent': {
    powers: [
      {
        completion: { resources: 5, destroySelf: true },
        onYourTurn: true,
        targets: TARGET_OPPONENT,
        do: [
          {
            choose: { of: 'RESOURCES', where: { controlledAs: 'TARGET' } },
            by: { controllerOf: 'TARGET' },
            save: 'resource',
          },
          { destroy: { saved: 'resource' } },
        ],
      },
    ],
  },
};
