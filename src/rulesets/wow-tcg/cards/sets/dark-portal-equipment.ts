import type { Condition, Selector } from '../../language/words.js';
import {
  BOTTOM_OF_DECK,
  type CardSet,
  HIT_WITH_SELF,
  SELF_ENTERS,
  TARGET_ARMOR,
  TARGET_HERO_OR_ALLY,
} from '../behaviour.js';
import { eachDestroys } from './dark-portal-quests.js';

const DESTRUCTIBLE: Condition = { any: ['ABILITY', 'ALLY', 'EQUIPMENT'] };
const MY_RANGED_WEAPONS: Selector = {
  of: 'WEAPONS',
  where: { all: ['YOURS', { tag: 'Ranged' }] },
};

/** Equipment of The Dark Portal. */
export const DARK_PORTAL_EQUIPMENT: CardSet = {
  'argent-defender': {
    powers: [
      {
        when: { on: 'EXHAUSTED', subject: 'IS_SELF' },
        targets: [{ of: 'GRAVEYARD' }],
        do: [{ may: [{ removeFromGame: 'TARGET', from: 'GRAVEYARD' }] }],
      },
    ],
  },
  'belt-of-the-archmage': {
    powers: [
      {
        when: SELF_ENTERS,
        do: [
          { topCards: 3, save: 'top' },
          {
            returnToHand: { of: 'DECK', where: { all: [{ saved: 'top' }, 'ABILITY'] } },
            from: 'DECK',
          },
          BOTTOM_OF_DECK,
        ],
      },
    ],
  },
  'crimson-felt-hat': {
    powers: [
      {
        when: { on: 'PLAYED', subject: 'ABILITY', who: 'YOU' },
        targets: TARGET_ARMOR,
        do: [{ may: [{ exhaust: 'TARGET' }] }],
      },
    ],
  },
  'crown-of-destruction': {
    powers: [
      {
        when: { on: 'TURN_ENDS' },
        do: [
          {
            choose: { of: 'IN_PLAY', where: { all: [DESTRUCTIBLE, 'OF_EVENT_PLAYER'] } },
            by: 'EVENT_PLAYER',
            save: 'card',
          },
          { destroy: { saved: 'card' } },
        ],
      },
    ],
  },
  'gurubashi-dwarf-destroyer': {
    powers: [
      {
        when: { on: 'STRUCK', subject: 'IS_SELF' },
        do: [{ lasting: { keywords: ['LONG_RANGE'] }, on: 'YOUR_HERO', until: 'THIS_COMBAT' }],
      },
      {
        payment: { resources: 2, destroySelf: true },
        targets: [{ of: 'ALLIES', where: { tag: 'Dwarf' } }],
        do: [{ destroy: 'TARGET' }],
      },
    ],
  },
  hellreaver: {
    powers: [
      {
        continuous: {
          nextStrike: { costs: -3, where: 'IS_SELF' },
          if: { the: 'YOUR_HERO', is: 'DEFENDING' },
        },
      },
    ],
  },
  'jindos-bag-of-whammies': {
    powers: [
      { continuous: { to: 'HEROES', handSize: -4 } },
      {
        when: { on: 'TURN_STARTS' },
        do: [
          {
            draw: { sum: [{ maxHandOf: 'EVENT_PLAYER' }, { minus: { inHandOf: 'EVENT_PLAYER' } }] },
            who: 'EVENT_PLAYER',
          },
        ],
      },
    ],
  },
  'jindos-judgement': {
    powers: [
      {
        when: { on: 'DRAWN' },
        do: [{ putDamage: 1, on: { of: 'HEROES', where: 'OF_EVENT_PLAYER' } }],
      },
    ],
  },
  'lokdelar-stave-of-the-ancient-keepers': {
    powers: [
      {
        when: { on: 'PLAYED', subject: { all: ['ABILITY', { tag: 'Hunter' }] }, who: 'YOU' },
        do: [{ lasting: { to: MY_RANGED_WEAPONS, atk: 1 }, until: 'THIS_TURN' }],
      },
    ],
  },
  'observers-shield': { enters: { exhausted: true } },
  'penelopes-rose': {
    powers: [{ when: { on: 'COMPLETED', who: 'YOU' }, do: [{ draw: 1 }] }],
  },
  'staff-of-dominance': {
    enters: { exhausted: true },
    powers: [
      {
        payment: { resources: 'X', activate: true, destroySelf: true },
        onYourTurn: true,
        targets: [{ of: 'ALLIES', where: 'COST_IS_X' }],
        do: [{ lasting: { control: true }, on: 'TARGET' }],
      },
    ],
  },
  'the-immovable-object': {
    powers: [
      {
        payment: { destroySelf: true },
        do: [{ destroy: { of: 'WEAPONS', where: { named: 'The Unstoppable Force' } } }],
      },
    ],
  },
  'the-lobotomizer': { powers: [{ when: SELF_ENTERS, do: eachDestroys('RESOURCES') }] },
  'the-unstoppable-force': {
    powers: [
      {
        payment: { destroySelf: true },
        do: [
          {
            destroy: {
              of: 'EQUIPMENT',
              where: { all: ['ARMOR', { named: 'The Immovable Object' }] },
            },
          },
        ],
      },
    ],
  },
  'vambraces-of-the-sadist': {
    powers: [
      {
        when: { on: 'DESTROYED', subject: 'ALLY' },
        targets: [{ of: 'HEROES', where: { controlledAs: 'EVENT_SUBJECT' } }],
        do: [{ damage: { costOf: 'EVENT_SUBJECT' }, to: 'TARGET', type: 'MELEE' }],
      },
    ],
  },
  'will-of-arlokk': {
    powers: [
      { when: SELF_ENTERS, targets: TARGET_HERO_OR_ALLY, do: [{ heal: 3, to: 'TARGET' }] },
      {
        payment: { resources: 1, destroySelf: true },
        targets: TARGET_HERO_OR_ALLY,
        do: [{ heal: 3, to: 'TARGET' }],
      },
    ],
  },
  'zinrokh-destroyer-of-worlds': {
    powers: [
      {
        when: HIT_WITH_SELF,
        do: [{ destroy: { of: 'IN_PLAY', where: { not: 'HERO' }, except: 'SELF' } }],
      },
    ],
  },
};
