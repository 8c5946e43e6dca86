import {
  ALLY_IN_YOUR_GRAVEYARD,
  type CardSet,
  EXHAUSTED_DEFENDER,
  FACE_DOWN_RESOURCES,
  MY_ALLIES,
  MY_PARTY,
  OPPOSING_HEROES_AND_ALLIES,
  READY_HERO_AND_WEAPON,
  SELF_ATTACKS,
  SELF_DESTROYED,
  SELF_ENTERS,
  TARGET_ALLY,
  TARGET_ARMOR,
  TARGET_HERO_OR_ALLY,
  thisTurn,
} from '../behaviour.js';

/** Allies of the Horde. Those on which nothing is printed but what the data says are not listed. */
export const ALLIES_OF_THE_HORDE: CardSet = {
  'barak-the-shamed': {
    powers: [
      {
        when: SELF_ENTERS,
        do: [
          {
            secretNumbers: [
              { lasting: { control: true }, on: 'SELF', for: { controllerOf: 'IT' } },
              { putDamage: 'CHOSEN_NUMBER', on: { of: 'HEROES', where: { controlledAs: 'IT' } } },
            ],
          },
        ],
      },
    ],
  },
  brigg: {
    powers: [
      {
        when: {
          on: 'DEALT_DAMAGE',
          source: 'IS_SELF',
          combat: true,
          subject: { all: ['ALLY', 'DAMAGED_BEFORE'] },
        },
        do: [{ destroy: 'EVENT_SUBJECT' }],
      },
    ],
  },
  'arnold-flem': {
    powers: [
      {
        when: SELF_DESTROYED,
        do: [{ damage: 1, to: OPPOSING_HEROES_AND_ALLIES, type: 'FIRE', from: 'SELF' }],
      },
    ],
  },
  'bala-silentblade': {
    powers: [
      {
        continuous: { to: 'SELF', while: 'ATTACKING', if: { exists: EXHAUSTED_DEFENDER }, atk: 3 },
      },
    ],
  },
  beshiah: {
    powers: [
      {
        payment: { destroy: MY_ALLIES },
        targets: [{ of: 'ABILITIES' }],
        do: [{ destroy: 'TARGET' }],
      },
    ],
  },
  'blood-guard-malwani': { powers: [{ continuous: { to: 'SELF', atk: { damageOn: 'SELF' } } }] },
  'confessor-mildred': {
    powers: [
      {
        payment: { resources: 2, destroySelf: true },
        targets: [{ of: 'ABILITIES' }],
        do: [{ destroy: 'TARGET' }],
      },
    ],
  },
  'dark-cleric-jocasta': {
    powers: [
      {
        when: SELF_ENTERS,
        targets: ALLY_IN_YOUR_GRAVEYARD,
        do: [{ may: [{ returnToHand: 'TARGET', from: 'GRAVEYARD' }] }],
      },
    ],
  },
  'deacon-johanna': {
    powers: [
      {
        payment: { resources: 2 },
        targets: TARGET_HERO_OR_ALLY,
        do: [{ heal: 2, to: 'TARGET', from: 'SELF' }],
        oncePerTurn: true,
      },
    ],
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
  fatafi: {
    keywords: ['PROTECTOR'],
    powers: [{ when: { on: 'TURN_STARTS' }, do: [{ heal: 1, to: 'SELF', from: 'SELF' }] }],
  },
  'fianna-spellbinder': {
    powers: [
      {
        payment: { resources: 1, removeSelf: true },
        do: [{ lasting: { to: 'PLAYERS', cannot: ['DRAW'] }, until: 'THIS_TURN' }],
      },
    ],
  },
  'gartok-skullsplitter': {
    powers: [{ when: SELF_ATTACKS, targets: TARGET_ARMOR, do: [{ may: [{ exhaust: 'TARGET' }] }] }],
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
  'guardian-steelhorn': {
    keywords: ['PROTECTOR'],
    powers: [{ continuous: { to: 'SELF', cannot: ['ATTACK'] } }],
  },
  'halnar-stands-alone': {
    powers: [
      {
        continuous: {
          to: 'SELF',
          atk: 3,
          health: 3,
          if: { isNot: { exists: { of: 'ALLIES', where: 'IN_YOUR_PARTY', except: 'SELF' } } },
        },
      },
    ],
  },
  'hierophant-caydiem': {
    powers: [
      {
        payment: { resources: 3 },
        targets: [{ of: 'HEROES_AND_ALLIES' }, { of: 'HEROES_AND_ALLIES' }],
        do: [
          { damage: 1, to: 'TARGET', type: 'NATURE', from: 'SELF' },
          { heal: 1, to: 'TARGET_2', from: 'SELF' },
        ],
      },
    ],
  },
  'hur-shieldsmasher': {
    powers: [{ when: SELF_ENTERS, targets: TARGET_ARMOR, do: [{ may: [{ destroy: 'TARGET' }] }] }],
  },
  'jinlak-nightfang': {
    powers: [
      {
        payment: { resources: 3 },
        targets: TARGET_HERO_OR_ALLY,
        do: [thisTurn({ cannot: ['PROTECT'] })],
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
  'karkas-deathhowl': {
    powers: [
      { when: SELF_ENTERS, targets: TARGET_ALLY, do: [{ may: [{ returnToHand: 'TARGET' }] }] },
    ],
  },
  'katali-stonetusk': {
    keywords: ['PROTECTOR'],
    powers: [
      { when: { on: 'TURN_STARTS', who: 'YOU' }, do: [{ heal: 1, to: 'SELF', from: 'SELF' }] },
    ],
  },
  'kulan-earthguard': {
    keywords: ['PROTECTOR'],
    powers: [{ when: { on: 'TURN_ENDS', who: 'YOU' }, do: [{ ready: 'SELF' }] }],
  },
  'masten-everspirit': {
    powers: [
      {
        when: { on: 'DESTROYED', subject: 'IS_SELF' },
        do: [{ may: [{ returnToHand: 'SELF', from: 'GRAVEYARD' }] }],
      },
    ],
  },
  'mias-the-putrid': {
    powers: [
      {
        when: SELF_ENTERS,
        targets: [{ of: 'PLAYERS' }],
        do: [{ discard: 1, who: { controllerOf: 'TARGET' } }],
      },
    ],
  },
  'ophelia-barrows': {
    keywords: ['PROTECTOR'],
    powers: [
      {
        payment: { resources: 1 },
        targets: [{ of: 'GRAVEYARD', where: 'ALLY' }],
        do: [{ removeFromGame: 'TARGET' }, { ifDone: [{ heal: 1, to: 'SELF', from: 'SELF' }] }],
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
  'panax-the-unstable': {
    powers: [
      {
        payment: { resources: 'X', destroySelf: true },
        do: [{ damage: 'X', to: 'ALLIES', type: 'ARCANE', from: 'SELF' }],
      },
    ],
  },
  pugg: {
    powers: [{ continuous: { to: { of: 'ALLIES', where: 'YOURS', except: 'SELF' }, health: -1 } }],
  },
  'rak-skyfury': { powers: [{ when: SELF_ENTERS, do: [...READY_HERO_AND_WEAPON] }] },
  'samuel-grey': {
    powers: [
      {
        when: {
          on: 'DEALT_DAMAGE',
          source: 'IS_SELF',
          subject: { all: ['HERO', 'DEFENDING'] },
          combat: true,
        },
        do: [{ discard: 1, who: { controllerOf: 'EVENT_SUBJECT' } }],
      },
    ],
  },
  'skorn-mistress-of-shadow': {
    powers: [
      {
        when: { on: 'DEALT_DAMAGE', subject: 'ALLY' },
        targets: [{ of: 'HEROES', where: { controlledAs: 'EVENT_SUBJECT' } }],
        do: [{ damage: 'EVENT_AMOUNT', to: 'TARGET', type: 'SHADOW', from: 'SELF' }],
      },
    ],
  },
  tazdingo: {
    powers: [
      {
        when: SELF_ENTERS,
        targets: TARGET_HERO_OR_ALLY,
        do: [{ damage: 1, to: 'TARGET', type: 'RANGED', from: 'SELF' }],
      },
    ],
  },
  'tewa-wildmane': {
    powers: [
      {
        continuous: {
          to: 'SELF',
          atk: { count: FACE_DOWN_RESOURCES },
          health: { count: FACE_DOWN_RESOURCES },
        },
      },
    ],
  },
  'valthak-spiritdrinker': {
    powers: [{ continuous: { to: 'YOUR_HERO', cannot: ['BE_DESTROYED'] } }],
  },
  'vexra-darkfall': {
    powers: [
      {
        when: SELF_DESTROYED,
        targets: [{ of: 'HEROES' }],
        do: [
          {
            damage: { inHandOf: { controllerOf: 'TARGET' } },
            to: 'TARGET',
            type: 'ARCANE',
            from: 'SELF',
          },
        ],
      },
    ],
  },
  'voss-treebender': {
    powers: [
      { when: SELF_ATTACKS, targets: TARGET_HERO_OR_ALLY, do: [{ may: [{ exhaust: 'TARGET' }] }] },
    ],
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
  'warlord-goretooth': {
    powers: [
      {
        continuous: {
          to: { of: 'HEROES_AND_ALLIES', where: { all: ['IN_YOUR_PARTY', { tag: 'Orc' }] } },
          keywords: ['FEROCITY'],
        },
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
  'wazzuli-wildmender': {
    powers: [
      { when: { on: 'TURN_STARTS', who: 'YOU' }, do: [{ heal: 1, to: MY_PARTY, from: 'SELF' }] },
    ],
  },
  'windseer-tarus': {
    powers: [
      {
        when: SELF_ATTACKS,
        first: 'EACH_TURN',
        do: [{ may: [{ ready: 'SELF' }], cost: { resources: 1 } }],
      },
    ],
  },
  wormwood: {
    powers: [
      {
        payment: { resources: 1, putDamage: { amount: 1, on: 'SELF' } },
        targets: TARGET_ALLY,
        do: [{ returnToHand: 'TARGET' }],
      },
    ],
  },
  yamon: { powers: [{ continuous: { to: 'SELF', atk: { damageOn: 'SELF' } } }] },
  'zorm-stonefury': { powers: [{ continuous: { to: MY_ALLIES, while: 'ATTACKING', atk: 1 } }] },
  'zygore-bladebreaker': {
    powers: [
      {
        when: { on: 'ENTERS_PLAY', subject: 'IS_SELF' },
        targets: [{ of: 'WEAPONS' }],
        do: [{ may: [{ destroy: 'TARGET' }] }],
      },
    ],
  },
  'zylah-manslayer': {
    keywords: ['PROTECTOR'],
    powers: [
      {
        when: { on: 'DEALT_DAMAGE', source: 'IS_SELF', subject: 'ALLY', combat: true },
        do: [{ ready: 'SELF' }],
      },
    ],
  },
};
