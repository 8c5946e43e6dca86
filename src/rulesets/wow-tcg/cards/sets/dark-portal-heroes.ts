import type { Condition } from '../../language/words.js';
import { type CardSet, TARGET_ALLY, TARGET_HERO_OR_ALLY, thisTurn } from '../behaviour.js';

const YOUR_PETS = { of: 'ALLIES', where: { all: ['IN_YOUR_PARTY', { tag: 'Pet' }] } } as const;

const TOTEM: Condition = {
  any: ['Air Totem', 'Earth Totem', 'Fire Totem', 'Water Totem'].map((tag) => ({ tag })),
};

/** Heroes of The Dark Portal. */
export const DARK_PORTAL_HEROES: CardSet = {
  'anchorite-kalinna': {
    powers: [
      {
        payment: { resources: 'X', flip: true },
        targets: [{ of: 'ABILITIES', where: 'COST_IS_X' }],
        do: [{ destroy: 'TARGET' }],
      },
    ],
  },
  grumpherys: {
    powers: [
      {
        payment: { resources: 3, flip: true },
        do: [
          {
            lasting: { to: YOUR_PETS, keywords: ['ELUSIVE'], cannot: ['BE_TARGETED'] },
            until: 'THIS_TURN',
          },
        ],
      },
    ],
  },
  'nathressa-darkstrider': {
    powers: [
      {
        payment: { resources: 1, flip: true },
        do: [{ lasting: { keywords: ['STEALTHED'] }, on: 'SELF', until: 'THIS_TURN' }],
      },
    ],
  },
  'phadalus-the-enlightened': {
    powers: [
      {
        payment: { resources: 3, flip: true },
        onYourTurn: true,
        do: [
          { choose: { of: 'GRAVEYARD', where: { all: ['OWNED', TOTEM] } }, save: 'totem' },
          { returnToHand: { saved: 'totem' }, from: 'GRAVEYARD' },
        ],
      },
    ],
  },
  'ruby-gemsparkle': { powers: [{ payment: { resources: 5, flip: true }, do: [{ draw: 2 }] }] },
  telrander: {
    powers: [
      {
        payment: { resources: 3, flip: true },
        if: { the: 'SELF', is: { keyword: 'CAT_FORM' } },
        do: [{ ready: 'SELF' }],
      },
    ],
  },
  'victoria-jaton': {
    powers: [
      {
        payment: { resources: 2, flip: true },
        do: [{ lasting: { instantInHand: 'WEAPON' }, until: 'THIS_TURN' }],
      },
    ],
  },
  'zenith-shadowforce': {
    powers: [
      {
        payment: { resources: 2, flip: true },
        targets: [{ of: 'HEROES', where: 'OPPOSING' }],
        do: [{ turnFaceDown: 'TARGET' }],
      },
    ],
  },
  'aleyah-dawnborn': {
    powers: [
      {
        payment: { resources: 4, flip: true },
        do: [
          {
            later: {
              when: {
                on: 'DEALT_DAMAGE',
                source: { all: ['ALLY', 'IN_YOUR_PARTY'] },
                combat: true,
              },
              do: [{ heal: 'EVENT_AMOUNT', to: 'YOUR_HERO' }],
            },
            until: 'THIS_TURN',
          },
        ],
      },
    ],
  },
  'azarak-wolfsblood': {
    powers: [
      {
        payment: { resources: 'X', flip: true },
        targets: TARGET_HERO_OR_ALLY,
        do: [
          thisTurn({
            atk: { minus: 'X' },
            while: 'ATTACKING',
            if: { the: 'SELF', is: 'DEFENDING' },
          }),
          thisTurn({
            atk: { minus: 'X' },
            while: 'DEFENDING',
            if: { the: 'SELF', is: 'ATTACKING' },
          }),
        ],
      },
    ],
  },
  'bulkas-wildhorn': {
    powers: [
      {
        payment: { resources: 3, flip: true },
        onYourTurn: true,
        targets: [{ of: 'ALLIES', where: 'DAMAGED' }],
        do: [{ destroy: 'TARGET' }],
      },
    ],
  },
  'haruka-skycaller': {
    powers: [
      {
        payment: { resources: 2, flip: true },
        targets: [{ of: 'WEAPONS', where: { tag: 'Melee' } }],
        do: [{ ready: 'TARGET' }],
      },
    ],
  },
  'mojo-mender-janah': {
    powers: [
      {
        payment: { resources: 2, flip: true },
        targets: TARGET_ALLY,
        do: [{ heal: { damageOn: 'TARGET' }, to: 'TARGET', from: 'SELF' }],
      },
    ],
  },
  'morganis-blackvein': {
    powers: [
      {
        payment: { resources: 4, flip: true },
        do: [
          {
            lasting: { to: { of: 'PLAYERS', where: 'OPPOSING' }, cannot: ['DRAW'] },
            until: 'THIS_TURN',
          },
        ],
      },
    ],
  },
  'morova-of-the-sands': {
    powers: [
      {
        payment: { resources: 10, flip: true },
        targets: TARGET_HERO_OR_ALLY,
        do: [{ damage: 7, to: 'TARGET', type: 'NATURE', from: 'SELF' }],
      },
    ],
  },
  'pagatha-soulbinder': {
    powers: [
      {
        payment: { resources: 5, flip: true },
        targets: [{ of: 'CHAIN_ALLIES' }],
        do: [{ interrupt: 'TARGET' }],
      },
    ],
  },
};
