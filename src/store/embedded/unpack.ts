import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BLOCK = 512;
const FILE = '0';
const FOLDER = '5';

/**
 * Writes the files and folders of a tar archive below a folder, which is made. They belong to this user alone,
 * as PostgreSQL asks of its data.
 * @throws Error for an entry that is neither, or that leads out of the folder.
 */
export function unpack(archive: Buffer, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const { name, type, content } of entriesOf(archive)) {
    if (name.split('/').includes('..'))
      throw new Error(`The archive has an entry that leads out of it: ${name}`);
    const path = join(folder, name);
    if (type === FOLDER) mkdirSync(path, { recursive: true, mode: 0o700 });
    else if (type === FILE) writeFileSync(path, content, { mode: 0o600 });
    else throw new Error(`The archive has an entry of another type: ${name}`);
  }
}

interface Entry {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

/** The entries up to the empty block that ends an archive. */
function* entriesOf(archive: Buffer): Generator<Entry> {
  for (let at = 0; at + BLOCK <= archive.length; ) {
    const header = archive.subarray(at, at + BLOCK);
    const name = textOf(header, 0, 100);
    if (name === '') return;
    const size = Number.parseInt(textOf(header, 124, 12), 8);
    const begin = at + BLOCK;
    yield { name, type: textOf(header, 156, 1), content: archive.subarray(begin, begin + size) };
    at = begin + Math.ceil(size / BLOCK) * BLOCK;
  }
}

function textOf(header: Buffer, at: number, length: number): string {
  const [text = ''] = header.toString('latin1', at, at + length).split('\0');
  return text.trim();
}
