import type { Json } from '../../kernel/index.js';
import { isObject } from '../../rulesets/common/fields.js';
import type { JsonObject } from '../../rulesets/ruleset.js';

/** Fields whose number is a player's. */
const PLAYER_FIELDS: readonly string[] = [
  'player',
  'controller',
  'owner',
  'by',
  'CONTROLLER',
  'CASTER',
  'OWNER',
];

/** Fields that are words about the scenario, not part of it. */
const PROSE: readonly string[] = ['title', 'note', 'uncheckable', 'known'];

/** Names of places and results that contain a player's number. */
const NUMBERED = /\b((?:hero power|hero|weapon|player) )([12])\b/gi;

/**
 * A scenario with its two players exchanged, expectations and all. The order of play of what `order` does not
 * list follows the listing of the mirrored board.
 */
export function mirrored(json: JsonObject): JsonObject {
  const turn = isObject(json.turn) ? json.turn : {};
  return mirrorFields({ ...json, turn: { player: 1, ...turn } });
}

function mirrorFields(json: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [key, mirrorField(key, value)]),
  );
}

function mirrorField(key: string, value: Json): Json {
  if (PROSE.includes(key)) return value;
  if (PLAYER_FIELDS.includes(key) && (value === 1 || value === 2)) return 3 - value;
  if (key === 'players' && isObject(value)) {
    const sides = Object.entries(value).map(([player, side]) => [swap(player), mirror(side)]);
    return Object.fromEntries(sides);
  }
  return mirror(value);
}

function mirror(value: Json): Json {
  if (typeof value === 'string')
    return value.replace(NUMBERED, (_, place: string, n: string) => `${place}${swap(n)}`);
  if (Array.isArray(value)) return (value as readonly Json[]).map(mirror);
  return isObject(value) ? mirrorFields(value) : value;
}

function swap(player: string): string {
  if (player === '1') return '2';
  return player === '2' ? '1' : player;
}
