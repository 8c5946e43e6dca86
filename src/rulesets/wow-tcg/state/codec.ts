import type { Json } from '../../../kernel/index.js';
import { asJson, knownAs } from '../../common/plain-data.js';
import { type EntityOf, Rows } from '../../common/rows.js';
import type { CardDefinition } from '../language/card.js';
import { EDITION, PUBLISHED } from '../vocabulary/editions.js';
import { COLUMNS, KINDS, MAX_PLAYERS, ZONES } from '../vocabulary/index.js';
import type { CardPool, PoolMaker } from './pool.js';
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

/** An entity as it stands in a full state. */
export type EntityJson = EntityOf<typeof ROWS>;

/** A full state: everything there is to know about a game, as returned and taken back. */
interface StateJson {
  readonly ruleset: 'wow-tcg';
  readonly edition: string;
  readonly entities: readonly EntityJson[];
  readonly customCards: readonly CardDefinition[];
}

/** A full state as it is written. */
export function writtenState(s: State): StateJson {
  return {
    ruleset: 'wow-tcg',
    edition: EDITION,
    entities: ROWS.encode(s, s.pool.cards),
    customCards: s.pool.custom,
  };
}

/** The state as JSON. Equal states give equal JSON. */
export function encodeState(s: State): Json {
  return asJson(writtenState(s));
}

/** The inverse of encodeState, for JSON that has been checked. `poolFor` makes the pool that the state names. */
export function decodeState(json: Json, poolFor: PoolMaker): State {
  const { entities, customCards } = knownAs<StateJson>(json);
  return stateOf(entities, poolFor(customCards));
}

/** The state of entities that have been checked. */
export function stateOf(entities: readonly EntityJson[], pool: CardPool): State {
  const table = ROWS.decode(entities, (id) => pool.byId.get(id)!.index);
  return { ...table, pool, edition: PUBLISHED, version: 0 };
}
