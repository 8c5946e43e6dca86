import { type CardEntry, card } from '../../entry.js';
import { startOfGame } from '../../start-of-game.js';

/** STORMWIND set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('SW_448', 'Darkbishop Benedictus', {
    triggers: startOfGame([{ replaceHeroPower: 'EX1_625t' }], {
      not: {
        exists: { of: 'FRIENDLY_DECK', where: { all: ['SPELL', { not: { school: 'SHADOW' } }] } },
      },
    }),
  }),
];
