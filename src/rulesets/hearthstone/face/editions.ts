import { type Editions, editionsOf } from '../../common/editions.js';
import type { State } from '../state/state.js';
import { DEFAULT_PATCH, EDITION_TABLE } from '../vocabulary/editions.js';
import { PUBLISHED_PATCHES } from '../vocabulary/published.js';

/** The editions of the rules as scenarios see them. */
export const EDITIONS: Editions<State> = editionsOf(EDITION_TABLE, {
  default: DEFAULT_PATCH,
  form: 'a patch such as 10.0 or 9.2.0.21517',
  published: PUBLISHED_PATCHES,
});
