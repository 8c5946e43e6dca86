import { costsLess } from '../../auras.js';
import { type CardEntry, card } from '../../entry.js';

/** TROLL set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('TRL_555', 'Demonbolt', {
    text: [{ destroy: 'TARGET' }],
    auras: [costsLess({ count: 'FRIENDLY_MINIONS' })],
  }),
];
