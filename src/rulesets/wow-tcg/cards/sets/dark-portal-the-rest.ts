import type { Effect } from '../../language/effects.js';
import type { Condition, Selector } from '../../language/words.js';
import {
  ALLIES_IN_YOUR_GRAVEYARD,
  type CardSet,
  HERO_OR_ALLY,
  MY_ALLIES,
  MY_HERO,
  TARGET_HERO_OR_ALLY,
  thisTurn,
} from '../behaviour.js';

const OPPONENTS: Selector = { of: 'PLAYERS', where: 'OPPOSING' };
const FORM_IN_YOUR_GRAVEYARD: Selector = {
  of: 'GRAVEYARD',
  where: { all: ['OWNED', { tag: 'Form' }] },
};

/** One less for each ally of a faction in the own party that is no token. */
function lessForEach(faction: 'Alliance' | 'Horde') {
  const where: Condition = { all: ['IN_YOUR_PARTY', { tag: faction }, { not: 'TOKEN' }] };
  return { costChange: { minus: { count: { of: 'ALLIES', where } } } } as const;
}

const BOLTS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** A character that has not been chosen for one of the bolts before. */
function forBolt(i: number): Selector {
  const of = 'HEROES_AND_ALLIES';
  const earlier = BOLTS.slice(0, i).map((saved) => ({ saved }));
  return i === 0 ? of : { of, where: { not: { any: earlier } } };
}

/** Up to five characters are chosen, and then dealt 5, 4, 3, 2 and 1. */
const FIVE_BOLTS: readonly Effect[] = [
  ...BOLTS.map((save, i): Effect => {
    const choice: Effect = { choose: forBolt(i), upTo: 1, save };
    return i === 0 ? choice : { if: { exists: { saved: BOLTS[i - 1]! } }, then: [choice] };
  }),
  ...BOLTS.map((saved, i): Effect => ({ damage: 5 - i, to: { saved }, type: 'NATURE' })),
];

/** Cards of The Dark Portal with words of their own. */
export const DARK_PORTAL_THE_REST: CardSet = {
  'arcane-torrent': {
    play: [
      { interrupt: { of: 'CHAIN_ABILITIES', except: 'SELF' } },
      { lasting: { cannotPlay: 'ABILITY' }, on: OPPONENTS, until: 'THIS_TURN' },
    ],
  },
  'blade-flurry': {
    powers: [
      {
        when: {
          on: 'DEALT_DAMAGE',
          source: MY_HERO,
          subject: 'ALLY',
          combat: true,
          dealtWith: 'WEAPON',
        },
        targets: [{ of: 'HEROES_AND_ALLIES', where: { not: { is: 'EVENT_SUBJECT' } } }],
        do: [{ may: [{ damage: 'EVENT_AMOUNT', to: 'TARGET', type: 'MELEE' }] }],
      },
    ],
  },
  'blessing-of-sacrifice': {
    targets: [{ of: 'ALLIES', where: 'IN_YOUR_PARTY' }],
    attach: { targeted: true },
    powers: [{ continuous: { replaceDamage: { to: 'IS_HOST', dealtTo: 'YOUR_HERO' } } }],
  },
  'boat-to-booty-bay': {
    powers: [
      {
        payment: { activate: true },
        onYourTurn: true,
        do: [{ choose: MY_ALLIES, save: 'ally' }, { removeFromGame: { saved: 'ally' } }],
      },
      {
        payment: { activate: true, destroySelf: true },
        onYourTurn: true,
        do: [
          {
            putIntoPlay: { of: 'REMOVED', where: { all: ['ALLY', 'MADE_BY_SELF'] } },
            from: 'REMOVED',
            for: 'YOU',
          },
        ],
      },
    ],
  },
  'bracers-of-the-eclipse': {
    powers: [
      {
        payment: { resources: 1, removeSelf: true },
        do: [
          { removeFromGame: { of: 'DECK', where: 'OWNED' }, from: 'DECK' },
          { putIntoDeck: { of: 'GRAVEYARD', where: 'OWNED' }, at: 'SHUFFLED', from: 'GRAVEYARD' },
        ],
      },
    ],
  },
  'escape-artist': {
    modes: [
      {
        targets: [{ of: 'CHAIN_ABILITIES', where: { targets: 'YOUR_HERO' } }],
        do: [{ interrupt: 'TARGET' }],
      },
      {
        do: [
          {
            if: { the: 'YOUR_HERO', is: 'DEFENDING' },
            then: [{ removeFromCombat: { of: 'CHARACTERS', where: 'ATTACKING' } }],
          },
        ],
      },
    ],
  },
  'fel-armor': {
    powers: [
      { continuous: { replaceDamage: { from: MY_HERO, dealtWith: 'ABILITY', add: 2 } } },
      { continuous: { replaceHealing: { from: HERO_OR_ALLY, to: MY_HERO, add: 2 } } },
    ],
  },
  'ivus-the-forest-lord': {
    ...lessForEach('Alliance'),
    powers: [
      {
        continuous: {
          to: {
            of: 'IN_PLAY',
            where: { all: ['OPPOSING', { any: ['ABILITY', 'ALLY', 'EQUIPMENT'] }] },
          },
          cannot: ['READY_IN_READY_STEP'],
        },
      },
    ],
  },
  'lokholar-the-ice-lord': {
    ...lessForEach('Horde'),
    powers: [
      {
        when: { on: 'TURN_STARTS', who: 'OPPONENT' },
        do: [
          {
            damage: 2,
            to: { of: 'HEROES_AND_ALLIES', where: 'OF_EVENT_PLAYER' },
            type: 'FROST',
            from: 'SELF',
          },
          { lasting: { cannot: ['ATTACK'] }, on: { saved: 'hit' }, until: 'THIS_TURN' },
        ],
      },
    ],
  },
  'mana-burn': {
    targets: [{ of: 'PLAYERS' }],
    play: [
      {
        exhaust: { of: 'RESOURCES', where: { all: ['READY', { controlledAs: 'TARGET' }] } },
        save: 'burnt',
      },
      {
        damage: { count: { saved: 'burnt' } },
        to: { of: 'HEROES', where: { controlledAs: 'TARGET' } },
        type: 'SHADOW',
      },
    ],
  },
  'margaret-fowl': {
    powers: [
      { continuous: { nextStrike: { costs: -1 } } },
      { continuous: { nextStrike: { costs: 1, of: 'OPPONENTS' } } },
    ],
  },
  'meekway-humzinger': {
    keywords: ['ELUSIVE'],
    powers: [{ payment: { resources: 1, activate: true, returnSelf: true }, do: [{ draw: 1 }] }],
  },
  'plagueborn-meatwall': {
    keywords: ['PROTECTOR'],
    powers: [
      {
        when: { on: 'DEFENDS', subject: 'IS_SELF', source: 'ALLY' },
        do: [
          {
            damage: { damageOn: 'SELF' },
            to: { of: 'ALLIES', where: 'ATTACKING' },
            type: 'MELEE',
            from: 'SELF',
          },
          { removeDamage: 'SELF' },
        ],
      },
    ],
  },
  shiv: {
    targets: TARGET_HERO_OR_ALLY,
    play: [{ damage: 1, to: 'TARGET', type: 'MELEE', combat: true }],
  },
  spellsteal: {
    targets: [{ of: 'ABILITIES' }],
    play: [
      { lasting: { control: true }, on: 'TARGET' },
      {
        if: { the: 'TARGET', is: { host: HERO_OR_ALLY } },
        then: [{ may: [{ moveAttachment: 'TARGET' }] }],
      },
    ],
  },
  stitches: {
    powers: [
      {
        continuous: {
          to: 'SELF',
          atk: { count: ALLIES_IN_YOUR_GRAVEYARD },
          health: { count: ALLIES_IN_YOUR_GRAVEYARD },
        },
      },
      {
        when: { on: 'DEALT_DAMAGE', subject: 'IS_SELF' },
        do: [
          { choose: ALLIES_IN_YOUR_GRAVEYARD, exactly: 'EVENT_AMOUNT', save: 'parts' },
          { removeFromGame: { saved: 'parts' }, from: 'GRAVEYARD' },
          { removeDamage: 'SELF', amount: { count: { saved: 'parts' } } },
        ],
      },
    ],
  },
  swiftshift: {
    play: [
      { choose: FORM_IN_YOUR_GRAVEYARD, upTo: 1, save: 'form' },
      { returnToHand: { saved: 'form' }, from: 'GRAVEYARD' },
      {
        if: { isNot: { exists: { saved: 'form' } } },
        then: [
          { search: { of: 'DECK', where: { tag: 'Form' } }, save: 'found' },
          { returnToHand: { saved: 'found' }, from: 'DECK' },
        ],
      },
    ],
  },
  'thunderfury-blessed-blade-of-the-windseeker': {
    powers: [{ when: { on: 'STRUCK', subject: 'IS_SELF', who: 'YOU' }, do: FIVE_BOLTS }],
  },
  'trance-stone': {
    powers: [
      {
        when: { on: 'TURN_ENDS', who: 'YOU' },
        if: { isNot: { exists: { of: 'PLAYERS', where: { all: ['YOURS', 'HAS_PLACED'] } } } },
        do: [{ draw: 1 }],
      },
    ],
  },
  'wing-clip': {
    targets: TARGET_HERO_OR_ALLY,
    play: [thisTurn({ cannotAttack: MY_HERO }), { damage: 1, to: 'TARGET', type: 'MELEE' }],
  },
};
