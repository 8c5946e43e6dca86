import type { Selector } from '../../language/words.js';
import {
  type CardSet,
  MY_ALLIES,
  MY_HERO,
  MY_RESOURCES,
  MY_WEAPONS,
  OPPOSING_HEROES_AND_ALLIES,
  SELF_ATTACKS,
  SELF_DESTROYED,
  SELF_ENTERS,
  TARGET_ALLY,
  TARGET_HERO_OR_ALLY,
  thisTurn,
} from '../behaviour.js';

const OTHER_BLUFFWATCHERS: Selector = {
  of: 'ALLIES',
  where: { all: ['IN_YOUR_PARTY', { named: 'Bluffwatchers' }] },
  except: 'SELF',
};

/** Allies, equipment and quests of The Dark Portal. Those on which nothing is printed but what the data says are not listed. */
export const DARK_PORTAL_CARDS: CardSet = {
  chops: {
    powers: [
      { when: SELF_ATTACKS, targets: TARGET_HERO_OR_ALLY, do: [{ may: [{ exhaust: 'TARGET' }] }] },
    ],
  },
  hootie: { powers: [{ continuous: { to: OPPOSING_HEROES_AND_ALLIES, atk: -1 } }] },
  piztog: {
    keywords: ['ELUSIVE'],
    powers: [
      { continuous: { to: { of: 'ALLIES', where: 'IN_YOUR_PARTY', except: 'SELF' }, health: 1 } },
    ],
  },
  'durdin-hammerhand': {
    powers: [
      { payment: { destroySelf: true }, targets: TARGET_HERO_OR_ALLY, do: [{ exhaust: 'TARGET' }] },
    ],
  },
  'field-commander-olinnae': {
    keywords: ['PROTECTOR'],
    powers: [
      {
        continuous: {
          to: { of: 'ALLIES', where: 'IN_YOUR_PARTY', except: 'SELF' },
          keywords: ['PROTECTOR'],
        },
      },
    ],
  },
  'gertha-the-old-crone': {
    powers: [
      {
        payment: { resources: 1, activate: true, destroy: MY_ALLIES },
        targets: TARGET_ALLY,
        do: [{ destroy: 'TARGET' }],
      },
    ],
  },
  'kalai-the-uplifting': {
    powers: [
      {
        continuous: {
          to: { of: 'ALLIES', where: 'IN_YOUR_PARTY', except: 'SELF' },
          atk: 1,
          health: 1,
        },
      },
    ],
  },
  'korthas-greybeard': {
    keywords: ['PROTECTOR'],
    powers: [
      {
        payment: { activate: true },
        targets: TARGET_HERO_OR_ALLY,
        do: [thisTurn({ prevent: { amount: 1 } })],
      },
    ],
  },
  'lilnas-the-calm': {
    powers: [
      {
        payment: { resources: 3, activate: true, destroySelf: true },
        do: [{ destroy: 'ABILITIES' }],
      },
    ],
  },
  'miner-moggun': {
    keywords: ['ELUSIVE'],
    powers: [
      {
        payment: { activate: true },
        do: [
          { topCards: 2, save: 'top' },
          { putIntoGraveyard: { saved: 'top' }, from: 'DECK' },
        ],
      },
    ],
  },
  'primalist-naseth': {
    powers: [
      {
        payment: { activate: true },
        targets: [{ of: 'HEROES_AND_ALLIES' }, { of: 'HEROES_AND_ALLIES' }],
        do: [
          { damage: 4, to: 'TARGET', type: 'NATURE', from: 'SELF' },
          { heal: 4, to: 'TARGET_2', from: 'SELF' },
        ],
      },
    ],
  },
  scaramanga: { powers: [{ payment: { resources: 2, destroySelf: true }, do: [{ draw: 1 }] }] },
  tim: {
    keywords: ['ELUSIVE'],
    powers: [
      {
        payment: { activate: true },
        targets: TARGET_HERO_OR_ALLY,
        do: [{ damage: 1, to: 'TARGET', type: 'ARCANE', from: 'SELF' }],
      },
    ],
  },
  'bhenn-checks-the-sky': {
    powers: [{ when: SELF_ENTERS, targets: TARGET_ALLY, do: [{ may: [{ exhaust: 'TARGET' }] }] }],
  },
  bluffwatchers: {
    powers: [
      {
        continuous: {
          to: 'SELF',
          atk: { count: OTHER_BLUFFWATCHERS },
          health: { count: OTHER_BLUFFWATCHERS },
        },
      },
    ],
  },
  boneshanks: {
    powers: [{ when: SELF_DESTROYED, targets: TARGET_ALLY, do: [{ destroy: 'TARGET' }] }],
  },
  'branu-wildbloom': {
    powers: [{ when: SELF_ENTERS, do: [{ placeTopCard: 'FACE_DOWN_EXHAUSTED' }] }],
  },
  'dayna-cousin-to-sun': {
    powers: [{ continuous: { to: 'SELF', health: { count: MY_RESOURCES } } }],
  },
  'debros-cousin-to-moon': {
    powers: [{ continuous: { to: 'SELF', atk: { count: MY_RESOURCES } } }],
  },
  'guardian-steppestrider': {
    keywords: ['PROTECTOR'],
    powers: [{ continuous: { to: 'SELF', cannot: ['ATTACK'] } }],
  },
  jazaron: {
    keywords: ['PROTECTOR'],
    powers: [
      { when: { on: 'TURN_STARTS', who: 'YOU' }, do: [{ heal: 1, to: 'SELF', from: 'SELF' }] },
    ],
  },
  morik: {
    keywords: ['FEROCITY'],
    powers: [{ when: SELF_ATTACKS, do: [{ draw: 1, who: 'ALL_PLAYERS' }] }],
  },
  rachee: {
    powers: [
      {
        when: SELF_ENTERS,
        targets: TARGET_HERO_OR_ALLY,
        do: [{ heal: 2, to: 'TARGET', from: 'SELF' }],
      },
    ],
  },
  'sister-rot': {
    powers: [
      { when: SELF_ENTERS, targets: [{ of: 'ABILITIES' }], do: [{ may: [{ destroy: 'TARGET' }] }] },
    ],
  },
  'tiril-dawnrider': {
    keywords: ['FEROCITY'],
    powers: [{ when: { on: 'TURN_ENDS', who: 'YOU' }, do: [{ returnToHand: 'SELF' }] }],
  },
  'tyrus-sheynathren': {
    powers: [
      {
        payment: { resources: 3, destroySelf: true },
        targets: [{ of: 'CHAIN_ABILITIES' }],
        do: [{ interrupt: 'TARGET' }],
      },
    ],
  },
  'warmaster-hork': {
    keywords: ['FEROCITY'],
    powers: [
      { payment: { resources: 2 }, do: [{ lasting: { atk: 1 }, on: 'SELF', until: 'THIS_TURN' }] },
    ],
  },
  wazluk: {
    powers: [
      {
        when: SELF_ENTERS,
        targets: [{ of: 'HEROES' }],
        do: [{ damage: 1, to: 'TARGET', type: 'FIRE', from: 'SELF' }],
      },
    ],
  },
  'aegis-of-the-blood-god': {
    powers: [{ continuous: { to: 'SELF', def: { damageOn: 'YOUR_HERO' } } }],
  },
  'magiskull-cuffs': {
    powers: [
      {
        payment: { activate: true },
        do: [
          {
            lasting: { playCost: { costs: -1, next: true, where: 'ABILITY' } },
            until: 'THIS_TURN',
          },
        ],
      },
    ],
  },
  'muggers-belt': {
    powers: [
      {
        when: { on: 'DEALT_DAMAGE', source: MY_HERO, subject: 'HERO', combat: true },
        do: [{ discard: 1, who: { controllerOf: 'EVENT_SUBJECT' } }, { draw: 1 }],
      },
    ],
  },
  'onslaught-girdle': {
    powers: [
      {
        payment: { exhaust: { of: 'EQUIPMENT', where: { all: ['YOURS', 'ARMOR'] } } },
        do: [{ lasting: { to: MY_WEAPONS, atk: 1 }, until: 'THIS_TURN' }],
      },
    ],
  },
  'wristguards-of-true-flight': {
    powers: [
      {
        when: { on: 'STRUCK', who: 'YOU' },
        do: [{ lasting: { keywords: ['LONG_RANGE'] }, on: 'YOUR_HERO', until: 'THIS_COMBAT' }],
      },
    ],
  },
  'major-healing-potion': {
    powers: [{ payment: { resources: 1, destroySelf: true }, do: [{ heal: 5, to: 'YOUR_HERO' }] }],
  },
  'ramsteins-lightning-bolts': {
    powers: [
      {
        payment: { resources: 2, destroySelf: true },
        do: [{ damage: 1, to: 'HEROES_AND_ALLIES', type: 'NATURE' }],
      },
    ],
  },
  blackcrow: {
    powers: [
      {
        when: { on: 'STRUCK', subject: 'IS_SELF', who: 'YOU' },
        do: [{ lasting: { keywords: ['LONG_RANGE'] }, on: 'YOUR_HERO', until: 'THIS_COMBAT' }],
      },
    ],
  },
  felstriker: {
    powers: [
      {
        payment: { resources: 5, destroySelf: true },
        targets: TARGET_ALLY,
        do: [{ destroy: 'TARGET' }],
      },
    ],
  },
  'halberd-of-smiting': {
    powers: [
      {
        when: SELF_ENTERS,
        targets: [{ of: 'ALLIES', where: 'DAMAGED' }],
        do: [{ may: [{ destroy: 'TARGET' }] }],
      },
    ],
  },
  'silent-fang': {
    powers: [
      {
        payment: { resources: 2, destroySelf: true },
        targets: [{ of: 'CHAIN_ABILITIES' }],
        do: [{ interrupt: 'TARGET' }],
      },
    ],
  },
  zalazane: {
    powers: [
      {
        completion: { resources: 3 },
        onYourTurn: true,
        targets: [{ of: 'PLAYERS' }],
        do: [{ discard: 1, who: { controllerOf: 'TARGET' } }],
      },
    ],
  },
  'a-donation-of-silk': {
    powers: [{ completion: { resources: 2 }, do: [{ draw: 2 }, { discard: 2 }] }],
  },
  samophlange: {
    powers: [
      {
        completion: { resources: 2, exhaust: { of: 'EQUIPMENT', where: 'YOURS' } },
        do: [{ draw: 1 }],
      },
    ],
  },
};
