import { type CardEntry, card, ownCard } from '../../entry.js';
import { FRIENDLY_MURLOCS } from '../../selectors.js';
import { twinspell } from '../../templates/twinspell.js';

/** YEAR_OF_THE_DRAGON set, paladin. */
export const CARDS: readonly CardEntry[] = [
  // that they have Taunt before anything answers their coming is inferred (kind A of ZH-3.1-summon-with-enchantment)
  ...twinspell('YOD_012', 'Air Raid', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [{ summon: 'CS2_101t', count: 2, with: 'YOD_012e' }],
  }),
  /** Its id is ours. */
  ownCard({
    id: 'YOD_012e',
    name: 'Air Raid',
    type: 'ENCHANTMENT',
    set: 'YEAR_OF_THE_DRAGON',
    enchantment: { grants: ['TAUNT'] },
  }),
  card('YOD_043', 'Scalelord', {
    battlecry: [{ set: { DIVINE_SHIELD: 1 }, on: FRIENDLY_MURLOCS }],
  }),
];
