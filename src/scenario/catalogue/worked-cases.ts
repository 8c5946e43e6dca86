import { existsSync, readFileSync } from 'node:fs';
import type { JsonObject } from '../terms/schema.js';

/** A scenario file: what is played in it, and the rules and cards of the worked case that it shows. */
export interface WorkedCase extends JsonObject {
  readonly id: string;
  readonly ruleset: string;
  readonly title: string;
  /** The section of its book. */
  readonly section?: string;
  readonly rules: readonly string[];
  readonly cards: readonly string[];
  readonly scenario: JsonObject;
}

/** Written by the build, beside the compiled code; the same from `src/` and from `dist/`. */
const PLACES = ['../../cases.json', '../../../dist/cases.json'];

let cases: readonly WorkedCase[] | null = null;

/** All worked cases. Read once. */
export function workedCases(): readonly WorkedCase[] {
  if (cases === null) {
    const place = PLACES.map((path) => new URL(path, import.meta.url)).find((url) =>
      existsSync(url),
    );
    cases = place === undefined ? [] : (JSON.parse(readFileSync(place, 'utf8')) as WorkedCase[]);
  }
  return cases;
}
