import { type CardEntry, card } from '../../entry.js';
import { DISCOVER_SPELL_IN_DECK, HOLDS_A_DRAGON } from '../../selectors.js';

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
  card('YOD_013', 'Cleric of Scales', {
    rules: { battlecry: ['ZH-5.1-discover'] },
    battlecry: [{ if: HOLDS_A_DRAGON, then: DISCOVER_SPELL_IN_DECK }],
  }),
  card('YOD_014', 'Aeon Reaver', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0 },
    battlecry: [{ damage: { tag: 'ATTACK', of: 'TARGET' }, to: 'TARGET' }],
  }),
];
