import type { Json } from '../../scenario/oracle.js';
import { problemOf } from '../errors.js';
import { BODY_LIMITS, checkTree, type TreeLimits, tooDeep } from './check-tree.js';
import { nestingExceeds } from './nesting.js';
import { parseYaml } from './parse-yaml.js';
import { type Parsed, unparsed } from './parsed.js';

/** The forms in which a body may be written. */
export type BodyFormat = 'json' | 'yaml';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Parses a body and checks it against the limits, before anything recursive touches it. Never throws. */
export function parseBody(
  bytes: Uint8Array,
  format: BodyFormat,
  limits: TreeLimits = BODY_LIMITS,
): Parsed {
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    return unparsed(problemOf('BAD_ENCODING', 'The body holds bytes that are not UTF-8.'));
  }
  if (text.trim() === '') {
    return unparsed(problemOf('BODY_REQUIRED', 'The body is empty.'));
  }
  const parsed = format === 'json' ? parseJson(text, limits) : parseYaml(text, limits);
  if (!parsed.ok) return parsed;
  const problem = checkTree(parsed.value, limits);
  return problem === null ? parsed : unparsed(problem);
}

function parseJson(text: string, limits: TreeLimits): Parsed {
  if (nestingExceeds(text, limits.depth)) return unparsed(tooDeep(limits));
  try {
    return { ok: true, value: JSON.parse(text) as Json };
  } catch (error) {
    const detail = error instanceof SyntaxError ? error.message : 'It cannot be parsed.';
    return unparsed(problemOf('MALFORMED_JSON', detail));
  }
}
