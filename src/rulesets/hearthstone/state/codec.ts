import type { Json } from '../../../kernel/index.js';
import type { CardDefinition } from '../language/card.js';
import { editionOf } from '../vocabulary/editions.js';
import {
  TAG_NAMES,
  Tag,
  type TagName,
  WIDTH,
  ZONE_NAMES,
  Zone,
  type ZoneName,
} from '../vocabulary/index.js';
import { cardById, type PoolMaker } from './pool.js';
import { indexState, type State } from './state.js';

/** An entity as it stands in a full state. Tags that are 0 are left out. */
export interface EntityJson {
  readonly id: number;
  readonly cardId: string;
  readonly controller: number;
  readonly zone: ZoneName;
  readonly zonePosition: number;
  readonly playOrder: number;
  readonly tags: { readonly [tag in TagName]?: number };
}

/** A full state: everything there is to know about a game, as returned and taken back. */
export interface StateJson {
  readonly ruleset: 'hearthstone';
  readonly edition: string;
  readonly entities: readonly EntityJson[];
  /** Cards that came with the request and that this state uses. */
  readonly customCards: readonly CardDefinition[];
  /** Which of the Steps between Phases may have something to do; all of them when absent. */
  readonly stale?: {
    readonly healthAttack: boolean;
    readonly other: boolean;
    readonly deaths: boolean;
  };
}

/** Tags written as fields of the entity, or as ids, rather than in `tags`. */
const FIELDS: ReadonlySet<number> = new Set([
  Tag.CARD,
  Tag.CONTROLLER,
  Tag.ZONE,
  Tag.ZONE_POSITION,
  Tag.PLAY_ORDER,
]);

/** The state as JSON. Equal states give equal JSON. */
export function encodeState(s: State): Json {
  const entities: EntityJson[] = [];
  for (let e = 1; e < s.count; e++) entities.push(encodeEntity(s, e));
  const state: StateJson = {
    ruleset: 'hearthstone',
    edition: s.edition.patch,
    entities,
    customCards: s.pool.custom,
    stale: { healthAttack: s.auraStale, other: s.otherAuraStale, deaths: s.mayDie },
  };
  return state as unknown as Json;
}

function encodeEntity(s: State, e: number): EntityJson {
  const at = e * WIDTH;
  const cell = (tag: number): number => s.cells[at + tag]!;
  const tags: { [tag in TagName]?: number } = {};
  for (let tag = 0; tag < TAG_NAMES.length; tag++) {
    const value = cell(tag);
    if (value !== 0 && !FIELDS.has(tag)) tags[TAG_NAMES[tag]!] = value;
  }
  return {
    id: e,
    cardId: s.pool.cards[cell(Tag.CARD)]!.id,
    controller: cell(Tag.CONTROLLER),
    zone: ZONE_NAMES.find((name) => Zone[name] === cell(Tag.ZONE))!,
    zonePosition: cell(Tag.ZONE_POSITION),
    playOrder: cell(Tag.PLAY_ORDER),
    tags: encodeCardTags(s, tags),
  };
}

/** Cards are told apart by id, not by their index in this process's pool. */
function encodeCardTags(
  s: State,
  tags: { [tag in TagName]?: number },
): { [tag in TagName]?: number } {
  if (tags.DEAD_CARD === undefined) return tags;
  return { ...tags, DEAD_CARD: s.pool.cards[tags.DEAD_CARD]!.id as unknown as number };
}

/** The inverse of encodeState, for JSON that this program wrote. `poolFor` makes the pool that the state names. */
export function decodeState(json: Json, poolFor: PoolMaker): State {
  const { edition, entities, customCards, stale } = json as unknown as StateJson;
  const pool = poolFor(editionOf(edition), customCards);
  const count = entities.length + 1;
  const cells = new Int32Array((count + 16) * WIDTH);
  for (const entity of entities) {
    const at = entity.id * WIDTH;
    for (const [name, value] of Object.entries(entity.tags)) {
      cells[at + Tag[name as TagName]] =
        typeof value === 'string' ? cardById(pool, value).index : (value as number);
    }
    cells[at + Tag.CARD] = cardById(pool, entity.cardId).index;
    cells[at + Tag.CONTROLLER] = entity.controller;
    cells[at + Tag.ZONE] = Zone[entity.zone];
    cells[at + Tag.ZONE_POSITION] = entity.zonePosition;
    cells[at + Tag.PLAY_ORDER] = entity.playOrder;
  }
  const s = indexState(pool, editionOf(edition), cells, count);
  s.auraStale = stale?.healthAttack ?? true;
  s.otherAuraStale = stale?.other ?? true;
  s.mayDie = stale?.deaths ?? true;
  return s;
}
