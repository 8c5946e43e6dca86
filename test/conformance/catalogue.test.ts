import { describe, expect, test } from 'vitest';
import { loadBooks } from '../../src/scenario/conformance/catalogue.js';
import { isInRange } from '../../src/scenario/conformance/patch-range.js';

describe('the catalogue of cases', () => {
  const books = loadBooks();
  const rows = books.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.rows));

  test('holds every case of every book once', () => {
    expect(rows).toHaveLength(1552);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const counts = books.map(({ id, chapters }) => [id, chapters.flatMap((c) => c.rows).length]);
    expect(Object.fromEntries(counts)).toEqual({
      en: 570,
      'en-old': 8,
      supplement: 82,
      zh: 607,
      'wow-tcg': 228,
      batch: 57,
    });
  });

  test('has as many cases that a scenario can show as the books print', () => {
    const shown = (id: string): number =>
      books
        .filter((book) => book.id === id)
        .flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.rows))
        .filter((row) => row.test === 'yes').length;
    expect(shown('en') + shown('en-old')).toBe(526);
    expect(['supplement', 'zh', 'wow-tcg', 'batch'].map(shown)).toEqual([80, 564, 213, 53]);
  });
});

describe('a range of patches', () => {
  test.each([
    ['10.0', 'any', true],
    ['10.0', '>=9.2', true],
    ['10.0', '>=10.2', false],
    ['9.2', '>=9.2.0.21517', true],
    ['9.1', '>=9.2.0.21517', false],
    ['9.1', '<9.2.0.21517', true],
    ['9.2', '<9.2.0.21517', false],
    ['10.0', '=10.0', true],
    ['10.0', '10.0', true],
    ['10.0.0.22611', '10.0', true],
    ['10.4', '10.0', false],
    ['4.2.0.12105', '>=4.2.0.12051 <4.3.0.12266', true],
    ['4.3.0.12266', '>=4.2.0.12051 <4.3.0.12266', false],
    ['11.0', '>=9.2 <=11.0', true],
    ['3.0', '>3.0', false],
    ['3.1', '>3.0', true],
    ['8.2.2', '8.2.2 || 10.2', true],
    ['10.2', '8.2.2 || 10.2', true],
    ['9.2', '8.2.2 || 10.2', false],
    ['9.2', '8.2.2 || later', null],
    ['1.0', 'early version', null],
    ['1.0', '<Naxxramas', null],
  ])('%s in %s: %s', (patch, range, is) => {
    expect(isInRange(patch, range)).toBe(is);
  });
});
