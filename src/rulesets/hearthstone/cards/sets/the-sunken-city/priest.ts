import { type CardEntry, card } from '../../entry.js';
import { RANDOM_ENEMY_MINION } from '../../selectors.js';

/** THE_SUNKEN_CITY set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('TSC_211', 'Whispers of the Deep', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0, REQ_FRIENDLY_TARGET: 0 },
    rules: { text: ['ZH-A.2-no-spell-damage-list'] },
    text: [
      { silence: 'TARGET' },
      {
        repeat: { tag: 'ATTACK', of: 'TARGET' },
        do: [{ damage: 1, to: RANDOM_ENEMY_MINION, fixed: true }],
      },
    ],
  }),
];
