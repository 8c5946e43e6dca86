const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const BACKSLASH = 92;
const OPEN_BRACKET = 91;
const CLOSE_BRACKET = 93;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;

/** What a JSON text shows before it is parsed. */
export interface JsonShape {
  /** Whether arrays and objects are nested deeper than allowed; then the rest was not looked at. */
  readonly isTooDeep: boolean;
  /** How many members its objects have, each key counted as often as it is written. */
  readonly members: number;
}

/**
 * The shape of a JSON text, read from the text alone, so that a hostile text is refused before it is parsed. The text need
 * not be valid JSON.
 */
export function shapeOf(text: string, maxDepth: number): JsonShape {
  let depth = 0;
  let members = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) {
      i = endOfString(text, i);
    } else if (code === COLON) {
      members++;
    } else if (code === OPEN_BRACKET || code === OPEN_BRACE) {
      depth++;
      if (depth > maxDepth) return { isTooDeep: true, members };
    } else if (code === CLOSE_BRACKET || code === CLOSE_BRACE) {
      depth--;
    }
  }
  return { isTooDeep: false, members };
}

/** A key that its object has already. */
export interface RepeatedKey {
  /** Keys and indices from the root to the second member of this key. */
  readonly path: readonly (string | number)[];
  readonly key: string;
  /** Where the key stands the second time, counted from 1. */
  readonly line: number;
  readonly column: number;
}

/** An array or object that is being read. */
interface Open {
  /** The keys so far; null: it is an array. */
  readonly keys: Set<string> | null;
  /** The key or index of the value that is being read. */
  at: string | number;
}

/** The first key of a JSON text that its object has already; null: there is none. Depth is bounded by {@link shapeOf}. */
export function repeatedKey(text: string): RepeatedKey | null {
  const open: Open[] = [];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const inner = open.at(-1);
    if (code === OPEN_BRACE) open.push({ keys: new Set(), at: '' });
    else if (code === OPEN_BRACKET) open.push({ keys: null, at: 0 });
    else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) open.pop();
    else if (code === COMMA && typeof inner?.at === 'number') inner.at++;
    else if (code === QUOTE) {
      const end = endOfString(text, i);
      const keys = inner?.keys ?? null;
      if (keys !== null && isKey(text, end)) {
        const key = textOf(text.slice(i, end + 1));
        inner!.at = key;
        if (keys.has(key)) return { path: open.map(({ at }) => at), key, ...placeOf(text, i) };
        keys.add(key);
      }
      i = end;
    }
  }
  return null;
}

/** Whether the string that ends here is a key: a colon follows. */
function isKey(text: string, end: number): boolean {
  let next = end + 1;
  while (/\s/.test(text.charAt(next))) next++;
  return text.charCodeAt(next) === COLON;
}

/** The text of a string literal; of a wrong one, the literal. */
function textOf(literal: string): string {
  try {
    return String(JSON.parse(literal));
  } catch {
    return literal;
  }
}

function placeOf(text: string, at: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

/** The index of the quote that ends the string begun at `start`, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === BACKSLASH) i++;
    else if (code === QUOTE) return i;
  }
  return text.length;
}
