import { type CardEntry, card } from '../../entry.js';

/** HOF set, shaman. */
export const CARDS: readonly CardEntry[] = [
  card('GIL_530', 'Murkspark Eel', {
    requires: { REQ_TARGET_IF_AVAILABLE_AND_ONLY_EVEN_COST_CARD_IN_DECK: 0 },
    battlecry: [
      {
        if: { not: { exists: { of: 'FRIENDLY_DECK', where: 'ODD_COST' } } },
        then: [{ damage: 2, to: 'TARGET' }],
        rules: ['ZH-3.3-targeted-battlecry'],
      },
    ],
  }),
];
