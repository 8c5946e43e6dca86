import type { Condition, Selector } from '../../language/words.js';
import {
  ALLIES_IN_YOUR_GRAVEYARD,
  type CardSet,
  FORM_OF_YOURS,
  FRIENDLY_PETS,
  MORE_OPPOSING_ALLIES,
  MY_ALLIES,
  MY_PARTY,
  MY_RESOURCES,
  namedInYourParty,
  SELF_ATTACKS,
  SELF_DESTROYED,
  SELF_ENTERS,
  TARGET_ALLY,
  TARGET_HERO_OR_ALLY,
  thisTurn,
  withStealth,
} from '../behaviour.js';

const DRUIDS: Selector = {
  of: 'HEROES_AND_ALLIES',
  where: { all: ['IN_YOUR_PARTY', { tag: 'Druid' }] },
};
const BLOOD_ELVES: Selector = {
  of: 'HEROES_AND_ALLIES',
  where: { all: ['IN_YOUR_PARTY', { tag: 'Blood Elf' }] },
};
const OTHER_ALLIES: Selector = { of: 'ALLIES', where: 'IN_YOUR_PARTY', except: 'SELF' };
const YOUR_ABILITIES_ON_OPPONENTS: Selector = {
  of: 'ABILITIES',
  where: { all: ['YOURS', { host: { all: ['OPPOSING', { any: ['HERO', 'ALLY'] }] } }] },
};
const SMALL_ALLIES_IN_YOUR_GRAVEYARD: Selector = {
  of: 'GRAVEYARD',
  where: { all: ['OWNED', 'ALLY', { costAtMost: 2 }] },
};
const TARGET_WEAPON = [{ of: 'WEAPONS' }] as const;

/** The allies in your party that have a keyword. */
function alliesWith(keyword: 'ELUSIVE' | 'FEROCITY'): Selector {
  const where: Condition = { all: ['IN_YOUR_PARTY', { keyword }] };
  return { of: 'ALLIES', where };
}

/** So many own resources can be destroyed instead of paying for the card. */
function forResources(destroyCount: number) {
  return { alternateCost: { destroy: MY_RESOURCES, destroyCount } };
}

/** Allies of the Horde and of no faction of Fires of Outland. */
export const FIRES_HORDE: CardSet = {
  'archdruid-hamuul-runetotem': {
    powers: [
      { continuous: { to: DRUIDS, while: 'ATTACKING', atk: 1 } },
      { continuous: { to: DRUIDS, keywords: ['PROTECTOR'] } },
    ],
  },
  ashergi: {
    keywords: ['STEALTHED'],
    powers: [{ continuous: { to: 'SELF', atk: { damageOn: 'SELF' } } }],
  },
  'borlis-brode': {
    powers: [{ continuous: { to: 'SELF', cannot: ['READY_IN_READY_STEP'] } }],
  },
  'broan-charges-the-fight': {
    keywords: ['FEROCITY'],
    powers: [
      {
        when: SELF_ENTERS,
        targets: [{ of: 'ALLIES', where: { costAtMost: 2 } }],
        do: [{ may: [{ ready: 'TARGET' }] }],
      },
    ],
  },
  erytheis: {
    powers: [
      {
        when: SELF_DESTROYED,
        targets: TARGET_HERO_OR_ALLY,
        do: [{ damage: 1, to: 'TARGET', type: 'ARCANE', from: 'SELF' }],
      },
    ],
  },
  esad: {
    powers: [
      {
        when: SELF_ENTERS,
        targets: [{ of: 'PLAYERS', where: 'OPPOSING' }],
        do: [{ placeTopCard: 'FACE_DOWN', who: { controllerOf: 'TARGET' } }],
      },
    ],
  },
  eztrin: {
    powers: [{ when: SELF_ENTERS, targets: TARGET_WEAPON, do: [{ may: [{ exhaust: 'TARGET' }] }] }],
  },
  'faesha-firestalker': {
    powers: [
      {
        payment: { destroy: MY_RESOURCES },
        do: [{ lasting: { keywords: ['LONG_RANGE'] }, on: 'SELF', until: 'THIS_TURN' }],
      },
    ],
  },
  'gahrunt-foulfang': {
    powers: [
      {
        payment: { remove: { of: ALLIES_IN_YOUR_GRAVEYARD, count: 3 } },
        targets: [{ of: 'ALLIES', where: 'IN_YOUR_PARTY' }],
        do: [thisTurn({ keywords: ['FEROCITY'] })],
      },
    ],
  },
  'garell-strout': {
    powers: [
      {
        when: SELF_ATTACKS,
        targets: [{ of: 'HEROES', where: 'OPPOSING' }],
        do: [{ damage: 2, to: 'TARGET', type: 'FIRE', from: 'SELF' }],
      },
    ],
  },
  gorgar: {
    enters: { counters: 1 },
    powers: [
      {
        when: SELF_DESTROYED,
        if: { number: { countersOn: 'SELF' }, atLeast: 1 },
        do: [
          {
            may: [
              { putIntoPlay: 'SELF', from: 'GRAVEYARD', save: 'back' },
              { removeCounters: 1, from: { saved: 'back' } },
            ],
          },
        ],
      },
    ],
  },
  'hurlorn-battlechaser': {
    keywords: ['LONG_RANGE'],
    powers: [
      {
        when: SELF_ENTERS,
        targets: TARGET_HERO_OR_ALLY,
        do: [{ damage: 2, to: 'TARGET', type: 'RANGED', from: 'SELF' }],
      },
    ],
  },
  'jon-reaver': {
    powers: [{ when: SELF_ENTERS, targets: TARGET_WEAPON, do: [{ may: [{ destroy: 'TARGET' }] }] }],
  },
  'kagella-shadowmark': {
    powers: [
      {
        continuous: {
          to: 'SELF',
          atk: { count: { of: 'ALLIES', where: { all: ['IN_YOUR_PARTY', 'EXHAUSTED'] } } },
        },
      },
    ],
  },
  'kelvor-valorshine': {
    powers: [{ continuous: { unpreventable: { from: 'IS_SELF', combat: true } } }],
  },
  'kiani-denara': forResources(4),
  'lessa-the-awakener': {
    powers: [
      {
        when: SELF_ENTERS,
        do: [
          {
            may: [
              { choose: SMALL_ALLIES_IN_YOUR_GRAVEYARD, save: 'ally' },
              { putIntoPlay: { saved: 'ally' }, from: 'GRAVEYARD' },
            ],
            if: { exists: SMALL_ALLIES_IN_YOUR_GRAVEYARD },
          },
        ],
      },
    ],
  },
  'lorthemar-theron': {
    powers: [
      {
        payment: { exhaust: BLOOD_ELVES },
        targets: [{ of: 'CHAIN_ABILITIES' }],
        do: [{ interrupt: 'TARGET' }],
      },
    ],
  },
  'magistrix-maelnerana': forResources(2),
  'malistra-the-demonmistress': { powers: [{ continuous: { to: FRIENDLY_PETS, atk: 2 } }] },
  'manthos-the-recently-sewn': { enters: { damage: 3 } },
  mordotz: {
    powers: [
      {
        continuous: {
          to: 'SELF',
          atk: { count: YOUR_ABILITIES_ON_OPPONENTS },
          health: { count: YOUR_ABILITIES_ON_OPPONENTS },
        },
      },
    ],
  },
  'morlug-soulslaver': {
    powers: [
      {
        when: { on: 'DESTROYED', subject: { all: ['YOURS', 'RESOURCE'] } },
        targets: [{ of: 'HEROES' }],
        do: [{ damage: 1, to: 'TARGET', type: 'SHADOW', from: 'SELF' }],
      },
    ],
  },
  'mustang-sally': {
    powers: [
      {
        payment: { resources: 4, destroy: OTHER_ALLIES },
        targets: [{ of: 'ALLIES', where: { costAtMost: 4 } }],
        do: [{ destroy: 'TARGET' }],
      },
    ],
  },
  'najan-spiritbender': {
    keywords: ['FEROCITY'],
    powers: [
      {
        when: { on: 'DEALT_DAMAGE', source: 'IS_SELF', subject: 'HERO', combat: true },
        targets: [{ of: 'ABILITIES' }],
        do: [{ may: [{ destroy: 'TARGET' }] }],
      },
    ],
  },
  nalonae: forResources(1),
  rekgar: {
    keywords: ['PROTECTOR'],
    powers: [
      {
        when: { on: 'DESTROYED', subject: { all: ['YOURS', 'CHARACTER', 'ABILITY'] } },
        targets: TARGET_HERO_OR_ALLY,
        do: [{ damage: 1, to: 'TARGET', type: 'FROST', from: 'SELF' }],
      },
    ],
  },
  'shawn-of-the-dead': {
    powers: [
      {
        when: SELF_ATTACKS,
        targets: [{ of: 'PLAYERS', where: 'OPPOSING' }],
        do: [
          {
            may: [
              {
                choose: { of: 'GRAVEYARD', where: { all: ['ALLY', { ownedAs: 'TARGET' }] } },
                save: 'ally',
              },
              { putIntoPlay: { saved: 'ally' }, from: 'GRAVEYARD', for: 'YOU' },
            ],
            if: { exists: { of: 'GRAVEYARD', where: { all: ['ALLY', { ownedAs: 'TARGET' }] } } },
          },
        ],
      },
    ],
  },
  'silvermoon-sentinels': {
    powers: [
      {
        when: SELF_ENTERS,
        do: [
          {
            damage: { count: namedInYourParty('Silvermoon Sentinels') },
            to: 'HEROES',
            type: 'HOLY',
            from: 'SELF',
          },
        ],
      },
    ],
  },
  'snarl-hellwind': {
    powers: [
      {
        payment: { destroy: OTHER_ALLIES },
        do: [{ lasting: { atk: 1 }, on: 'SELF', until: 'THIS_TURN' }],
      },
    ],
  },
  'snig-feralsnout': {
    keywords: ['STEALTHED'],
    powers: [{ continuous: { to: 'SELF', if: { exists: FORM_OF_YOURS }, keywords: ['FEROCITY'] } }],
  },
  susvayin: {
    powers: [
      {
        continuous: {
          to: 'SELF',
          if: MORE_OPPOSING_ALLIES,
          keywords: ['FEROCITY', 'LONG_RANGE'],
        },
      },
    ],
  },
  'tempest-son-of-storms': {
    powers: [
      { when: SELF_ENTERS, do: [{ choose: MY_PARTY, save: 'one' }, { ready: { saved: 'one' } }] },
    ],
  },
  'tez-tez-the-patchmonger': {
    powers: [
      {
        when: SELF_ENTERS,
        targets: [{ of: 'ALLIES', where: 'OPPOSING' }],
        do: [thisTurn({ atk: -3 })],
      },
    ],
  },
  'uglund-duskrider': { keywords: ['STEALTHED'], powers: [withStealth(SELF_ATTACKS)] },
  'vorden-the-shadowbringer': {
    powers: [
      {
        when: SELF_ENTERS,
        do: [
          { choose: MY_ALLIES, upTo: { count: MY_ALLIES }, save: 'own' },
          { destroy: { saved: 'own' } },
          {
            choose: { of: 'ALLIES', where: 'OPPOSING' },
            exactly: {
              sum: [
                { count: { saved: 'own' } },
                { minus: { count: { of: 'ALLIES', where: { saved: 'own' } } } },
              ],
            },
            save: 'opposing',
          },
          { destroy: { saved: 'opposing' } },
        ],
      },
    ],
  },
  'chen-stormstout': {
    powers: [
      {
        when: SELF_ENTERS,
        do: [
          {
            lasting: { to: { of: 'ALLIES', where: 'OPPOSING' }, cannot: ['ATTACK'] },
            until: 'THIS_TURN',
          },
        ],
      },
      { payment: { resources: 3 }, targets: TARGET_ALLY, do: [thisTurn({ cannot: ['ATTACK'] })] },
    ],
  },
  'spectral-tiger': {
    powers: [
      { continuous: { to: alliesWith('ELUSIVE'), health: 1 }, trait: 'Alliance' },
      { continuous: { to: alliesWith('FEROCITY'), atk: 1 }, trait: 'Horde' },
    ],
  },
};
