import type { CardDefinition } from '../../definition.js';

/** EXPERT1 set, dream. */
export const EXPERT1_DREAM: readonly CardDefinition[] = [
  {
    id: 'DREAM_05',
    name: 'Nightmare',
    type: 'SPELL',
    class: 'DREAM',
    set: 'EXPERT1',
    cost: 0,
    requires: { REQ_MINION_TARGET: 0, REQ_TARGET_TO_PLAY: 0 },
  },
];
