import { readdirSync, readFileSync } from 'node:fs';

/** The rule systems, as sources or compiled: comments are in both. */
const FOLDER = new URL('../../rulesets/', import.meta.url);
const FILE = /(?<!\.d)\.(?:ts|js)$/;
const ID = /\b[A-Z]{2,6}-[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*/g;

let places: ReadonlyMap<string, readonly string[]> | null = null;

/** The source files that name each rule: what follows it, in code or as what a card does. Read once. */
export function rulePlaces(): ReadonlyMap<string, readonly string[]> {
  places ??= readPlaces();
  return places;
}

function readPlaces(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).sort();
  for (const path of files.filter((name) => FILE.test(name))) {
    const ids = readFileSync(new URL(path, FOLDER), 'utf8').match(ID) ?? [];
    const source = `src/rulesets/${path.replace(/js$/, 'ts')}`;
    for (const id of new Set(ids)) found.set(id, [...(found.get(id) ?? []), source]);
  }
  return found;
}
