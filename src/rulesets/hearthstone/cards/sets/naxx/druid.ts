import { type CardEntry, card } from '../../entry.js';

/** NAXX set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('FP1_019', 'Poison Seeds', {
    rules: { text: ['HS-SEQ-spell-forced-death'] },
    text: [
      { save: 'all', entities: 'ALL_MINIONS' },
      { destroy: { saved: 'all' } },
      { forceDeathPhase: true },
      { forEach: { saved: 'all' }, do: [{ summon: 'FP1_019t', who: 'IT_CONTROLLER' }] },
    ],
  }),
];
