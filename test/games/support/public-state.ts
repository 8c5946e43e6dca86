import type { Json, JsonObject } from '../../../src/scenario/oracle.js';

/** An entity of a full state of either game, as far as both write it alike. */
export interface PublicEntity {
  readonly id: number;
  readonly as?: string;
  readonly cardId: string;
  readonly name: string;
  readonly zone: string;
  readonly tags: Readonly<Record<string, Json>>;
  /** Hearthstone. */
  readonly controller?: number;
  readonly zonePosition?: number;
  readonly playOrder?: number;
  /** World of Warcraft TCG. */
  readonly kind?: string;
  /** Batch. */
  readonly level?: number;
  readonly owner?: number;
  readonly position?: number;
}

/** A full state as callers get it and send it back. */
export interface PublicState {
  readonly ruleset: string;
  readonly edition: string;
  readonly entities: readonly PublicEntity[];
  readonly turn: { readonly number: number; readonly player: number };
  readonly result: string;
  readonly players: Readonly<Record<string, JsonObject>>;
  readonly continuation?: string;
}

/** Fields of an entity that are tags of the trace under another name. */
const TAG_FIELDS = {
  cardId: 'CARD',
  controller: 'CONTROLLER',
  owner: 'OWNER',
  kind: 'KIND',
  level: 'LEVEL',
  zone: 'ZONE',
  zonePosition: 'ZONE_POSITION',
  position: 'POSITION',
  playOrder: 'PLAY_ORDER',
} as const satisfies Partial<Record<keyof PublicEntity, string>>;

/** All tags of an entity by their names in the trace; those that are nothing are left out. */
export function tagsOf(entity: PublicEntity): Map<string, Json> {
  const tags = new Map<string, Json>(Object.entries(entity.tags));
  for (const [field, tag] of Object.entries(TAG_FIELDS)) {
    const value = entity[field as keyof typeof TAG_FIELDS];
    if (value !== undefined) setTag(tags, tag, value);
  }
  return tags;
}

/** What a tag says when it says nothing: no number, no card, no zone. */
const NOTHING: readonly Json[] = [0, null, '', 'INVALID', 'NONE'];

/** Writes a tag, or takes it away where its value is nothing. */
export function setTag(tags: Map<string, Json>, tag: string, value: Json): void {
  if (NOTHING.includes(value)) tags.delete(tag);
  else tags.set(tag, value);
}

/** Whether two values of a tag are the same, whichever way nothing is written. */
export function isSameValue(a: Json | undefined, b: Json | undefined): boolean {
  const plain = (value: Json | undefined): Json =>
    value === undefined || NOTHING.includes(value) ? 0 : value;
  return plain(a) === plain(b);
}
