import { type CardEntry, card } from '../../entry.js';

/** LOE set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('LOE_105', "Explorer's Hat", { text: [{ enchant: 'LOE_105e', on: 'TARGET' }] }),
  card('LOE_105e', "Explorer's Hat", {
    enchantment: { attack: 1, health: 1 },
    deathrattle: [{ giveCard: 'LOE_105' }],
  }),
];
