import type { Json, Table } from '../../../kernel/index.js';
import { INT32_MAX, INT32_MIN } from '../../common/fields.js';
import { MAX_ENTITIES } from '../../common/limits.js';
import { asJson, knownAs } from '../../common/plain-data.js';
import { type EntityOf, Rows } from '../../common/rows.js';
import type { CardDefinition } from '../language/card.js';
import { editionOf } from '../vocabulary/editions.js';
import { TAG_NAMES, Tag, WIDTH, ZONE_NAMES } from '../vocabulary/index.js';
import { type CardPool, cardById, type PoolMaker } from './pool.js';
import { indexState, type State } from './state.js';

/** How entities stand in a full state. Tags that are 0 are left out. */
export const ROWS = new Rows({
  columns: TAG_NAMES,
  card: 'CARD',
  fields: {
    controller: { column: 'CONTROLLER', min: 0, max: 2 },
    zone: { column: 'ZONE', words: ZONE_NAMES, unknown: 'UNKNOWN_ZONE' },
    zonePosition: { column: 'ZONE_POSITION', min: 0, max: MAX_ENTITIES },
    playOrder: { column: 'PLAY_ORDER', min: INT32_MIN, max: INT32_MAX },
  },
  cards: ['DEAD_CARD'],
});

export type EntityJson = EntityOf<typeof ROWS>;

export interface Stale {
  readonly healthAttack: boolean;
  readonly other: boolean;
  readonly deaths: boolean;
}

/** What a state that is answered says of the Steps: which entities it holds for, too. */
export interface WrittenStale extends Stale {
  /** A checksum of the entities: where somebody has changed them since, everything is to be looked at. */
  readonly of: string;
}

/** All of them: what holds where nothing is said. */
export const ALL_STALE: Stale = { healthAttack: true, other: true, deaths: true };

export interface StateJson {
  readonly ruleset: 'hearthstone';
  readonly edition: string;
  readonly entities: readonly EntityJson[];
  /** Cards that came with the request and that this state uses. */
  readonly customCards: readonly CardDefinition[];
  readonly stale?: Stale;
}

export function writtenState(s: State): StateJson {
  return {
    ruleset: 'hearthstone',
    edition: s.edition.patch,
    entities: ROWS.encode(s, s.cards),
    customCards: s.pool.custom,
    stale: { healthAttack: s.auraStale, other: s.otherAuraStale, deaths: s.mayDie },
  };
}

/** The state as JSON. Equal states give equal JSON. */
export function encodeState(s: State): Json {
  return asJson(writtenState(s));
}

export function decodeState(json: Json, poolFor: PoolMaker): State {
  const { edition, entities, customCards, stale } = knownAs<StateJson>(json);
  const pool = poolFor(editionOf(edition), customCards);
  return stateOf(entitiesTable(entities, pool), pool, edition, stale);
}

export function entitiesTable(entities: readonly EntityJson[], pool: CardPool): Table {
  return ROWS.decode(entities, (id) => cardById(pool, id).index);
}

export function stateOf(
  { cells, count }: Table,
  pool: CardPool,
  edition: string,
  stale: Stale = ALL_STALE,
): State {
  const s = indexState(pool, editionOf(edition), cells, count);
  s.auraStale = stale.healthAttack;
  s.otherAuraStale = stale.other;
  s.mayDie = stale.deaths;
  return s;
}

/** A checksum of the entities of a table, the same in every process. */
export function checksumOf({ cells, count }: Table, cards: CardPool['asked']): string {
  let sum = 0x811c9dc5;
  const add = (value: number): void => {
    sum = Math.imul(sum ^ value, 0x01000193);
    sum ^= sum >>> 15;
  };
  for (let at = WIDTH; at < count * WIDTH; at++) {
    const value = cells[at]!;
    if (value === 0) continue;
    const column = at % WIDTH;
    add(at);
    if (column === Tag.CARD || column === Tag.DEAD_CARD)
      for (const letter of cards[value]!.id) add(letter.codePointAt(0)!);
    else add(value);
  }
  return (sum >>> 0).toString(16).padStart(8, '0');
}
