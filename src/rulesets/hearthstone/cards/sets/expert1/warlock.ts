import { type CardEntry, card } from '../../entry.js';
import { MINIONS_IN_HAND } from '../../selectors.js';

/** EXPERT1 set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('EX1_319', 'Flame Imp', { battlecry: [{ damage: 3, to: 'FRIENDLY_HERO' }] }),
  card('EX1_315', 'Summoning Portal', {
    auras: [
      { update: 'HEALTH_ATTACK', to: MINIONS_IN_HAND, enchantment: 'EX1_315e', priority: 'FIRST' },
    ],
  }),
  card('EX1_315e', 'Portal Summoning', { enchantment: { cost: { add: -2, notBelow: 1 } } }),
  card('EX1_312', 'Twisting Nether', { text: [{ destroy: 'ALL_MINIONS' }] }),
  card('EX1_323', 'Lord Jaraxxus', {
    battlecry: [{ replaceHero: 'EX1_323h' }],
    override: {
      facts: { type: 'MINION', attack: 3, health: 15 },
      because:
        'since 20.0 it is played as a hero card; here it stays the minion that it was before',
    },
  }),
  card('EX1_323h', 'Lord Jaraxxus', { heroPower: 'EX1_tk33', weapon: 'EX1_323w' }),
  card('EX1_tk33', 'INFERNO!', { text: [{ summon: 'EX1_tk34' }] }),
  card('EX1_596', 'Demonfire', {
    text: [
      {
        if: { entity: 'TARGET', is: { all: ['FRIENDLY', { race: 'DEMON' }] } },
        then: [{ enchant: 'EX1_596e', on: 'TARGET' }],
        else: [{ damage: 2, to: 'TARGET' }],
      },
    ],
  }),
  card('EX1_596e', 'Demonfire', { enchantment: { attack: 2, health: 2 } }),
  card('EX1_304', 'Void Terror', {
    battlecry: [
      { save: 'eaten', entities: { adjacentTo: 'SELF' } },
      { destroy: { saved: 'eaten' } },
      {
        enchant: 'EX1_304e',
        on: 'SELF',
        num1: { tag: 'ATTACK', of: { saved: 'eaten' } },
        num2: { tag: 'HEALTH_LEFT', of: { saved: 'eaten' } },
      },
    ],
  }),
  card('EX1_304e', 'Consume', { enchantment: { attack: 'NUM_1', health: 'NUM_2' } }),
  card('EX1_301', 'Felguard', { battlecry: [{ gainMana: -1, kind: 'EMPTY_CRYSTAL' }] }),
  card('EX1_303', 'Shadowflame', {
    text: [{ damage: { tag: 'ATTACK', of: 'TARGET' }, to: 'ENEMY_MINIONS' }, { destroy: 'TARGET' }],
  }),
  card('EX1_309', 'Siphon Soul', {
    text: [{ destroy: 'TARGET' }, { heal: 3, to: 'FRIENDLY_HERO' }],
    was: [{ before: '7.0', text: [{ heal: 3, to: 'FRIENDLY_HERO' }, { destroy: 'TARGET' }] }],
  }),
];
