import { nextBelow, type RandomState } from '../../../src/kernel/index.js';
import type { Json } from '../../../src/scenario/oracle.js';

const VALUES: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1,
  7,
  1.5,
  2 ** 31,
  -(2 ** 31),
  1e308,
  '',
  'x',
  'Wisp',
  'a',
  'CS2_182',
  'toString',
  'constructor',
  '__proto__',
  '\u202e\ud83d\ude00',
  'x'.repeat(5000),
  [],
  {},
  [[]],
  [null],
  { card: 'Wisp' },
  { as: 'a' },
];
const KEYS = ['card', 'as', 'tags', '__proto__', 'constructor', 'x', '0', 'hasOwnProperty'];

type Tree = { [key: string]: Json };

/** Every place in a value. */
function placesOf(value: Json, into: [parent: Tree, key: string][] = []): [Tree, string][] {
  if (typeof value !== 'object' || value === null) return into;
  for (const [key, member] of Object.entries(value as Tree)) {
    into.push([value as Tree, key]);
    placesOf(member, into);
  }
  return into;
}

function memberOf([parent, key]: readonly [Tree, string]): Json | undefined {
  return Object.hasOwn(parent, key) ? parent[key] : undefined;
}

/** A copy of a body with one to three faults: something replaced, left out, added or taken from elsewhere. */
export function mutate(body: Json, random: RandomState): Json {
  const copy = structuredClone(body);
  const pick = <T>(list: readonly T[]): T => list[nextBelow(random, list.length)]!;
  for (let i = 1 + nextBelow(random, 3); i > 0; i--) {
    const places = placesOf(copy);
    if (places.length === 0) return copy;
    const [parent, key] = pick(places);
    const define = (name: string, value: Json) =>
      Object.defineProperty(parent, name, {
        value: structuredClone(value),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    switch (nextBelow(random, 5)) {
      case 0:
        if (Array.isArray(parent)) parent.splice(Number(key), 1);
        else Reflect.deleteProperty(parent, key);
        break;
      case 1:
        if (Array.isArray(parent)) parent.push(structuredClone(pick(VALUES)));
        else define(pick(KEYS), pick(VALUES));
        break;
      case 2:
        define(key, memberOf(pick(places)) ?? pick(VALUES));
        break;
      default:
        define(key, pick(VALUES));
    }
  }
  return copy;
}

/**
 * Whether a path leads to a place in a body, or to one that could be there: what holds it is there. An entity may have
 * no tags at all.
 */
export function isReachable(body: Json, path: readonly (string | number)[]): boolean {
  let at: unknown = body;
  const holders = path.slice(0, path.at(-2) === 'tags' ? -2 : -1);
  for (const key of holders) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return false;
    at = (at as Record<string | number, unknown>)[key];
  }
  return path.length === 0 || (typeof at === 'object' && at !== null);
}
