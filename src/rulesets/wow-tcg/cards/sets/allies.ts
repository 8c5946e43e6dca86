import {
  type CardSet,
  HERO_OR_ALLY,
  OPPOSING_HEROES_AND_ALLIES,
  TARGET_ALLY,
  TARGET_HERO_OR_ALLY,
} from '../behaviour.js';

/** Allies. Those on which nothing is printed but numbers are not listed. */
export const ALLIES: CardSet = {
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
  'kena-shadowbrand': {
    powers: [
      {
        payment: { activate: true, putDamage: { amount: 1, on: 'SELF' } },
        do: [{ draw: 1 }],
      },
    ],
  },
  'orgrimmar-grunts': {
    powers: [
      {
        continuous: {
          to: 'SELF',
          atk: {
            count: {
              of: 'ALLIES',
              where: { all: ['IN_YOUR_PARTY', { named: 'Orgrimmar Grunts' }] },
              except: 'SELF',
            },
          },
        },
      },
    ],
  },
  'thunderhead-hippogryph': {
    powers: [
      { continuous: { to: 'SELF', keywords: ['ELUSIVE'] }, trait: 'Alliance' },
      { continuous: { to: 'SELF', keywords: ['FEROCITY'] }, trait: 'Horde' },
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
  sarmoth: {
    powers: [{ continuous: { to: OPPOSING_HEROES_AND_ALLIES, attackOnly: 'SELF' } }],
  },
  'elder-moorf': {
    powers: [
      {
        payment: { resources: 1 },
        targets: TARGET_ALLY,
        do: [{ lasting: { atk: 2 }, on: 'TARGET', until: 'THIS_TURN' }],
        oncePerTurn: true,
      },
    ],
  },
  'kaal-soulreaper': {
    powers: [
      {
        payment: { resources: 7, removeSelf: true },
        do: [{ putIntoPlay: { of: 'GRAVEYARD', where: 'ALLY' } }],
      },
    ],
  },
  'watcher-malwi': {
    powers: [
      {
        when: { on: 'ENTERS_PLAY', subject: { all: ['ALLY', 'OPPOSING'] } },
        do: [{ damage: 1, to: 'EVENT_SUBJECT', type: 'RANGED', from: 'SELF' }],
      },
    ],
  },
  'masten-everspirit': {
    powers: [
      {
        when: { on: 'DESTROYED', subject: 'IS_SELF' },
        do: [{ may: [{ returnToHand: 'SELF', from: 'GRAVEYARD' }] }],
      },
    ],
  },
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
  'zygore-bladebreaker': {
    powers: [
      {
        when: { on: 'ENTERS_PLAY', subject: 'IS_SELF' },
        targets: [{ of: 'WEAPONS' }],
        do: [{ may: [{ destroy: 'TARGET' }] }],
      },
    ],
  },
  'gellrin-of-the-gallows': {
    powers: [
      {
        payment: { removeSelf: true },
        targets: [{ of: 'PLAYERS' }],
        do: [
          {
            choose: { of: 'QUESTS', where: { controlledAs: 'TARGET' } },
            by: { controllerOf: 'TARGET' },
            save: 'quest',
          },
          { turnFaceDown: { saved: 'quest' } },
        ],
      },
    ],
  },
  helwen: {
    powers: [
      { continuous: { to: 'SELF', mayStayExhausted: true } },
      {
        payment: { activate: true },
        targets: TARGET_ALLY,
        do: [{ lasting: { control: true }, on: 'TARGET', until: 'WHILE_SOURCE_EXHAUSTED' }],
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
    ],
  },
  'braxiss-the-sleeper': { keywords: ['ELUSIVE'] },
  'crazy-igvand': { keywords: ['PROTECTOR'] },
  fury: { keywords: ['FEROCITY'] },
  'donna-calister': {
    keywords: ['PROTECTOR'],
    powers: [
      {
        when: { on: 'ATTACKS', subject: { all: ['OPPOSING', HERO_OR_ALLY] } },
        do: [{ ready: 'SELF' }],
      },
    ],
  },
  'valthak-spiritdrinker': {
    powers: [{ continuous: { to: 'YOUR_HERO', cannot: ['BE_DESTROYED'] } }],
  },
  'nerra-lifeboon': {
    powers: [{ continuous: { to: { of: 'ALLIES', where: 'YOURS', except: 'SELF' }, health: 1 } }],
  },
  pugg: {
    powers: [{ continuous: { to: { of: 'ALLIES', where: 'YOURS', except: 'SELF' }, health: -1 } }],
  },
  'warchief-thrall': {
    powers: [
      {
        continuous: {
          to: { of: 'ALLIES', where: { all: ['YOURS', { tag: 'Horde' }] }, except: 'SELF' },
          atk: 3,
          health: 3,
        },
      },
    ],
  },
  infernal: {
    powers: [
      {
        when: { on: 'TURN_STARTS', who: 'YOU' },
        targets: [{ of: 'PLAYERS', where: 'OPPOSING' }],
        do: [
          {
            may: [{ discard: 1 }],
            if: { inHand: 1 },
            otherwise: [
              { lasting: { control: true }, on: 'SELF', for: { controllerOf: 'TARGET' } },
            ],
          },
        ],
      },
      {
        when: { on: 'TURN_ENDS', who: 'YOU' },
        do: [{ damage: 1, to: OPPOSING_HEROES_AND_ALLIES, type: 'FIRE', from: 'SELF' }],
      },
    ],
  },
  chromie: {
    powers: [{ payment: { activate: true, removeSelf: true }, do: [{ extraTurn: 'YOU' }] }],
  },
};
