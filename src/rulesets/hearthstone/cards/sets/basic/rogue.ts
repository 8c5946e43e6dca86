import { type CardEntry, card } from '../../entry.js';

/** BASIC set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('HERO_03bp', 'Dagger Mastery', { text: [{ equip: 'CS2_082' }] }),
  card('HERO_03', 'Valeera Sanguinar', { heroPower: 'HERO_03bp' }),
  card('EX1_278', 'Shiv', { text: [{ damage: 1, to: 'TARGET' }, { draw: 1 }] }),
];
