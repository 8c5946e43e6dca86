import { type CardEntry, card } from '../../entry.js';

/** KARA set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('KAR_065', 'Menagerie Warden', { battlecry: [{ summonCopyOf: 'TARGET' }] }),
  card('KAR_075', 'Moonglade Portal', {
    text: [{ heal: 6, to: 'TARGET' }, { summon: { pool: { type: 'MINION', cost: 6 } } }],
  }),
];
