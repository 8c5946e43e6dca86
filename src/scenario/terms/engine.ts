import { existsSync, readFileSync } from 'node:fs';
import { comparePatches } from '../../rulesets/common/editions.js';
import type { AnyRuleset } from '../../rulesets/ruleset.js';

/** Goes up by hand, with a change of the rules that is worth a line of its own in the changelog. */
const MAJOR = '3';

/** Where the built project keeps the hashes, and where the sources find them. */
const PLACES = ['../../behaviour.json', '../../../dist/behaviour.json'];

/** What the build says of the engine. */
interface Behaviour {
  /** When this behaviour was built for the first time. */
  readonly builtAt: string;
  /** For each ruleset the hashes of its editions. */
  readonly hashes: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

let behaviour: Behaviour | null = null;

/**
 * The version of the engine's behaviour in an edition, such as `3+hs.10.0:9f2c41d0`. It is made by the build from the code,
 * the rules and the cards that an answer depends on: where two versions are the same, so are the answers.
 */
export function engineOf(ruleset: Pick<AnyRuleset, 'id' | 'shortId'>, edition: string): string {
  return `${MAJOR}+${ruleset.shortId}.${edition}:${hashOf(ruleset.id, edition)}`;
}

/** When the engine was built: of two versions that differ the later one is right. */
export function engineBuiltAt(): string {
  behaviour ??= readBehaviour();
  return behaviour.builtAt;
}

/** The hash of an edition; a patch that a state names and that never came out has that of the one before it. */
function hashOf(ruleset: string, edition: string): string {
  behaviour ??= readBehaviour();
  const hashes = behaviour.hashes[ruleset]!;
  const found = hashes[edition];
  if (found !== undefined) return found;
  const known = Object.keys(hashes).sort(comparePatches);
  const before = known.findLast((patch) => comparePatches(patch, edition) <= 0);
  return hashes[before ?? known[0]!]!;
}

function readBehaviour(): Behaviour {
  const places = PLACES.map((place) => new URL(place, import.meta.url));
  const file = places.find((place) => existsSync(place)) ?? places[0]!;
  return JSON.parse(readFileSync(file, 'utf8')) as Behaviour;
}
