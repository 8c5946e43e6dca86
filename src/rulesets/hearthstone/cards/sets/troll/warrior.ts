import { type CardEntry, card } from '../../entry.js';
import { HOLDS_A_DRAGON } from '../../selectors.js';

/** TROLL set, warrior. */
export const CARDS: readonly CardEntry[] = [
  card('TRL_326', 'Smolderthorn Lancer', {
    rules: { battlecry: ['ZH-3.3-targeted-battlecry', 'ZH-3.3-target-condition'] },
    requires: {
      REQ_TARGET_IF_AVAILABLE_AND_DRAGON_IN_HAND: 0,
      REQ_MINION_TARGET: 0,
      REQ_ENEMY_TARGET: 0,
      REQ_DAMAGED_TARGET: 0,
    },
    battlecry: [{ if: HOLDS_A_DRAGON, then: [{ destroy: 'TARGET' }] }],
  }),
];
