import {
  anyAttachedTo,
  type CardSet,
  MY_ALLIES,
  OPPOSING_HEROES_AND_ALLIES,
  TARGET_ALLY,
  TARGET_HERO_OR_ALLY,
  thisTurn,
  YOUR_MELEE_WEAPON,
} from '../behaviour.js';

/** Abilities of The Dark Portal. Those on which nothing is printed but what the data says are not listed. */
export const DARK_PORTAL_ABILITIES: CardSet = {
  'nature-of-the-beast': {
    powers: [
      {
        continuous: {
          to: 'YOUR_HERO',
          while: {
            all: ['ATTACKING', { any: [{ keyword: 'BEAR_FORM' }, { keyword: 'CAT_FORM' }] }],
          },
          atk: 1,
        },
      },
    ],
  },
  'natures-majesty': {
    modes: [
      { targets: TARGET_HERO_OR_ALLY, do: [{ damage: 5, to: 'TARGET', type: 'NATURE' }] },
      { targets: TARGET_HERO_OR_ALLY, do: [{ heal: 5, to: 'TARGET' }] },
    ],
  },
  wrath: { targets: TARGET_HERO_OR_ALLY, play: [{ damage: 3, to: 'TARGET', type: 'NATURE' }] },
  'protect-the-master': {
    powers: [
      {
        continuous: {
          to: { of: 'ALLIES', where: { all: ['YOURS', { tag: 'Pet' }] } },
          keywords: ['PROTECTOR'],
        },
      },
    ],
  },
  'blistering-fire': {
    targets: [{ of: 'HEROES' }],
    play: [{ damage: 3, to: 'TARGET', type: 'FIRE' }],
  },
  'deep-freeze': {
    targets: TARGET_ALLY,
    attach: { targeted: true },
    play: [{ damage: 2, to: 'TARGET', type: 'FROST' }],
    powers: [{ continuous: { to: 'HOST', cannot: ['ATTACK'] } }],
  },
  scorch: { targets: TARGET_HERO_OR_ALLY, play: [{ damage: 1, to: 'TARGET', type: 'FIRE' }] },
  'hammer-of-wrath': {
    targets: [{ of: 'HEROES_AND_ALLIES', where: 'DAMAGED' }],
    play: [{ damage: 3, to: 'TARGET', type: 'HOLY', unpreventable: true }],
  },
  'infusion-of-light': {
    targets: TARGET_HERO_OR_ALLY,
    play: [{ heal: 3, to: 'TARGET' }, { draw: 1 }],
  },
  'righteous-vengeance': {
    targets: [{ of: 'ALLIES', where: 'ATTACKING' }],
    play: [{ destroy: 'TARGET' }],
  },
  'greater-heal': { targets: TARGET_HERO_OR_ALLY, play: [{ heal: 14, to: 'TARGET' }] },
  renew: {
    targets: TARGET_HERO_OR_ALLY,
    attach: { targeted: true },
    powers: [{ when: { on: 'TURN_STARTS', who: 'YOU' }, do: [{ heal: 1, to: 'HOST' }] }],
  },
  'shock-and-soothe': {
    targets: [{ of: 'HEROES_AND_ALLIES' }, { of: 'HEROES_AND_ALLIES' }],
    play: [
      { damage: 3, to: 'TARGET', type: 'NATURE' },
      { heal: 3, to: 'TARGET_2' },
    ],
  },
  'surge-of-life': { targets: TARGET_HERO_OR_ALLY, play: [{ heal: 5, to: 'TARGET' }] },
  hellfire: { play: [{ damage: 5, to: 'HEROES_AND_ALLIES', type: 'FIRE' }] },
  'mortal-delights': {
    powers: [
      { payment: { resources: 1, putDamage: { amount: 3, on: 'YOUR_HERO' } }, do: [{ draw: 1 }] },
    ],
  },
  'ritual-sacrifice': {
    powers: [
      {
        payment: { destroy: MY_ALLIES },
        targets: TARGET_HERO_OR_ALLY,
        do: [{ damage: 1, to: 'TARGET', type: 'SHADOW' }],
      },
    ],
  },
  'shred-soul': { targets: TARGET_ALLY, play: [{ removeFromGame: 'TARGET' }] },
  'commanding-shout': { powers: [{ continuous: { to: MY_ALLIES, health: 1 } }] },
  intercept: {
    targets: TARGET_HERO_OR_ALLY,
    play: [{ exhaust: 'TARGET' }, { damage: 1, to: 'TARGET', type: 'MELEE' }],
  },
  'killing-spree': { play: [{ destroy: { of: 'ALLIES', where: 'DAMAGED' } }] },
  slam: {
    targets: TARGET_HERO_OR_ALLY,
    play: [
      { choose: YOUR_MELEE_WEAPON, save: 'weapon' },
      { damage: { sum: [1, { atkOf: { saved: 'weapon' } }] }, to: 'TARGET', type: 'MELEE' },
    ],
  },
  'thunder-clap': {
    play: [
      { damage: 1, to: OPPOSING_HEROES_AND_ALLIES, type: 'MELEE' },
      { lasting: { atk: -1 }, on: { saved: 'hit' }, until: 'THIS_TURN' },
    ],
  },
  diplomacy: { powers: [{ continuous: { playCost: { costs: -1, least: 1, where: 'ALLY' } } }] },
  'heroic-presence': {
    powers: [
      {
        payment: { resources: 2 },
        do: [{ lasting: { to: MY_ALLIES, atk: 1 }, until: 'THIS_TURN' }],
      },
    ],
  },
  stoneform: {
    play: [...anyAttachedTo('YOUR_HERO')],
    powers: [
      { continuous: { to: { of: 'EQUIPMENT', where: { all: ['YOURS', 'ARMOR'] } }, def: 1 } },
    ],
  },
  'war-stomp': { play: [{ exhaust: OPPOSING_HEROES_AND_ALLIES }] },
  'desperate-block': { targets: TARGET_HERO_OR_ALLY, play: [thisTurn({ prevent: { amount: 2 } })] },
  'flash-of-steel': {
    targets: TARGET_HERO_OR_ALLY,
    play: [{ damage: 3, to: 'TARGET', type: 'MELEE' }],
  },
  'furious-resolve': {
    targets: TARGET_ALLY,
    attach: { targeted: true },
    powers: [{ continuous: { to: 'HOST', atk: 1, health: 1 } }],
  },
  'legend-of-mount-hyjal': { play: [{ destroy: 'ALLIES' }] },
  'swift-assault': { targets: TARGET_ALLY, play: [thisTurn({ atk: 2 })] },
  'turn-aside': {
    targets: TARGET_ALLY,
    play: [thisTurn({ prevent: { amount: 'ALL', combat: true, dealt: 'BY' } })],
  },
};
