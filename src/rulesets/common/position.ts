import type { Table } from '../../kernel/index.js';
import type { Names } from './names.js';

/** A game as a scenario sees it: the state, and what its entities are called. */
export interface Position<S extends Table> {
  readonly state: S;
  readonly names: Names;
}
