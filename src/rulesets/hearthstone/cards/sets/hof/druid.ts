import { type CardEntry, card } from '../../entry.js';

/** HOF set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('EX1_161', 'Naturalize', { text: [{ destroy: 'TARGET' }, { draw: 2, who: 'OPPONENT' }] }),
];
