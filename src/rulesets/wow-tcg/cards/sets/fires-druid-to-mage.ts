import type { Selector } from '../../language/words.js';
import {
  BEAR_FORM,
  CAT_FORM,
  type CardSet,
  MY_ALLIES,
  MY_HERO,
  TARGET_HERO_OR_ALLY,
  TRAP,
} from '../behaviour.js';

const OPPOSING_ALLIES: Selector = { of: 'ALLIES', where: 'OPPOSING' };
const ABILITIES_IN_YOUR_GRAVEYARD: Selector = {
  of: 'GRAVEYARD',
  where: { all: ['OWNED', 'ABILITY'] },
};

/** Abilities and Pets of Fires of Outland for druids, hunters and mages. */
export const FIRES_DRUID_TO_MAGE: CardSet = {
  'call-of-the-wild': {
    powers: [
      {
        when: { on: 'ATTACKS', subject: MY_HERO },
        targets: [{ of: 'HEROES', where: 'OPPOSING' }],
        do: [{ damage: 1, to: 'TARGET', type: 'MELEE' }],
      },
      ...CAT_FORM,
    ],
  },
  'demoralizing-roar': {
    powers: [{ continuous: { to: OPPOSING_ALLIES, atk: -2 } }, ...BEAR_FORM],
  },
  'flight-form': {
    powers: [
      { continuous: { to: 'YOUR_HERO', cannot: ['BE_TARGETED'] } },
      { when: { on: 'PLAYED', subject: 'ABILITY', who: 'YOU' }, do: [{ destroy: 'SELF' }] },
      { when: { on: 'ATTACKS', subject: MY_HERO }, do: [{ destroy: 'SELF' }] },
    ],
  },
  'force-of-nature': { play: [{ token: 'treant', count: 3 }] },
  lifebloom: {
    targets: TARGET_HERO_OR_ALLY,
    attach: { targeted: true },
    powers: [
      { when: { on: 'TURN_STARTS', who: 'YOU' }, do: [{ heal: 1, to: 'HOST' }] },
      { payment: { resources: 1, destroySelf: true }, do: [{ heal: 4, to: 'HOST' }] },
    ],
  },
  moonfire: {
    targets: TARGET_HERO_OR_ALLY,
    attach: { targeted: true },
    play: [{ damage: 1, to: 'TARGET', type: 'ARCANE' }],
    powers: [
      {
        when: { on: 'TURN_STARTS', who: 'YOU' },
        if: { the: 'SELF', is: 'IN_PLAY' },
        do: [{ damage: 1, to: 'HOST', type: 'ARCANE' }],
      },
      { payment: { resources: 1 }, do: [{ returnToHand: 'SELF' }] },
    ],
  },
  prowl: {
    powers: [
      {
        continuous: { to: 'YOUR_HERO', while: { keyword: 'CAT_FORM' }, keywords: ['STEALTHED'] },
      },
      { when: { on: 'DEALT_DAMAGE', source: MY_HERO }, do: [{ returnToHand: 'SELF' }] },
    ],
  },
  'tree-of-life': {
    powers: [
      {
        continuous: {
          playCost: { costs: -1, least: 1, where: { all: ['ABILITY', { tag: 'Restoration' }] } },
        },
      },
      {
        continuous: {
          replaceHealing: {
            to: { all: [{ any: ['HERO', 'ALLY'] }, { not: 'OPPOSING' }] },
            add: 1,
          },
        },
      },
      {
        when: {
          on: 'PLAYED',
          subject: { all: ['ABILITY', { not: { tag: 'Restoration' } }] },
          who: 'YOU',
        },
        do: [{ destroy: 'SELF' }],
      },
    ],
  },
  zephyr: {
    modes: [
      { targets: TARGET_HERO_OR_ALLY, do: [{ damage: 1, to: 'TARGET', type: 'NATURE' }] },
      { targets: TARGET_HERO_OR_ALLY, do: [{ heal: 1, to: 'TARGET' }] },
    ],
  },
  'aspect-of-the-monkey': {
    powers: [
      {
        payment: { discard: 1 },
        oncePerTurn: true,
        do: [
          {
            lasting: { to: OPPOSING_ALLIES, while: { inCombatWith: 'YOUR_HERO' }, atk: -2 },
            until: 'THIS_TURN',
          },
        ],
      },
    ],
  },
  'freezing-trap': {
    alternateCost: TRAP,
    targets: [{ of: 'ALLIES', where: 'ATTACKING' }],
    attach: { targeted: true },
    play: [{ removeFromCombat: 'TARGET' }],
    powers: [{ continuous: { to: 'HOST', cannot: ['ATTACK', 'PROTECT'], losePowers: true } }],
  },
  'kill-command': {
    targets: [
      { of: 'ALLIES', where: { all: ['IN_YOUR_PARTY', { tag: 'Pet' }] } },
      { of: 'ALLIES' },
    ],
    play: [{ damage: { atkOf: 'TARGET' }, to: 'TARGET_2', type: 'MELEE', from: 'TARGET' }],
  },
  misdirection: {
    powers: [
      {
        when: { on: 'TURN_STARTS', who: 'OPPONENT' },
        do: [
          { choose: MY_ALLIES, save: 'ally' },
          {
            lasting: { to: OPPOSING_ALLIES, attackOnly: 'SUBJECT' },
            on: { saved: 'ally' },
            until: 'THIS_TURN',
          },
        ],
      },
    ],
  },
  nightfire: {
    powers: [
      {
        payment: { resources: 2 },
        do: [{ lasting: { atk: 1 }, on: 'SELF', until: 'THIS_TURN' }],
      },
    ],
  },
  shelly: { powers: [{ continuous: { to: 'SELF', prevent: { amount: 1, combat: true } } }] },
  'silencing-shot': {
    alternateCost: { exhaust: { of: 'WEAPONS', where: { all: ['YOURS', { tag: 'Ranged' }] } } },
    targets: TARGET_HERO_OR_ALLY,
    play: [
      { damage: 2, to: 'TARGET', type: 'RANGED' },
      {
        if: { the: 'TARGET', is: 'HERO' },
        then: [
          {
            lasting: { cannotPlay: 'ABILITY' },
            on: { of: 'PLAYERS', where: { controlledAs: 'TARGET' } },
            until: 'THIS_TURN',
          },
          {
            may: [
              {
                choose: {
                  of: 'CHAIN_ABILITIES',
                  where: { controlledAs: 'TARGET' },
                  except: 'SELF',
                },
                save: 'card',
              },
              { interrupt: { saved: 'card' } },
            ],
          },
        ],
      },
    ],
  },
  'take-the-shot': {
    targets: TARGET_HERO_OR_ALLY,
    play: [
      { choose: { of: 'WEAPONS', where: { all: ['YOURS', { tag: 'Ranged' }] } }, save: 'weapon' },
      { damage: { sum: [1, { atkOf: { saved: 'weapon' } }] }, to: 'TARGET', type: 'RANGED' },
    ],
  },
  'amplify-magic': {
    targets: [{ of: 'HEROES_AND_ALLIES', where: { not: 'OPPOSING' } }],
    attach: { targeted: true },
    powers: [{ continuous: { replaceHealing: { to: 'IS_HOST', add: 2 } } }],
  },
  'arcane-blast': {
    costChange: {
      minus: {
        count: {
          of: 'GRAVEYARD',
          where: { all: ['OWNED', { named: 'Arcane Blast' }] },
          except: 'SELF',
        },
      },
    },
    targets: TARGET_HERO_OR_ALLY,
    play: [{ damage: 3, to: 'TARGET', type: 'ARCANE' }],
  },
  'dragons-breath': {
    targets: [{ of: 'HEROES_AND_ALLIES', divided: 3 }],
    play: [
      { damage: 'SHARE', to: 'TARGETS', type: 'FIRE' },
      { lasting: { losePowers: true }, on: { saved: 'hit' }, until: 'THIS_TURN' },
    ],
  },
  fizzle: {
    targets: [{ of: 'CHAIN_ABILITIES', where: { costAtMost: 3 } }],
    play: [{ interrupt: 'TARGET' }],
  },
  'frost-funnel': {
    targets: [{ of: 'HEROES_AND_ALLIES', upTo: 2 }],
    play: [
      { damage: 1, to: 'TARGETS', type: 'FROST' },
      { lasting: { cannot: ['ATTACK'] }, on: { saved: 'hit' }, until: 'THIS_TURN' },
    ],
  },
  'mana-jade': {
    powers: [{ payment: { resources: 2, destroySelf: true }, do: [{ draw: 3 }] }],
  },
  'molten-armor': {
    powers: [
      {
        payment: { resources: 1, remove: { of: ABILITIES_IN_YOUR_GRAVEYARD, count: 1 } },
        targets: [{ of: 'HEROES_AND_ALLIES', where: 'ATTACKING' }],
        do: [
          {
            if: { the: 'YOUR_HERO', is: 'DEFENDING' },
            then: [{ damage: 1, to: 'TARGET', type: 'FIRE' }],
          },
        ],
      },
    ],
  },
};
