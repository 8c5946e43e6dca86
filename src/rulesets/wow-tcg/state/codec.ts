import type { Table } from '../../../kernel/index.js';
import { RowStates } from '../../common/row-states.js';
import { type EntityOf, Rows } from '../../common/rows.js';
import { PUBLISHED } from '../vocabulary/editions.js';
import { COLUMNS, KINDS, MAX_PLAYERS, ZONES } from '../vocabulary/index.js';
import type { CardPool } from './pool.js';
import type { State } from './state.js';

/** How entities stand in a full state. Tags that are 0 are left out. */
export const ROWS = new Rows({
  columns: COLUMNS,
  card: 'CARD',
  fields: {
    kind: { column: 'KIND', words: KINDS, unknown: 'UNKNOWN_VALUE' },
    owner: { column: 'OWNER', min: 0, max: MAX_PLAYERS },
    controller: { column: 'CONTROLLER', min: 0, max: MAX_PLAYERS },
    zone: { column: 'ZONE', words: ZONES, unknown: 'UNKNOWN_ZONE' },
  },
  cards: [],
});

export type EntityJson = EntityOf<typeof ROWS>;

export const STATES = new RowStates(
  'wow-tcg',
  ROWS,
  (table: Table, pool: CardPool): State => ({ ...table, pool, edition: PUBLISHED, version: 0 }),
);
