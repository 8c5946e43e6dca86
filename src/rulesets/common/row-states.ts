import type { Json, Table } from '../../kernel/index.js';
import type { PoolOf } from './card-pools.js';
import { asJson, knownAs } from './plain-data.js';
import type { EntityJson, RowField, Rows } from './rows.js';

export interface RowState extends Table {
  readonly pool: PoolOf<{ readonly id: string; readonly index: number }, { readonly id: string }>;
  readonly edition: { readonly patch: string };
}

interface RowStateJson<E, D> {
  readonly ruleset: string;
  readonly edition: string;
  readonly entities: readonly E[];
  readonly customCards: D;
}

export class RowStates<
  S extends RowState,
  N extends string,
  C extends N,
  F extends Readonly<Record<string, RowField<N>>>,
> {
  constructor(
    private readonly ruleset: string,
    readonly rows: Rows<N, C, F>,
    private readonly stateOf: (table: Table, pool: S['pool']) => S,
  ) {}

  written(s: S): RowStateJson<EntityJson<N, C, F>, S['pool']['custom']> {
    return {
      ruleset: this.ruleset,
      edition: s.edition.patch,
      entities: this.rows.encode(s, s.pool.cards),
      customCards: s.pool.custom,
    };
  }

  /** The state as JSON. Equal states give equal JSON. */
  encode(s: S): Json {
    return asJson(this.written(s));
  }

  /** The inverse of `encode`, for JSON that has been checked. `poolFor` makes the pool that the state names. */
  decode(json: Json, poolFor: (custom: S['pool']['custom']) => S['pool']): S {
    const { entities, customCards } =
      knownAs<RowStateJson<EntityJson<N, C, F>, S['pool']['custom']>>(json);
    return this.of(entities, poolFor(customCards));
  }

  of(entities: readonly EntityJson<N, C, F>[], pool: S['pool']): S {
    return this.stateOf(
      this.rows.decode(entities, (id) => pool.byId.get(id)!.index),
      pool,
    );
  }
}
