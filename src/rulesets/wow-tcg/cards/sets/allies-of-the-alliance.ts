import {
  ALLIES_IN_YOUR_GRAVEYARD,
  ALLY_IN_YOUR_GRAVEYARD,
  type CardSet,
  HERO_OR_ALLY,
  MY_ALLIES,
  MY_PARTY,
  OPPOSING_HEROES_AND_ALLIES,
  READY_HERO_AND_WEAPON,
  SELF_ENTERS,
  TARGET_ALLY,
  TARGET_ARMOR,
  TARGET_ARMOR_OR_WEAPON,
  TARGET_HERO_OR_ALLY,
  thisTurn,
} from '../behaviour.js';

/** Allies of the Alliance. Those on which nothing is printed but what the data says are not listed. */
export const ALLIES_OF_THE_ALLIANCE: CardSet = {
  'acolyte-demia': {
    powers: [
      {
        payment: { resources: 1, putDamage: { amount: 1, on: 'SELF' } },
        targets: TARGET_HERO_OR_ALLY,
        do: [{ damage: 1, to: 'TARGET', type: 'SHADOW', from: 'SELF' }],
        onYourTurn: true,
      },
    ],
  },
  'adept-breton': {
    powers: [
      {
        payment: { resources: 3, activate: true },
        do: [{ damage: 1, to: OPPOSING_HEROES_AND_ALLIES, type: 'ARCANE', from: 'SELF' }],
      },
    ],
  },
  'augustus-corpsemonger': {
    powers: [
      {
        payment: { activate: true, remove: { of: ALLIES_IN_YOUR_GRAVEYARD, count: 3 } },
        targets: TARGET_ALLY,
        do: [{ destroy: 'TARGET' }],
      },
    ],
  },
  'bizzik-sparkcog': {
    powers: [{ payment: { activate: true, destroy: MY_ALLIES }, do: [{ draw: 1 }] }],
  },
  'donna-calister': {
    keywords: ['PROTECTOR'],
    powers: [
      {
        when: { on: 'ATTACKS', subject: { all: ['OPPOSING', HERO_OR_ALLY] } },
        do: [{ ready: 'SELF' }],
      },
    ],
  },
  'dorric-the-martyr': {
    powers: [
      {
        payment: { resources: 1, destroySelf: true },
        targets: TARGET_ALLY,
        do: [{ heal: { damageOn: 'TARGET' }, to: 'TARGET', from: 'SELF' }],
      },
    ],
  },
  'freya-lightsworn': {
    powers: [
      {
        payment: { activate: true },
        targets: TARGET_HERO_OR_ALLY,
        do: [{ heal: 3, to: 'TARGET', from: 'SELF' }],
      },
    ],
  },
  'galahandra-keeper-of-the-silent-grove': {
    keywords: ['ELUSIVE'],
    powers: [
      {
        payment: { resources: 1, activate: true },
        targets: TARGET_ALLY,
        do: [{ exhaust: 'TARGET' }],
      },
    ],
  },
  'galway-streamwhistle': {
    powers: [{ payment: { activate: true }, do: [...READY_HERO_AND_WEAPON] }],
  },
  'grint-sundershot': {
    powers: [
      {
        continuous: {
          to: { of: 'PLAYERS', where: 'OPPOSING' },
          cannot: ['STRIKE'],
          if: { turnOf: 'YOU' },
        },
      },
    ],
  },
  'hannah-the-unstoppable': {
    powers: [{ continuous: { to: OPPOSING_HEROES_AND_ALLIES, cannot: ['PROTECT'] } }],
  },
  'ironforge-guards': {
    powers: [
      {
        continuous: {
          to: 'SELF',
          health: {
            count: {
              of: 'ALLIES',
              where: { all: ['IN_YOUR_PARTY', { named: 'Ironforge Guards' }] },
              except: 'SELF',
            },
          },
        },
      },
    ],
  },
  'kailis-truearc': {
    powers: [
      {
        continuous: {
          to: 'SELF',
          atk: 2,
          health: 2,
          if: { number: { count: MY_ALLIES }, atLeast: 4 },
        },
      },
    ],
  },
  'kena-shadowbrand': {
    powers: [
      {
        payment: { activate: true, putDamage: { amount: 1, on: 'SELF' } },
        do: [{ draw: 1 }],
      },
    ],
  },
  'king-magni-bronzebeard': {
    powers: [
      { when: { on: 'TURN_ENDS' }, do: [{ token: 'dwarf-warrior' }] },
      {
        continuous: {
          to: { of: 'HEROES_AND_ALLIES', where: { all: ['IN_YOUR_PARTY', { tag: 'Dwarf' }] } },
          keywords: ['PROTECTOR'],
        },
      },
    ],
  },
  'kryton-barleybeard': {
    powers: [
      {
        payment: { resources: 2, destroySelf: true },
        targets: [{ of: 'ABILITIES' }],
        do: [{ returnToHand: 'TARGET' }],
      },
    ],
  },
  'lady-courtney-noel': {
    powers: [{ payment: { activate: true }, do: [{ heal: 1, to: MY_PARTY, from: 'SELF' }] }],
  },
  'lady-jaina-proudmoore': {
    powers: [{ continuous: { to: { of: 'ALLIES', where: 'OPPOSING' }, cannot: ['ATTACK'] } }],
  },
  lafiel: {
    powers: [
      {
        payment: { resources: 2, activate: true },
        targets: [{ of: 'ABILITIES' }],
        do: [{ destroy: 'TARGET' }],
      },
    ],
  },
  'leeroy-jenkins': {
    powers: [
      {
        when: { on: 'ENTERS_PLAY', subject: 'IS_SELF' },
        do: [
          { exhaust: { of: 'ALLIES', where: 'IN_YOUR_PARTY', except: 'SELF' } },
          {
            lasting: { cannot: ['READY_IN_READY_STEP'] },
            on: { of: 'ALLIES', where: 'IN_YOUR_PARTY', except: 'SELF' },
            until: 'NEXT_READY_STEP',
          },
        ],
      },
      {
        payment: {},
        do: [{ lasting: { keywords: ['FEROCITY'] }, on: 'SELF', until: 'THIS_TURN' }],
      },
    ],
  },
  'lhurg-venomblade': {
    powers: [
      {
        payment: { activate: true },
        targets: [{ of: 'ALLIES', where: 'EXHAUSTED' }],
        do: [{ destroy: 'TARGET' }],
      },
    ],
  },
  'liba-wobblebonk': { powers: [{ when: SELF_ENTERS, do: [{ draw: 1 }] }] },
  'lord-grayson-shadowbreaker': {
    keywords: ['PROTECTOR'],
    powers: [
      {
        when: { on: 'EXHAUSTED', subject: 'IS_SELF' },
        targets: TARGET_HERO_OR_ALLY,
        do: [{ heal: 2, to: 'TARGET', from: 'SELF' }],
      },
    ],
  },
  'lorekeeper-darian': {
    powers: [
      {
        payment: { resources: 'X', activate: true },
        targets: [{ of: 'PLAYERS' }],
        do: [
          { topCards: 'X', who: { controllerOf: 'TARGET' }, save: 'top' },
          { putIntoGraveyard: { saved: 'top' }, from: 'DECK' },
        ],
      },
    ],
  },
  'lt-commander-dudefella': {
    powers: [
      {
        payment: { resources: 1, activate: true },
        targets: TARGET_HERO_OR_ALLY,
        do: [
          { damage: 1, to: 'TARGET', type: 'FROST', from: 'SELF' },
          { lasting: { cannot: ['ATTACK'] }, on: { saved: 'hit' }, until: 'THIS_TURN' },
        ],
      },
    ],
  },
  'maxum-ironbrew': {
    powers: [
      { when: { on: 'DEFENDS', subject: 'IS_SELF' }, do: [{ heal: 2, to: 'SELF', from: 'SELF' }] },
    ],
  },
  'medoc-spiritwarden': {
    powers: [
      {
        payment: { activate: true },
        targets: ALLY_IN_YOUR_GRAVEYARD,
        do: [{ returnToHand: 'TARGET' }],
      },
    ],
  },
  'melgwy-pingzot': {
    powers: [
      {
        payment: { resources: 5, activate: true },
        targets: TARGET_HERO_OR_ALLY,
        do: [{ damage: 5, to: 'TARGET', type: 'FIRE', from: 'SELF' }],
      },
    ],
  },
  'mezzik-darkspark': {
    powers: [
      {
        payment: { activate: true, destroy: MY_ALLIES },
        targets: TARGET_HERO_OR_ALLY,
        do: [{ damage: { atkOf: 'PAID' }, to: 'TARGET', type: 'SHADOW', from: 'SELF' }],
      },
    ],
  },
  'milo-the-unmerciful': {
    powers: [{ payment: { activate: true }, targets: TARGET_ARMOR, do: [{ exhaust: 'TARGET' }] }],
  },
  'moira-darkheart': {
    powers: [
      {
        payment: { resources: 1, destroySelf: true },
        targets: TARGET_ARMOR_OR_WEAPON,
        do: [{ destroy: 'TARGET' }],
      },
    ],
  },
  'nerra-lifeboon': {
    powers: [{ continuous: { to: { of: 'ALLIES', where: 'YOURS', except: 'SELF' }, health: 1 } }],
  },
  nightbloom: {
    powers: [
      {
        payment: { resources: 1, activate: true },
        do: [
          { choose: { of: 'HAND', where: 'OWNED' }, upTo: 1, save: 'card' },
          { placeAsResource: { saved: 'card' } },
        ],
      },
    ],
  },
  parvink: { keywords: ['PROTECTOR'], powers: [{ when: SELF_ENTERS, do: [{ draw: 1 }] }] },
  randipan: {
    powers: [
      {
        when: {
          on: 'DEALT_DAMAGE',
          source: 'IS_SELF',
          subject: { all: ['HERO', 'DEFENDING'] },
          combat: true,
        },
        do: [{ draw: 1 }],
      },
    ],
  },
  'ryn-dreamstrider': {
    keywords: ['ELUSIVE'],
    powers: [
      {
        payment: { activate: true },
        targets: TARGET_HERO_OR_ALLY,
        do: [thisTurn({ while: 'ATTACKING', atk: 2 })],
      },
    ],
  },
  'sentry-gwynn': { powers: [{ continuous: { to: 'YOUR_HERO', keywords: ['ELUSIVE'] } }] },
  'seva-shadowdancer': {
    keywords: ['ELUSIVE'],
    powers: [
      {
        payment: { resources: 'X', activate: true },
        targets: TARGET_HERO_OR_ALLY,
        do: [{ heal: 'X', to: 'TARGET', from: 'SELF' }],
      },
    ],
  },
  'stylean-silversteel': {
    powers: [{ when: SELF_ENTERS, do: [{ heal: 3, to: MY_PARTY, from: 'SELF' }] }],
  },
  'tracker-gallen': {
    powers: [
      {
        continuous: {
          to: 'SELF',
          atk: { count: { of: 'ALLIES', where: 'IN_YOUR_PARTY' } },
        },
      },
    ],
  },
  treesong: { powers: [{ continuous: { to: 'YOUR_HERO', keywords: ['PROTECTOR'] } }] },
  wilba: {
    powers: [
      {
        when: {
          on: 'DEALT_DAMAGE',
          source: { all: ['IN_YOUR_PARTY', { tag: 'Spider' }] },
          subject: 'ALLY',
          combat: true,
        },
        do: [{ destroy: 'EVENT_SUBJECT' }],
      },
      { payment: { resources: 3 }, do: [{ token: 'charlotte' }] },
    ],
  },
  'wyneth-harridan': {
    keywords: ['PROTECTOR'],
    powers: [
      {
        payment: { resources: 3, activate: true },
        targets: [{ of: 'ALLIES', where: { tag: 'Undead' } }],
        do: [{ destroy: 'TARGET' }],
      },
    ],
  },
};
