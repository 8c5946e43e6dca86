import type { Trigger, Value } from '../../language/words.js';

/** What a Scheme has come to: 1, and 1 more for each turn of its player that has ended with it in hand. */
export const SCHEME: Value = { plus: [{ tag: 'QUEST_PROGRESS', of: 'SELF' }, 1] };

export const GROWS_EACH_TURN: readonly Trigger[] = [
  {
    on: 'END_OF_TURN',
    rules: ['ZH-5.3-end-of-turn-shifters'],
    whose: 'YOURS',
    zone: 'HAND',
    do: [{ set: { QUEST_PROGRESS: SCHEME }, on: 'SELF' }],
  },
];
