import { failure, type StoreFailure } from '../results.js';

/** How deep a stored value may be nested. */
const MAX_DEPTH = 512;
/** How many strings, numbers, lists and so on a stored value may have in all. */
const MAX_NODES = 1_000_000;
/** How many letters all strings and keys of a stored value may have together. */
const MAX_LETTERS = 16_000_000;

interface Node {
  readonly value: unknown;
  readonly key: string | number;
  readonly parent: Node | null;
  readonly depth: number;
}

/**
 * Looks for something in a value that the database would refuse or change, or that is dangerous to
 * give out again; null if there is nothing. Properties that are undefined do not count.
 */
export function unstorable(root: object): StoreFailure<'UNSTORABLE'> | null {
  let nodes = 0;
  let letters = 0;
  const open: Node[] = [{ value: root, key: '', parent: null, depth: 0 }];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const { value } = node;
    if (++nodes > MAX_NODES) return refusal(node, 'is one value too many');
    if (typeof value === 'string') {
      letters += value.length;
      const fault = textFault(value);
      if (fault !== null) return refusal(node, fault);
    } else if (typeof value === 'number') {
      if (!Number.isFinite(value)) return refusal(node, 'is not a finite number');
    } else if (typeof value === 'object' && value !== null) {
      if (node.depth === MAX_DEPTH) return refusal(node, 'is nested too deep');
      for (const [key, child] of entries(value)) {
        const inner: Node = { value: child, key, parent: node, depth: node.depth + 1 };
        if (typeof key === 'string') {
          letters += key.length;
          const fault = keyFault(key);
          if (fault !== null) return refusal(inner, fault);
        }
        if (child !== undefined || Array.isArray(value)) open.push(inner);
      }
    } else if (typeof value !== 'boolean' && value !== null) {
      return refusal(node, `is of the type ${typeof value}, which JSON does not have`);
    }
    if (letters > MAX_LETTERS) return refusal(node, 'makes the whole too long');
  }
  return null;
}

function entries(value: object): Iterable<[string | number, unknown]> {
  return Array.isArray(value) ? value.entries() : Object.entries(value);
}

function keyFault(key: string): string | null {
  return key === '__proto__' ? 'has a name that is not allowed' : textFault(key);
}

function textFault(text: string): string | null {
  if (text.includes('\0')) return 'has a NUL character';
  return text.isWellFormed() ? null : 'has half a surrogate pair';
}

function refusal(node: Node, fault: string): StoreFailure<'UNSTORABLE'> {
  const keys: string[] = [];
  for (let each: Node = node; each.parent !== null; each = each.parent) {
    keys.unshift(`/${String(each.key).replaceAll('~', '~0').replaceAll('/', '~1')}`);
  }
  const path = keys.join('').replaceAll('\0', '\uFFFD').toWellFormed();
  return failure('UNSTORABLE', `The value at "${path}" ${fault} and cannot be stored.`, { path });
}
