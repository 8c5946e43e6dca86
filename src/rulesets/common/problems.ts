import type { FieldCode } from './field-codes.js';
import { nearestNames } from './nearest.js';
import { meantBy } from './synonyms.js';

/** Keys and indices from the root of a body to a place in it. */
export type Path = readonly (string | number)[];

export interface FieldProblem {
  readonly code: FieldCode;
  readonly path: Path;
  /** The same place as an RFC 6901 JSON pointer. */
  readonly pointer: string;
  readonly message: string;
  readonly expected?: string;
  /** Undefined, or not there: nothing is near. */
  readonly nearest?: readonly string[] | undefined;
}

export interface ProblemExtras {
  readonly expected?: string;
  readonly nearest?: readonly string[];
}

export interface KnownNames {
  readonly what: string;
  readonly known: readonly string[];
}

export function pointerOf(path: Path): string {
  return path
    .map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}

/** A path as a person reads it: `players.1.board[2].card`. */
export function pathText(path: Path): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
}

/** `a, b or c`. */
export function orList(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

const LISTED = 24;

export class Problems {
  readonly errors: FieldProblem[] = [];

  get isEmpty(): boolean {
    return this.errors.length === 0;
  }

  /** Notes a problem; always returns null, for readers that give up on a field. */
  add(code: FieldCode, path: Path, message: string, extras: ProblemExtras = {}): null {
    const where = whereText(path);
    this.errors.push({
      code,
      path,
      pointer: pointerOf(path),
      message: `${where}${message}`,
      ...extras,
    });
    return null;
  }

  wrongType(path: Path, expected: string, found: unknown): null {
    const hint = typeof found === 'boolean' ? quotesHint(found) : '';
    return this.add('WRONG_TYPE', path, `expected ${expected}, found ${shown(found)}.${hint}`, {
      expected,
    });
  }

  unknownName(code: FieldCode, path: Path, text: string, { what, known }: KnownNames): null {
    const where = whereText(path);
    let found: readonly string[] | undefined;
    // Comparing with every name takes time, and few of many errors are told: only when it is asked for.
    const near = (): readonly string[] => (found ??= nearOf(text, known));
    this.errors.push({
      code,
      path,
      pointer: pointerOf(path),
      get message() {
        const hint = near().length > 0 ? ` Did you mean ${orList(near())}?` : '';
        const quotes = /^(?:true|false)$/.test(text) ? quotesHint(text === 'true') : '';
        return `${where}there is no ${what} ${shown(text)}.${hint}${quotes}`;
      },
      get nearest() {
        return near().length > 0 ? near() : undefined;
      },
      ...(known.length > 0 && known.length <= LISTED ? { expected: orList(known) } : {}),
    });
    return null;
  }
}

/** Our words for what was typed, or else the names most like it. */
function nearOf(text: string, known: readonly string[]): readonly string[] {
  const meant = meantBy(text, known);
  return meant.length > 0 ? meant : nearestNames(text, known);
}

/** What made a word of a YAML file true or false. */
function quotesHint(value: boolean): string {
  const words = value ? '`on`, `yes` and `y`' : '`off`, `no` and `n`';
  return ` Some YAML readers take ${words} for ${String(value)}: put the word in quotes.`;
}

function whereText(path: Path): string {
  return path.length === 0 ? '' : `${pathText(path)}: `;
}

const SHOWN = 80;

export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > SHOWN ? `${text.slice(0, SHOWN - 3)}...` : text;
}
