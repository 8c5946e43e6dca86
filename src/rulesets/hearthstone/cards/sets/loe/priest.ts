import { type CardEntry, card } from '../../entry.js';

/** LOE set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('LOE_104', 'Entomb', { rules: { text: ['HS-Z2c'] }, text: [{ shuffleIntoDeck: 'TARGET' }] }),
  card('LOE_006', 'Museum Curator', {
    battlecry: [{ discover: { pool: { deathrattle: true } }, then: [] }],
  }),
  card('LOE_111', 'Excavated Evil', {
    text: [
      { damage: 3, to: 'ALL_MINIONS' },
      { shuffleIntoDeck: 'SELF', who: 'OPPONENT', asCopy: true },
    ],
  }),
];
