/** A JSON value: the only thing a frame, a decision or a serialised state may hold. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

/**
 * JSON text with object keys in code-unit order, so that equal values have equal texts.
 * @throws TypeError for a value JSON cannot say (undefined in an array, NaN, Infinity, a function) or
 * would say wrongly: a Map, Date or other class instance, which would look equal to every other.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') {
    return JSON.stringify(value);
  }
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`not a JSON number: ${value}`);
    return JSON.stringify(value);
  }
  if (typeof value !== 'object') throw new TypeError(`not a JSON value: ${typeof value}`);
  const members: string[] = [];
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) members.push(canonicalJson(value[i]));
    return `[${members.join(',')}]`;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    throw new TypeError('not plain data: an instance of a class');
  }
  for (const key of Object.keys(value).sort()) {
    const member = (value as Record<string, unknown>)[key];
    if (member !== undefined) members.push(`${JSON.stringify(key)}:${canonicalJson(member)}`);
  }
  return `{${members.join(',')}}`;
}

/** A deep copy of plain data; frames are forked with it. */
export function copyJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const length = value.length;
    const copy: unknown[] = new Array(length);
    for (let i = 0; i < length; i++) copy[i] = copyJson(value[i] as unknown);
    return copy as T;
  }
  const copy = { ...value } as Record<string, unknown>;
  for (const key in copy) {
    const member = copy[key];
    // an own member of any name is set in place, "__proto__" too
    if (typeof member === 'object' && member !== null) copy[key] = copyJson(member);
  }
  return copy as T;
}
