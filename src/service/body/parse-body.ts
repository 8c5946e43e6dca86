import type { Json, Problem } from '../../scenario/oracle.js';
import { problemOf } from '../errors.js';
import { fieldError } from '../field-errors.js';
import {
  BODY_LIMITS,
  checkTree,
  type Parsed,
  type TreeLimits,
  tooDeep,
  unparsed,
} from './check-tree.js';
import { type RepeatedKey, repeatedKey, shapeOf } from './json-text.js';
import { parseYaml } from './parse-yaml.js';

/** The forms in which a body may be written. */
export type BodyFormat = 'json' | 'yaml' | 'form';

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
  const parsed = PARSERS[format](text, limits);
  if (!parsed.ok) return parsed;
  const { problem, members } = checkTree(parsed.value, limits);
  if (problem !== null) return unparsed(problem);
  // A key that is written twice is one member of the value.
  const repeated = members < (parsed.written ?? 0) ? repeatedKey(text) : null;
  return repeated === null ? parsed : unparsed(repeatedKeyProblem(repeated));
}

function repeatedKeyProblem(repeated: RepeatedKey): Problem {
  const message = repeatedKeyMessage(repeated);
  const errors = [fieldError('REPEATED_KEY', repeated.path, message)];
  return problemOf('INVALID_BODY', message, { errors });
}

/** A sentence about a key that is there twice. */
export function repeatedKeyMessage({ key, line, column }: RepeatedKey): string {
  const shown = JSON.stringify(key.slice(0, SHOWN));
  return `The key ${shown} is there twice, again at line ${line}, column ${column}.`;
}

/** How much of a key a message shows. */
const SHOWN = 100;

const PARSERS: Readonly<Record<BodyFormat, (text: string, limits: TreeLimits) => Parsed>> = {
  json: parseJson,
  yaml: parseYaml,
  form: parseForm,
};

/** The fields of a form of a page, each a text; one that is there twice counts as it was last. */
function parseForm(text: string): Parsed {
  const fields = [...new URLSearchParams(text)].filter(([name]) => name !== '__proto__');
  return { ok: true, value: Object.fromEntries(fields) };
}

function parseJson(text: string, limits: TreeLimits): Parsed {
  const { isTooDeep, members } = shapeOf(text, limits.depth);
  if (isTooDeep) return unparsed(tooDeep(limits));
  try {
    return { ok: true, value: JSON.parse(text) as Json, written: members };
  } catch (error) {
    const detail = error instanceof SyntaxError ? error.message : 'It cannot be parsed.';
    return unparsed(problemOf('MALFORMED_JSON', detail));
  }
}
