import { type CardEntry, card } from '../../entry.js';
import { ENDS_AS_HOST_IS_PLAYED, HOLDS_A_DRAGON } from '../../selectors.js';

/** TGT set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('AT_013', 'Power Word: Glory', { text: [{ enchant: 'AT_013e', on: 'TARGET' }] }),
  card('AT_013e', 'Power Word: Glory', {
    enchantment: {},
    triggers: [
      {
        on: 'ATTACK',
        rules: ['HS-CEM2', 'HS-CEM1d', 'HS-AE-power-word-glory', 'HS-CEM2a'],
        source: 'IS_HOST',
        do: [{ heal: 4, to: 'CASTER_HERO' }],
      },
    ],
  }),
  card('AT_012', 'Spawn of Shadows', {
    triggers: [
      {
        on: 'INSPIRE',
        rules: ['SUP-MW-SPAWN'],
        whose: 'YOURS',
        do: [{ damage: 4, to: { of: 'ALL_HEROES', where: { tag: 'HEALTH_LEFT', atLeast: 1 } } }],
      },
    ],
  }),
  card('AT_014', 'Shadowfiend', {
    triggers: [{ on: 'DRAW', whose: 'YOURS', do: [{ enchant: 'AT_014e', on: 'EVENT_SUBJECT' }] }],
  }),
  card('AT_014e', 'Shadowfiended', {
    enchantment: { cost: -1 },
    triggers: [ENDS_AS_HOST_IS_PLAYED],
  }),
  card('AT_011', 'Holy Champion', {
    triggers: [{ on: 'HEALING', do: [{ enchant: 'AT_011e', on: 'SELF' }] }],
  }),
  card('AT_011e', "Light's Blessing", { enchantment: { attack: 2 } }),
  card('AT_015', 'Convert', {
    text: [{ giveCard: { cardOf: 'TARGET' } }],
    rules: { text: ['HS-COPY1'] },
  }),
  card('AT_016', 'Confuse', {
    text: [
      {
        enchant: 'AT_016e',
        on: 'ALL_MINIONS',
        num1: { tag: 'HEALTH_LEFT', of: 'IT' },
        num2: { tag: 'ATTACK', of: 'IT' },
      },
    ],
  }),
  card('AT_016e', 'Confused', {
    enchantment: { attack: { set: 'NUM_1' }, health: { set: 'NUM_2' } },
  }),
  card('AT_018', 'Confessor Paletress', {
    triggers: [
      {
        on: 'INSPIRE',
        whose: 'YOURS',
        do: [{ summon: { pool: { type: 'MINION', rarity: 'LEGENDARY' } } }],
      },
    ],
  }),
  card('AT_055', 'Flash Heal', { text: [{ heal: 5, to: 'TARGET' }] }),
  card('AT_116', 'Wyrmrest Agent', {
    battlecry: [{ if: HOLDS_A_DRAGON, then: [{ enchant: 'AT_116e', on: 'SELF' }] }],
  }),
  card('AT_116e', 'Bring it on!', { enchantment: { attack: 1, grants: ['TAUNT'] } }),
];
