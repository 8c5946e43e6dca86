import { type CardEntry, card } from '../../entry.js';

/** BARRENS set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('BAR_042', 'Primordial Protector', {
    battlecry: [
      {
        drawThese: { random: { highest: 'COST', among: { of: 'FRIENDLY_DECK', where: 'SPELL' } } },
        save: 'drawn',
      },
      {
        forEach: { saved: 'drawn' },
        do: [{ summon: { pool: { type: 'MINION', costOf: 'IT' } } }],
      },
    ],
  }),
];
