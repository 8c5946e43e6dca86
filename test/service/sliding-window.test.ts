import { expect, test } from 'vitest';
import { SlidingWindow } from '../../src/service/core/sliding-window.js';

test('what was done just before the mark counts just after it', async () => {
  let now = 1_000_000;
  const window = new SlidingWindow(10_000, 100, () => now);
  await window.increment('a');
  now += 9_000;
  await window.increment('a', 99);
  now += 2_000;
  const { totalHits } = await window.increment('a');
  expect(totalHits).toBe(91);
  expect((await window.get('b')).totalHits).toBe(1);
  now += 9_000;
  expect((await window.get('a')).totalHits).toBe(1);
  window.shutdown();
});

test('says when there is room again', async () => {
  let now = 0;
  const window = new SlidingWindow(10_000, 100, () => now);
  const full = await window.increment('a', 100);
  const at = full.resetTime!.getTime();
  now = at - 100;
  expect((await window.get('a')).totalHits).toBeGreaterThanOrEqual(100);
  now = at + 1;
  expect((await window.get('a')).totalHits).toBeLessThan(100);
  window.shutdown();
});

test('forgets nobody who was there lately', async () => {
  let now = 0;
  const window = new SlidingWindow(10_000, 100, () => now);
  for (let i = 0; i < 50; i++) {
    await window.increment('a', 10);
    now += 1_000;
  }
  const { totalHits } = await window.get('a');
  expect(totalHits).toBeGreaterThan(90);
  expect(totalHits).toBeLessThanOrEqual(110);
  window.shutdown();
});
