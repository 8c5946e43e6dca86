import type { Json, JsonObject } from '../terms/schema.js';
import { CODE_VERSION } from './write.js';

/** How long a code may be, and how deep it may be nested. */
export const CODE_LIMITS = { length: 12_000, depth: 32 } as const;

/** A scenario read from a code, or what is wrong with the code and where. */
export type ReadCode =
  | { readonly ok: true; readonly scenario: JsonObject }
  | {
      readonly ok: false;
      /** The character, counted from 0. */
      readonly at: number;
      readonly message: string;
    };

/** Reads a board code. Whatever the text is, it answers in time that grows with its length. */
export function readBoardCode(code: string): ReadCode {
  if (code.length > CODE_LIMITS.length) {
    return fault(CODE_LIMITS.length, `a code has at most ${CODE_LIMITS.length} characters`);
  }
  if (!code.startsWith(CODE_VERSION)) return fault(0, `a code begins with "${CODE_VERSION}"`);
  const reader = new Reader(code, CODE_VERSION.length);
  try {
    return { ok: true, scenario: reader.whole() };
  } catch (error) {
    if (error instanceof CodeFault) return fault(error.at, error.message);
    throw error;
  }
}

function fault(at: number, message: string): ReadCode {
  return { ok: false, at, message };
}

class CodeFault extends Error {
  constructor(
    readonly at: number,
    message: string,
  ) {
    super(message);
  }
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e-?\d+)?/y;
const BARE = /[A-Za-z][A-Za-z0-9_.-]*/y;
const KEY = /\d{1,9}/y;
const HEX = /u([0-9a-f]{4})/y;

class Reader {
  constructor(
    private readonly code: string,
    private at: number,
  ) {}

  whole(): JsonObject {
    const object = this.at === this.code.length ? {} : this.pairs(1);
    if (this.at < this.code.length) this.expected('"," or the end');
    return object;
  }

  private value(depth: number): Json {
    if (depth > CODE_LIMITS.depth) throw new CodeFault(this.at, 'it is nested too deep');
    const next = this.code[this.at];
    if (next === '(') return this.object(depth);
    if (next === '!') return this.marked(depth);
    if (next === "'") return this.quoted();
    return this.match(BARE)?.replaceAll('_', ' ') ?? this.number();
  }

  private object(depth: number): JsonObject {
    this.at++;
    const object = this.code[this.at] === ')' ? {} : this.pairs(depth + 1);
    this.take(')', '"," or ")"');
    return object;
  }

  private pairs(depth: number): JsonObject {
    const object = new Map<string, Json>();
    do {
      const begin = this.at;
      const key = this.key();
      if (key === '__proto__') throw new CodeFault(begin, 'no field is called "__proto__"');
      if (object.has(key)) throw new CodeFault(begin, `the field "${key}" is there twice`);
      this.take(':', '":" after the name of a field');
      object.set(key, this.value(depth));
    } while (this.took(','));
    return Object.fromEntries(object);
  }

  private key(): string {
    if (this.code[this.at] === "'") return this.quoted();
    const key = this.match(KEY) ?? this.match(BARE)?.replaceAll('_', ' ');
    return key ?? this.expected('the name of a field');
  }

  private marked(depth: number): Json {
    this.at++;
    const mark = this.code[this.at++];
    if (mark === 't') return true;
    if (mark === 'f') return false;
    if (mark === 'n') return null;
    this.at--;
    if (mark === '(') return this.list(depth);
    return this.expected('"t", "f", "n" or "(" after "!"');
  }

  private list(depth: number): Json {
    this.at++;
    const list: Json[] = [];
    if (this.took(')')) return list;
    do list.push(this.value(depth + 1));
    while (this.took(','));
    this.take(')', '"," or ")"');
    return list;
  }

  private quoted(): string {
    let text = '';
    this.at++;
    while (!this.took("'")) {
      if (this.at >= this.code.length) this.expected('the closing "\'"');
      text += this.character();
    }
    return text;
  }

  private character(): string {
    const next = this.code[this.at++]!;
    if (next === '_') return ' ';
    if (next !== '!') return next;
    const escaped = this.code[this.at];
    if (escaped === '!' || escaped === "'" || escaped === '_') {
      this.at++;
      return escaped;
    }
    const hex = this.match(HEX);
    if (hex === null) this.expected('"!", "\'", "_" or four hexadecimal digits after "!"');
    return String.fromCharCode(Number.parseInt(hex.slice(1), 16));
  }

  private number(): number {
    const begin = this.at;
    const text = this.match(NUMBER);
    if (text === null) return this.expected('a value');
    const number = Number(text);
    if (Number.isFinite(number)) return number === 0 ? 0 : number;
    throw new CodeFault(begin, 'the number is too large');
  }

  /** What a pattern finds right here; null: nothing. */
  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.code)?.[0] ?? null;
    if (found !== null) this.at += found.length;
    return found;
  }

  private took(sign: string): boolean {
    if (this.code[this.at] !== sign) return false;
    this.at++;
    return true;
  }

  private take(sign: string, what: string): void {
    if (!this.took(sign)) this.expected(what);
  }

  private expected(what: string): never {
    const { code, at } = this;
    const found = at < code.length ? `"${String.fromCodePoint(code.codePointAt(at)!)}"` : 'the end';
    throw new CodeFault(at, `${what} was expected, and there is ${found}`);
  }
}
