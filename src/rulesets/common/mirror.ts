import type { Json } from '../../kernel/index.js';
import { isObject, type JsonObject } from './fields.js';

export interface PlayerWords {
  readonly fields: readonly string[];
  /** Words before a player's number in the name of a place or a result: `hero` in `hero 1`. */
  readonly places: readonly string[];
}

/** Fields that are words about the scenario, not part of it. */
const PROSE: readonly string[] = ['title', 'note', 'uncheckable', 'known'];

/** Exchanges the players 1 and 2 of a scenario in the short form; a turn of nobody is player 1's before. */
export function exchangePlayers(scenario: JsonObject, words: PlayerWords): JsonObject {
  const turn = isObject(scenario.turn) ? scenario.turn : {};
  return new Mirror(words).ofFields({ ...scenario, turn: { player: 1, ...turn } });
}

class Mirror {
  private readonly numbered: RegExp;

  constructor(private readonly words: PlayerWords) {
    this.numbered = new RegExp(`\\b((?:${words.places.join('|')}) )([12])\\b`, 'gi');
  }

  ofFields(json: JsonObject): JsonObject {
    return Object.fromEntries(
      Object.entries(json).map(([key, value]) => [key, this.ofField(key, value)]),
    );
  }

  private ofField(key: string, value: Json): Json {
    if (PROSE.includes(key)) return value;
    if (this.words.fields.includes(key) && (value === 1 || value === 2)) return 3 - value;
    if (key === 'players' && isObject(value)) {
      const sides = Object.entries(value).map(([player, side]) => [swap(player), this.of(side)]);
      return Object.fromEntries(sides);
    }
    return this.of(value);
  }

  private of(value: Json): Json {
    if (typeof value === 'string')
      return value.replace(this.numbered, (_, place: string, n: string) => `${place}${swap(n)}`);
    if (Array.isArray(value)) return (value as readonly Json[]).map((item) => this.of(item));
    return isObject(value) ? this.ofFields(value) : value;
  }
}

function swap(player: string): string {
  if (player === '1') return '2';
  return player === '2' ? '1' : player;
}
