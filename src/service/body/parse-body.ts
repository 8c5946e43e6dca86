import { unpackedText } from '../../logs/read-games.js';
import type { Json, JsonObject, Problem } from '../../scenario/oracle.js';
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
export type BodyFormat = 'json' | 'yaml' | 'form' | 'log';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Parses a body and checks it against the limits, before anything recursive touches it. Never throws. */
export function parseBody(
  bytes: Uint8Array,
  format: BodyFormat,
  limits: TreeLimits = BODY_LIMITS,
): Parsed {
  if (format === 'log') return parseLog(bytes);
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

const PARSERS: Readonly<
  Record<Exclude<BodyFormat, 'log'>, (text: string, limits: TreeLimits) => Parsed>
> = {
  json: parseJson,
  yaml: parseYaml,
  form: parseForm,
};

/** The fields of a form of a page, each a text; one that is there twice counts as it was last. */
function parseForm(text: string): Parsed {
  const fields = [...new URLSearchParams(text)].filter(([name]) => name !== '__proto__');
  return { ok: true, value: Object.fromEntries(fields) };
}

/** What is asked of a log, as a line of JSON, and the file: what `logs` takes. */
function parseLog(bytes: Uint8Array): Parsed {
  const end = bytes.indexOf('\n'.charCodeAt(0));
  const asked = JSON.parse(decoder.decode(bytes.subarray(0, end))) as JsonObject;
  const log = unpackedText(bytes.subarray(end + 1));
  if (log.ok) return { ok: true, value: { ...asked, log: log.text } };
  return unparsed(problemOf(log.isTooLarge ? 'BODY_TOO_LARGE' : 'BAD_ENCODING', log.message));
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
