import type { Condition, Selector } from '../../language/words.js';
import {
  ALLIES_IN_YOUR_GRAVEYARD,
  type CardSet,
  MY_ALLIES,
  oneToHand,
  SELF_ATTACKS,
  SELF_ENTERS,
  TARGET_ALLY,
  TARGET_HERO_OR_ALLY,
  thisTurn,
  UNTARGETABLE,
} from '../behaviour.js';
import { NEW_HAND } from './dark-portal-quests.js';

const SELF_DEALS_COMBAT_DAMAGE = { on: 'DEALT_DAMAGE', source: 'IS_SELF', combat: true } as const;
const ABILITY_OR_EQUIPMENT: Condition = { any: ['ABILITY', 'EQUIPMENT'] };
const OTHER_UNDEAD: Selector = {
  of: 'HEROES_AND_ALLIES',
  where: { all: ['IN_YOUR_PARTY', { tag: 'Undead' }] },
  except: 'SELF',
};
const MISHA: Selector = { of: 'ALLIES', where: { all: ['IN_YOUR_PARTY', { named: 'Misha' }] } };

/** More allies of The Dark Portal. */
export const DARK_PORTAL_MORE_ALLIES: CardSet = {
  avanthera: {
    powers: [
      {
        payment: { resources: 1 },
        do: [{ if: { the: 'SELF', is: 'IN_COMBAT' }, then: [{ removeFromCombat: 'SELF' }] }],
      },
    ],
  },
  'barnathrum-lord-of-pain': {
    powers: [
      {
        payment: { resources: 1, activate: true },
        do: [{ forEach: 'ALLIES', do: [{ putDamage: { damageOn: 'IT' }, on: 'IT' }] }],
      },
    ],
  },
  'brother-rhone': {
    keywords: ['PROTECTOR'],
    powers: [
      {
        continuous: {
          to: 'SELF',
          prevent: { amount: 'ALL', combat: true, from: { all: ['ALLY', 'ATTACKING'] } },
        },
      },
    ],
  },
  'bubula-del-kissel': {
    keywords: ['STEALTHED'],
    powers: [
      {
        payment: { activate: true },
        targets: TARGET_HERO_OR_ALLY,
        do: [thisTurn({ keywords: ['STEALTHED'] })],
      },
    ],
  },
  'chipper-ironbane': {
    powers: [
      {
        payment: { resources: 'X', destroySelf: true },
        targets: [{ of: 'IN_PLAY', where: { all: [ABILITY_OR_EQUIPMENT, 'COST_IS_X'] } }],
        do: [{ destroy: 'TARGET' }],
      },
    ],
  },
  'clara-graves': { alternateCost: { remove: { of: ALLIES_IN_YOUR_GRAVEYARD, count: 4 } } },
  'dark-cleric-ismantal': {
    powers: [
      {
        payment: { resources: 4 },
        onYourTurn: true,
        targets: TARGET_HERO_OR_ALLY,
        do: [
          { damage: 1, to: 'TARGET', type: 'SHADOW', from: 'SELF' },
          { discard: 'DAMAGE_DEALT', who: { controllerOf: 'TARGET' } },
        ],
      },
    ],
  },
  'darnassus-sentinels': {
    powers: [
      {
        when: SELF_ENTERS,
        do: [
          {
            may: [
              {
                choose: {
                  of: 'GRAVEYARD',
                  where: { all: ['OWNED', { named: 'Darnassus Sentinels' }] },
                },
                save: 'card',
              },
              { returnToHand: { saved: 'card' }, from: 'GRAVEYARD' },
            ],
            cost: { resources: 1 },
          },
        ],
      },
    ],
  },
  'elithys-firestorm': {
    powers: [
      {
        when: SELF_ATTACKS,
        do: [
          {
            damage: 1,
            to: { of: 'HEROES_AND_ALLIES', except: 'SELF' },
            type: 'FIRE',
            from: 'SELF',
          },
        ],
      },
    ],
  },
  'field-repair-bot-74a': {
    powers: [
      {
        continuous: {
          to: { of: 'HEROES', where: { not: 'OPPOSING' } },
          power: {
            payment: { resources: 1, activate: true },
            do: [
              { choose: { of: 'GRAVEYARD', where: { all: ['OWNED', 'EQUIPMENT'] } }, save: 'card' },
              { returnToHand: { saved: 'card' }, from: 'GRAVEYARD' },
            ],
          },
        },
      },
    ],
  },
  ghank: {
    keywords: ['STEALTHED'],
    powers: [
      {
        when: SELF_ENTERS,
        targets: [{ of: 'ALLIES', where: { all: ['EXHAUSTED', 'DAMAGED'] } }],
        do: [{ may: [{ destroy: 'TARGET' }] }],
      },
    ],
  },
  'grunt-baranka': {
    keywords: ['PROTECTOR'],
    powers: [
      {
        when: { on: 'DEFENDS', subject: 'IS_SELF', source: 'ALLY' },
        do: [{ destroy: 'SELF' }, { ifDone: [{ destroy: { of: 'ALLIES', where: 'ATTACKING' } }] }],
      },
    ],
  },
  'gustaf-trueshot': {
    keywords: ['LONG_RANGE'],
    powers: [
      {
        payment: { resources: 1 },
        do: [
          { topCards: 1, save: 'top' },
          { may: [{ putIntoGraveyard: { saved: 'top' }, from: 'DECK' }] },
        ],
      },
    ],
  },
  'ilandre-moonspear': {
    keywords: ['ELUSIVE'],
    powers: [{ payment: { activate: true }, do: NEW_HAND }],
  },
  'julia-graves': { alternateCost: { remove: { of: ALLIES_IN_YOUR_GRAVEYARD, count: 2 } } },
  kallipssa: {
    keywords: ['LONG_RANGE'],
    powers: [
      {
        when: { ...SELF_DEALS_COMBAT_DAMAGE, subject: { all: ['ALLY', 'DEFENDING'] } },
        do: [{ draw: 1 }],
      },
    ],
  },
  'kalnuf-eagleheart': {
    powers: [
      {
        when: SELF_ENTERS,
        targets: [{ of: 'PLAYERS' }],
        do: [{ lookAt: { of: 'HAND', where: { ownedAs: 'TARGET' } } }],
      },
    ],
  },
  'katsin-bloodoath': {
    keywords: ['PROTECTOR'],
    powers: [
      {
        payment: { resources: 3 },
        targets: [{ of: 'ALLIES', where: { not: 'OPPOSING' } }],
        do: [thisTurn({ prevent: { amount: 'ALL', combat: true, dealt: 'TO_AND_BY' } })],
      },
    ],
  },
  'kavai-the-wanderer': {
    powers: [
      {
        payment: { resources: 1, destroySelf: true },
        targets: [{ of: 'IN_PLAY', where: ABILITY_OR_EQUIPMENT }],
        do: [{ destroy: 'TARGET' }],
      },
    ],
  },
  'king-mukla': {
    powers: [
      {
        when: SELF_ENTERS,
        targets: [{ of: 'ALLIES', where: { costAtMost: 3 } }],
        do: [{ may: [{ lasting: { control: true }, on: 'TARGET' }] }],
      },
    ],
  },
  kralnor: {
    powers: [
      {
        when: SELF_ENTERS,
        do: [
          {
            may: [
              { search: { of: 'DECK', where: { tag: 'Staff' } }, save: 'found' },
              { putIntoDeck: { saved: 'found' }, at: 'TOP', from: 'DECK' },
            ],
          },
        ],
      },
    ],
  },
  'lady-kath': {
    powers: [
      {
        when: { on: 'TURN_ENDS' },
        do: [{ forEach: 'ALLIES', do: [{ heal: { damageOn: 'IT' }, to: 'IT', from: 'SELF' }] }],
      },
    ],
  },
  'leeza-tomb-robber': {
    keywords: ['STEALTHED'],
    powers: [
      {
        when: SELF_DEALS_COMBAT_DAMAGE,
        targets: [{ of: 'GRAVEYARD' }],
        do: [{ may: [{ removeFromGame: 'TARGET', from: 'GRAVEYARD' }] }],
      },
    ],
  },
  'lowdown-luppo-shadefizzle': { keywords: ['ELUSIVE', 'STEALTHED'], powers: [UNTARGETABLE] },
  'lynda-steele': {
    keywords: ['PROTECTOR'],
    powers: [
      {
        payment: { resources: 1 },
        targets: TARGET_ALLY,
        do: [thisTurn({ mustAttack: true })],
      },
    ],
  },
  'marshal-reginald-windsor': {
    powers: [
      {
        payment: { resources: 3, destroySelf: true },
        targets: [{ of: 'ALLIES', where: { costAtLeast: 7 } }],
        do: [{ destroy: 'TARGET' }],
      },
    ],
  },
  'master-mathias-shaw': {
    keywords: ['STEALTHED'],
    powers: [
      {
        when: {
          on: 'DEALT_DAMAGE',
          source: { all: ['ALLY', 'IN_YOUR_PARTY'] },
          subject: { all: ['HERO', 'DEFENDING'] },
          combat: true,
        },
        do: [{ draw: 1 }],
      },
    ],
  },
  'outrider-zarg': {
    keywords: ['FEROCITY'],
    powers: [
      {
        when: { on: 'TURN_ENDS', who: 'YOU' },
        if: { the: 'SELF', is: { not: 'HAS_DEALT_DAMAGE' } },
        do: [{ destroy: 'SELF' }],
      },
    ],
  },
  'overseer-oilfist': {
    powers: [{ when: SELF_ENTERS, do: [{ topCards: 4, save: 'top' }, ...oneToHand('EQUIPMENT')] }],
  },
  'queen-sylvanas-windrunner': {
    powers: [{ continuous: { to: OTHER_UNDEAD, cannot: ['BE_DESTROYED'] } }],
  },
  'reverend-tobias': {
    powers: [
      {
        payment: { resources: 1, activate: true },
        targets: [{ of: 'ALLIES', where: 'READY' }],
        do: [{ exhaust: 'TARGET' }, { heal: { damageOn: 'TARGET' }, to: 'TARGET', from: 'SELF' }],
      },
    ],
  },
  rexxar: {
    powers: [
      { when: SELF_ENTERS, do: [{ token: 'misha' }] },
      { continuous: { to: 'SELF', if: { exists: MISHA }, atk: 3, health: 3 } },
    ],
  },
  'seraph-the-exalted': {
    powers: [
      {
        payment: { activate: true },
        do: [
          {
            choose: { of: 'HAND', where: { all: ['OWNED', 'ALLY', 'AFFORDED_BY_RESOURCES'] } },
            save: 'card',
          },
          { putIntoPlay: { saved: 'card' }, from: 'HAND' },
        ],
      },
    ],
  },
  'steelsmith-joseph-carroll': {
    powers: [
      {
        continuous: {
          to: 'SELF',
          atk: { count: { of: 'EQUIPMENT', where: 'YOURS' } },
          health: { count: { of: 'EQUIPMENT', where: 'YOURS' } },
        },
      },
    ],
  },
  'stone-guard-rashun': {
    powers: [
      {
        when: { on: 'ENTERS_PLAY', subject: { all: ['ALLY', 'OPPOSING'] } },
        do: [{ exhaust: 'EVENT_SUBJECT' }],
      },
    ],
  },
  'vestia-abiectus': {
    powers: [
      {
        when: SELF_DEALS_COMBAT_DAMAGE,
        do: [
          {
            may: [
              { choose: { of: 'ABILITIES', where: 'YOURS' }, save: 'card' },
              { returnToHand: { saved: 'card' } },
            ],
          },
        ],
      },
    ],
  },
  'warcaller-zinbawa': {
    keywords: ['PROTECTOR'],
    powers: [{ continuous: { to: 'SELF', atk: { total: 'DAMAGE', of: MY_ALLIES } } }],
  },
  'warden-ravella': { keywords: ['PROTECTOR'], powers: [UNTARGETABLE] },
};
