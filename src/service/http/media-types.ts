import type { IncomingMessage } from 'node:http';
import { orList } from '../../rulesets/common/problems.js';
import type { BodyFormat } from '../body/parse-body.js';
import { failure } from '../errors.js';
import type { BodyRow } from './route.js';

const YAML_TYPES: ReadonlySet<string> = new Set([
  'application/yaml',
  'application/x-yaml',
  'text/yaml',
  'text/x-yaml',
]);

/**
 * The form in which a request says its body is written.
 * @throws ServiceError BODY_REQUIRED, UNSUPPORTED_MEDIA_TYPE.
 */
export function bodyFormat(
  { headers }: IncomingMessage,
  { yaml, form = false, log = false }: Pick<BodyRow, 'yaml' | 'form' | 'log'>,
): BodyFormat {
  const type = headers['content-type'];
  if (!hasBody(headers)) throw failure('BODY_REQUIRED', 'The request has no body.');
  const others = [...(yaml ? ['application/yaml'] : []), ...(log ? LOG_TYPES : [])];
  const offered = orList(['application/json', ...others]);
  if (type === undefined) {
    throw failure('UNSUPPORTED_MEDIA_TYPE', `Content-Type is missing; send ${offered}.`);
  }
  const format = formatOf(type);
  const isTaken = { json: true, yaml, form, log };
  if (format === null || !isTaken[format]) {
    throw failure('UNSUPPORTED_MEDIA_TYPE', `Content-Type has to be ${offered}, in UTF-8.`);
  }
  const coding = headers['content-encoding'] ?? 'identity';
  const isCoded = !(format === 'log' && coding.toLowerCase() === 'gzip');
  if (coding.toLowerCase() !== 'identity' && isCoded) {
    throw failure('UNSUPPORTED_MEDIA_TYPE', 'Content-Encoding is not taken; send the body plain.');
  }
  return format;
}

/** Media types of a log; gzip is unpacked whatever it is called. */
export const LOG_TYPES = [
  'text/plain',
  'application/xml',
  'text/xml',
  'application/vnd.hearthsim-hsreplay+xml',
  'application/gzip',
  'application/octet-stream',
] as const;

function hasBody(headers: IncomingMessage['headers']): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function formatOf(header: string): BodyFormat | null {
  const [type = '', ...parameters] = header.toLowerCase().split(';');
  if (!parameters.every(isUtf8)) return null;
  const essence = type.trim();
  if (essence === 'application/x-www-form-urlencoded') return 'form';
  if ((LOG_TYPES as readonly string[]).includes(essence)) return 'log';
  if (essence === 'application/json' || /^application\/[\w.-]+\+json$/.test(essence)) return 'json';
  return YAML_TYPES.has(essence) ? 'yaml' : null;
}

/** Whether a parameter of a media type is no charset, or the one that is taken. */
function isUtf8(parameter: string): boolean {
  const [name = '', value = ''] = parameter.split('=');
  if (name.trim() !== 'charset') return true;
  return ['utf-8', 'utf8', 'us-ascii'].includes(value.trim().replaceAll('"', ''));
}
