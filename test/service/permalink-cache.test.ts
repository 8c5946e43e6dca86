import { expect, test } from 'vitest';
import { PermalinkCache } from '../../src/service/core/permalink-cache.js';

const MIB = 1_048_576;
const permalink = (size: number) => ({ body: Buffer.alloc(size), etag: `"${size}"` });

test('what was read is trusted for a minute', () => {
  let now = 1_000;
  const cache = new PermalinkCache(() => now);
  cache.set('a', permalink(10));
  now = 61_000;
  expect(cache.get('a')?.etag).toBe('"10"');
  now = 61_001;
  expect(cache.get('a')).toBeUndefined();
});

test('what was read longest ago goes first when there is no room', () => {
  const cache = new PermalinkCache(() => 1);
  for (const id of ['a', 'b', 'c', 'd']) cache.set(id, permalink(4 * MIB));
  cache.set('a', permalink(4 * MIB));
  cache.set('e', permalink(4 * MIB));
  const kept = ['a', 'b', 'c', 'd', 'e'].filter((id) => cache.get(id) !== undefined);
  expect(kept).toEqual(['a', 'c', 'd', 'e']);
});

test('one that is larger than all room is not kept, and what is forgotten makes room', () => {
  const cache = new PermalinkCache(() => 1);
  cache.set('huge', permalink(17 * MIB));
  expect(cache.get('huge')).toBeUndefined();
  for (let i = 0; i < 10; i++) {
    cache.set('a', permalink(16 * MIB));
    cache.forget('a');
    cache.forget('a');
  }
  cache.set('b', permalink(16 * MIB));
  expect(cache.get('b')).toBeDefined();
});
