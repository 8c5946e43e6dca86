import { type CardEntry, card } from '../../entry.js';

/** YOD set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('YOD_015', 'Dark Prophecy', {
    rules: { text: ['ZH-3.1-summon-with-enchantment'] },
    text: [
      {
        discover: { pool: { type: 'MINION', cost: 2 } },
        in: 'SETASIDE',
        save: 'taken',
        then: [
          { summon: { cardOf: { saved: 'taken' } }, save: 'minion' },
          { enchant: 'YOD_015e', on: { saved: 'minion' } },
        ],
      },
    ],
  }),
  card('YOD_015e', 'Prophecized', { enchantment: { health: 3 } }),
];
