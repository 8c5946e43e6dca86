import type { Mode, Power } from '../../language/card.js';
import type { Effect } from '../../language/effects.js';
import type { Selector } from '../../language/words.js';
import {
  BOTTOM_OF_DECK,
  type CardSet,
  MY_ALLIES,
  MY_RESOURCES,
  oneToHand,
  TARGET_ALLY,
  thisTurn,
} from '../behaviour.js';

const DRAW: Mode = { do: [{ draw: 1 }] };

/** The first reward, or a card; under a hero of the race both. */
function rewardOrCard(race: string, first: Mode): readonly Mode[] {
  const isOfRace = { the: 'YOUR_HERO', is: { tag: race } } as const;
  return [first, DRAW, { ...first, if: isOfRace, do: [...first.do, ...DRAW.do] }];
}

const MY_HAND: Selector = { of: 'HAND', where: 'OWNED' };
/** The hand goes under the deck, and as many cards are drawn. */
export const NEW_HAND: readonly Effect[] = [
  { putIntoDeck: MY_HAND, at: 'BOTTOM', from: 'HAND', save: 'put' },
  { draw: { count: { saved: 'put' } } },
];

/** Each player chooses an own card of a group; then all of them are destroyed. */
export function eachDestroys(of: 'ALLIES' | 'RESOURCES'): readonly Effect[] {
  return [
    {
      forEach: 'PLAYERS',
      do: [
        {
          choose: { of, where: { controlledAs: 'IT' } },
          by: { controllerOf: 'IT' },
          save: 'chosen',
          adds: true,
        },
      ],
    },
    { destroy: { saved: 'chosen' } },
  ];
}

/** A card of the own graveyard comes into the hand. */
const ALLY_TO_HAND: readonly Effect[] = [
  { choose: { of: 'GRAVEYARD', where: { all: ['OWNED', 'ALLY'] } }, save: 'card' },
  { returnToHand: { saved: 'card' }, from: 'GRAVEYARD' },
];

const SURVIVOR_POWER: Power = {
  payment: { exhaust: { of: 'HEROES', where: 'YOURS' }, removeSelf: true },
  do: [{ draw: 1 }],
};

/** Quests of The Dark Portal. */
export const DARK_PORTAL_QUESTS: CardSet = {
  'draenei-survivor': { powers: [SURVIVOR_POWER] },
  'a-new-plague': {
    powers: [
      {
        completion: { resources: 4 },
        onYourTurn: true,
        modes: rewardOrCard('Undead', {
          do: [{ if: { exists: MY_ALLIES }, then: eachDestroys('ALLIES') }],
        }),
      },
    ],
  },
  'a-refugees-quandary': {
    powers: [
      {
        completion: { resources: 3 },
        onYourTurn: true,
        modes: rewardOrCard('Gnome', {
          do: [
            { choose: { of: 'EQUIPMENT', where: 'YOURS' }, save: 'card' },
            { ready: { saved: 'card' } },
          ],
        }),
      },
    ],
  },
  'as-the-crow-flies': {
    powers: [
      {
        completion: { resources: 1 },
        targets: [{ of: 'PLAYERS' }],
        do: [{ lookAt: { of: 'HAND', where: { ownedAs: 'TARGET' } } }],
      },
    ],
  },
  'crown-of-the-earth': {
    powers: [{ completion: { resources: 3 }, modes: rewardOrCard('Night Elf', { do: NEW_HAND }) }],
  },
  'divino-matic-rod': {
    powers: [
      {
        completion: { resources: 3 },
        if: {
          some: 'OPPONENTS',
          has: {
            number: { count: { of: 'RESOURCES', where: { controlledAs: 'IT' } } },
            atLeast: { sum: [1, { count: MY_RESOURCES }] },
          },
        },
        do: [{ placeTopCard: 'FACE_DOWN_EXHAUSTED' }],
      },
    ],
  },
  'felendren-the-banished': {
    powers: [
      {
        completion: {
          resources: 2,
          remove: {
            of: { of: 'ALLIES', where: { all: ['IN_YOUR_PARTY', { not: 'TOKEN' }] } },
            count: 1,
          },
        },
        onYourTurn: true,
        do: [{ draw: 2 }],
      },
    ],
  },
  'finkle-einhorn-at-your-service': {
    powers: [
      {
        completion: { resources: 3 },
        onYourTurn: true,
        do: [
          {
            choose: {
              of: 'GRAVEYARD',
              where: { all: ['OWNED', 'ALLY', { costAtMost: 2 }] },
            },
            save: 'card',
          },
          { putIntoPlay: { saved: 'card' }, from: 'GRAVEYARD' },
        ],
      },
    ],
  },
  'hidden-enemies': {
    powers: [
      {
        completion: { resources: 3 },
        modes: rewardOrCard('Orc', {
          targets: TARGET_ALLY,
          do: [thisTurn({ keywords: ['FEROCITY'] })],
        }),
      },
    ],
  },
  inoculation: {
    powers: [
      {
        completion: { resources: 3 },
        onYourTurn: true,
        modes: rewardOrCard('Draenei', {
          do: [{ choose: MY_ALLIES, save: 'card' }, { returnToHand: { saved: 'card' } }],
        }),
      },
    ],
  },
  'lazy-peons': {
    enters: { exhausted: true },
    powers: [{ completion: { activate: true }, do: [{ draw: 1 }] }],
  },
  'operation-recombobulation': {
    powers: [
      {
        completion: { resources: 4 },
        do: [
          {
            later: {
              when: {
                on: 'DESTROYED',
                subject: { all: ['ALLY', 'OPPOSING', { not: 'TOKEN' }] },
              },
              do: [{ may: ALLY_TO_HAND }],
            },
            until: 'THIS_TURN',
          },
        ],
      },
    ],
  },
  'poison-water': {
    powers: [
      {
        completion: { resources: 3 },
        modes: rewardOrCard('Tauren', {
          do: [
            {
              choose: { of: 'GRAVEYARD', where: 'OWNED' },
              upTo: { count: { of: 'GRAVEYARD', where: 'OWNED' } },
              save: 'cards',
            },
            { putIntoDeck: { saved: 'cards' }, at: 'SHUFFLED', from: 'GRAVEYARD' },
          ],
        }),
      },
    ],
  },
  'rescue-the-survivors': {
    powers: [
      {
        completion: { resources: 3 },
        onYourTurn: true,
        do: [{ token: 'draenei-survivor', count: 2 }],
      },
    ],
  },
  'solanians-belongings': {
    powers: [
      {
        completion: { resources: 4 },
        modes: rewardOrCard('Blood Elf', {
          do: [
            { choose: { of: 'GRAVEYARD', where: { all: ['OWNED', 'ABILITY'] } }, save: 'card' },
            { putIntoDeck: { saved: 'card' }, at: 'TOP', from: 'GRAVEYARD' },
          ],
        }),
      },
    ],
  },
  'test-of-faith': {
    powers: [
      {
        completion: { resources: 1 },
        do: [{ discard: { inHandOf: 'YOU' } }, { draw: 1 }],
      },
    ],
  },
  'the-green-hills-of-stranglethorn': {
    powers: [
      {
        completion: { resources: 3 },
        do: [
          { topCards: 3, save: 'top' },
          {
            returnToHand: {
              of: 'DECK',
              where: { all: [{ saved: 'top' }, { named: 'The Green Hills of Stranglethorn' }] },
            },
            from: 'DECK',
          },
          BOTTOM_OF_DECK,
        ],
      },
    ],
  },
  'the-perfect-stout': {
    powers: [
      {
        completion: { resources: 3 },
        modes: rewardOrCard('Dwarf', {
          targets: TARGET_ALLY,
          do: [thisTurn({ cannot: ['ATTACK'] })],
        }),
      },
    ],
  },
  'the-relics-of-wakening': {
    powers: [
      {
        completion: { resources: 3 },
        onYourTurn: true,
        do: [
          { ready: { of: 'ALLIES', where: { all: ['IN_YOUR_PARTY', { not: 'HAS_ATTACKED' }] } } },
        ],
      },
    ],
  },
  'the-scourge-cauldrons': {
    powers: [
      {
        completion: { resources: 2 },
        do: [{ topCards: 4, save: 'top' }, ...oneToHand('QUEST')],
      },
    ],
  },
  'thwarting-kolkar-aggression': {
    powers: [
      {
        completion: { resources: 3 },
        onYourTurn: true,
        modes: rewardOrCard('Troll', {
          targets: [{ of: 'PLAYERS' }],
          do: [
            {
              choose: { of: 'QUESTS', where: { controlledAs: 'TARGET' } },
              by: { controllerOf: 'TARGET' },
              save: 'quest',
            },
            { turnFaceDown: { saved: 'quest' } },
          ],
        }),
      },
    ],
  },
  'tundra-macgranns-stolen-stash': {
    powers: [
      {
        completion: { resources: 3 },
        do: [
          {
            if: { exists: { of: 'HEROES', where: { all: ['OPPOSING', 'HIT_BY_YOUR_HERO'] } } },
            then: [{ draw: 2 }],
          },
        ],
      },
    ],
  },
  'wanted-hogger': {
    powers: [
      {
        completion: { resources: 1 },
        onYourTurn: true,
        targets: [{ of: 'PLAYERS', where: 'OPPOSING' }],
        do: [
          { token: 'hogger', who: { controllerOf: 'TARGET' }, save: 'hogger' },
          {
            later: { when: { on: 'LEAVES_PLAY', subject: 'IS_SUBJECT' }, do: [{ draw: 2 }] },
            about: { saved: 'hogger' },
          },
        ],
      },
    ],
  },
};
