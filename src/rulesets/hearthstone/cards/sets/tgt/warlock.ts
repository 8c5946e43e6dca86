import { type CardEntry, card } from '../../entry.js';
import { RANDOM_ENEMY, RANDOM_ENEMY_MINION, SURVIVING_ENEMY_MINIONS } from '../../selectors.js';

/** TGT set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('AT_019', 'Dreadsteed', {
    deathrattle: [{ enchant: 'AT_019e', on: 'FRIENDLY_PLAYER' }],
    was: [{ before: '9.0', deathrattle: [{ summon: 'AT_019' }] }],
  }),
  card('AT_019e', 'Dreadsteed', {
    triggers: [{ on: 'END_OF_TURN', do: [{ summon: 'AT_019' }, { detach: 'SELF' }] }],
  }),
  card('AT_021', 'Tiny Knight of Evil', {
    triggers: [{ on: 'DISCARD', whose: 'YOURS', do: [{ enchant: 'AT_021e', on: 'SELF' }] }],
  }),
  card('AT_021e', 'Felrage', { enchantment: { attack: 1, health: 1 } }),
  card('AT_022', 'Fist of Jaraxxus', {
    text: [{ damage: 4, to: RANDOM_ENEMY }],
    rules: { text: ['ZH-3.5-random-damage'] },
    triggers: [
      {
        on: 'DISCARD',
        subject: 'IS_SELF',
        zone: 'GRAVEYARD',
        do: [{ damage: 4, to: RANDOM_ENEMY }],
      },
    ],
  }),
  card('AT_023', 'Void Crusher', {
    triggers: [
      {
        on: 'INSPIRE',
        whose: 'YOURS',
        rules: ['ZH-3.5-random-other', 'SUP-MW-GEN1'],
        do: [
          {
            destroy: {
              union: [
                { random: { of: 'FRIENDLY_MINIONS', where: 'CAN_BE_HARMED_AT_RANDOM' } },
                RANDOM_ENEMY_MINION,
              ],
            },
          },
        ],
      },
    ],
  }),
  card('AT_024', 'Demonfuse', {
    text: [
      { enchant: 'AT_024e', on: 'TARGET' },
      { gainMana: 1, kind: 'CRYSTAL', who: 'OPPONENT' },
    ],
  }),
  card('AT_024e', 'Dark Fusion', { enchantment: { attack: 3, health: 3 } }),
  card('AT_025', 'Dark Bargain', {
    text: [
      { destroy: { random: SURVIVING_ENEMY_MINIONS, count: 2 } },
      { discard: { random: 'FRIENDLY_HAND', count: 2 } },
    ],
  }),
  card('AT_026', 'Wrathguard', {
    triggers: [
      {
        on: 'DAMAGE',
        subject: 'IS_SELF',
        do: [{ damage: 'EVENT_AMOUNT', to: 'FRIENDLY_HERO' }],
      },
    ],
  }),
  card('AT_027', 'Wilfred Fizzlebang', {
    triggers: [
      {
        on: 'DRAW',
        whose: 'YOURS',
        source: 'HERO_POWER',
        do: [{ enchant: 'AT_027e', on: 'EVENT_SUBJECT' }],
      },
    ],
  }),
  card('AT_027e', 'Master Summoner', { enchantment: { cost: { set: 0 } } }),
];
