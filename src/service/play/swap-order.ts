import type { Json, JsonObject } from '../../scenario/oracle.js';
import { listOf, longOf, type Place, sideOf } from './edits.js';

/** Zones whose cards have a place in the order of play, as it is listed. */
const ORDERED = ['board', 'weapon', 'secrets'];

/**
 * A scenario in which two cards come in the other order.
 * @param places where both are written
 * @returns null: they cannot be named in an order, as two of a name without an alias
 */
export function withSwappedOrder(
  scenario: JsonObject,
  players: readonly string[],
  places: readonly [Place, Place],
): JsonObject | null {
  const listed = players.flatMap((player) => namesOf(sideOf(scenario, player)));
  const explicit = Array.isArray(scenario.order) ? scenario.order.map(String) : [];
  const order = [...explicit, ...listed.filter((name) => !explicit.includes(name))];
  const [one, other] = places.map((place) => nameAt(scenario, place));
  const isClear = (name: string | null | undefined): name is string =>
    typeof name === 'string' && order.filter((each) => each === name).length === 1;
  if (!isClear(one) || !isClear(other) || new Set(order).size < order.length) return null;
  const swapped = order.map((name) => (name === one ? other : name === other ? one : name));
  return { ...scenario, order: swapped };
}

function namesOf(side: JsonObject): readonly string[] {
  return ORDERED.flatMap((zone) => {
    const written = side[zone];
    const list = Array.isArray(written) ? listOf(side, zone) : [written];
    return list.flatMap((entity) => nameOf(entity) ?? []);
  });
}

function nameAt(scenario: JsonObject, { player, zone, index }: Place): string | null {
  if (zone === null) return null;
  const side = sideOf(scenario, player);
  return nameOf(index === null ? side[zone] : listOf(side, zone)[index]);
}

/** What an order of play calls a card: its alias, or else its name. */
function nameOf(entity: Json | undefined): string | null {
  if (entity === undefined) return null;
  const { as, card } = longOf(entity);
  if (typeof as === 'string') return as;
  return typeof card === 'string' ? card : null;
}
