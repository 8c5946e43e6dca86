import { type CardEntry, card } from '../../entry.js';

/** BOOMSDAY set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('BOT_402', 'Secret Plan', {
    text: [{ discover: { pool: { type: 'SPELL', secret: true } }, then: [] }],
  }),
];
