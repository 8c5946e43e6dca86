import type { Question, Selector } from '../../language/words.js';
import {
  type CardSet,
  HIT_WITH_SELF,
  MY_ALLIES,
  MY_HERO,
  MY_WEAPONS,
  SELF_ENTERS,
  TARGET_ALLY,
  TARGET_HERO_OR_ALLY,
  thisTurn,
  UNTARGETABLE,
  YOUR_MELEE_WEAPON,
} from '../behaviour.js';

const YOUR_ARMOR: Selector = { of: 'EQUIPMENT', where: { all: ['YOURS', 'ARMOR'] } };
const YOUR_EQUIPMENT: Selector = { of: 'EQUIPMENT', where: 'YOURS' };
const UNHURT_HERO: Question = { isNot: { the: 'YOUR_HERO', is: 'DAMAGED' } };

/** Equipment of Fires of Outland. */
export const FIRES_EQUIPMENT: CardSet = {
  'aldori-legacy-defender': {
    powers: [
      { payment: { activate: true }, targets: TARGET_HERO_OR_ALLY, do: [thisTurn({ atk: -2 })] },
    ],
  },
  'doomplate-legguards': {
    powers: [
      {
        continuous: {
          to: MY_WEAPONS,
          if: { number: { count: YOUR_EQUIPMENT }, atLeast: 5 },
          atk: 3,
        },
      },
    ],
  },
  'emerald-scale-greaves': {
    powers: [
      {
        payment: { resources: 2, destroySelf: true },
        targets: [{ of: 'ALLIES', where: { not: 'OPPOSING' } }],
        do: [{ ready: 'TARGET' }],
      },
    ],
  },
  'gauntlets-of-vindication': {
    powers: [
      { continuous: { to: YOUR_MELEE_WEAPON, atk: 1 } },
      { continuous: { replaceDamage: { from: MY_HERO, dealtWith: 'ABILITY', add: 1 } } },
    ],
  },
  'mana-etched-pantaloons': {
    powers: [{ payment: { activate: true }, if: { inHand: 7 }, do: [{ draw: 1 }] }],
  },
  'master-cannoneer-boots': {
    powers: [
      {
        payment: { resources: 2, destroySelf: true },
        targets: TARGET_HERO_OR_ALLY,
        do: [{ damage: 2, to: 'TARGET', type: 'MELEE' }],
      },
    ],
  },
  'moonstrider-boots': {
    powers: [
      {
        payment: { resources: 1, activate: true },
        do: [{ lasting: { keywords: ['STEALTHED'] }, on: 'YOUR_HERO', until: 'THIS_TURN' }],
      },
    ],
  },
  'pauldrons-of-the-crimson-flight': {
    powers: [
      {
        when: { on: 'TURN_ENDS', who: 'YOU' },
        do: [{ choose: YOUR_ARMOR, save: 'armor' }, { ready: { saved: 'armor' } }],
      },
    ],
  },
  'predatory-gloves': {
    powers: [
      {
        when: SELF_ENTERS,
        targets: [{ of: 'PLAYERS', where: 'OPPOSING' }],
        do: [{ discard: 1, who: { controllerOf: 'TARGET' } }, { draw: 1 }],
      },
    ],
  },
  'sky-hunter-swift-boots': { powers: [UNTARGETABLE] },
  'spellbreakers-buckler': {
    powers: [
      {
        payment: { resources: 1, activate: true, discard: 1, discarded: 'EQUIPMENT' },
        targets: [{ of: 'CHAIN_ABILITIES' }],
        do: [{ interrupt: 'TARGET' }],
      },
    ],
  },
  'sun-gilded-shouldercaps': {
    powers: [{ when: SELF_ENTERS, targets: TARGET_ALLY, do: [{ may: [{ exhaust: 'TARGET' }] }] }],
  },
  'warpwood-binding': {
    powers: [{ continuous: { nextStrike: { costs: -1, where: { tag: 'Ranged' } } } }],
  },
  'band-of-the-ranger-general': {
    powers: [{ continuous: { nextStrike: { costs: { minus: { count: MY_WEAPONS } } } } }],
  },
  'burst-of-knowledge': {
    powers: [
      {
        payment: { resources: 1, returnSelf: true },
        do: [{ lasting: { playCost: { costs: -2, next: true } }, until: 'THIS_TURN' }],
      },
    ],
  },
  'choker-of-fluid-thought': {
    powers: [
      {
        payment: { activate: true },
        targets: [{ of: 'PLAYERS' }],
        do: [
          { topCards: 1, who: { controllerOf: 'TARGET' }, save: 'top' },
          { may: [{ removeFromGame: { saved: 'top' }, from: 'DECK' }] },
        ],
      },
    ],
  },
  'elemental-focus-band': {
    powers: [
      {
        payment: { resources: 1, activate: true, discard: 1, discarded: 'ABILITY' },
        targets: TARGET_HERO_OR_ALLY,
        do: [{ damage: 2, to: 'TARGET', type: 'FIRE' }],
      },
    ],
  },
  'hammer-of-the-grand-crusader': {
    powers: [
      { continuous: { to: 'SELF', if: UNHURT_HERO, atk: 2 } },
      { continuous: { nextStrike: { costs: -2, where: 'IS_SELF' }, if: UNHURT_HERO } },
    ],
  },
  'masterwork-stormhammer': {
    powers: [
      {
        payment: { resources: 5, activate: true },
        targets: [{ of: 'HEROES_AND_ALLIES', upTo: 3 }],
        do: [{ damage: 1, to: 'TARGETS', type: 'NATURE' }],
      },
    ],
  },
  'serpentcrest-life-staff': {
    powers: [
      {
        payment: { resources: 1, discard: 1 },
        targets: TARGET_HERO_OR_ALLY,
        do: [{ heal: 2, to: 'TARGET' }],
      },
    ],
  },
  'sonic-spear': {
    powers: [
      {
        when: { ...HIT_WITH_SELF, subject: 'HERO' },
        do: [
          {
            choose: { of: 'EQUIPMENT', where: { controlledAs: 'EVENT_SUBJECT' } },
            by: { controllerOf: 'EVENT_SUBJECT' },
            save: 'card',
          },
          { destroy: { saved: 'card' } },
        ],
      },
    ],
  },
  'staff-of-the-ruins': {
    powers: [
      {
        payment: { activate: true },
        do: [
          {
            lasting: {
              playCost: {
                costs: {
                  minus: {
                    count: {
                      of: 'GRAVEYARD',
                      where: { all: ['OWNED', { namedAs: 'IT' }] },
                    },
                  },
                },
                where: 'ABILITY',
                next: true,
              },
            },
            until: 'THIS_TURN',
          },
        ],
      },
    ],
  },
  stellaris: {
    powers: [
      {
        payment: { exhaust: MY_ALLIES },
        do: [{ lasting: { nextStrike: { costs: -1, where: 'IS_SELF' } }, until: 'THIS_TURN' }],
      },
    ],
  },
  'sunfury-bow-of-the-phoenix': {
    powers: [
      {
        when: { on: 'STRUCK', subject: 'IS_SELF', who: 'YOU' },
        do: [{ lasting: { keywords: ['LONG_RANGE'] }, on: 'YOUR_HERO', until: 'THIS_COMBAT' }],
      },
      {
        payment: { activate: true },
        targets: [{ of: 'HEROES' }],
        do: [{ damage: 1, to: 'TARGET', type: 'RANGED' }],
      },
    ],
  },
  'sword-of-a-thousand-truths': {
    powers: [
      {
        when: { ...HIT_WITH_SELF, subject: 'HERO' },
        do: [
          {
            discard: { inHandOf: { controllerOf: 'EVENT_SUBJECT' } },
            who: { controllerOf: 'EVENT_SUBJECT' },
          },
        ],
      },
    ],
  },
  'telescopic-sharprifle': {
    powers: [
      {
        payment: { resources: 1 },
        do: [
          {
            later: {
              when: { on: 'STRUCK', subject: 'IS_SUBJECT', who: 'YOU' },
              do: [{ lasting: { keywords: ['LONG_RANGE'] }, on: 'YOUR_HERO', until: 'THIS_TURN' }],
            },
            about: 'SELF',
            until: 'THIS_TURN',
          },
        ],
      },
    ],
  },
};
