import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { AnswerCache } from '../../src/service/core/answer-cache.js';
import { type Answer, CachedAnswer } from '../../src/service/core/cached-answer.js';
import { PrebuiltAnswers, writePrebuilt } from '../../src/service/core/prebuilt-answers.js';

const MIB = 1_048_576;
const folder = mkdtempSync(join(tmpdir(), 'answers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const answer = (text: string, changes: Partial<Answer> = {}): Answer => ({
  ...{ status: 200, code: null, headers: { 'Content-Type': 'text/plain' } },
  body: Buffer.from(text),
  ...changes,
});
/** What is made, as the cache takes it: a text, and null is a refusal. */
const kept = (text: string | null): Answer | null => (text === null ? null : answer(text));

describe('an answer that is asked for by many', () => {
  test('is made once, whoever comes meanwhile', async () => {
    const cache = new AnswerCache();
    let made = 0;
    const make = async (): Promise<string> => {
      await Promise.resolve();
      return `made ${++made}`;
    };
    const all = await Promise.all([1, 2, 3].map(async () => cache.get('key', make, kept)));
    const texts = all.map((one) =>
      one instanceof CachedAnswer ? String(one.ready('identity')) : one,
    );
    expect([texts, made]).toEqual([['made 1', 'made 1', 'made 1'], 1]);
  });

  test('is made by each who waited where the first was refused, and refusals are not kept', async () => {
    const cache = new AnswerCache();
    const answers: (string | null)[] = [null, 'good', 'other'];
    const make = async (): Promise<string | null> => answers.shift()!;
    const [first, second] = await Promise.all([
      cache.get('key', make, kept),
      cache.get('key', make, kept),
    ]);
    expect([first, second]).toEqual([null, 'good']);
    expect(await cache.get('key', make, kept)).toBeInstanceOf(CachedAnswer);
    expect(answers).toEqual(['other']);
  });

  test('that could not be made is an error to each, and made again', async () => {
    const cache = new AnswerCache();
    const broken = async (): Promise<string> => {
      throw new Error('broken');
    };
    const both = [cache.get('key', broken, kept), cache.get('key', broken, kept)];
    for (const one of both) await expect(one).rejects.toThrow('broken');
    expect(await cache.get('key', async () => 'good', kept)).toBe('good');
  });
});

test('what nobody has asked for longest makes room, forms that were made later counted', async () => {
  const cache = new AnswerCache();
  const large = (): Answer => answer('', { body: Buffer.alloc(10 * MIB, 'a') });
  cache.put('a', large());
  const b = cache.put('b', answer('', { body: Buffer.from(incompressible(10 * MIB)) }));
  expect(cache.find('a')).toBeDefined();
  const before = b.bytes;
  await b.in('gzip');
  expect(b.bytes).toBeGreaterThan(before + 4 * MIB);
  expect([cache.find('a'), cache.find('b')]).toContain(undefined);
});

/** A text that hardly can be compressed. */
function incompressible(length: number): string {
  let state = 1;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (state % 90));
  }).join('');
}

test('a form is made once, whoever asks for it meanwhile', async () => {
  const cached = CachedAnswer.of(answer('x'.repeat(5_000)));
  const [one, two] = await Promise.all([cached.in('gzip'), cached.in('gzip')]);
  expect(one).toBe(two);
  expect(cached.ready('gzip')).toBe(one);
  expect(gunzipSync(one).toString()).toBe('x'.repeat(5_000));
});

test('what was written into a file is what is read from it', async () => {
  const file = join(folder, 'answers.bin');
  const cache = new AnswerCache();
  const texts = { short: 'short', 'long 语': '语'.repeat(5_000) };
  for (const [key, text] of Object.entries(texts)) cache.put(key, answer(text));
  cache.put('picture', answer('png', { headers: { 'Content-Type': 'image/png' } }));
  await writePrebuilt(file, cache.entries());
  const fresh = new AnswerCache(PrebuiltAnswers.read(file));
  for (const [key, text] of Object.entries({ ...texts, picture: 'png' })) {
    const found = fresh.find(key)!;
    expect(String(await found.in('identity'))).toBe(text);
    expect(found.head).toEqual(cache.find(key)!.head);
    expect(fresh.find(key)).toBe(found);
  }
  expect(fresh.find('nothing')).toBeUndefined();
  expect(PrebuiltAnswers.read(join(folder, 'nothing'))).toBeNull();
});
