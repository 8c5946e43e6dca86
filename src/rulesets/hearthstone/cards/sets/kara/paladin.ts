import { type CardEntry, card } from '../../entry.js';
import { HOLDS_A_DRAGON } from '../../selectors.js';

/** KARA set, paladin. */
export const CARDS: readonly CardEntry[] = [
  card('KAR_010', 'Nightbane Templar', {
    battlecry: [
      { if: HOLDS_A_DRAGON, then: [{ summon: 'KAR_010a', count: 2, at: 'ALTERNATING' }] },
    ],
  }),
  card('KAR_057', 'Ivory Knight', {
    battlecry: [
      {
        discover: { pool: { type: 'SPELL' } },
        save: 'taken',
        then: [{ heal: { tag: 'COST', of: { saved: 'taken' } }, to: 'FRIENDLY_HERO' }],
      },
    ],
  }),
  card('KAR_077', 'Silvermoon Portal', {
    text: [
      { enchant: 'KAR_077e', on: 'TARGET' },
      { summon: { pool: { type: 'MINION', cost: 2 } } },
    ],
  }),
  card('KAR_077e', 'Silver Might', { enchantment: { attack: 2, health: 2 } }),
];
