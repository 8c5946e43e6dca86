import { object, type Taken, word } from '../../common/grammar/syntax.js';
import type { Kinds } from './kinds.js';

/** Where on the board something is summoned: beside its source or another minion, at the right end, or where something died. */
export const PLACES = [
  word(
    'RIGHT_OF_SELF',
    'LEFT_OF_SELF',
    'END',
    'DEATH_POSITION',
    'WHERE_TARGET_DIED',
    'WHERE_SUBJECT_DIED',
  ),
  object({ rightOf: 'selector' }),
  object({ leftOf: 'selector' }),
  object({ whereDied: 'selector' }),
] as const;

export type Place = Taken<Kinds, (typeof PLACES)[number]>;
