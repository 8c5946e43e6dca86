import { type CardEntry, card } from '../../entry.js';

/** DRAGONS set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('DRG_008', 'Righteous Cause', {
    quest: { progress: 5, side: true, reward: [{ enchant: 'DRG_008e', on: 'FRIENDLY_MINIONS' }] },
    triggers: [
      {
        on: 'AFTER_SUMMON',
        whose: 'YOURS',
        rules: ['ZH-5.3-sidequests'],
        do: [{ questProgress: 1 }],
      },
    ],
  }),
  card('DRG_008e', 'Righteous Cause', { enchantment: { attack: 1, health: 1 } }),
  card('DRG_258', 'Sanctuary', {
    quest: { progress: 1, side: true, reward: [{ summon: 'DRG_258t' }] },
    triggers: [
      {
        on: 'START_OF_TURN',
        whose: 'YOURS',
        when: {
          value: { tag: 'HERO_DAMAGE_TAKEN_LAST_TURN', of: 'FRIENDLY_PLAYER' },
          exactly: 0,
        },
        rules: ['ZH-5.3-sidequests'],
        do: [{ questProgress: 1 }],
      },
    ],
  }),
];
