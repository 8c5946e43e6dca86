import { type CardEntry, card } from '../../entry.js';

/** DALARAN set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('DAL_185', 'Aranasi Broodmother', { whenDrawn: [{ heal: 4, to: 'FRIENDLY_HERO' }] }),
  card('DAL_602', 'Plot Twist', {
    text: [
      { save: 'cards', value: { count: 'FRIENDLY_HAND' } },
      { shuffleIntoDeck: 'FRIENDLY_HAND' },
      { draw: { saved: 'cards' } },
    ],
  }),
];
