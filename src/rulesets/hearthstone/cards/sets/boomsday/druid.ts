import { type CardEntry, card } from '../../entry.js';

/** BOOMSDAY set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('BOT_054', 'Biology Project', { text: [{ gainMana: 2, kind: 'CRYSTAL', who: 'BOTH' }] }),
];
