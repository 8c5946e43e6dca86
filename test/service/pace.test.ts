import { expect, test } from 'vitest';
import { Pace } from '../../src/service/pool/pace.js';

test('the pace is that of those who had to wait', () => {
  const pace = new Pace();
  pace.served(0, false);
  pace.served(1_000, false);
  expect(pace.msEach).toBe(0);
  pace.served(2_000, true);
  pace.served(2_010, true);
  expect(pace.msEach).toBeCloseTo(0.5);
  for (let i = 2; i <= 200; i++) pace.served(2_000 + 10 * i, true);
  expect(pace.msEach).toBeCloseTo(10, 1);
});

test('when nobody waits any more, what was before says nothing', () => {
  const pace = new Pace();
  for (let i = 0; i <= 100; i++) pace.served(10 * i, true);
  pace.served(1_010, false);
  expect(pace.msEach).toBe(0);
  pace.served(60_000, true);
  expect(pace.msEach).toBe(0);
});
