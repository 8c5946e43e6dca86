import { type CardEntry, card } from '../../entry.js';

/** EXPERT1 set, dream. */
export const CARDS: readonly CardEntry[] = [
  card('DREAM_05', 'Nightmare', { text: [{ enchant: 'DREAM_05e', on: 'TARGET' }] }),
  card('DREAM_05e', 'Nightmare', {
    enchantment: { attack: 5, health: 5 },
    triggers: [
      { on: 'START_OF_TURN', rules: ['HS-CEM1b'], whose: 'YOURS', do: [{ destroy: 'HOST' }] },
    ],
  }),
  card('DREAM_02', 'Ysera Awakens', {
    text: [{ damage: 5, to: { of: 'ALL_CHARACTERS', where: { not: { card: 'EX1_572' } } } }],
  }),
  card('DREAM_04', 'Dream', { text: [{ returnToHand: 'TARGET' }] }),
];
