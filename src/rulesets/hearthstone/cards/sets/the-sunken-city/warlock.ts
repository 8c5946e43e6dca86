import type { Selector } from '../../../language/words.js';
import { type CardEntry, card, ownEnchantment } from '../../entry.js';
import { FRIENDLY_MURLOCS } from '../../selectors.js';

const MURLOCS_IN_HAND: Selector = { of: 'FRIENDLY_HAND', where: { race: 'MURLOC' } };

/** THE_SUNKEN_CITY set, warlock. */
export const CARDS: readonly CardEntry[] = [
  card('TSC_614', 'Voidgill', { deathrattle: [{ enchant: 'TSC_614e', on: MURLOCS_IN_HAND }] }),
  ownEnchantment('TSC_614e', 'Void Powered', { attack: 1, health: 1 }),
  card('TSC_957', 'Chum Bucket', {
    text: [
      {
        repeat: { plus: [1, { count: FRIENDLY_MURLOCS }] },
        do: [{ enchant: 'TSC_957e', on: MURLOCS_IN_HAND }],
      },
    ],
  }),
  ownEnchantment('TSC_957e', 'Empty Bucket', { attack: 1, health: 1 }),
];
