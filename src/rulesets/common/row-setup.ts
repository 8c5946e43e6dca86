import type { Json } from '../../kernel/index.js';
import { type CustomCards, readCustomCards } from './custom-cards.js';
import { Fields, type JsonObject } from './fields.js';
import type { Position } from './names.js';
import type { Path, Problems } from './problems.js';
import { readEntities, readFullState } from './read-state.js';
import type { RowState, RowStates } from './row-states.js';
import type { EntityJson, RowField } from './rows.js';
import { type Summary, viewOf } from './view.js';

export interface Reading<P> {
  readonly pool: P;
  readonly problems: Problems;
  readonly aliases: Map<string, Path>;
}

interface RowGame<
  S extends RowState,
  N extends string,
  C extends N,
  F extends Readonly<Record<string, RowField<N>>>,
  D,
> {
  readonly edition: string;
  readonly states: RowStates<S, N, C, F>;
  readonly most: number;
  readonly customCards: CustomCards<S['pool']['custom'][number], S['pool']>;
  draft(body: JsonObject, reading: Reading<S['pool']>): D | null;
  build(draft: D, pool: S['pool'], problems: Problems): Position<S> | null;
  /** Reads the id of an entity's card, which has to fit its number. */
  cardId(fields: Fields, id: number, pool: S['pool']): string;
  check(entities: readonly EntityJson<N, C, F>[], path: Path, problems: Problems): void;
  violations(state: S): readonly string[];
  summary(state: S): Summary;
}

/** How the boards of such a game are written down and read: the short form, and the full state. */
export function rowSetup<
  S extends RowState,
  N extends string,
  C extends N,
  F extends Readonly<Record<string, RowField<N>>>,
  D,
>(game: RowGame<S, N, C, F, D>) {
  const { rows } = game.states;
  const said = rows.fields.map(([name]) => name);
  const poolOf = (fields: Fields) => readCustomCards(fields, fields.problems, game.customCards);
  return {
    read(
      body: JsonObject,
      _edition: string,
      _context: unknown,
      problems: Problems,
    ): Position<S> | null {
      const pool = poolOf(new Fields(body, [], problems));
      if (pool === null) return null;
      const draft = game.draft(body, { pool, problems, aliases: new Map() });
      return draft === null || !problems.isEmpty ? null : game.build(draft, pool, problems);
    },
    view: ({ state, names }: Position<S>): JsonObject =>
      viewOf(game.states.written(state), names, game.summary(state)),
    readState: (json: Json, path: Path, problems: Problems): Position<S> | null =>
      readFullState(json, path, problems, {
        fields: ['ruleset', 'edition', 'entities', 'customCards', 'continuation'],
        edition: (fields) => readEdition(fields, game.edition),
        pool: poolOf,
        entities: (fields, pool, names) =>
          readEntities(fields, rows, {
            known: ['id', 'as', 'cardId', 'name', ...said, 'tags'],
            names,
            min: -game.most,
            max: game.most,
            unknownTag: ['UNKNOWN_FIELD', 'field'],
            cardId: (one, id) => game.cardId(one, id, pool),
            isCard: (id) => pool.byId.has(id),
          }),
        check: (entities, _pool, at) => game.check(entities, at, problems),
        state: (entities, pool) => game.states.of(entities, pool),
        violations: (state) => game.violations(state),
      }),
  };
}

function readEdition(fields: Fields, edition: string): string {
  const path = fields.at('edition');
  if (!fields.has('edition'))
    fields.problems.add('REQUIRED', path, 'it is missing.', { expected: edition });
  else if (fields.get('edition') !== edition)
    fields.problems.add('UNKNOWN_PATCH', path, 'this is no patch.', { expected: edition });
  return edition;
}
