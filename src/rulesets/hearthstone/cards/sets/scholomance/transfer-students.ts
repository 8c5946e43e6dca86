import { type CardEntry, card } from '../../entry.js';
import {
  BASIC_HERO_POWERS,
  DEATH_KNIGHT_CARD,
  DISCOVER_A_DRAGON,
  LACKEY,
  RANDOM_MINION_IN_HAND,
  SPARE_PART,
  SURVIVING_ENEMY_MINIONS,
} from '../../selectors.js';
import { whenThisAwakens } from '../../templates/dormant.js';
import { recruitAtMost } from '../../templates/recruit.js';
import { adapt } from '../ungoro/adaptations.js';

const PORTAL = { oneOf: ['KAR_073', 'KAR_075', 'KAR_076', 'KAR_077', 'KAR_091'] };

const PLAGUE = { oneOf: ['ULD_172', 'ULD_707', 'ULD_715', 'ULD_717', 'ULD_718'] };

const NAME = 'Transfer Student';

/** What a Transfer Student is on each game board, but for those of keywords alone. */
export const CARDS: readonly CardEntry[] = [
  card('SCH_199t2', NAME, {
    requires: { REQ_TARGET_IF_AVAILABLE: 0 },
    battlecry: [{ damage: 2, to: 'TARGET' }],
  }),
  card('SCH_199t3', NAME, {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0, REQ_FRIENDLY_TARGET: 0 },
    battlecry: [{ enchant: 'SCH_199t3e', on: 'TARGET' }],
  }),
  card('SCH_199t3e', 'Mark of the Pandaren', { enchantment: { attack: 1, health: 2 } }),
  card('SCH_199t5', NAME, {
    deathrattle: [{ giveCard: { pool: { type: 'MINION', deathrattle: true } } }],
  }),
  card('SCH_199t6', NAME, {
    battlecry: [{ giveCard: SPARE_PART }],
    deathrattle: [{ giveCard: SPARE_PART }],
  }),
  card('SCH_199t7', NAME, {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [{ enchant: 'SCH_199t7e', on: { random: 'FRIENDLY_HAND' } }],
      },
    ],
  }),
  card('SCH_199t7e', 'Transfer of Power', { enchantment: { cost: -2 } }),
  card('SCH_199t8', NAME, { triggers: [{ on: 'INSPIRE', whose: 'YOURS', do: [{ draw: 1 }] }] }),
  card('SCH_199t9', NAME, {
    battlecry: [{ discover: { oneOf: BASIC_HERO_POWERS, notOnBoard: true }, then: [] }],
  }),
  card('SCH_199t10', NAME, {
    battlecry: [
      { spendMana: 'ALL' },
      { save: 'spent', value: 'RESULT' },
      { summon: { pool: { type: 'MINION', costOf: { saved: 'spent' } } } },
    ],
  }),
  card('SCH_199t11', NAME, { battlecry: [{ giveCard: PORTAL }] }),
  card('SCH_199t12', NAME, {
    battlecry: [{ enchant: 'SCH_199t12e', on: RANDOM_MINION_IN_HAND }],
  }),
  card('SCH_199t12e', 'Supplies from Gadgetzan', { enchantment: { attack: 2, health: 2 } }),
  card('SCH_199t13', NAME, { battlecry: [adapt('SELF')] }),
  card('SCH_199t14', NAME, { deathrattle: [{ giveCard: DEATH_KNIGHT_CARD }] }),
  card('SCH_199t15', NAME, { battlecry: [recruitAtMost(2)] }),
  card('SCH_199t17', NAME, {
    battlecry: [
      {
        if: { value: { tag: 'RESOURCES', of: 'FRIENDLY_PLAYER' }, atLeast: 10 },
        then: [{ enchant: 'SCH_199t17e', on: 'SELF' }],
      },
    ],
  }),
  card('SCH_199t17e', 'Omega Transfer', { enchantment: { attack: 5, health: 5 } }),
  card('SCH_199t18', NAME, { overkill: [{ draw: 1 }] }),
  card('SCH_199t19', NAME, { battlecry: [{ giveCard: LACKEY }] }),
  card('SCH_199t21', NAME, { battlecry: [DISCOVER_A_DRAGON] }),
  card('SCH_199t22', NAME, {
    dormant: 'BT_737e',
    triggers: whenThisAwakens({
      damage: 3,
      to: { random: SURVIVING_ENEMY_MINIONS, count: 2 },
    }),
  }),
  card('SCH_199t23', NAME, { battlecry: [{ giveCard: { pool: { severalClasses: true } } }] }),
  card('SCH_199t24', NAME, { battlecry: [{ giveCard: { pool: { type: 'WEAPON' } } }] }),
  card('SCH_199t25', NAME, { battlecry: [{ giveCard: PLAGUE }] }),
  card('SCH_199t26', NAME, { corrupt: 'SCH_199t26t' }),
  card('SCH_199t26t', NAME),
];
