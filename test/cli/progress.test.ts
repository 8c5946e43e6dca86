import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { Progress } from '../../src/cli/progress.js';

/** A screen that keeps what is written, and a clock that is set by hand. */
function screen(isTTY: boolean) {
  const written: string[] = [];
  const clock = { now: 0 };
  const progress = new Progress(
    'scenarios',
    { isTTY, write: (text) => written.push(text) },
    () => clock.now,
  );
  return { written, clock, progress };
}

test('a bar is drawn now and then, over itself, and taken away in the end', () => {
  const { written, clock, progress } = screen(true);
  progress.show(1, 10);
  expect(written).toEqual([]);
  clock.now = 1000;
  progress.show(5, 10);
  progress.show(6, 10);
  expect(written.map(stripVTControlCharacters)).toEqual([
    `\r${'█'.repeat(15)}${'░'.repeat(15)} 5 of 10 scenarios`,
  ]);
  progress.end();
  expect(written.at(-1)).toBe('\r\u001b[K');
});

test('nothing is drawn where nobody looks at a terminal, nor for what is soon done', () => {
  const elsewhere = screen(false);
  elsewhere.clock.now = 1000;
  elsewhere.progress.show(5, 10);
  const soon = screen(true);
  soon.progress.show(10, 10);
  for (const { written, progress } of [elsewhere, soon]) {
    progress.end();
    expect(written).toEqual([]);
  }
});
