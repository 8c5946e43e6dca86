import { type CardEntry, card, ownCard } from '../../entry.js';
import { ENDS_AS_HOST_IS_PLAYED, FREEZES_WHAT_IT_DAMAGES } from '../../selectors.js';

/** GVG set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('GVG_002', 'Snowchugger', { triggers: [FREEZES_WHAT_IT_DAMAGES] }),
  card('GVG_003', 'Unstable Portal', {
    text: [
      { giveCard: { pool: { type: 'MINION' } }, save: 'given' },
      { enchant: 'GVG_003e', on: { saved: 'given' } },
    ],
  }),
  /** Its id is ours. */
  ownCard({
    id: 'GVG_003e',
    name: 'Unstable Portal',
    type: 'ENCHANTMENT',
    class: 'MAGE',
    set: 'GVG',
    enchantment: { cost: -3 },
    triggers: [ENDS_AS_HOST_IS_PLAYED],
  }),
  card('GVG_007', 'Flame Leviathan', { whenDrawn: [{ damage: 2, to: 'ALL_CHARACTERS' }] }),
];
