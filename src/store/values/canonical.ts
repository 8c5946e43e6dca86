import { configure } from 'safe-stable-stringify';

const stringify = configure({ strict: true, bigint: false, circularValue: Error });

/**
 * The one text of a JSON value, whatever the order of its keys: keys sorted by UTF-16 code units, no
 * white space, numbers as JavaScript prints them (RFC 8785, JSON Canonicalization Scheme).
 * @throws TypeError for a value that has no JSON form.
 */
export function canonicalJson(value: unknown): string {
  const text = stringify(value);
  if (text === undefined) throw new TypeError('The value has no JSON form.');
  return text;
}
