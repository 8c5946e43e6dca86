import type { Condition, Selector } from '../../language/words.js';
import {
  anyAttachedTo,
  type CardSet,
  MY_ALLIES,
  MY_HERO,
  MY_PARTY,
  MY_WEAPONS,
  REST_OF_TOP,
  removeOne,
  staysExhausted,
  TARGET_ALLY,
  TARGET_HERO_OR_ALLY,
  thisTurn,
  YOUR_MELEE_WEAPON,
} from '../behaviour.js';

const YOUR_ARMOR: Selector = { of: 'EQUIPMENT', where: { all: ['YOURS', 'ARMOR'] } };
const OPPOSING_ALLIES: Selector = { of: 'ALLIES', where: 'OPPOSING' };
const READY_IN_YOUR_PARTY: Selector = {
  of: 'HEROES_AND_ALLIES',
  where: { all: ['IN_YOUR_PARTY', 'READY'] },
};

/** The own party has more ATK while it attacks such characters, for a turn. */
function againstDefending(of: 'HEROES' | 'ALLIES') {
  const defending: Condition = 'DEFENDING';
  return {
    lasting: {
      to: MY_PARTY,
      while: 'ATTACKING',
      if: { exists: { of, where: defending } },
      atk: 2,
    },
    until: 'THIS_TURN',
  } as const;
}

/** Abilities and Pets of Fires of Outland for shamans, warlocks and warriors, and for all classes. */
export const FIRES_SHAMAN_TO_NEUTRAL: CardSet = {
  bloodlust: { play: [againstDefending('HEROES')] },
  'chain-heal': {
    targets: [{ of: 'HEROES_AND_ALLIES', upTo: 3 }],
    play: [
      { heal: 3, to: 'TARGET' },
      { heal: 2, to: 'TARGET_2' },
      { heal: 1, to: 'TARGET_3' },
    ],
  },
  'earth-shield': {
    enters: { counters: 4 },
    powers: [
      {
        when: { on: 'DEALT_DAMAGE', subject: MY_HERO, combat: true },
        do: removeOne([{ heal: 3, to: 'YOUR_HERO' }]),
      },
    ],
  },
  'earth-shock': {
    targets: TARGET_HERO_OR_ALLY,
    play: [
      { damage: 4, to: 'TARGET', type: 'NATURE' },
      {
        if: { the: 'TARGET', is: 'HERO' },
        then: [
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
  'fire-elemental-totem': {
    powers: [
      { when: { on: 'ENTERS_PLAY', subject: 'IS_SELF' }, do: [{ token: 'fire-elemental' }] },
    ],
  },
  heroism: { play: [againstDefending('ALLIES')] },
  'life-arc': {
    targets: [
      { of: 'ALLIES', where: { not: 'OPPOSING' } },
      { of: 'ALLIES', where: 'OPPOSING' },
    ],
    play: [
      { heal: { damageOn: 'TARGET' }, to: 'TARGET' },
      { damage: 'DAMAGE_HEALED', to: 'TARGET_2', type: 'NATURE' },
    ],
  },
  angrida: {
    powers: [
      {
        payment: { activate: true },
        targets: TARGET_ALLY,
        do: [{ damage: 2, to: 'TARGET', type: 'SHADOW', from: 'SELF' }],
      },
    ],
  },
  'death-coil': {
    targets: [{ of: 'ALLIES', where: 'OPPOSING' }],
    play: [
      {
        later: {
          when: { on: 'TURN_STARTS', who: 'YOU' },
          do: [
            {
              putIntoPlay: 'SUBJECT',
              from: 'REMOVED',
              for: { controllerOf: 'SUBJECT' },
              save: 'ally',
            },
            { damage: 2, to: { saved: 'ally' }, type: 'SHADOW' },
          ],
        },
        about: 'TARGET',
      },
      { removeFromGame: 'TARGET' },
    ],
  },
  hukkath: {
    keywords: ['PROTECTOR'],
    powers: [
      {
        payment: { resources: 1, destroySelf: true },
        do: [{ lasting: { cannot: ['BE_TARGETED'] }, on: 'YOUR_HERO', until: 'THIS_TURN' }],
      },
    ],
  },
  immolate: {
    targets: TARGET_HERO_OR_ALLY,
    attach: { targeted: true },
    play: [{ damage: 1, to: 'TARGET', type: 'FIRE' }],
    powers: [
      { when: { on: 'TURN_STARTS', who: 'YOU' }, do: [{ damage: 1, to: 'HOST', type: 'FIRE' }] },
    ],
  },
  'jar-soul': {
    targets: TARGET_ALLY,
    play: [{ removeFromGame: 'TARGET' }],
    powers: [
      {
        payment: { destroySelf: true },
        do: [
          {
            lasting: { playCost: { costs: -2, next: true, where: { tag: 'Pet' } } },
            until: 'THIS_TURN',
          },
        ],
      },
    ],
  },
  shadowfury: {
    play: [
      { damage: 2, to: OPPOSING_ALLIES, type: 'SHADOW' },
      { exhaust: { saved: 'hit' } },
      { forEach: { saved: 'hit' }, do: [staysExhausted('IT')] },
    ],
  },
  soulshatter: {
    powers: [
      {
        when: { on: 'DEFENDS', subject: MY_HERO, source: 'ALLY' },
        do: [{ exhaust: { of: 'ALLIES', where: { controlledAs: 'EVENT_SOURCE' } } }],
      },
    ],
  },
  'unstable-affliction': {
    targets: TARGET_HERO_OR_ALLY,
    attach: { targeted: true },
    powers: [
      {
        when: { on: 'TURN_STARTS', who: 'YOU' },
        do: [{ damage: 2, to: 'HOST', type: 'SHADOW' }],
      },
      {
        when: { on: 'DESTROYED', subject: 'IS_SELF' },
        do: [{ damage: 4, to: 'HOST', type: 'SHADOW' }],
      },
    ],
  },
  'berserker-rage': {
    play: [...anyAttachedTo('YOUR_HERO')],
    powers: [
      {
        continuous: {
          to: 'YOUR_HERO',
          while: 'ATTACKING',
          atk: { times: 5, in: { damageOn: 'YOUR_HERO' } },
        },
      },
    ],
  },
  devastate: {
    targets: TARGET_HERO_OR_ALLY,
    play: [
      { choose: YOUR_MELEE_WEAPON, save: 'weapon' },
      { damage: { atkOf: { saved: 'weapon' } }, to: 'TARGET', type: 'MELEE' },
      {
        lasting: { mustAttack: true, attackOnly: 'YOUR_HERO' },
        on: 'TARGET',
        until: 'THIS_TURN',
      },
    ],
  },
  hamstring: {
    targets: [{ of: 'ALLIES', where: { inCombatWith: 'YOUR_HERO' } }],
    attach: { targeted: true },
    powers: [{ continuous: { to: 'HOST', cannot: ['READY_IN_READY_STEP'] } }],
  },
  intervene: {
    targets: [{ of: 'HEROES_AND_ALLIES', where: { not: 'OPPOSING' } }],
    play: [thisTurn({ replaceDamage: { to: 'IS_SUBJECT', dealtTo: 'YOUR_HERO', next: true } })],
  },
  'rallying-shout': {
    powers: [{ continuous: { to: MY_ALLIES, keywords: ['PROTECTOR'] } }],
  },
  rampage: {
    powers: [
      {
        when: { on: 'DEALT_DAMAGE', source: MY_HERO, combat: true, dealtWith: 'WEAPON' },
        do: [{ addCounters: 1, on: 'SELF' }],
      },
      { continuous: { to: 'YOUR_HERO', while: 'ATTACKING', atk: { countersOn: 'SELF' } } },
    ],
  },
  'strength-of-arms': {
    powers: [
      { continuous: { to: MY_WEAPONS, atk: 2 } },
      { continuous: { to: YOUR_ARMOR, def: 2 } },
    ],
  },
  'victory-rush': {
    targets: TARGET_ALLY,
    play: [{ if: { the: 'YOUR_HERO', is: 'HAS_KILLED_ALLY' }, then: [{ destroy: 'TARGET' }] }],
  },
  'a-break-in-the-action': {
    play: [
      { choose: READY_IN_YOUR_PARTY, upTo: { count: READY_IN_YOUR_PARTY }, save: 'resting' },
      { exhaust: { saved: 'resting' } },
      { forEach: { saved: 'resting' }, do: [{ heal: 2, to: 'IT', from: 'IT' }] },
    ],
  },
  'corpse-run': {
    powers: [
      {
        when: { on: 'DESTROYED', subject: { all: ['ALLY', 'IN_YOUR_PARTY'] } },
        if: { turnOf: 'YOU' },
        do: [
          {
            later: {
              when: { on: 'TURN_ENDS' },
              do: [{ may: [{ returnToHand: 'SUBJECT', from: 'GRAVEYARD' }] }],
            },
            about: 'EVENT_SUBJECT',
          },
        ],
      },
    ],
  },
  'defensive-breach': { targets: [{ of: 'EQUIPMENT' }], play: [{ destroy: 'TARGET' }] },
  explosions: {
    targets: [{ of: 'ALLIES', divided: 2 }],
    play: [{ damage: 'SHARE', to: 'TARGETS', type: 'FIRE' }],
  },
  'goblin-gumbo': {
    targets: TARGET_ALLY,
    attach: { targeted: true },
    powers: [
      { continuous: { to: 'HOST', atk: -2 } },
      {
        when: { on: 'LEAVES_PLAY', subject: 'IS_SELF' },
        do: [{ putIntoDeck: 'SELF', at: 'TOP', from: 'GRAVEYARD' }],
      },
    ],
  },
  'treasure-chest': {
    play: [
      { topCards: 3, save: 'top' },
      { choose: { saved: 'top' }, save: 'card' },
      { returnToHand: { saved: 'card' }, from: 'DECK' },
      { putIntoDeck: REST_OF_TOP, at: 'TOP', from: 'DECK' },
    ],
  },
  'ultimate-triumph': { targets: TARGET_ALLY, play: [{ destroy: 'TARGET' }] },
};
