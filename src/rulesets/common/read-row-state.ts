import type { Json, Table } from '../../kernel/index.js';
import type { PoolOf } from './card-pools.js';
import type { Fields } from './fields.js';
import type { Position } from './position.js';
import type { Path, Problems } from './problems.js';
import { readEntities, readFullState } from './read-state.js';
import type { EntityJson, RowField, Rows } from './rows.js';

/** How the full states of a game of one edition are read: rows, and the cards that a request brings along. */
interface RowStateReading<S extends Table, E, P, R> {
  readonly edition: string;
  readonly rows: R;
  /** The bounds of tags. */
  readonly most: number;
  pool(fields: Fields): P | null;
  /** Reads the id of an entity's card, which has to fit its number. */
  cardId(fields: Fields, id: number, pool: P): string;
  /** Tells what is wrong with the entities as they stand to each other. */
  check(entities: readonly E[], path: Path, problems: Problems): void;
  state(entities: readonly E[], pool: P): S;
  /** Sentences for the invariants that a state breaks. */
  violations(state: S): readonly string[];
}

/** Reads a full state. What was returned is taken back unchanged; everything else is checked. */
export function readRowState<
  S extends Table,
  P extends PoolOf<{ readonly id: string }, unknown>,
  N extends string,
  C extends N,
  F extends Readonly<Record<string, RowField<N>>>,
>(
  json: Json,
  path: Path,
  problems: Problems,
  game: RowStateReading<S, EntityJson<N, C, F>, P, Rows<N, C, F>>,
): Position<S> | null {
  const { rows, most } = game;
  const said = rows.fields.map(([name]) => name);
  return readFullState(json, path, problems, {
    fields: ['ruleset', 'edition', 'entities', 'customCards', 'continuation'],
    edition: (fields) => readEdition(fields, game.edition),
    pool: (fields) => game.pool(fields),
    entities: (fields, pool, names) =>
      readEntities(fields, rows, {
        known: ['id', 'as', 'cardId', 'name', ...said, 'tags'],
        names,
        min: -most,
        max: most,
        unknownTag: ['UNKNOWN_FIELD', 'field'],
        cardId: (one, id) => game.cardId(one, id, pool),
        isCard: (id) => pool.byId.has(id),
      }),
    check: (entities, _pool, at) => game.check(entities, at, problems),
    state: (entities, pool) => game.state(entities, pool),
    violations: (state) => game.violations(state),
  });
}

/** The one edition; another one is told, and the rest is read all the same. */
function readEdition(fields: Fields, edition: string): string {
  const path = fields.at('edition');
  if (!fields.has('edition'))
    fields.problems.add('REQUIRED', path, 'it is missing.', { expected: edition });
  else if (fields.get('edition') !== edition)
    fields.problems.add('UNKNOWN_PATCH', path, 'this is no patch.', { expected: edition });
  return edition;
}
