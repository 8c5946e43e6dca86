import {
  ALLIES_IN_YOUR_GRAVEYARD,
  ALLY_IN_YOUR_GRAVEYARD,
  BOTTOM_OF_DECK,
  type CardSet,
  MORE_OPPOSING_ALLIES,
  MY_ALLIES,
  MY_PARTY,
  oneToHand,
  REST_OF_TOP,
} from '../behaviour.js';

/** Quests. Those on which nothing is printed but what the data says are not listed. */
export const QUESTS: CardSet = {
  counterattack: {
    powers: [
      {
        completion: { resources: 3 },
        if: MORE_OPPOSING_ALLIES,
        do: [{ draw: 2 }],
      },
    ],
  },
  'the-defias-brotherhood': {
    powers: [
      {
        completion: { resources: 1 },
        if: { number: { count: MY_ALLIES }, atLeast: 4 },
        do: [{ draw: 2 }],
      },
    ],
  },
  'dragonkin-menace': {
    powers: [
      {
        completion: { resources: 3 },
        if: { turnOf: 'OPPONENTS' },
        do: [{ choose: MY_PARTY, save: 'character' }, { ready: { saved: 'character' } }],
      },
    ],
  },
  'the-missing-diplomat': {
    powers: [
      {
        completion: { resources: 4 },
        onYourTurn: true,
        do: [
          { search: { of: 'DECK', where: 'ALLY' }, save: 'found' },
          { returnToHand: { saved: 'found' }, from: 'DECK' },
        ],
      },
    ],
  },
  'for-the-horde': {
    powers: [
      {
        completion: { resources: 1 },
        do: [
          {
            lasting: {
              to: { of: 'ALLIES', where: { all: ['IN_YOUR_PARTY', { tag: 'Horde' }] } },
              while: 'ATTACKING',
              atk: 1,
            },
            until: 'THIS_TURN',
          },
        ],
      },
    ],
  },
  'toreks-assault': {
    powers: [
      {
        completion: { resources: 1 },
        if: { exists: { of: 'HEROES', where: { all: ['OPPOSING', 'HURT_BY_YOUR_ALLIES'] } } },
        do: [{ draw: 1 }],
      },
    ],
  },
  'are-we-there-yeti': {
    powers: [{ completion: { resources: 6 }, do: [{ token: 'mechanical-yeti', count: 3 }] }],
  },
  'battle-of-darrowshire': {
    powers: [
      {
        completion: { resources: 1, remove: { of: ALLIES_IN_YOUR_GRAVEYARD, count: 3 } },
        do: [{ draw: 1 }],
      },
    ],
  },
  'big-game-hunter': {
    powers: [
      {
        completion: { resources: 2 },
        do: [{ topCards: 4, save: 'top' }, ...oneToHand('EQUIPMENT')],
      },
    ],
  },
  'blueleaf-tubers': {
    powers: [
      {
        completion: { resources: 2 },
        do: [
          { putIntoDeck: { of: 'GRAVEYARD', where: 'OWNED' }, at: 'SHUFFLED', from: 'GRAVEYARD' },
        ],
      },
    ],
  },
  'chasing-a-me-01': {
    powers: [
      {
        completion: { resources: 3 },
        targets: ALLY_IN_YOUR_GRAVEYARD,
        do: [{ returnToHand: 'TARGET' }],
      },
    ],
  },
  'a-donation-of-wool': {
    powers: [{ completion: { resources: 1 }, do: [{ draw: 1 }, { discard: 1 }] }],
  },
  'in-dreams': { powers: [{ completion: { resources: 8 }, do: [{ draw: 3 }] }] },
  'into-the-maw-of-madness': { powers: [{ completion: { destroySelf: true }, do: [{ draw: 1 }] }] },
  'its-a-secret-to-everybody': {
    powers: [
      {
        completion: { resources: 1 },
        do: [
          { topCards: 3, save: 'top' },
          { choose: { saved: 'top' }, save: 'card' },
          { putIntoDeck: REST_OF_TOP, at: 'BOTTOM', from: 'DECK' },
          { putIntoDeck: { saved: 'card' }, at: 'TOP', from: 'DECK' },
        ],
      },
    ],
  },
  'kiblers-exotic-pets': {
    powers: [
      { completion: { resources: 2 }, do: [{ topCards: 3, save: 'top' }, ...oneToHand('ALLY')] },
    ],
  },
  'the-love-potion': {
    powers: [
      { completion: { resources: 1, exhaust: MY_ALLIES, exhaustCount: 2 }, do: [{ draw: 1 }] },
    ],
  },
  'the-princess-trapped': {
    powers: [
      {
        completion: { resources: 2 },
        targets: [{ of: 'PLAYERS', where: 'OPPOSING' }],
        do: [
          { topCards: 2, save: 'top' },
          { choose: { saved: 'top' }, by: { controllerOf: 'TARGET' }, save: 'card' },
          { returnToHand: { saved: 'card' }, from: 'DECK' },
          BOTTOM_OF_DECK,
        ],
      },
    ],
  },
  'sunken-treasure': {
    powers: [
      {
        completion: { resources: 3 },
        targets: [{ of: 'GRAVEYARD', where: { all: ['OWNED', 'EQUIPMENT'] } }],
        do: [{ returnToHand: 'TARGET' }],
      },
    ],
  },
  'toogas-quest': {
    powers: [
      {
        completion: { resources: 3 },
        onYourTurn: true,
        do: [
          { token: 'tooga', save: 'tooga' },
          {
            later: {
              when: { on: 'TURN_STARTS', who: 'YOU' },
              do: [{ removeFromGame: 'SUBJECT' }, { ifDone: [{ draw: 2 }] }],
            },
            about: { saved: 'tooga' },
          },
        ],
      },
    ],
  },
  'your-fortune-awaits-you': { powers: [{ completion: { resources: 3 }, do: [{ draw: 1 }] }] },
  'zapped-giants': {
    powers: [
      { completion: { resources: 2 }, do: [{ topCards: 3, save: 'top' }, ...oneToHand('ABILITY')] },
    ],
  },
};
