import type { Effect } from '../../language/effects.js';
import type { Condition, Selector } from '../../language/words.js';
import {
  ALLY_IN_YOUR_GRAVEYARD,
  type CardSet,
  MY_HERO,
  MY_RESOURCES,
  staysExhausted,
  TARGET_ALLY,
  TARGET_HERO_OR_ALLY,
  thisTurn,
  YOUR_COMBOS,
  YOUR_MELEE_WEAPON,
} from '../behaviour.js';

const YOUR_DAGGERS: Selector = { of: 'WEAPONS', where: { all: ['YOURS', { tag: 'Dagger' }] } };
const TARGET_HIT_BY_YOUR_HERO = [{ of: 'HEROES_AND_ALLIES', where: 'HIT_BY_YOUR_HERO' }] as const;
const READY_A_RESOURCE: readonly Effect[] = [
  { choose: MY_RESOURCES, save: 'resource' },
  { ready: { saved: 'resource' } },
];
const POISON_ON_TARGET: Condition = { all: [{ tag: 'Poison' }, { attachedTo: 'TARGET' }] };
/** Damage to all whom the hero has dealt combat damage this turn. */
const VENGEANCE: Effect = {
  damage: 1,
  to: { of: 'HEROES_AND_ALLIES', where: 'HIT_BY_YOUR_HERO' },
  type: 'HOLY',
};

/** Abilities and Pets of Fires of Outland for paladins, priests and rogues. */
export const FIRES_PALADIN_TO_ROGUE: CardSet = {
  'avengers-shield': {
    targets: [{ of: 'HEROES_AND_ALLIES', upTo: 3 }],
    play: [
      { exhaust: 'TARGETS' },
      { forEach: 'TARGETS', do: [staysExhausted('IT')] },
      { damage: 1, to: 'TARGETS', type: 'HOLY' },
    ],
  },
  'blessing-of-divinity': {
    targets: TARGET_ALLY,
    attach: { targeted: true },
    powers: [
      { continuous: { to: 'HOST', atk: 1, health: 1 } },
      { when: { on: 'EXHAUSTED', subject: 'IS_HOST' }, do: [{ heal: 1, to: 'HOST' }] },
    ],
  },
  'divine-illumination': {
    play: [
      { lasting: { playCost: { costs: -1, least: 1, where: 'ABILITY' } }, until: 'THIS_TURN' },
      { draw: 1 },
    ],
  },
  'guarded-by-the-light': {
    targets: TARGET_ALLY,
    play: [thisTurn({ prevent: { amount: 3 } })],
  },
  'hammer-of-the-righteous': {
    targets: [{ of: 'HEROES_AND_ALLIES', where: 'ATTACKING' }],
    play: [{ damage: 3, to: 'TARGET', type: 'HOLY', unpreventable: true }],
  },
  redemption: {
    targets: ALLY_IN_YOUR_GRAVEYARD,
    play: [
      {
        if: { the: 'TARGET', is: 'AFFORDED_BY_RESOURCES' },
        then: [{ putIntoPlay: 'TARGET' }],
      },
      { draw: 1 },
    ],
  },
  'seal-of-vengeance': {
    powers: [
      { when: { on: 'TURN_ENDS' }, do: [VENGEANCE] },
      { payment: { resources: 1, destroySelf: true }, do: [VENGEANCE] },
    ],
  },
  'binding-heal': {
    targets: [{ of: 'HEROES_AND_ALLIES', where: { not: MY_HERO } }],
    play: [
      { heal: 5, to: 'YOUR_HERO' },
      { heal: 5, to: 'TARGET' },
    ],
  },
  'holy-fire': {
    targets: TARGET_HERO_OR_ALLY,
    attach: { targeted: true },
    play: [{ damage: 2, to: 'TARGET', type: 'HOLY', unpreventable: true }],
    powers: [
      {
        when: { on: 'TURN_STARTS' },
        do: [{ damage: 1, to: 'HOST', type: 'HOLY', unpreventable: true }],
      },
    ],
  },
  'mass-dispel': {
    play: [
      { choose: 'ABILITIES', upTo: { count: 'ABILITIES' }, save: 'abilities' },
      { destroy: { saved: 'abilities' } },
    ],
  },
  'mind-soothe': {
    targets: TARGET_ALLY,
    attach: { targeted: true },
    powers: [{ continuous: { to: 'HOST', cannotAttack: MY_HERO } }],
  },
  'pact-of-shadow': {
    powers: [
      {
        when: { on: 'DISCARDED', who: 'OPPONENT' },
        targets: TARGET_HERO_OR_ALLY,
        do: [{ damage: 3, to: 'TARGET', type: 'SHADOW' }],
      },
    ],
  },
  'pain-suppression': { powers: [{ continuous: { to: 'YOUR_HERO', prevent: { amount: 1 } } }] },
  shadowfiend: {
    keywords: ['FEROCITY'],
    powers: [
      {
        when: { on: 'DEALT_DAMAGE', source: 'IS_SELF', subject: 'HERO', combat: true },
        do: READY_A_RESOURCE,
      },
      { when: { on: 'TURN_ENDS', who: 'YOU' }, do: [{ returnToHand: 'SELF' }] },
    ],
  },
  'soul-rend': {
    targets: [{ of: 'PLAYERS', where: 'OPPOSING' }],
    play: [
      {
        choose: { of: 'ALLIES', where: { controlledAs: 'TARGET' } },
        by: { controllerOf: 'TARGET' },
        save: 'ally',
      },
      { returnToHand: { saved: 'ally' } },
      { ifDone: [{ discard: 1, who: { controllerOf: 'TARGET' } }] },
    ],
  },
  'vampiric-touch': {
    targets: TARGET_HERO_OR_ALLY,
    attach: { targeted: true },
    powers: [
      {
        when: { on: 'TURN_STARTS', who: 'YOU' },
        do: [{ damage: 1, to: 'HOST', type: 'SHADOW' }],
      },
      {
        when: { on: 'PLAYED', subject: { all: ['ABILITY', { tag: 'Shadow' }] }, who: 'YOU' },
        do: READY_A_RESOURCE,
      },
    ],
  },
  'anesthetic-poison': {
    targets: TARGET_HIT_BY_YOUR_HERO,
    attach: { targeted: true },
    powers: [
      {
        when: { on: 'EXHAUSTED', subject: 'IS_HOST' },
        do: [{ discard: 1, who: { controllerOf: 'EVENT_SUBJECT' } }],
      },
    ],
  },
  envenom: {
    additionalCost: { remove: { of: YOUR_COMBOS, count: 'X', most: 5 } },
    targets: TARGET_HERO_OR_ALLY,
    play: [
      {
        if: { exists: { of: 'ABILITIES', where: POISON_ON_TARGET } },
        then: [{ damage: { sum: ['X', 'X'] }, to: 'TARGET', type: 'NATURE' }],
        else: [{ damage: 'X', to: 'TARGET', type: 'NATURE' }],
      },
    ],
  },
  'filthy-tricks': {
    powers: [{ continuous: { to: { of: 'GRAVEYARD', where: 'OWNED' }, tags: ['Combo'] } }],
  },
  garrote: {
    onlyIf: { the: 'YOUR_HERO', is: { keyword: 'STEALTHED' } },
    targets: TARGET_HERO_OR_ALLY,
    attach: { targeted: true },
    powers: [
      {
        when: { on: 'TURN_STARTS', who: 'YOU' },
        do: [
          { damage: 1, to: 'HOST', type: 'MELEE' },
          {
            forEach: { saved: 'hit' },
            do: [
              {
                lasting: { cannotPlay: 'ABILITY' },
                on: { of: 'PLAYERS', where: { controlledAs: 'IT' } },
                until: 'THIS_TURN',
              },
            ],
          },
        ],
      },
    ],
  },
  jackknife: {
    targets: [{ of: 'HEROES_AND_ALLIES', upTo: 2 }],
    play: [
      { damage: 3, to: 'TARGET', type: 'MELEE' },
      {
        if: { exists: YOUR_DAGGERS },
        then: [{ damage: 3, to: 'TARGET_2', type: 'MELEE' }],
      },
    ],
  },
  mutilate: {
    targets: TARGET_HERO_OR_ALLY,
    play: [
      {
        damage: { sum: [1, { total: 'ATK', of: YOUR_DAGGERS }] },
        to: 'TARGET',
        type: 'MELEE',
      },
    ],
  },
  'surprise-attacks': {
    powers: [
      { continuous: { to: YOUR_MELEE_WEAPON, atk: 1 } },
      { continuous: { unpreventable: { from: MY_HERO, combat: true } } },
    ],
  },
};
