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
  progress.during((show) => {
    show(1, 10);
    expect(written).toEqual([]);
    clock.now = 1000;
    show(5, 10);
    show(6, 10);
    expect(written.map(stripVTControlCharacters)).toEqual([
      `\r${'█'.repeat(15)}${'░'.repeat(15)} 5 of 10 scenarios`,
    ]);
  });
  expect(written.at(-1)).toBe('\r\u001b[K');
});

test('a bar is taken away before an error is told', () => {
  const { written, clock, progress } = screen(true);
  const work = (): void =>
    progress.during((show) => {
      clock.now = 1000;
      show(5, 10);
      throw new Error('no');
    });
  expect(work).toThrow('no');
  expect(written.at(-1)).toBe('\r\u001b[K');
});

test('nothing is drawn where nobody looks at a terminal, nor for what is soon done', () => {
  const elsewhere = screen(false);
  elsewhere.progress.during((show) => {
    elsewhere.clock.now = 1000;
    show(5, 10);
  });
  const soon = screen(true);
  soon.progress.during((show) => show(10, 10));
  for (const { written } of [elsewhere, soon]) expect(written).toEqual([]);
});
