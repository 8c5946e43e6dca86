import { type Editions, editionsOf, onlyEdition } from '../../common/editions.js';
import type { State } from '../state/state.js';
import { EDITION, EDITION_TABLE } from '../vocabulary/editions.js';

/** The one edition as scenarios see it. */
export const EDITIONS: Editions<State> = editionsOf(EDITION_TABLE, onlyEdition(EDITION));
