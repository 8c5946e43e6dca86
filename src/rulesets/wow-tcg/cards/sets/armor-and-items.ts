import {
  ALLIES_IN_YOUR_GRAVEYARD,
  type CardSet,
  MY_HERO,
  MY_RESOURCES,
  MY_WEAPONS,
  OPPOSING_HEROES_AND_ALLIES,
  SELF_ENTERS,
  TARGET_HERO_OR_ALLY,
  YOUR_HERO_TO_EXHAUST,
  YOUR_MELEE_WEAPON,
} from '../behaviour.js';

/** Armor and items. Those on which nothing is printed but what the data says are not listed. */
export const ARMOR_AND_ITEMS: CardSet = {
  'bad-mojo-mask': {
    powers: [{ when: { on: 'TURN_STARTS' }, do: [{ discard: 1, who: 'EVENT_PLAYER' }] }],
  },
  'chromatic-cloak': {
    powers: [{ continuous: { replaceDamage: { from: MY_HERO, dealtWith: 'ABILITY', add: 1 } } }],
  },
  'deathdealer-breastplate': { powers: [{ continuous: { to: MY_WEAPONS, atk: 2 } }] },
  'devilsaur-leggings': {
    powers: [
      {
        when: { on: 'DEALT_DAMAGE', source: MY_HERO, subject: 'ALLY', combat: true },
        do: [{ destroy: 'EVENT_SUBJECT' }],
      },
    ],
  },
  'draconian-deflector': {
    powers: [{ continuous: { to: 'YOUR_HERO', keywords: ['PROTECTOR'] } }],
  },
  'edgemasters-handguards': { powers: [{ continuous: { nextStrike: { costs: -1 } } }] },
  'eye-of-flame': {
    powers: [
      {
        payment: { resources: 1, exhaust: YOUR_HERO_TO_EXHAUST },
        targets: TARGET_HERO_OR_ALLY,
        do: [
          {
            if: { the: 'YOUR_HERO', is: { hasDealt: 'FIRE' } },
            then: [{ damage: 1, to: 'TARGET', type: 'FIRE' }],
          },
        ],
      },
    ],
  },
  'eye-of-rend': { powers: [{ continuous: { to: MY_WEAPONS, atk: 1 } }] },
  'girdle-of-uther': {
    powers: [
      {
        payment: { resources: 4, activate: true },
        do: [
          { ready: 'YOUR_HERO' },
          { choose: YOUR_MELEE_WEAPON, save: 'weapon' },
          { ready: { saved: 'weapon' } },
        ],
      },
    ],
  },
  'green-whelp-armor': {
    powers: [
      {
        when: {
          on: 'DEALT_DAMAGE',
          subject: MY_HERO,
          source: { all: ['ALLY', 'ATTACKING'] },
          combat: true,
        },
        do: [{ may: [{ returnToHand: 'EVENT_SOURCE' }], cost: { resources: 2 } }],
      },
    ],
  },
  'helm-of-fire': {
    powers: [
      {
        payment: { resources: 5, exhaust: YOUR_HERO_TO_EXHAUST },
        targets: TARGET_HERO_OR_ALLY,
        do: [{ damage: 3, to: 'TARGET', type: 'FIRE' }],
      },
    ],
  },
  'herods-shoulder': {
    powers: [
      {
        when: SELF_ENTERS,
        do: [
          {
            may: [
              { search: { of: 'DECK', where: 'WEAPON' }, save: 'found' },
              { putIntoDeck: { saved: 'found' }, at: 'TOP', from: 'DECK' },
            ],
          },
        ],
      },
    ],
  },
  'hide-of-the-wild': { powers: [{ continuous: { replaceHealing: { from: MY_HERO, add: 1 } } }] },
  'horns-of-eranikus': {
    powers: [
      {
        when: { on: 'TURN_STARTS', who: 'YOU' },
        do: [{ may: [{ draw: 1 }], cost: { resources: 1 } }],
      },
    ],
  },
  'invulnerable-mail': {
    powers: [{ payment: { destroy: MY_RESOURCES, destroyCount: 2 }, do: [{ ready: 'SELF' }] }],
  },
  'lionheart-helm': { powers: [{ continuous: { unpreventable: { from: MY_HERO } } }] },
  'mooncloth-robe': {
    powers: [
      {
        payment: { resources: 2, activate: true, exhaust: YOUR_HERO_TO_EXHAUST },
        do: [{ draw: 1 }],
      },
    ],
  },
  'skullflame-shield': {
    powers: [
      {
        when: { on: 'DEFENDS', subject: MY_HERO },
        do: [{ damage: 1, to: OPPOSING_HEROES_AND_ALLIES, type: 'FIRE' }],
      },
    ],
  },
  'stronghold-gauntlets': {
    powers: [{ continuous: { to: MY_WEAPONS, atk: 1, cannot: ['BE_TARGETED_BY_OPPONENTS'] } }],
  },
  'truesilver-breastplate': {
    powers: [{ when: { on: 'DEFENDS', subject: MY_HERO }, do: [{ heal: 1, to: 'YOUR_HERO' }] }],
  },
  'wall-of-the-dead': {
    powers: [
      {
        payment: { remove: { of: ALLIES_IN_YOUR_GRAVEYARD, count: 1 } },
        do: [{ addCounters: 1, on: 'SELF' }],
      },
      { continuous: { to: 'SELF', def: { countersOn: 'SELF' } } },
    ],
  },
  'whitemanes-chapeau': {
    powers: [
      {
        when: SELF_ENTERS,
        do: [
          {
            choose: { of: 'GRAVEYARD', where: { all: ['OWNED', 'ABILITY'] } },
            upTo: 1,
            save: 'card',
          },
          { returnToHand: { saved: 'card' }, from: 'GRAVEYARD' },
        ],
      },
    ],
  },
  'barov-peasant-caller': {
    powers: [
      {
        payment: { resources: 2, activate: true, destroySelf: true },
        do: [
          { token: 'peasant', count: 3, save: 'peasants' },
          {
            forEach: { saved: 'peasants' },
            do: [
              { later: { when: { on: 'TURN_ENDS' }, do: [{ destroy: 'SUBJECT' }] }, about: 'IT' },
            ],
          },
        ],
      },
    ],
  },
  hearthstone: {
    powers: [{ payment: { resources: 6, activate: true, concede: true }, do: [] }],
  },
  'lei-of-lilies': {
    powers: [
      {
        when: { on: 'TURN_STARTS', who: 'YOU' },
        if: { inHand: 4 },
        do: [{ heal: 1, to: 'YOUR_HERO' }],
      },
      {
        payment: { resources: 1, destroySelf: true },
        do: [{ heal: { inHandOf: 'YOU' }, to: 'YOUR_HERO' }],
      },
    ],
  },
  'masons-fraternity-ring': {
    powers: [{ continuous: { to: 'YOUR_HERO', while: 'ATTACKING', atk: 1 } }],
  },
  'myrmidons-signet': { powers: [{ continuous: { to: 'YOUR_HERO', health: 5 } }] },
  'noggenfogger-elixir': {
    powers: [
      {
        payment: { destroySelf: true },
        do: [
          { choose: { of: 'ALLIES', where: 'IN_YOUR_PARTY' }, save: 'ally' },
          {
            roll: [
              {
                upTo: 2,
                do: [
                  {
                    lasting: { cannot: ['BE_DESTROYED'] },
                    on: { saved: 'ally' },
                    until: 'THIS_TURN',
                  },
                ],
              },
              { upTo: 4, do: [{ ready: { saved: 'ally' } }] },
              {
                upTo: 6,
                do: [
                  {
                    lasting: { cannot: ['BE_ATTACKED'] },
                    on: { saved: 'ally' },
                    until: 'THIS_TURN',
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  'piccolo-of-the-flaming-fire': {
    powers: [
      {
        payment: { resources: 1, activate: true },
        do: [{ exhaust: 'HEROES_AND_ALLIES' }],
        onYourTurn: true,
      },
    ],
  },
};
