import { type CardSet, MY_HERO, TARGET_HERO_OR_ALLY, YOUR_MELEE_WEAPON } from '../behaviour.js';

/** Abilities of druids, hunters and shamans. */
export const DRUID_HUNTER_SHAMAN: CardSet = {
  'circle-of-life': {
    powers: [
      {
        when: { on: 'DESTROYED', subject: 'ALLY' },
        do: [
          {
            may: [
              {
                search: { of: 'DECK', where: { all: ['ALLY', { namedAs: 'EVENT_SUBJECT' }] } },
                who: { controllerOf: 'EVENT_SUBJECT' },
                save: 'found',
              },
              { putIntoPlay: { saved: 'found' }, exhausted: true },
            ],
            who: { controllerOf: 'EVENT_SUBJECT' },
          },
        ],
      },
    ],
  },
  'natural-selection': {
    modes: [
      { targets: TARGET_HERO_OR_ALLY, do: [{ damage: 3, to: 'TARGET', type: 'NATURE' }] },
      { targets: TARGET_HERO_OR_ALLY, do: [{ heal: 3, to: 'TARGET' }] },
    ],
  },
  'bear-form': {
    powers: [
      { continuous: { to: 'YOUR_HERO', keywords: ['BEAR_FORM', 'PROTECTOR'] } },
      {
        when: {
          on: 'PLAYED',
          subject: { all: ['ABILITY', { not: { tag: 'Feral' } }] },
          who: 'YOU',
        },
        do: [{ destroy: 'SELF' }],
      },
      { when: { on: 'STRUCK', who: 'YOU' }, do: [{ destroy: 'SELF' }] },
      {
        when: { on: 'DESTROYED', subject: 'IS_SELF' },
        do: [
          {
            may: [
              {
                later: {
                  when: { on: 'TURN_ENDS' },
                  do: [{ returnToHand: 'SUBJECT', from: 'GRAVEYARD' }],
                },
                about: 'SELF',
              },
            ],
            cost: { resources: 2 },
          },
        ],
      },
    ],
  },
  'ravenous-bite': {
    targets: [{ of: 'ALLIES' }, { of: 'ALLIES' }],
    play: [
      { lasting: { atk: 3 }, on: 'TARGET', until: 'THIS_TURN' },
      { lasting: { atk: -3 }, on: 'TARGET_2', until: 'THIS_TURN' },
    ],
  },
  'chain-lightning': {
    targets: TARGET_HERO_OR_ALLY,
    play: [
      { damage: 3, to: 'TARGET', type: 'NATURE' },
      { choose: { of: 'HEROES_AND_ALLIES', except: 'TARGET' }, upTo: 1, save: 'second' },
      { damage: 2, to: { saved: 'second' }, type: 'NATURE' },
      {
        choose: {
          of: 'HEROES_AND_ALLIES',
          where: { not: { saved: 'second' } },
          except: 'TARGET',
        },
        upTo: 1,
        save: 'third',
      },
      { damage: 1, to: { saved: 'third' }, type: 'NATURE' },
    ],
  },
  'lightning-bolt': {
    targets: TARGET_HERO_OR_ALLY,
    play: [{ damage: 4, to: 'TARGET', type: 'NATURE' }],
  },
  'searing-totem': {
    powers: [
      {
        when: { on: 'TURN_STARTS' },
        targets: TARGET_HERO_OR_ALLY,
        do: [{ damage: 1, to: 'TARGET', type: 'FIRE', from: 'SELF' }],
      },
    ],
  },
  'windfury-weapon': {
    attach: { to: YOUR_MELEE_WEAPON },
    powers: [
      {
        when: { on: 'STRUCK', subject: 'IS_HOST', who: 'YOU' },
        first: 'EACH_TURN',
        do: [{ may: [{ ready: 'HOST' }, { ready: 'YOUR_HERO' }], cost: { resources: 1 } }],
      },
    ],
  },
  stealth: {
    powers: [
      { continuous: { to: 'YOUR_HERO', keywords: ['STEALTHED'] } },
      { when: { on: 'DEALT_DAMAGE', source: MY_HERO }, do: [{ destroy: 'SELF' }] },
      {
        when: { on: 'DESTROYED', subject: 'IS_SELF' },
        do: [
          {
            may: [
              {
                later: {
                  when: { on: 'TURN_ENDS' },
                  do: [{ returnToHand: 'SUBJECT', from: 'GRAVEYARD' }],
                },
                about: 'SELF',
              },
            ],
            cost: { resources: 2 },
          },
        ],
      },
    ],
  },
};
