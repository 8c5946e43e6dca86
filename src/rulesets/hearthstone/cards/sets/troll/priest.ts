import { costsLess } from '../../auras.js';
import { type CardEntry, card } from '../../entry.js';

/** TROLL set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('TRL_408', 'Grave Horror', {
    auras: [costsLess({ tag: 'NUM_SPELLS_PLAYED_THIS_GAME', of: 'FRIENDLY_PLAYER' })],
  }),
];
