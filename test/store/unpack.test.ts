import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unpack } from '../../src/store/embedded/unpack.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'unpack-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** One entry of a tar archive: a header of 512 bytes, and the content in blocks of as many. */
function entry(name: string, content: string | Buffer, type = '0'): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124);
  header.write(type, 156);
  const body = Buffer.alloc(Math.ceil(content.length / 512) * 512);
  Buffer.from(content).copy(body);
  return Buffer.concat([header, body]);
}

const END = Buffer.alloc(1024);

test('files and folders are written as they were packed, for this user alone', () => {
  const large = Buffer.alloc(1_500, 7);
  const target = join(folder, 'a');
  const packed = [
    entry('/base', '', '5'),
    entry('/base/1', large),
    entry('/base/empty', ''),
    entry('PG_VERSION', '17\n'),
    END,
    entry('after the end', 'x'),
  ];
  unpack(Buffer.concat(packed), target);
  expect(new Set(readdirSync(target, { recursive: true, encoding: 'utf8' }))).toEqual(
    new Set(['PG_VERSION', 'base', 'base/1', 'base/empty']),
  );
  expect(readFileSync(join(target, 'base/1'))).toEqual(large);
  expect(readFileSync(join(target, 'PG_VERSION'), 'utf8')).toBe('17\n');
  for (const path of ['', 'base', 'PG_VERSION'])
    expect(statSync(join(target, path)).mode & 0o077).toBe(0);
});

test.each([
  ['a way out', entry('../outside', 'x')],
  ['a link', entry('link', '', '2')],
])('%s is refused', (_, packed) => {
  expect(() => unpack(Buffer.concat([packed, END]), join(folder, 'b'))).toThrow('The archive has');
  expect(readdirSync(folder)).not.toContain('outside');
});
