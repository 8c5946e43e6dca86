import type { Selector } from '../../language/words.js';
import {
  type CardSet,
  MY_HERO,
  MY_PARTY,
  MY_WEAPONS,
  OPPOSING_HEROES_AND_ALLIES,
  STEALTHED,
  TARGET_ALLY,
  TARGET_ARMOR,
  TARGET_HERO_OR_ALLY,
  YOUR_MELEE_WEAPON,
} from '../behaviour.js';

const HERO_IS_STEALTHED = { the: 'YOUR_HERO', is: { keyword: 'STEALTHED' } } as const;

/** One card of a kind that belongs to the target is destroyed; whoever controls it chooses. */
function targetDestroys(of: 'EQUIPMENT' | 'ABILITIES' | 'ALLIES') {
  const theirs: Selector = { of, where: { controlledAs: 'TARGET' } };
  return [
    { choose: theirs, by: { controllerOf: 'TARGET' }, save: 'card' },
    { destroy: { saved: 'card' } },
  ] as const;
}

/** More abilities of The Dark Portal for rogues, shamans, warlocks and warriors, and for several classes. */
export const DARK_PORTAL_ROGUE_TO_WARRIOR: CardSet = {
  ambush: {
    onlyIf: HERO_IS_STEALTHED,
    targets: [{ of: 'HEROES_AND_ALLIES', where: 'EXHAUSTED' }],
    play: [
      { choose: { of: 'WEAPONS', where: { all: ['YOURS', { tag: 'Dagger' }] } }, save: 'weapon' },
      { damage: { sum: [5, { atkOf: { saved: 'weapon' } }] }, to: 'TARGET', type: 'MELEE' },
    ],
  },
  distract: {
    targets: [{ of: 'PLAYERS' }],
    play: [
      { exhaust: { of: 'ALLIES', where: { controlledAs: 'TARGET' } } },
      {
        lasting: { cannot: ['READY_IN_READY_STEP'] },
        on: { of: 'ALLIES', where: { controlledAs: 'TARGET' } },
        until: 'NEXT_READY_STEP',
        who: { controllerOf: 'TARGET' },
      },
    ],
  },
  'master-of-deception': { powers: [{ continuous: { to: 'YOUR_HERO', keywords: ['STEALTHED'] } }] },
  'mind-numbing-poison': {
    targets: [{ of: 'HEROES', where: 'HIT_BY_YOUR_HERO' }],
    attach: { targeted: true },
    powers: [
      {
        when: { on: 'TURN_STARTS' },
        if: { the: 'HOST', is: 'OF_EVENT_PLAYER' },
        do: [
          {
            choose: { of: 'RESOURCES', where: { all: ['READY', 'OF_EVENT_PLAYER'] } },
            by: 'EVENT_PLAYER',
            save: 'resource',
          },
          { exhaust: { saved: 'resource' } },
        ],
      },
    ],
  },
  'prey-on-the-weak': {
    targets: [{ of: 'ALLIES', where: { costAtMost: 4 } }],
    play: [{ destroy: 'TARGET' }],
  },
  'slaughter-from-the-shadows': {
    onlyIf: HERO_IS_STEALTHED,
    play: [{ destroy: { of: 'ALLIES', where: 'EXHAUSTED' } }],
  },
  vanish: {
    play: [
      { lasting: { keywords: ['ELUSIVE'] }, on: 'YOUR_HERO', until: 'THIS_TURN' },
      {
        if: { the: 'YOUR_HERO', is: 'DEFENDING' },
        then: [{ removeFromCombat: { of: 'CHARACTERS', where: 'ATTACKING' } }],
      },
    ],
    powers: [...STEALTHED],
  },
  'ancestral-spirit': {
    targets: [{ of: 'GRAVEYARD', where: { all: ['OWNED', 'ALLY', 'AFFORDED_BY_RESOURCES'] } }],
    play: [{ putIntoPlay: 'TARGET', damage: { sum: [{ healthOf: 'TARGET' }, -1] } }],
  },
  'earth-elemental-totem': { play: [{ token: 'earth-elemental' }] },
  'fire-nova-totem': {
    powers: [
      {
        when: { on: 'TURN_STARTS', who: 'YOU' },
        do: [
          { destroy: 'SELF' },
          { ifDone: [{ damage: 3, to: OPPOSING_HEROES_AND_ALLIES, type: 'FIRE', from: 'SELF' }] },
        ],
      },
    ],
  },
  'flame-shock': {
    targets: TARGET_HERO_OR_ALLY,
    attach: { targeted: true },
    play: [{ damage: 2, to: 'TARGET', type: 'FIRE' }],
    powers: [
      { when: { on: 'TURN_STARTS', who: 'YOU' }, do: [{ damage: 1, to: 'HOST', type: 'FIRE' }] },
    ],
  },
  'flametongue-weapon': {
    attach: { to: YOUR_MELEE_WEAPON },
    powers: [
      {
        when: { on: 'STRUCK', subject: 'IS_HOST', who: 'YOU' },
        targets: TARGET_HERO_OR_ALLY,
        do: [{ damage: 1, to: 'TARGET', type: 'FIRE' }],
      },
    ],
  },
  'grace-of-air-totem': {
    powers: [
      {
        continuous: {
          to: { of: 'ALLIES', where: 'OPPOSING' },
          attackCost: { resources: 1, against: 'IN_YOUR_PARTY' },
        },
      },
    ],
  },
  'mana-tide-totem': {
    powers: [{ when: { on: 'TURN_STARTS', who: 'YOU' }, do: [{ draw: { count: MY_PARTY } }] }],
  },
  'surge-of-life-wrathgate': { targets: TARGET_HERO_OR_ALLY, play: [{ heal: 5, to: 'TARGET' }] },
  'curse-of-tongues': {
    targets: [{ of: 'HEROES' }],
    attach: { targeted: true },
    powers: [
      { continuous: { playCost: { costs: 1, of: { controllerOf: 'HOST' }, where: 'ABILITY' } } },
    ],
  },
  morfiel: {
    powers: [{ continuous: { playCost: { costs: 1, of: 'OPPONENTS', where: 'ABILITY' } } }],
  },
  'anger-management': {
    powers: [
      {
        when: {
          on: 'DEALT_DAMAGE',
          source: MY_HERO,
          subject: 'HERO',
          combat: true,
          dealtWith: 'WEAPON',
        },
        do: [{ placeTopCard: 'FACE_DOWN_EXHAUSTED' }],
      },
    ],
  },
  'challenging-shout': {
    play: [
      {
        lasting: { to: OPPOSING_HEROES_AND_ALLIES, mustAttack: true, attackOnly: 'YOUR_HERO' },
        until: 'THIS_TURN',
      },
    ],
  },
  cruelty: { powers: [{ continuous: { to: 'YOUR_HERO', if: { exists: MY_WEAPONS }, atk: 1 } }] },
  'crushing-blow': {
    modes: [
      { targets: TARGET_ARMOR, do: [{ destroy: 'TARGET' }] },
      { targets: [{ of: 'WEAPONS' }], do: [{ destroy: 'TARGET' }] },
      { targets: [...TARGET_ARMOR, { of: 'WEAPONS' }], do: [{ destroy: 'TARGETS' }] },
    ],
  },
  vigilance: {
    powers: [
      { continuous: { to: 'YOUR_HERO', keywords: ['PROTECTOR'] } },
      { payment: { activate: true }, if: { turnOf: 'OPPONENTS' }, do: [{ ready: 'YOUR_HERO' }] },
    ],
  },
  shadowmeld: {
    powers: [
      { continuous: { to: 'YOUR_HERO', keywords: ['ELUSIVE'], cannot: ['BE_TARGETED'] } },
      { when: { on: 'TURN_STARTS', who: 'YOU' }, do: [{ destroy: 'SELF' }] },
    ],
  },
  cannibalize: {
    play: [
      {
        choose: { of: 'GRAVEYARD', where: 'ALLY' },
        upTo: { count: { of: 'GRAVEYARD', where: 'ALLY' } },
        save: 'eaten',
      },
      { removeFromGame: { saved: 'eaten' }, from: 'GRAVEYARD' },
      {
        heal: { sum: [{ count: { saved: 'eaten' } }, { count: { saved: 'eaten' } }] },
        to: 'YOUR_HERO',
      },
    ],
  },
  'first-to-fall': {
    targets: [{ of: 'ALLIES', where: 'PROTECTING' }],
    play: [{ destroy: 'TARGET' }],
  },
  'lessons-in-lurking': {
    targets: TARGET_ALLY,
    attach: { targeted: true },
    powers: [{ continuous: { to: 'HOST', keywords: ['STEALTHED'] } }],
  },
  malfunction: { targets: [{ of: 'PLAYERS' }], play: [...targetDestroys('EQUIPMENT')] },
  'unraveled-plans': { targets: [{ of: 'PLAYERS' }], play: [...targetDestroys('ABILITIES')] },
  'unwelcome-visitor': { targets: [{ of: 'PLAYERS' }], play: [...targetDestroys('ALLIES')] },
  'rest-and-relaxation': {
    powers: [
      {
        payment: {
          resources: 1,
          activate: true,
          exhaust: { of: 'ALLIES', where: 'IN_YOUR_PARTY' },
          exhaustCount: 2,
        },
        do: [{ draw: 1 }],
      },
    ],
  },
};
