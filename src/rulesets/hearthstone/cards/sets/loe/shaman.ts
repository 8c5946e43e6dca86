import { type CardEntry, card } from '../../entry.js';
import { RANDOM_ENEMY } from '../../selectors.js';

/** LOE set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('LOE_018', 'Tunnel Trogg', {
    triggers: [
      {
        on: 'OVERLOADED',
        whose: 'YOURS',
        do: [{ enchant: 'LOE_018e', on: 'SELF', num1: 'EVENT_AMOUNT' }],
      },
    ],
  }),
  card('LOE_018e', 'Trogg No Stupid', { enchantment: { attack: 'NUM_1' } }),
  card('LOE_016', 'Rumbling Elemental', {
    triggers: [
      {
        on: 'AFTER_PLAY',
        whose: 'YOURS',
        subject: { all: ['MINION', 'HAS_BATTLECRY'] },
        notInserted: true,
        do: [{ damage: 2, to: RANDOM_ENEMY }],
      },
    ],
  }),
];
