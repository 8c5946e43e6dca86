import {
  BOTTOM_OF_DECK,
  type CardSet,
  MY_ALLIES,
  MY_HERO,
  TARGET_HERO_OR_ALLY,
  thisTurn,
} from '../behaviour.js';

/** Abilities of hunters. Those on which nothing is printed but what the data says are not listed. */
export const HUNTER: CardSet = {
  'aimed-shot': {
    targets: TARGET_HERO_OR_ALLY,
    play: [{ damage: 'X', to: 'TARGET', type: 'RANGED' }],
  },
  'arcane-shot': {
    targets: TARGET_HERO_OR_ALLY,
    play: [{ damage: 1, to: 'TARGET', type: 'ARCANE' }, { draw: 1 }],
  },
  'aspect-of-the-hawk': {
    powers: [{ continuous: { replaceDamage: { from: MY_HERO, type: 'RANGED', add: 1 } } }],
  },
  'bestial-wrath': {
    targets: [{ of: 'ALLIES', where: { tag: 'Pet' } }],
    play: [thisTurn({ atk: 3 }), thisTurn({ prevent: { amount: 'ALL' } })],
  },
  'eagle-eye': {
    play: [
      { topCards: 4, save: 'top' },
      { choose: { saved: 'top' }, save: 'card' },
      { returnToHand: { saved: 'card' }, from: 'DECK' },
      BOTTOM_OF_DECK,
    ],
  },
  'marked-for-death': {
    targets: [{ of: 'HEROES_AND_ALLIES', where: 'OPPOSING' }],
    attach: { targeted: true },
    powers: [
      {
        continuous: {
          to: MY_ALLIES,
          while: 'ATTACKING',
          if: { the: 'HOST', is: 'DEFENDING' },
          atk: 1,
        },
      },
    ],
  },
  'master-of-the-hunt': {
    powers: [
      {
        continuous: {
          to: { of: 'ALLIES', where: { all: ['YOURS', { tag: 'Pet' }] } },
          atk: 2,
          health: 2,
        },
      },
    ],
  },
  'multi-shot': {
    targets: [{ of: 'HEROES_AND_ALLIES', upTo: 3 }],
    play: [{ damage: 2, to: 'TARGETS', type: 'RANGED' }],
  },
  'rapid-fire': {
    play: [
      {
        later: {
          when: { on: 'STRUCK', subject: { tag: 'Ranged' }, who: 'YOU' },
          do: [
            { may: [{ ready: 'EVENT_SUBJECT' }, { ready: 'YOUR_HERO' }], cost: { resources: 1 } },
          ],
        },
        until: 'THIS_TURN',
      },
    ],
  },
  'ravenous-bite': {
    targets: [{ of: 'ALLIES' }, { of: 'ALLIES' }],
    play: [
      { lasting: { atk: 3 }, on: 'TARGET', until: 'THIS_TURN' },
      { lasting: { atk: -3 }, on: 'TARGET_2', until: 'THIS_TURN' },
    ],
  },
  'track-humanoids': {
    powers: [
      {
        when: { on: 'TURN_STARTS', who: 'YOU' },
        do: [
          { topCards: 1, save: 'top' },
          { may: [{ putIntoDeck: { saved: 'top' }, at: 'BOTTOM', from: 'DECK' }] },
        ],
      },
    ],
  },
};
