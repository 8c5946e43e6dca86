import type { Json, JsonObject } from '../../scenario/oracle.js';
import type { FieldKind } from './form-fields.js';

/** Where something of a side is: `1.board.0`, `1.hero`, or the side itself: `1`. */
export interface Place {
  readonly player: string;
  /** Null: the side itself. */
  readonly zone: string | null;
  /** Null: all of the zone, or its only one. */
  readonly index: number | null;
}

const PLACE = /^([1-9])(?:\.([A-Za-z]{1,40})(?:\.(\d{1,3}))?)?$/;

/** Reads a place; null: it is none. */
export function placeOf(text: string | undefined): Place | null {
  const match = PLACE.exec(text ?? '');
  if (match === null) return null;
  const [, player = '', zone = null, index] = match;
  return { player, zone, index: index === undefined ? null : Number(index) };
}

/** A change of a scenario that a person makes by hand. */
export type Edit = (scenario: JsonObject) => JsonObject;

/** Puts a card at the end of a zone, or into the place where only one can be. */
export function added({ player, zone }: Place, card: Json, isList: boolean): Edit {
  return changingSide(player, (side) =>
    zone === null ? side : { ...side, [zone]: isList ? [...listOf(side, zone), card] : card },
  );
}

/** Takes something away. */
export function removed(place: Place): Edit {
  return changingSide(place.player, (side) => sideWithout(side, place));
}

/** Moves something to a place of a list; past the end means to the end. */
export function moved(from: Place, to: Place): Edit {
  return (scenario) => {
    const entity = entityAt(scenario, from);
    if (entity === undefined || to.zone === null) return scenario;
    const { zone } = to;
    return changingSide(to.player, (side) => {
      const list = [...listOf(side, zone)];
      list.splice(to.index ?? list.length, 0, entity);
      return { ...side, [zone]: list };
    })(removed(from)(scenario));
  };
}

/** Sets fields of an entity, or of a side; an empty text or an unset flag takes a field away. */
export function filledIn(
  place: Place,
  fields: readonly (readonly [name: string, kind: FieldKind, text: string | undefined])[],
): Edit {
  const values = fields.map(([name, kind, text]) => [name, readValue(kind, text)] as const);
  const fill = (entity: JsonObject): JsonObject => {
    const filled = { ...entity, ...Object.fromEntries(values) };
    return Object.fromEntries(
      Object.entries(filled).filter(([, value]) => value !== undefined),
    ) as JsonObject;
  };
  return changingSide(place.player, (side) => {
    const { zone, index } = place;
    if (zone === null) return fill(side);
    if (index === null) return { ...side, [zone]: shortened(fill(longOf(side[zone]))) };
    const list = listOf(side, zone).map((one, i) =>
      i === index ? shortened(fill(longOf(one))) : one,
    );
    return { ...side, [zone]: list };
  });
}

/** Does one thing more. */
export function acted(action: Json): Edit {
  return (scenario) => ({ ...scenario, actions: [...actionsOf(scenario), action] });
}

/** Takes back what was done last. */
export const takenBack: Edit = (scenario) => {
  const actions = actionsOf(scenario).slice(0, -1);
  if (actions.length > 0) return { ...scenario, actions };
  const { actions: _, ...rest } = scenario;
  return rest;
};

/** What is done in a scenario. */
export function actionsOf({ actions }: JsonObject): readonly Json[] {
  return Array.isArray(actions) ? (actions as readonly Json[]) : [];
}

/** What lies in a zone of a side. */
export function listOf(side: JsonObject, zone: string): readonly Json[] {
  const list = side[zone];
  return Array.isArray(list) ? (list as readonly Json[]) : [];
}

/** A side as it is written; an empty one where nothing is. */
export function sideOf({ players }: JsonObject, player: string): JsonObject {
  const side = isObject(players) ? players[player] : undefined;
  return isObject(side) ? side : {};
}

/** What is written at a place; undefined: nothing. */
export function entityAt(scenario: JsonObject, { player, zone, index }: Place): Json | undefined {
  const side = sideOf(scenario, player);
  if (zone === null) return side;
  return index === null ? side[zone] : listOf(side, zone)[index];
}

/** The long form of an entity. */
export function longOf(entity: Json | undefined): JsonObject {
  if (isObject(entity)) return entity;
  return typeof entity === 'string' ? { card: entity } : {};
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A name alone, where there is nothing else to say. */
function shortened(entity: JsonObject): Json {
  const { card, ...rest } = entity;
  return typeof card === 'string' && Object.keys(rest).length === 0 ? card : entity;
}

function changingSide(player: string, change: (side: JsonObject) => JsonObject): Edit {
  return (scenario) => {
    const players = isObject(scenario.players) ? scenario.players : {};
    const side = change(sideOf(scenario, player));
    return withActionsThatHold({ ...scenario, players: { ...players, [player]: side } });
  };
}

function sideWithout(side: JsonObject, { zone, index }: Place): JsonObject {
  if (zone === null) return {};
  if (index !== null) return { ...side, [zone]: listOf(side, zone).filter((_, i) => i !== index) };
  const { [zone]: _, ...rest } = side;
  return rest;
}

/** Numbers of entities change with the board; of what is done, only what is said by name still means the same. */
function withActionsThatHold(scenario: JsonObject): JsonObject {
  if (!hasNumbers([...actionsOf(scenario), scenario.decisions ?? null])) return scenario;
  const { actions: _, decisions: __, ...board } = scenario;
  return board;
}

/** Fields of actions whose numbers are no entities. */
const COUNTS: ReadonlySet<string> = new Set(['position', 'choose', 'option', 'lane']);

function hasNumbers(value: Json): boolean {
  if (typeof value === 'number') return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => !COUNTS.has(key) && hasNumbers(inner));
}

function readValue(kind: FieldKind, text = ''): Json | undefined {
  const plain = text.trim();
  if (kind === 'FLAG') return plain === '' ? undefined : plain !== 'false';
  if (plain === '') return undefined;
  if (kind === 'NUMBER' && /^-?\d{1,9}$/.test(plain)) return Number(plain);
  return kind === 'NAMES' ? plain.split(/\s*,\s*/).filter((name) => name !== '') : plain;
}
