import { type CardEntry, card } from '../../entry.js';
import { HOLDS_A_DRAGON, RANDOM_ENEMY_MINION } from '../../selectors.js';
import { twinspell } from '../../templates/twinspell.js';

/** YEAR_OF_THE_DRAGON set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('YOD_004', 'Chopshop Copter', {
    triggers: [
      {
        on: 'DEATH',
        whose: 'YOURS',
        subject: { all: ['MINION', { race: 'MECHANICAL' }] },
        do: [{ giveCard: { pool: { type: 'MINION', race: 'MECHANICAL' } } }],
      },
    ],
  }),
  ...twinspell('YOD_005', 'Fresh Scent', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0, REQ_TARGET_WITH_RACE: 20 },
    text: [{ enchant: 'YOD_005e', on: 'TARGET' }],
  }),
  card('YOD_005e', 'Fresh Scent', { enchantment: { attack: 2, health: 2 } }),
  card('YOD_036', 'Rotnest Drake', {
    battlecry: [{ if: HOLDS_A_DRAGON, then: [{ destroy: RANDOM_ENEMY_MINION }] }],
  }),
];
