import type { Json } from '../../kernel/index.js';
import { isObject, type JsonObject } from './fields.js';
import type { Names } from './names.js';
import { asJson } from './plain-data.js';

/** Fields of a full state that say what follows from the rest; they are not read. */
export const READABLE_FIELDS = ['turn', 'result', 'players'] as const;

/** What a full state says of itself, without what follows from it. */
export function saidBy(state: JsonObject): JsonObject {
  const own = Object.entries(state).filter(
    ([name]) => !READABLE_FIELDS.some((field) => field === name),
  );
  const { entities } = state;
  const list = Array.isArray(entities) ? (entities as readonly Json[]) : [];
  return { ...Object.fromEntries(own), entities: list.map(withoutName) };
}

function withoutName(entity: Json): Json {
  if (!isObject(entity)) return entity;
  const { name: _, ...own } = entity;
  return own;
}

export interface Summary {
  readonly turn: { readonly number: number; readonly player: number };
  readonly result: string;
  readonly players: readonly number[];
  ofPlayer(player: number): Json;
  nameOf(entity: number): string;
}

interface Entity {
  readonly id: number;
  readonly cardId: string;
}

export function viewOf(
  { entities, ...rest }: { readonly entities: readonly Entity[] },
  names: Names,
  { turn, result, players, ofPlayer, nameOf }: Summary,
): JsonObject {
  return asJson({
    ...rest,
    ...(names.language === 'en' ? {} : { language: names.language }),
    turn,
    result,
    players: Object.fromEntries(players.map((player) => [player, ofPlayer(player)])),
    entities: entities.map((entity) => shownEntity(entity, names.aliasOf(entity.id), nameOf)),
  });
}

/** An entity with its names. Field by field: objects that are spread into others cost several times as much. */
function shownEntity(
  { id, cardId, ...said }: Entity,
  alias: string | undefined,
  nameOf: Summary['nameOf'],
): object {
  const shown: Record<string, unknown> = { id };
  if (alias !== undefined) shown.as = alias;
  shown.cardId = cardId;
  shown.name = nameOf(id);
  return Object.assign(shown, said);
}
