import { type CardEntry, card } from '../../entry.js';

/** EXPERT1 set, dream. */
export const CARDS: readonly CardEntry[] = [
  card('DREAM_05', 'Nightmare', { text: [{ enchant: 'DREAM_05e', on: 'TARGET' }] }),
  card('DREAM_05e', 'Nightmare', {
    enchantment: { attack: 5, health: 5 },
    triggers: [{ on: 'START_OF_TURN', whose: 'YOURS', do: [{ destroy: 'HOST' }] }],
  }),
];
