import type { Json } from '../terms/schema.js';

/**
 * JSON in which equal parts are written once: a list of parts, each a plain value, or an array or object whose members
 * are the places of parts before it. Boards of one game share nearly all of their tiles.
 */
export type SharedParts = readonly Json[];

/** Writes values so that they share their parts. */
export class SharedWriter {
  readonly parts: Json[] = [];
  private readonly known = new Map<string, number>();

  /** The place of a value among the parts. */
  place(value: Json): number {
    if (value === null || typeof value !== 'object') return this.keep(value);
    if (Array.isArray(value)) return this.keep(value.map((item) => this.place(item)));
    return this.keep(
      Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.place(item)])),
    );
  }

  private keep(part: Json): number {
    const key = JSON.stringify(part);
    const there = this.known.get(key);
    if (there !== undefined) return there;
    this.known.set(key, this.parts.length);
    return this.parts.push(part) - 1;
  }
}

/** Reads values that share their parts: equal parts are one object, so that comparing them is cheap. */
export class SharedReader {
  private readonly read: (Json | undefined)[] = [];

  constructor(private readonly parts: SharedParts) {}

  /** The value at a place. */
  value(place: number): Json {
    const known = this.read[place];
    if (known !== undefined) return known;
    const value = this.whole(this.parts[place] ?? null);
    this.read[place] = value;
    return value;
  }

  private whole(part: Json): Json {
    if (part === null || typeof part !== 'object') return part;
    if (Array.isArray(part)) return part.map((place) => this.value(place as number));
    return Object.fromEntries(
      Object.entries(part).map(([key, place]) => [key, this.value(place as number)]),
    );
  }
}
