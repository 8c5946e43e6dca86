import { type CardEntry, card } from '../../entry.js';
import { RANDOM_MINION_IN_DECK, RANDOM_SPELL_IN_DECK } from '../../selectors.js';

/** DARKMOON_FAIRE set, rogue. */
export const CARDS: readonly CardEntry[] = [
  card('DMF_515', 'Swindle', {
    text: [{ drawThese: RANDOM_SPELL_IN_DECK }],
    combo: [{ drawThese: RANDOM_SPELL_IN_DECK }, { drawThese: RANDOM_MINION_IN_DECK }],
  }),
  card('DMF_517', 'Sweet Tooth', { corrupt: 'DMF_517a' }),
  card('DMF_517a', 'Sweet Tooth'),
];
