import type { Table } from '../../../kernel/index.js';
import { MAX_ENTITIES } from '../../common/limits.js';
import { RowStates } from '../../common/row-states.js';
import { type EntityOf, Rows } from '../../common/rows.js';
import { PUBLISHED } from '../vocabulary/editions.js';
import { COLUMNS, MAX_LEVEL, ZONES } from '../vocabulary/index.js';
import type { CardPool } from './pool.js';
import type { State } from './state.js';

/** How entities stand in a full state. Tags that are 0 are left out. */
export const ROWS = new Rows({
  columns: COLUMNS,
  card: 'CARD',
  fields: {
    level: { column: 'LEVEL', min: 0, max: MAX_LEVEL },
    owner: { column: 'OWNER', min: 0, max: 2 },
    zone: { column: 'ZONE', words: ZONES, unknown: 'UNKNOWN_ZONE' },
    position: { column: 'POSITION', min: 0, max: MAX_ENTITIES },
  },
  cards: [],
});

export type EntityJson = EntityOf<typeof ROWS>;

export const STATES = new RowStates(
  'batch',
  ROWS,
  (table: Table, pool: CardPool): State => ({ ...table, pool, edition: PUBLISHED }),
);
