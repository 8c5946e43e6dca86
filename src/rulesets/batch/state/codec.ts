import type { Json } from '../../../kernel/index.js';
import type { CardDefinition } from '../language/card.js';
import { EDITION, PUBLISHED } from '../vocabulary/editions.js';
import {
  COLUMNS,
  Col,
  type Column,
  WIDTH,
  ZONES,
  Zone,
  type ZoneName,
} from '../vocabulary/index.js';
import { cardOf, get } from './access.js';
import type { PoolMaker } from './pool.js';
import type { State } from './state.js';

/** An entity as it stands in a full state. Tags that are 0 are left out. */
export interface EntityJson {
  readonly id: number;
  readonly cardId: string;
  readonly level: number;
  readonly owner: number;
  readonly zone: ZoneName;
  readonly position: number;
  readonly tags: { readonly [column in Column]?: number };
}

/** A full state: everything there is to know about a game, as returned and taken back. */
export interface StateJson {
  readonly ruleset: 'batch';
  readonly edition: string;
  readonly entities: readonly EntityJson[];
  readonly customCards: readonly CardDefinition[];
}

/** Columns that an entity says as fields of its own. */
export const OWN_FIELDS: readonly Column[] = ['CARD', 'LEVEL', 'OWNER', 'ZONE', 'POSITION'];

/** The state as JSON. Equal states give equal JSON. */
export function encodeState(s: State): Json {
  const entities: EntityJson[] = [];
  for (let e = 1; e < s.count; e++) entities.push(encodeEntity(s, e));
  const state: StateJson = {
    ruleset: 'batch',
    edition: EDITION,
    entities,
    customCards: s.pool.custom,
  };
  return state as unknown as Json;
}

function encodeEntity(s: State, e: number): EntityJson {
  const tags: { [column in Column]?: number } = {};
  COLUMNS.forEach((name, column) => {
    const value = get(s, e, column);
    if (value !== 0 && !OWN_FIELDS.includes(name)) tags[name] = value;
  });
  return {
    id: e,
    cardId: cardOf(s, e).id,
    level: get(s, e, Col.LEVEL),
    owner: get(s, e, Col.OWNER),
    zone: ZONES[get(s, e, Col.ZONE)]!,
    position: get(s, e, Col.POSITION),
    tags,
  };
}

/** The inverse of encodeState, for JSON that has been checked. `poolFor` makes the pool that the state names. */
export function decodeState(json: Json, poolFor: PoolMaker): State {
  const { entities, customCards } = json as unknown as StateJson;
  const pool = poolFor(customCards);
  const count = entities.length + 1;
  const cells = new Int32Array((count + 16) * WIDTH);
  for (const { id, cardId, level, owner, zone, position, tags } of entities) {
    const write = (column: number, value: number): void => {
      cells[id * WIDTH + column] = value;
    };
    for (const [name, value] of Object.entries(tags)) write(Col[name as Column], value as number);
    write(Col.CARD, pool.byId.get(cardId)!.index);
    write(Col.LEVEL, level);
    write(Col.OWNER, owner);
    write(Col.ZONE, Zone[zone]);
    write(Col.POSITION, position);
  }
  return { cells, count, pool, switches: PUBLISHED };
}
