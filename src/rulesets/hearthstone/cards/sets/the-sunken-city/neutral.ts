import { type CardEntry, card } from '../../entry.js';
import { DREDGE } from '../../selectors.js';

/** THE_SUNKEN_CITY set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('TSC_909', 'Tuskarrrr Trawler', { battlecry: DREDGE }),
  card('TSC_908', 'Sir Finley, Sea Guide', {
    rules: { battlecry: ['ZH-4.4-swap-not-a-draw'] },
    battlecry: [
      { save: 'hand', entities: 'FRIENDLY_HAND' },
      { save: 'bottom', entities: { last: 'FRIENDLY_DECK', count: { saved: 'hand' } } },
      { setAside: { saved: 'hand' } },
      { takeIntoHand: { saved: 'bottom' } },
      { putIntoDeck: { saved: 'hand' }, at: 'BOTTOM' },
    ],
  }),
];
