import { type CardEntry, card } from '../../entry.js';

/** YEAR_OF_THE_DRAGON set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('YOD_020', 'Explosive Evolution', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    rules: { text: ['ZH-5.2-evolve'] },
    text: [
      {
        transform: 'TARGET',
        into: { pool: { type: 'MINION', costOf: 'TARGET', plus: 3, nearest: 'OR_ITSELF' } },
      },
    ],
  }),
  card('YOD_041', 'Eye of the Storm', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [{ summon: 'YOD_041t', count: 3 }],
  }),
  // that it loses Durability with no minion of that Cost, too, is inferred: its text joins the two by nothing
  card('YOD_042', 'The Fist of Ra-den', {
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        queueIf: 'BOARD_NOT_FULL',
        when: 'BOARD_NOT_FULL',
        do: [
          {
            summon: { pool: { type: 'MINION', rarity: 'LEGENDARY', costOf: 'EVENT_AMOUNT' } },
          },
          { loseDurability: 1, of: 'SELF' },
        ],
      },
    ],
  }),
];
