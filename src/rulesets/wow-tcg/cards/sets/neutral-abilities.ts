import {
  ALLY_IN_YOUR_GRAVEYARD,
  type CardSet,
  MY_ALLIES,
  TARGET_ALLY,
  TARGET_HERO_OR_ALLY,
  thisTurn,
} from '../behaviour.js';

/** Abilities of no class. Those on which nothing is printed but what the data says are not listed. */
export const NEUTRAL_ABILITIES: CardSet = {
  'rise-to-the-challenge': {
    attach: { to: 'YOUR_HERO' },
    play: [
      { removeDamage: 'YOUR_HERO' },
      { draw: { sum: [{ maxHandOf: 'YOU' }, { minus: { inHandOf: 'YOU' } }] } },
    ],
    powers: [{ continuous: { to: 'HOST', health: 10 } }],
  },
  'face-smash': {
    targets: TARGET_ALLY,
    play: [
      {
        lasting: {
          power: {
            payment: { activate: true },
            targets: TARGET_ALLY,
            do: [{ destroy: 'TARGET' }],
          },
        },
        on: 'TARGET',
        until: 'THIS_TURN',
      },
    ],
  },
  'from-the-shadows': { powers: [{ continuous: { to: 'ALLIES', keywords: ['ELUSIVE'] } }] },
  sneak: {
    targets: TARGET_ALLY,
    play: [{ lasting: { keywords: ['ELUSIVE'] }, on: 'TARGET', until: 'THIS_TURN' }],
  },
  'into-the-fray': {
    targets: [{ of: 'ALLIES', where: 'YOURS' }],
    play: [thisTurn({ keywords: ['FEROCITY'] })],
  },
  'lust-for-battle': { powers: [{ continuous: { to: 'ALLIES', keywords: ['FEROCITY'] } }] },
  skewer: {
    targets: TARGET_ALLY,
    play: [
      { choose: MY_ALLIES, save: 'ally' },
      { damage: { atkOf: { saved: 'ally' } }, to: 'TARGET', from: { saved: 'ally' } },
    ],
  },
  'burn-away': { targets: [{ of: 'ABILITIES' }], play: [{ destroy: 'TARGET' }] },
  'call-the-spirit': { targets: ALLY_IN_YOUR_GRAVEYARD, play: [{ returnToHand: 'TARGET' }] },
  'caught-off-guard': {
    targets: TARGET_HERO_OR_ALLY,
    play: [{ lasting: { atk: -2 }, on: 'TARGET', until: 'THIS_TURN' }],
  },
  exhaustion: { targets: TARGET_ALLY, play: [{ exhaust: 'TARGET' }] },
  'fall-back': { targets: [{ of: 'ALLIES', where: 'YOURS' }], play: [{ returnToHand: 'TARGET' }] },
  'guard-duty': {
    targets: TARGET_ALLY,
    attach: { targeted: true },
    powers: [{ continuous: { to: 'HOST', keywords: ['PROTECTOR'] } }],
  },
  'interest-you-in-a-pint': {
    targets: TARGET_ALLY,
    attach: { targeted: true },
    powers: [{ continuous: { to: 'HOST', cannot: ['ATTACK'] } }],
  },
  'lie-in-wait': {
    targets: [{ of: 'ALLIES' }, { of: 'ALLIES' }],
    play: [thisTurn({ atk: 1 }), { lasting: { atk: -1 }, on: 'TARGET_2', until: 'THIS_TURN' }],
  },
  'on-your-feet': {
    onlyIf: { turnOf: 'OPPONENTS' },
    targets: [{ of: 'ALLIES', where: 'YOURS' }],
    play: [{ ready: 'TARGET' }, thisTurn({ keywords: ['PROTECTOR'] })],
  },
  'quick-strike': {
    targets: TARGET_HERO_OR_ALLY,
    play: [{ damage: 2, to: 'TARGET', type: 'MELEE' }],
  },
  'rally-the-troops': {
    play: [
      { lasting: { to: { of: 'ALLIES', where: 'IN_YOUR_PARTY' }, atk: 1 }, until: 'THIS_TURN' },
    ],
  },
  'shattering-blow': { targets: [{ of: 'EQUIPMENT' }], play: [{ destroy: 'TARGET' }] },
  'spirit-healer': {
    powers: [
      {
        when: { on: 'TURN_ENDS' },
        do: [
          {
            may: [
              {
                choose: { of: 'GRAVEYARD', where: { all: ['OF_EVENT_PLAYER', 'ALLY'] } },
                by: 'EVENT_PLAYER',
                save: 'ally',
              },
              {
                putIntoPlay: { saved: 'ally' },
                damage: { sum: [{ healthOf: { saved: 'ally' } }, -1] },
              },
            ],
            who: 'EVENT_PLAYER',
            if: { exists: { of: 'GRAVEYARD', where: { all: ['OF_EVENT_PLAYER', 'ALLY'] } } },
          },
        ],
      },
    ],
  },
  'sudden-reversal': {
    targets: TARGET_ALLY,
    play: [{ lasting: { while: 'DEFENDING', atk: 4 }, on: 'TARGET', until: 'THIS_TURN' }],
  },
  vanquish: { targets: TARGET_ALLY, play: [{ destroy: 'TARGET' }] },
  withdraw: { targets: TARGET_ALLY, play: [{ returnToHand: 'TARGET' }] },
};
