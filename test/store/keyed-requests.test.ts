import { expect, test } from 'vitest';
import { openStore } from '../../src/store/open-store.js';
import { describeStore } from './support/databases.js';
import { failureOf, unwrap } from './support/drafts.js';

const DAY_MS = 24 * 3_600_000;
let clockMs = Date.UTC(2026, 0, 1);

const bytes = (text: string): Uint8Array => Buffer.from(text.padEnd(32, '.'));
const request = (id: string, content = 'content') => ({
  id: bytes(id),
  contentHash: bytes(content),
});

describeStore(
  'keyed requests',
  (open) => {
    test('one is begun once, and answered as the first time for a day', async () => {
      const { store } = open();
      expect(unwrap(await store.beginRequest(request('one')))).toEqual({ state: 'BEGUN' });
      expect(unwrap(await store.beginRequest(request('one')))).toEqual({ state: 'RUNNING' });
      await store.answerRequest(bytes('one'), bytes('answer'));
      clockMs += DAY_MS - 1;
      const again = unwrap(await store.beginRequest(request('one')));
      expect(again.state === 'ANSWERED' && Buffer.from(again.answer)).toEqual(bytes('answer'));
      clockMs += 1;
      expect(unwrap(await store.beginRequest(request('one')))).toEqual({ state: 'BEGUN' });
    });

    test('other content is refused, answered or not', async () => {
      const { store } = open();
      unwrap(await store.beginRequest(request('two')));
      failureOf(await store.beginRequest(request('two', 'else')), 'KEY_REUSED');
      await store.answerRequest(bytes('two'), bytes('answer'));
      failureOf(await store.beginRequest(request('two', 'else')), 'KEY_REUSED');
    });

    test('one that came to nothing can be begun again, an answered one cannot be dropped', async () => {
      const { store } = open();
      unwrap(await store.beginRequest(request('three')));
      await store.dropRequest(bytes('three'));
      expect(unwrap(await store.beginRequest(request('three')))).toEqual({ state: 'BEGUN' });
      await store.answerRequest(bytes('three'), bytes('answer'));
      await store.dropRequest(bytes('three'));
      expect(unwrap(await store.beginRequest(request('three'))).state).toBe('ANSWERED');
    });

    test('of many at the same time one begins it, after it was left alone as well', async () => {
      const { store } = open();
      const states = async () =>
        (await Promise.all(Array.from({ length: 8 }, () => store.beginRequest(request('four')))))
          .map((result) => unwrap(result).state)
          .sort((a, b) => a.localeCompare(b));
      const one = ['BEGUN', ...Array.from({ length: 7 }, () => 'RUNNING')];
      expect(await states()).toEqual(one);
      clockMs += 61_000;
      expect(await states()).toEqual(one);
    });

    test('an answer is there after a restart', async () => {
      const { store, options } = open();
      unwrap(await store.beginRequest(request('five')));
      await store.answerRequest(bytes('five'), bytes('answer'));
      if (options.databaseUrl === undefined) return;
      const other = openStore(options);
      await other.opened();
      expect(unwrap(await other.beginRequest(request('five'))).state).toBe('ANSWERED');
      await other.close();
    });
  },
  { now: () => clockMs },
);
