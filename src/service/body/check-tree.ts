import type { FieldError, Json, Problem } from '../../scenario/oracle.js';
import { problemOf } from '../errors.js';
import { fieldError, type Path } from '../field-errors.js';
import { LIMITS } from '../limits.js';

/** What a parsed value may be. */
export interface TreeLimits {
  readonly depth: number;
  readonly nodes: number;
  readonly stringLength: number;
  /** Keys whose text may be longer, with the length. */
  readonly longStrings: Readonly<Record<string, number>>;
  readonly reportedErrors: number;
}

/** The limits of a scenario and of everything else that REST takes. */
export const BODY_LIMITS: TreeLimits = {
  depth: LIMITS.body.depth,
  nodes: LIMITS.body.nodes,
  stringLength: LIMITS.body.stringLength,
  longStrings: {
    note: LIMITS.body.noteLength,
    continuation: LIMITS.body.continuationLength,
    log: LIMITS.log.bytes,
  },
  reportedErrors: LIMITS.body.reportedErrors,
};

/** A value still to be looked at, and how it was reached. */
interface Visit {
  readonly value: unknown;
  readonly key: string | number;
  readonly parent: Visit | null;
  readonly depth: number;
}

const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__']);

/** The problem of a value that is nested too deep. */
export function tooDeep(limits: TreeLimits): Problem {
  return problemOf('BODY_TOO_DEEP', `Values may be nested ${limits.depth} levels deep at most.`);
}

/** The problem of a value that holds too many values. */
export function tooManyNodes(limits: TreeLimits): Problem {
  return problemOf('BODY_TOO_MANY_NODES', `A request may hold ${limits.nodes} values at most.`);
}

/** How looking through a value came out. */
export interface TreeCheck {
  /** Null when all is fine; otherwise the problem, with its errors in the order of the value. */
  readonly problem: Problem | null;
  /** How many members its objects have, where all is fine. */
  readonly members: number;
}

/**
 * Looks through a parsed value without recursion: depth, number of nodes, length and characters of
 * texts, finite numbers, and keys that could poison a prototype.
 */
export function checkTree(root: Json, limits: TreeLimits = BODY_LIMITS): TreeCheck {
  const errors: FieldError[] = [];
  const stack: Visit[] = [{ value: root, key: '', parent: null, depth: 0 }];
  let nodes = 1;
  let members = 0;
  for (let visit = stack.pop(); visit !== undefined; visit = stack.pop()) {
    const { value } = visit;
    if (typeof value === 'object' && value !== null) {
      if (visit.depth === limits.depth) return { problem: tooDeep(limits), members };
      const keys = Array.isArray(value) ? null : Object.keys(value);
      nodes += keys === null ? (value as unknown[]).length : keys.length;
      members += keys?.length ?? 0;
      if (nodes > limits.nodes) return { problem: tooManyNodes(limits), members };
      if (keys === null) pushItems(stack, visit, value as unknown[]);
      else pushMembers({ stack, errors }, visit, value as Record<string, unknown>, keys);
    } else {
      const error = checkScalar(visit, limits);
      if (error !== null) errors.push(error);
    }
    if (errors.length >= limits.reportedErrors) break;
  }
  if (errors.length === 0) return { problem: null, members };
  return {
    problem: problemOf('INVALID_BODY', 'Some fields cannot be taken.', { errors }),
    members,
  };
}

/** Puts the items of an array on the stack, the first on top. */
function pushItems(stack: Visit[], parent: Visit, items: readonly unknown[]): void {
  const depth = parent.depth + 1;
  for (let i = items.length - 1; i >= 0; i--)
    stack.push({ value: items[i], key: i, parent, depth });
}

/** Puts the members of an object on the stack, the first on top, but for those with a bad key. */
function pushMembers(
  { stack, errors }: { readonly stack: Visit[]; readonly errors: FieldError[] },
  parent: Visit,
  value: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): void {
  const depth = parent.depth + 1;
  for (let i = keys.length - 1; i >= 0; i--) {
    const key = keys[i] as string;
    const visit = { value: value[key], key, parent, depth };
    const error = checkKey(visit, key);
    if (error === null) stack.push(visit);
    else errors.push(error);
  }
}

function checkKey(visit: Visit, key: string): FieldError | null {
  if (FORBIDDEN_KEYS.has(key) || isConstructorPrototype(visit, key)) {
    return fieldError('FORBIDDEN_KEY', pathTo(visit), `The key "${key}" is not allowed.`);
  }
  if (key.length > LIMITS.body.stringLength) {
    return fieldError('STRING_TOO_LONG', pathTo(visit.parent), 'A key of this object is too long.');
  }
  if (!isCleanText(key)) {
    return fieldError(
      'BAD_CHARACTER',
      pathTo(visit.parent),
      'A key of this object holds a NUL character or half a surrogate pair.',
    );
  }
  return null;
}

function isConstructorPrototype(visit: Visit, key: string): boolean {
  return key === 'prototype' && visit.parent?.key === 'constructor';
}

function checkScalar(visit: Visit, limits: TreeLimits): FieldError | null {
  const { value, key } = visit;
  if (typeof value === 'number' && !Number.isFinite(value)) {
    return fieldError('NUMBER_OUT_OF_RANGE', pathTo(visit), 'The number is not finite.', {
      expected: 'a number between -1.8e308 and 1.8e308',
    });
  }
  if (typeof value !== 'string') return null;
  const longer = typeof key === 'string' && Object.hasOwn(limits.longStrings, key);
  const max = longer ? (limits.longStrings[key] ?? limits.stringLength) : limits.stringLength;
  if (value.length > max) {
    const message = `The text has ${value.length} characters.`;
    return fieldError('STRING_TOO_LONG', pathTo(visit), message, {
      expected: `at most ${max} characters`,
    });
  }
  if (isCleanText(value)) return null;
  return fieldError(
    'BAD_CHARACTER',
    pathTo(visit),
    'The text holds a NUL character or half a surrogate pair.',
  );
}

/** Whether a database and every other program can take the text. */
export function isCleanText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** The path to a visited value, from the root. */
function pathTo(visit: Visit | null): Path {
  const path: (string | number)[] = [];
  for (let at = visit; at !== null && at.parent !== null; at = at.parent) path.push(at.key);
  return path.reverse();
}

/** A value, or what is wrong with its text. */
export type Parsed =
  | {
      readonly ok: true;
      readonly value: Json;
      /** How many members of objects its text has, where it was counted: more than the value when a key is there twice. */
      readonly written?: number;
    }
  | { readonly ok: false; readonly problem: Problem };

/** The outcome of a text that cannot be taken. */
export function unparsed(problem: Problem): Parsed {
  return { ok: false, problem };
}
