import { type CardEntry, card } from '../../entry.js';

/** NAXX set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('FP1_025', 'Reincarnate', {
    rules: { text: ['HS-SEQ-spell-forced-death'] },
    text: [
      { destroy: 'TARGET' },
      { forceDeathPhase: true },
      { summon: { cardOf: 'TARGET' }, who: 'TARGET_CONTROLLER' },
    ],
  }),
];
