import { NODE_KINDS, type Table } from '../../kernel/index.js';
import type { Path } from '../../rulesets/ruleset.js';
import type { Pattern } from './pattern.js';
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
export function readPatternText<S extends Table>(
  scope: Scope<S>,
  text: string,
  path: Path,
): Pattern<S> | null {
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

/** Reads kind, name and entities; errors are told only when there is a path to tell them at. */
function parse<S extends Table>(
  scope: Scope<S>,
  text: string,
  path: Path | null,
): Pattern<S> | null {
  const [left, right, ...more] = text.split(' -> ').map((part) => part.trim());
  const [first, ...others] = left!.split(/\s+/);
  const kind = (NODE_KINDS as readonly string[]).find((name) => name === first!.toLowerCase());
  const rest = kind === undefined ? left! : others.join(' ');
  const names = namesOf(scope, kind);
  const name = startingName(names, rest);
  const who = name === undefined ? rest : rest.slice(name.length).trim();
  const source = who === '' ? undefined : (lookUp(scope, who) ?? null);
  const about = right === undefined ? undefined : (lookUp(scope, right) ?? null);
  const hasNode = kind !== undefined || name !== undefined;
  if (source === null || about === null || more.length > 0 || !hasNode) {
    if (path !== null) {
      const wrong = about === null && source !== null ? right! : who === '' ? text : who;
      noteUnclear(scope, kind, name, names, wrong, path);
    }
    return null;
  }
  return {
    text,
    ...(kind === undefined ? {} : { kind }),
    ...(name === undefined ? {} : { name }),
    ...entitiesOf(kind ?? kindOf(scope, name!), source, about),
  };
}

function entitiesOf<S extends Table>(
  kind: string,
  first: Reference<S> | undefined,
  second: Reference<S> | undefined,
): Partial<Pattern<S>> {
  if (second !== undefined)
    return { ...(first === undefined ? {} : { source: first }), about: second };
  if (first === undefined) return {};
  if (BY_SOURCE.includes(kind)) return { source: first };
  return BY_ABOUT.includes(kind) ? { about: first } : { entity: first };
}

function namesOf<S extends Table>(
  { reader }: Scope<S>,
  kind: string | undefined,
): readonly string[] {
  if (kind !== undefined) return reader.nodeNames[kind] ?? [];
  return Object.values(reader.nodeNames).flat();
}

function kindOf<S extends Table>({ reader }: Scope<S>, name: string): string {
  return Object.entries(reader.nodeNames).find(([, names]) => names.includes(name))![0];
}

/** The longest name that the text begins with, as a whole word. */
function startingName(names: readonly string[], text: string): string | undefined {
  const lower = `${text.toLowerCase()} `;
  let longest: string | undefined;
  for (const name of names) {
    if (!lower.startsWith(`${name.toLowerCase()} `)) continue;
    if (longest === undefined || name.length > longest.length) longest = name;
  }
  return longest;
}

function noteUnclear<S extends Table>(
  scope: Scope<S>,
  kind: string | undefined,
  name: string | undefined,
  names: readonly string[],
  wrong: string,
  path: Path,
): void {
  const { problems } = scope;
  if (name !== undefined)
    problems.unknownName('UNKNOWN_ENTITY', path, 'entity or card named', wrong, nameable(scope));
  else if (kind === undefined)
    problems.unknownName('UNKNOWN_NODE', path, 'node of the trace', wrong, names);
  else {
    const known = [...names, ...nameable(scope)];
    problems.unknownName('UNKNOWN_NODE', path, `${kind} or entity`, wrong, known);
  }
}
