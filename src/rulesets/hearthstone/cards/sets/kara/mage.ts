import { type CardEntry, card } from '../../entry.js';

/** KARA set, mage. */
export const CARDS: readonly CardEntry[] = [
  card('KAR_009', 'Babbling Book', {
    battlecry: [{ giveCard: { pool: { type: 'SPELL', class: 'MAGE' } } }],
  }),
  card('KAR_076', 'Firelands Portal', {
    text: [{ damage: 5, to: 'TARGET' }, { summon: { pool: { type: 'MINION', cost: 5 } } }],
  }),
  card('KAR_092', "Medivh's Valet", {
    battlecry: [{ damage: 3, to: 'TARGET' }],
    rules: { battlecry: ['HS-SEQ-minion-battlecry-condition'] },
  }),
];
