import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { isObject } from '../rulesets/common/fields.js';
import type { Json, JsonObject } from '../scenario/oracle.js';
import type { SavedScenario } from '../scenario/saved/saved-scenario.js';
import { VERSION } from '../scenario/terms/version.js';
import { BadInput } from './bad-input.js';
import { cannotRead, STANDARD_INPUT } from './input.js';

/** A saved scenario as a file or a service has it: what it is called may be there, or not. */
export type SavedRecord = SavedScenario & {
  readonly engine?: Json;
  readonly title?: Json;
  readonly id?: Json;
  readonly url?: Json;
  readonly file?: Json;
};

/** Where the lines of saved scenarios come from, and the lines. */
export interface SavedLines {
  readonly from: string;
  readonly lines: readonly Uint8Array[];
}

/** The bytes that a compressed file begins with. */
const GZIP = [0x1f, 0x8b];
const NEWLINE = 0x0a;

/** The lines of a file of saved scenarios, compressed or not; one scenario may stand in many lines. */
export function savedLinesOf(file: string): SavedLines {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file === STANDARD_INPUT ? 0 : file);
  } catch (error) {
    throw cannotRead(file, error);
  }
  return { from: file, lines: linesOf(file, bytes).lines };
}

/** The lines of all scenarios that a service keeps. */
export async function savedLinesFrom(service: string): Promise<SavedLines> {
  const address = bulkAddress(service);
  const all: Uint8Array[] = [];
  for (let at: string | null = address.href; at !== null; ) {
    const { lines, next } = await linesAt(at);
    for (const line of lines) all.push(line);
    if (next !== null) address.searchParams.set('after', next);
    at = next === null ? null : address.href;
  }
  return { from: bulkAddress(service).href, lines: all };
}

async function linesAt(address: string): Promise<FileLines> {
  const headers = { 'User-Agent': `rules-oracle/${VERSION} reverify` };
  let answer: Response;
  let bytes: Uint8Array;
  try {
    answer = await fetch(address, { headers });
    bytes = new Uint8Array(await answer.arrayBuffer());
  } catch (error) {
    const { message, cause } = error as Error;
    throw new BadInput(
      `${address} cannot be read: ${(cause as Error | undefined)?.message ?? message}`,
    );
  }
  if (!answer.ok) throw new BadInput(`${address} answers ${answer.status} ${answer.statusText}.`);
  return linesOf(address, bytes);
}

/** The saved scenario of a line. */
export function savedRecordOf({ from, lines }: SavedLines, index: number): SavedRecord {
  const place = lines.length === 1 ? from : `${from}, line ${index + 1}`;
  const value = jsonOf(lines[index]!);
  if (!isObject(value)) throw new BadInput(`${place} is no saved scenario in JSON. ${REMEDY}`);
  const missing = MUST_HAVE.filter((key) => value[key] === undefined);
  if (missing.length > 0)
    throw new BadInput(`${place} is no saved scenario: it has no ${missing.join(', ')}. ${REMEDY}`);
  if (typeof value.traceHash !== 'string' || typeof (value.lineDigests ?? '') !== 'string')
    throw new BadInput(`${place} is no saved scenario: its traceHash and lineDigests are texts.`);
  return value as JsonObject & SavedRecord;
}

const REMEDY = '`rules-oracle save` writes scenarios with their rulings.';
const MUST_HAVE = ['state', 'actions', 'decisions', 'random', 'traceHash'];

function bulkAddress(service: string): URL {
  const base = URL.canParse(service) ? new URL(service) : null;
  if (base === null || !/^https?:$/.test(base.protocol))
    throw new BadInput(`--from takes the address of a service (https://...), not ${service}.`);
  if (!base.pathname.endsWith('/')) base.pathname += '/';
  return new URL('v1/bulk/scenarios', base);
}

/** The lines of a file, and after what the next file begins; null: there is none. */
interface FileLines {
  readonly lines: readonly Uint8Array[];
  readonly next: string | null;
}

/** The lines of some bytes that are not empty; all of them together where the first line alone is no value. */
function linesOf(from: string, compressed: Uint8Array): FileLines {
  const bytes = unpacked(from, compressed);
  const lines: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf(NEWLINE, at);
    const next = end < 0 ? bytes.length : end + 1;
    const line = bytes.subarray(at, next);
    if (line.some((byte) => !BLANK.has(byte))) lines.push(line);
    at = next;
  }
  if (lines.length > 1 && jsonOf(lines[0]!) === undefined) return { lines: [bytes], next: null };
  const last = lines.length === 0 ? undefined : jsonOf(lines.at(-1)!);
  // The last line of a service's file is no scenario: it has the place of the next file.
  if (!isObject(last) || typeof last.lines !== 'number' || last.state !== undefined)
    return { lines, next: null };
  return { lines: lines.slice(0, -1), next: typeof last.next === 'string' ? last.next : null };
}

const BLANK: ReadonlySet<number> = new Set([NEWLINE, 0x0d, 0x20, 0x09]);

function unpacked(from: string, bytes: Uint8Array): Uint8Array {
  if (!GZIP.every((byte, i) => bytes[i] === byte)) return bytes;
  try {
    return gunzipSync(bytes);
  } catch (error) {
    throw new BadInput(`${from} cannot be read: ${(error as Error).message}`);
  }
}

const decoder = new TextDecoder();

/** The JSON value of some bytes; undefined: they are none. */
function jsonOf(bytes: Uint8Array): Json | undefined {
  try {
    return JSON.parse(decoder.decode(bytes)) as Json;
  } catch {
    return undefined;
  }
}
