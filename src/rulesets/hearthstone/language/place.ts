import type { Selector } from './selectors.js';

/** Where on the board something is summoned: beside its source or another minion, at the right end, or where something died. */
export type Place =
  | 'RIGHT_OF_SELF'
  | 'LEFT_OF_SELF'
  | 'END'
  | 'DEATH_POSITION'
  | 'WHERE_TARGET_DIED'
  | 'WHERE_SUBJECT_DIED'
  | { readonly rightOf: Selector }
  | { readonly leftOf: Selector }
  | { readonly whereDied: Selector };
