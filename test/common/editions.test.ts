import { expect, test } from 'vitest';
import { editionsOf, isAtLeast, isInRange } from '../../src/rulesets/common/editions.js';
import { EDITIONS, positionOf, type State } from './support.js';

const seen = editionsOf<State['edition']['switches'], State>(EDITIONS, {
  default: '2.5',
  form: 'a patch',
  published: ['1.0', '2.0', '3.0'].map((patch) => ({ patch })),
});

test('every patch is an edition: its switches say what held then', () => {
  expect(EDITIONS.of('1.9').switches).toEqual({ stonesRoll: false });
  expect(EDITIONS.of('2.0').switches).toEqual({ stonesRoll: true });
  expect(EDITIONS.of('2').switches).toEqual({ stonesRoll: true });
  expect(seen.values('1.0')).toEqual({ stonesRoll: false });
});

test('the rules of a switch are those of what it says, also where it is set otherwise', () => {
  const edition = EDITIONS.of('2.0');
  const cited = (stonesRoll: boolean | 'UPHILL') =>
    EDITIONS.rulesOf({ ...edition, switches: { stonesRoll } }, 'stonesRoll');
  expect([cited(true), cited(false), cited('UPHILL')]).toEqual([
    ['R-ROLL'],
    ['R-LIE'],
    ['R-DREAM'],
  ]);
});

test('scenarios see names, dates and rows', () => {
  expect(seen.find('3.0')).toBe('3.0');
  expect(seen.find('2')).toBe('2');
  expect(seen.find('2.5')).toBe('2.0');
  for (const none of ['three', '3.1', '0.9']) expect(seen.find(none)).toBeNull();
  expect([seen.nearest('3.1'), seen.nearest('0.9')]).toEqual([['3.0'], ['1.0']]);
  expect(seen.dated).toEqual(['2.0', '2.5']);
  expect(seen.switches.map(({ name, governs }) => [name, governs])).toEqual([
    ['stonesRoll', 'whether stones roll'],
  ]);
});

test('a position can be played with a switch set otherwise, and the one before stays as it is', () => {
  const position = positionOf([]);
  const changed = seen.withSwitches!(position, { stonesRoll: 'UPHILL' });
  expect(changed.state.edition).toEqual({ patch: '2.0', switches: { stonesRoll: 'UPHILL' } });
  expect(position.state.edition.switches.stonesRoll).toBe(true);
  expect(seen.of(changed.state)).toBe('2.0');
});

test.each([
  ['9.2', '9.2.0.21517', true],
  ['9.2.0.1', '9.2.0.21517', false],
  ['10.0', '9.9', true],
])('%s is at least %s: %s', (patch, from, is) => {
  expect(isAtLeast(patch, from)).toBe(is);
});

test.each([
  ['any', '1.0', true],
  ['>=2.0 <3.0', '2.4', true],
  ['>=2.0 <3.0', '3.0', false],
  ['<=2.0', '2.0', true],
  ['2.0?~3.0', '1.9', false],
  ['2.0?~3.0', '2.4', true],
  ['2.0~3.0', '3.0', false],
  ['2.0?', '4.0', true],
  ['<2.0?', '2.0', false],
])('the range %s holds %s: %s', (range, patch, is) => {
  expect(isInRange(range, patch)).toBe(is);
});
