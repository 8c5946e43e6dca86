import type { Condition, Selector } from '../../language/words.js';
import {
  type CardSet,
  FORM_OF_YOURS,
  FRIENDLY_PETS,
  MY_HERO,
  MY_WEAPONS,
  namedInYourParty,
  SELF_ATTACKS,
  SELF_ENTERS,
  TARGET_ALLY,
  TARGET_ARMOR,
  TARGET_HERO_OR_ALLY,
  thisTurn,
  UNTARGETABLE,
  withStealth,
} from '../behaviour.js';
import { eachDestroys } from './dark-portal-quests.js';

const YOUR_TURN_STARTS = { on: 'TURN_STARTS', who: 'YOU' } as const;
const FRIENDLY: Condition = { not: 'OPPOSING' };
const DRAENEI: Selector = {
  of: 'HEROES_AND_ALLIES',
  where: { all: ['IN_YOUR_PARTY', { tag: 'Draenei' }] },
};
const EQUIPMENT_IN_YOUR_GRAVEYARD: Selector = {
  of: 'GRAVEYARD',
  where: { all: ['OWNED', 'EQUIPMENT'] },
};

/** Allies of the Alliance of Fires of Outland. */
export const FIRES_ALLIANCE: CardSet = {
  'andiss-butcherson': { powers: [{ continuous: { nextStrike: { costs: -1 } } }] },
  bitties: {
    powers: [
      {
        when: { on: 'TURN_ENDS', who: 'YOU' },
        if: { the: 'SELF', is: 'DAMAGED' },
        do: [{ destroy: 'SELF' }],
      },
    ],
  },
  'breanna-greenmother': {
    powers: [
      {
        continuous: {
          to: { of: 'ALLIES', where: 'IN_YOUR_PARTY' },
          canActivateAtOnce: true,
        },
      },
    ],
  },
  'caddrick-von-styler': {
    powers: [{ payment: { resources: 5, activate: true }, do: eachDestroys('RESOURCES') }],
  },
  'celee-cogfreeze': {
    powers: [
      {
        when: { on: 'PLAYED', subject: 'ABILITY', who: 'YOU' },
        do: [{ may: [{ draw: 1 }, { ifDone: [{ discard: 1 }] }] }],
      },
    ],
  },
  'christopher-the-devout': {
    keywords: ['PROTECTOR'],
    powers: [
      {
        payment: { resources: 1, destroySelf: true },
        targets: TARGET_HERO_OR_ALLY,
        do: [thisTurn({ keywords: ['PROTECTOR'] })],
      },
    ],
  },
  'enfea-contha': {
    powers: [
      {
        payment: { activate: true },
        targets: [
          { of: 'ALLIES', where: FRIENDLY },
          { of: 'ALLIES', where: 'OPPOSING' },
        ],
        do: [
          { heal: { damageOn: 'TARGET' }, to: 'TARGET', from: 'SELF' },
          { damage: 'DAMAGE_HEALED', to: 'TARGET_2', type: 'NATURE', from: 'SELF' },
        ],
      },
    ],
  },
  'exodar-peacekeepers': {
    powers: [
      {
        when: SELF_ENTERS,
        targets: TARGET_HERO_OR_ALLY,
        do: [
          { heal: { count: namedInYourParty('Exodar Peacekeepers') }, to: 'TARGET', from: 'SELF' },
        ],
      },
    ],
  },
  fugu: {
    powers: [
      { payment: { activate: true }, targets: TARGET_ALLY, do: [thisTurn({ control: true })] },
    ],
  },
  'hailey-goodchilde': {
    powers: [
      {
        payment: { activate: true },
        targets: TARGET_ALLY,
        do: [{ heal: { damageOn: 'TARGET' }, to: 'TARGET', from: 'SELF' }],
      },
    ],
  },
  'he-who-has-no-life': {
    powers: [
      {
        when: { on: 'ENTERS_PLAY', subject: { all: ['ALLY', { costAtMost: 5 }] } },
        do: [{ destroy: 'EVENT_SUBJECT' }],
      },
    ],
  },
  'izza-spindleflame': {
    keywords: ['ELUSIVE'],
    powers: [
      {
        when: { on: 'TURN_STARTS' },
        do: [{ damage: 1, to: 'HEROES', type: 'FIRE', from: 'SELF' }],
      },
    ],
  },
  'josiah-king': {
    powers: [
      {
        payment: { resources: 5, destroySelf: true },
        targets: TARGET_HERO_OR_ALLY,
        do: [{ damage: 3, to: 'TARGET', type: 'ARCANE', from: 'SELF' }],
      },
    ],
  },
  'krenig-soulguard': {
    powers: [
      {
        payment: { resources: 3, destroySelf: true },
        modes: [
          { targets: [{ of: 'ABILITIES' }], do: [{ destroy: 'TARGET' }] },
          { targets: [{ of: 'ABILITIES' }], do: [{ returnToHand: 'TARGET' }] },
        ],
      },
    ],
  },
  'kulvo-jadefist': {
    keywords: ['PROTECTOR'],
    powers: [
      {
        when: SELF_ATTACKS,
        do: [{ lasting: { atk: -2, health: -2 }, on: 'SELF', until: 'THIS_TURN' }],
      },
    ],
  },
  'magraff-sparroweye-ironhammer': {
    powers: [
      {
        payment: { resources: 1 },
        do: [{ lasting: { keywords: ['LONG_RANGE'] }, on: 'SELF', until: 'THIS_TURN' }],
      },
    ],
  },
  'marilyn-of-the-sacred-vows': {
    powers: [
      {
        payment: { activate: true },
        targets: TARGET_ALLY,
        do: [thisTurn({ prevent: { amount: 'ALL' } })],
      },
    ],
  },
  miandra: {
    enters: { counters: 1 },
    powers: [
      {
        continuous: {
          to: 'SELF',
          if: { number: { countersOn: 'SELF' }, atLeast: 1 },
          prevent: { amount: 'ALL' },
        },
      },
      {
        when: { on: 'DAMAGE_PREVENTED', dealtWith: 'IS_SELF' },
        do: [{ removeCounters: 1, from: 'SELF' }],
      },
    ],
  },
  nalkas: {
    powers: [
      {
        payment: { activate: true },
        targets: [{ of: 'PLAYERS' }],
        do: [
          {
            heal: 2,
            to: { of: 'HEROES_AND_ALLIES', where: { controlledAs: 'TARGET' } },
            from: 'SELF',
          },
        ],
      },
    ],
  },
  'narmak-doomratchet': {
    keywords: ['ELUSIVE'],
    powers: [
      {
        payment: { activate: true, putDamage: { amount: 'X', on: 'YOUR_HERO' } },
        targets: TARGET_ALLY,
        do: [{ damage: 'X', to: 'TARGET', type: 'SHADOW', from: 'SELF' }],
      },
    ],
  },
  neeka: {
    keywords: ['ELUSIVE'],
    powers: [
      {
        payment: { activate: true },
        targets: TARGET_HERO_OR_ALLY,
        do: [{ heal: 1, to: 'TARGET', from: 'SELF' }],
      },
    ],
  },
  'nesmend-darkbreaker': {
    powers: [
      {
        payment: { resources: 5, destroySelf: true },
        targets: TARGET_ALLY,
        do: [thisTurn({ keywords: ['ELUSIVE'], cannot: ['BE_TARGETED'] })],
      },
    ],
  },
  'norrund-grovewalker': { keywords: ['ELUSIVE'], powers: [UNTARGETABLE] },
  'parren-shadowshot': {
    powers: [
      {
        payment: { resources: 1, activate: true },
        targets: TARGET_HERO_OR_ALLY,
        do: [thisTurn({ keywords: ['LONG_RANGE'] })],
      },
    ],
  },
  porto: {
    keywords: ['PROTECTOR'],
    powers: [
      {
        continuous: {
          to: { of: 'CHARACTERS', where: { all: ['ABILITY', FRIENDLY] } },
          cannot: ['BE_TARGETED'],
        },
      },
    ],
  },
  'prophet-velen': {
    powers: [
      {
        payment: { exhaust: DRAENEI },
        targets: [
          { of: 'HEROES_AND_ALLIES', where: 'OPPOSING' },
          { of: 'HEROES_AND_ALLIES', where: FRIENDLY },
        ],
        do: [
          { damage: 1, to: 'TARGET', type: 'NATURE', from: 'SELF' },
          { heal: 1, to: 'TARGET_2', from: 'SELF' },
        ],
      },
    ],
  },
  'ranthus-adler': {
    powers: [
      {
        payment: { resources: 1, destroySelf: true },
        targets: TARGET_ALLY,
        do: [{ returnToHand: 'TARGET' }],
      },
    ],
  },
  'sal-grimstalker': { keywords: ['STEALTHED'], powers: [withStealth(YOUR_TURN_STARTS)] },
  'savina-greysky': {
    keywords: ['ELUSIVE'],
    powers: [{ continuous: { to: 'SELF', if: { exists: FORM_OF_YOURS }, atk: 2 } }],
  },
  'shadowmistress-jezebel-hawke': {
    powers: [{ continuous: { to: FRIENDLY_PETS, health: 2 } }],
  },
  'tinkmaster-overspark': {
    powers: [
      {
        when: YOUR_TURN_STARTS,
        do: [
          {
            may: [
              { choose: EQUIPMENT_IN_YOUR_GRAVEYARD, save: 'card' },
              { putIntoPlay: { saved: 'card' }, from: 'GRAVEYARD' },
            ],
            if: { exists: EQUIPMENT_IN_YOUR_GRAVEYARD },
          },
        ],
      },
    ],
  },
  'tomadae-the-magnificent': {
    powers: [{ continuous: { replaceDamage: { from: MY_HERO, dealtWith: 'ABILITY', add: 1 } } }],
  },
  'trogun-smith': {
    powers: [
      { when: YOUR_TURN_STARTS, targets: TARGET_ARMOR, do: [{ may: [{ exhaust: 'TARGET' }] }] },
    ],
  },
  'ubel-sternbrow': {
    keywords: ['PROTECTOR'],
    powers: [{ continuous: { to: 'SELF', canProtect: 'IS_SELF' } }],
  },
  'unen-rataan': {
    powers: [
      {
        payment: { resources: 2, destroySelf: true },
        do: [{ ready: 'YOUR_HERO' }, { ready: MY_WEAPONS }],
      },
    ],
  },
  'vindicator-borovon': {
    powers: [
      {
        when: YOUR_TURN_STARTS,
        targets: [{ of: 'EQUIPMENT' }],
        do: [{ may: [{ destroy: 'TARGET' }] }],
      },
    ],
  },
};
