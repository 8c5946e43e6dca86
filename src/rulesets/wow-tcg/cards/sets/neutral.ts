import { type CardSet, TARGET_ALLY, TARGET_HERO_OR_ALLY } from '../behaviour.js';

/** Abilities of no class, and quests. */
export const NEUTRAL: CardSet = {
  'face-smash': {
    targets: TARGET_ALLY,
    play: [
      {
        lasting: {
          power: {
            payment: { activate: true },
            targets: TARGET_ALLY,
            do: [{ destroy: 'TARGET' }],
          },
        },
        on: 'TARGET',
        until: 'THIS_TURN',
      },
    ],
  },
  'spirit-healer': {
    powers: [
      {
        when: { on: 'TURN_ENDS' },
        do: [
          {
            may: [
              {
                choose: { of: 'GRAVEYARD', where: { all: ['OF_EVENT_PLAYER', 'ALLY'] } },
                by: 'EVENT_PLAYER',
                save: 'ally',
              },
              {
                putIntoPlay: { saved: 'ally' },
                damage: { sum: [{ healthOf: { saved: 'ally' } }, -1] },
              },
            ],
            who: 'EVENT_PLAYER',
            if: { exists: { of: 'GRAVEYARD', where: { all: ['OF_EVENT_PLAYER', 'ALLY'] } } },
          },
        ],
      },
    ],
  },
  'sudden-reversal': {
    targets: TARGET_ALLY,
    play: [{ lasting: { while: 'DEFENDING', atk: 4 }, on: 'TARGET', until: 'THIS_TURN' }],
  },
  'rally-the-troops': {
    play: [
      { lasting: { to: { of: 'ALLIES', where: 'IN_YOUR_PARTY' }, atk: 1 }, until: 'THIS_TURN' },
    ],
  },
  withdraw: { targets: TARGET_ALLY, play: [{ returnToHand: 'TARGET' }] },
  sneak: {
    targets: TARGET_ALLY,
    play: [{ lasting: { keywords: ['ELUSIVE'] }, on: 'TARGET', until: 'THIS_TURN' }],
  },
  'caught-off-guard': {
    targets: TARGET_HERO_OR_ALLY,
    play: [{ lasting: { atk: -2 }, on: 'TARGET', until: 'THIS_TURN' }],
  },
  'a-donation-of-wool': {
    powers: [{ completion: { resources: 1 }, do: [{ draw: 1 }, { discard: 1 }] }],
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
};
