import type { Language } from '../../rulesets/common/names.js';
import type { Json, JsonObject } from '../../scenario/oracle.js';
import { type BodyFormat, parseBody } from '../body/parse-body.js';
import { failure, ServiceError } from '../errors.js';
import { fieldError } from '../field-errors.js';

/** A body as it came, not yet parsed. */
export interface RawBody {
  readonly bytes: Uint8Array;
  readonly format: BodyFormat;
  /** The language that the caller reads, where the body asks for none. */
  readonly language?: Language | undefined;
}

/** A log that came as a file, with what is asked of it. */
export function logBody(asked: JsonObject, { bytes, ...body }: RawBody): RawBody {
  return { ...body, bytes: Buffer.concat([Buffer.from(`${JSON.stringify(asked)}\n`), bytes]) };
}

/** A value as a raw body; the worker thread checks it against the limits like any other. */
export function rawBody(value: Json): RawBody {
  return { bytes: Buffer.from(JSON.stringify(value)), format: 'json' };
}

/**
 * The value of a body.
 * @throws ServiceError when it cannot be parsed or breaks a limit.
 */
export function parsedBody(body: RawBody): Json {
  const parsed = parseBody(body.bytes, body.format);
  if (!parsed.ok) throw new ServiceError(parsed.problem);
  return parsed.value;
}

/**
 * The value of a body that has to be an object.
 * @throws ServiceError when it is none, cannot be parsed or breaks a limit.
 */
export function parsedObject(body: RawBody): JsonObject {
  const value = parsedBody(body);
  if (isObject(value)) return value;
  const error = fieldError('WRONG_TYPE', [], 'The body has to be an object.', {
    expected: 'an object',
  });
  throw failure('INVALID_BODY', error.message, { errors: [error] });
}

/** Whether a value is a JSON object. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Whether a body may have a key of this name, by its bytes alone. True also when an escape
 * could hide it. Most bodies need not be parsed in the main thread at all.
 */
export function mayMention(body: RawBody, key: string): boolean {
  if (body.format === 'log') return false;
  const bytes = Buffer.from(body.bytes.buffer, body.bytes.byteOffset, body.bytes.byteLength);
  const escapeMark = body.format === 'json' ? '\\u' : '\\';
  return bytes.includes(key) || bytes.includes(escapeMark);
}
