import { gunzipSync } from 'node:zlib';
import type { LogNote, Packet } from './packet.js';
import { PowerReader } from './read-power.js';
import { XmlReader } from './read-xml.js';

/** Limits of one file: bytes when unpacked, and lines. */
export const MAX_LOG_BYTES = 20 * 1024 * 1024;
export const MAX_LOG_LINES = 200_000;

/** The packets of one game. */
export interface LoggedGame {
  readonly packets: readonly Packet[];
}

/** The games of a file, and what could not be read. A broken file gives the games up to the break. */
export interface ReadLog {
  readonly games: readonly LoggedGame[];
  readonly notes: readonly LogNote[];
}

/** Whether GameState printed a game. A file that was cut may have the copies of PowerTaskList alone. */
const FROM_STATE = /GameState\.DebugPrintPower\(\) - +CREATE_GAME/;

/** Notes of one file that are kept. */
const MAX_NOTES = 20;

/** Reads a log from the bytes of a file: Power.log or HSReplay XML, plain or gzip. Never throws. */
export function readLog(bytes: Uint8Array): ReadLog {
  const unpacked = unpackedText(bytes);
  if (unpacked.ok) return readLogText(unpacked.text);
  return { games: [], notes: [{ line: 1, message: unpacked.message }] };
}

/** The text of a file, or why there is none. */
export type UnpackedText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly isTooLarge: boolean; readonly message: string };

/** The text of a file, plain or gzip. A client that broke off leaves NUL characters, which are no text. Never throws. */
export function unpackedText(bytes: Uint8Array): UnpackedText {
  const unpacked = unpack(bytes);
  if (unpacked === null)
    return { ok: false, isTooLarge: false, message: 'The gzip file is broken.' };
  if (unpacked.length > MAX_LOG_BYTES) return { ok: false, isTooLarge: true, message: TOO_LARGE };
  const text = new TextDecoder().decode(unpacked);
  return { ok: true, text: text.includes('\0') ? text.replaceAll('\0', '') : text };
}

const TOO_LARGE = 'The file is larger than 20 MB.';

/** Reads a log from its text. Never throws. */
export function readLogText(text: string): ReadLog {
  if (text.length > MAX_LOG_BYTES) return tooLarge();
  const games: Packet[][] = [];
  const notes: LogNote[] = [];
  let build: Packet | null = null;
  const sink = {
    packet: (packet: Packet) => {
      if (packet.kind === 'CREATE_GAME') games.push(build === null ? [packet] : [packet, build]);
      else if (games.length > 0) games.at(-1)!.push(packet);
      else if (packet.kind === 'BUILD') build = packet;
    },
    note: (note: LogNote) => {
      if (notes.length < MAX_NOTES) notes.push(note);
    },
  };
  const isXml = /^\uFEFF?\s*</.test(text.slice(0, 200));
  const reader = isXml
    ? new XmlReader(sink)
    : new PowerReader(sink, FROM_STATE.test(text) ? 'GameState' : 'PowerTaskList');
  let line = 0;
  for (const one of linesOf(text)) {
    if (++line > MAX_LOG_LINES) {
      sink.note({
        line,
        message: `The file has more than ${MAX_LOG_LINES} lines: the rest is left out.`,
      });
      break;
    }
    reader.read(isXml ? `${one}\n` : one);
  }
  reader.end();
  if (games.length === 0) notes.push({ line: 1, message: 'The file has no game.' });
  return { games: games.map((packets) => ({ packets })), notes };
}

function* linesOf(text: string): Generator<string> {
  let start = text.startsWith('\uFEFF') ? 1 : 0;
  while (start < text.length) {
    const end = text.indexOf('\n', start);
    const stop = end < 0 ? text.length : end;
    yield text.slice(start, text[stop - 1] === '\r' ? stop - 1 : stop);
    start = stop + 1;
  }
}

/** The bytes as they were before they were packed, one more than the limit where they are more; null: the file is broken. */
function unpack(bytes: Uint8Array): Uint8Array | null {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_LOG_BYTES + 1 });
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    return isLarge ? new Uint8Array(MAX_LOG_BYTES + 1) : null;
  }
}

function tooLarge(): ReadLog {
  return { games: [], notes: [{ line: 1, message: TOO_LARGE }] };
}
