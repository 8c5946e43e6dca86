import { type CardSet, TARGET_HERO_OR_ALLY } from '../behaviour.js';

/** Heroes. */
export const HEROES: CardSet = {
  graccus: {
    powers: [
      {
        payment: { resources: 3, flip: true },
        targets: TARGET_HERO_OR_ALLY,
        do: [{ lasting: { prevent: { amount: 3 } }, on: 'TARGET', until: 'THIS_TURN' }],
      },
    ],
  },
  warrax: {
    powers: [
      {
        payment: { resources: 1, flip: true },
        do: [{ lasting: { keywords: ['PROTECTOR'] }, on: 'SELF', until: 'THIS_TURN' }],
      },
    ],
  },
  'boris-brightbeard': {
    powers: [
      {
        payment: { resources: 'X', flip: true },
        targets: TARGET_HERO_OR_ALLY,
        do: [{ heal: 'X', to: 'TARGET', from: 'SELF' }],
        onYourTurn: true,
      },
    ],
  },
  gorebelly: {
    powers: [
      {
        payment: { resources: 1, flip: true },
        do: [
          { lasting: { nextStrike: { costs: -3, where: { tag: 'Melee' } } }, until: 'THIS_TURN' },
        ],
      },
    ],
  },
  'grennan-stormspeaker': {
    powers: [
      {
        payment: { resources: 5, flip: true },
        targets: [{ of: 'HEROES_AND_ALLIES' }, { of: 'HEROES_AND_ALLIES' }],
        do: [
          { damage: 3, to: 'TARGET', type: 'NATURE', from: 'SELF' },
          { heal: 3, to: 'TARGET_2', from: 'SELF' },
        ],
        onYourTurn: true,
      },
    ],
  },
  tazo: {
    powers: [
      {
        payment: { resources: 3, flip: true },
        targets: TARGET_HERO_OR_ALLY,
        do: [{ damage: 3, to: 'TARGET', type: 'FIRE', from: 'SELF' }],
        onYourTurn: true,
      },
    ],
  },
};
