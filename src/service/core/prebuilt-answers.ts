import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type AnswerHead, CachedAnswer, type Forms } from './cached-answer.js';

/** An answer in the file: where the bytes of its forms begin and end. */
interface Entry {
  readonly head: AnswerHead;
  readonly forms: Readonly<Record<string, readonly [begin: number, end: number]>>;
}

/** The number at the beginning of the file: how long the index after it is. */
const NUMBER_BYTES = 4;
/** How hard to compress what every service reads. */
const LEVEL = 9;

/** Where the build writes to. */
export const PREBUILT_FILE = fileURLToPath(new URL('../../server/answers.bin', import.meta.url));

/** Answers that the build has made, compressed, as one file: an index and the bytes. */
export class PrebuiltAnswers {
  private constructor(
    private readonly index: ReadonlyMap<string, Entry>,
    private readonly bytes: Buffer,
  ) {}

  /** Reads the file; null: there is none. */
  static read(file: string): PrebuiltAnswers | null {
    if (!existsSync(file)) return null;
    const whole = readFileSync(file);
    const end = NUMBER_BYTES + whole.readUInt32LE(0);
    const index = JSON.parse(whole.toString('utf8', NUMBER_BYTES, end)) as [string, Entry][];
    return new PrebuiltAnswers(new Map(index), whole.subarray(end));
  }

  /** The answer of a key, if the build has made it. */
  find(key: string, onGrown: () => void): CachedAnswer | undefined {
    const entry = this.index.get(key);
    if (entry === undefined) return undefined;
    const forms = Object.entries(entry.forms).map(([encoding, [begin, end]]) => [
      encoding,
      this.bytes.subarray(begin, end),
    ]);
    return new CachedAnswer(entry.head, Object.fromEntries(forms) as Forms, onGrown);
  }
}

/** Writes answers into a file: those that can be compressed as gzip alone, from which every other form can be made. */
export async function writePrebuilt(
  file: string,
  answers: readonly (readonly [key: string, answer: CachedAnswer])[],
): Promise<void> {
  const index: [string, Entry][] = [];
  const parts: Uint8Array[] = [];
  let size = 0;
  for (const [key, answer] of answers) {
    const forms: Record<string, [number, number]> = {};
    for (const [encoding, bytes] of Object.entries(await formsOf(answer))) {
      forms[encoding] = [size, size + bytes.byteLength];
      parts.push(bytes);
      size += bytes.byteLength;
    }
    index.push([key, { head: answer.head, forms }]);
  }
  const written = Buffer.from(JSON.stringify(index));
  const number = Buffer.alloc(NUMBER_BYTES);
  number.writeUInt32LE(written.byteLength);
  writeFileSync(file, Buffer.concat([number, written, ...parts]));
}

async function formsOf(answer: CachedAnswer): Promise<Forms> {
  const identity = await answer.in('identity');
  if (!answer.head.encodings.includes('gzip')) return { identity };
  return { gzip: await promisify(gzip)(identity, { level: LEVEL }) };
}
