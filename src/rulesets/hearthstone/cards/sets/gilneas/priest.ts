import { type CardEntry, card } from '../../entry.js';
import { MINIONS_IN_DECK } from '../../selectors.js';

/** GILNEAS set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('GIL_813', 'Vivid Nightmare', {
    rules: { text: ['ZH-3.1-redemption-damage'] },
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0, REQ_FRIENDLY_TARGET: 0 },
    text: [
      { summonCopyOf: 'TARGET', save: 'copy' },
      { setHealth: 1, on: { saved: 'copy' } },
    ],
  }),
  card('GIL_840', 'Lady in White', {
    rules: { battlecry: ['ZH-2.3-use-vs-cast'] },
    battlecry: [
      {
        forEach: MINIONS_IN_DECK,
        do: [{ enchant: 'CS1_129e', on: 'IT', num1: { tag: 'HEALTH_LEFT', of: 'IT' } }],
      },
    ],
  }),
];
