import { type CardEntry, card } from '../../entry.js';

/** TROLL set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('TRL_363', 'Saronite Taskmaster', {
    deathrattle: [{ summon: 'TRL_363t', who: 'OPPONENT' }],
  }),
];
