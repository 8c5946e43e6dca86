import { type CardEntry, card } from '../../entry.js';
import { HOLDS_SPELL_OF_5 } from '../../selectors.js';
import { twinspell } from '../../templates/twinspell.js';

/** YEAR_OF_THE_DRAGON set, druid. */
export const CARDS: readonly CardEntry[] = [
  ...twinspell('YOD_001', 'Rising Winds', { chooseOne: ['YOD_001b', 'YOD_001c'] }),
  card('YOD_001b', 'Take Flight', { text: [{ draw: 1 }] }),
  card('YOD_001c', 'Swoop In', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [{ summon: 'YOD_001t' }],
  }),
  card('YOD_040', 'Steel Beetle', {
    battlecry: [{ if: HOLDS_SPELL_OF_5, then: [{ gainArmor: 5 }] }],
  }),
];
