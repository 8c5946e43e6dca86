import { NODE_KINDS } from '../../kernel/index.js';
import { nearestNames } from '../../rulesets/common/nearest.js';
import type { Path } from '../../rulesets/ruleset.js';
import { type KnownName, knownNames } from './node-kinds.js';
import type { NodePattern } from './node-pattern.js';
import { lookUp, type Reference } from './reference.js';
import { nameable, type Scope } from './scope.js';

/** Kinds of node of which a lone entity is the cause: `trigger juggler` is the trigger of the juggler. */
const BY_SOURCE: readonly string[] = ['sequence', 'phase', 'trigger'];
/** Kinds of node of which a lone entity is the one concerned: `damage yeti` is damage to the yeti. */
const BY_ABOUT: readonly string[] = ['event', 'effect', 'change'];

const ENDING = /^(.*?)(?: = (-?\d+))?(?: #(\d+|last))?$/s;

/**
 * Reads a pattern written as text: `[kind] [name] [entity] [-> entity] [= value] [#nth]`, with at least a kind
 * or a name. `trigger juggler`, `effect Damage juggler -> yeti = 1`, `phase Battlecry Phase`, `damage yeti #2`.
 */
export function readPatternText(scope: Scope, text: string, path: Path): NodePattern | null {
  const whole = parse(scope, text, null);
  if (whole !== null) return { ...whole, text };
  const [, rest, value, nth] = ENDING.exec(text)!;
  const pattern = parse(scope, rest!, path);
  if (pattern === null) return null;
  return {
    ...pattern,
    text,
    ...(value === undefined ? {} : { value: Number(value) }),
    ...(nth === undefined ? {} : { nth: nth === 'last' ? -1 : Number(nth) }),
  };
}

/** Reads kind, name and entities; errors are reported only where there is a path for them. */
function parse(scope: Scope, text: string, path: Path | null): NodePattern | null {
  const [left, right, ...more] = text.split(' -> ').map((part) => part.trim());
  const [first, ...others] = left!.split(/\s+/);
  const kind = NODE_KINDS.find((word) => word === first!.toLowerCase()) ?? null;
  const rest = kind === null ? left! : others.join(' ');
  const known = startingName(knownNames(scope, kind), rest);
  const who = known === null ? rest : rest.slice(known.name.length).trim();
  const source = who === '' ? undefined : lookUp(scope, who);
  const about = right === undefined ? undefined : lookUp(scope, right);
  const isNode = kind !== null || known !== null;
  if (source === null || about === null || more.length > 0 || !isNode) {
    const wrong = about === null && source !== null ? right! : who === '' ? text : who;
    if (path !== null) noteUnclear(scope, { kind, known, wrong, path });
    return null;
  }
  const is = known?.kind ?? kind!;
  return {
    text,
    kind: is,
    ...(known === null ? {} : { name: known.name }),
    ...entitiesOf(is, source, about),
  };
}

function entitiesOf(
  kind: string,
  first: Reference | undefined,
  second: Reference | undefined,
): Partial<NodePattern> {
  if (second !== undefined)
    return { ...(first === undefined ? {} : { source: first }), about: second };
  if (first === undefined) return {};
  if (BY_SOURCE.includes(kind)) return { source: first };
  return BY_ABOUT.includes(kind) ? { about: first } : { entity: first };
}

/** The longest name that the text begins with, as a whole word. */
function startingName(known: readonly KnownName[], text: string): KnownName | null {
  const lower = `${text.toLowerCase()} `;
  let longest: KnownName | null = null;
  for (const candidate of known) {
    if (!lower.startsWith(`${candidate.name.toLowerCase()} `)) continue;
    if (longest === null || candidate.name.length > longest.name.length) longest = candidate;
  }
  return longest;
}

/** A part of a pattern that says nothing, and what stands before it. */
interface Unclear {
  readonly kind: string | null;
  readonly known: KnownName | null;
  readonly wrong: string;
  readonly path: Path;
}

function noteUnclear(scope: Scope, { kind, known, wrong, path }: Unclear): void {
  const { problems } = scope;
  if (known !== null) {
    problems.unknownName('UNKNOWN_ENTITY', path, wrong, {
      what: 'entity or card named',
      known: nameable(scope),
    });
    return;
  }
  const names = knownNames(scope, kind).map(({ name }) => name);
  if (kind === null) {
    const kinds = nearestNames(wrong.split(' ')[0]!, NODE_KINDS);
    const likely = kinds.length > 0 ? [...kinds.map((word) => wrong.replace(/^\S+/, word))] : names;
    problems.unknownName('UNKNOWN_NODE', path, wrong, { what: 'node of the trace', known: likely });
  } else {
    const all = [...names, ...nameable(scope)];
    problems.unknownName('UNKNOWN_NODE', path, wrong, { what: `${kind} or entity`, known: all });
  }
}
