import { compileFunction } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { instrument, type Mutant } from '../../scripts/mutation/instrument.mjs';
import { installSwitch } from '../../scripts/mutation/switch.mjs';

const control = installSwitch();

/** Runs the function `f` of a source with one of its mutants, or none. */
function run(source: string, mutant: number, ...values: unknown[]): unknown {
  const { code } = instrument(source, 'a.ts', 0);
  control.on = mutant;
  try {
    return compileFunction(`${code}; return f(...values);`, ['values'])(values);
  } finally {
    control.on = -1;
  }
}

const mutantsOf = (source: string): readonly Mutant[] => instrument(source, 'a.ts', 0).mutants;

describe('a source with every mutant behind a switch', () => {
  test.each([
    [
      'a comparison',
      'function f(a, b) { return a < b; }',
      [1, 1],
      false,
      { '<=': true, '>=': true },
    ],
    ['a sum', 'function f(a, b) { return a + b; }', [3, 2], 5, { '-': 1 }],
    [
      'a logical operator',
      'function f(a, b) { return a && b; }',
      [true, false],
      false,
      { '||': true },
    ],
    ['a negation', 'function f(a) { return !a; }', [true], false, { 'without !': true }],
    ['a literal', 'function f() { return true; }', [], true, { false: false }],
    ['a statement', 'function f(a) { a.push(1); return a.length; }', [[]], 1, { 'left out': 0 }],
    [
      'a condition',
      'function f(a) { if (a) return 1; return 2; }',
      [true],
      1,
      { true: 1, false: 2 },
    ],
  ])('%s', (_, source, values, unbroken, broken) => {
    const fresh = () => structuredClone(values);
    expect(run(source, -1, ...fresh())).toEqual(unbroken);
    const outcomes = mutantsOf(source).map(({ id, to }) => [to, run(source, id, ...fresh())]);
    expect(Object.fromEntries(outcomes)).toEqual(broken);
  });

  test('leaves alone what runs as the module loads, and what only writes the trace', () => {
    expect(mutantsOf('const a = 1 < 2;')).toEqual([]);
    expect(mutantsOf('function f(run) { if (run.trace) run.leaf({ text: 1 < 2 }); }')).toEqual([]);
  });

  test('says where each mutant is', () => {
    expect(mutantsOf('\nfunction f(a) {\n  return a > 1;\n}')).toMatchObject([
      { id: 0, file: 'a.ts', line: 3, from: 'a > 1', to: '>=' },
      { id: 1, file: 'a.ts', line: 3, from: 'a > 1', to: '<=' },
    ]);
  });
});

test('the switch notes which mutants make a difference', () => {
  const source = 'function f(a, b) { return a < b; }';
  control.differs.fill(0);
  run(source, -1, 1, 2);
  // 1 < 2 and 1 <= 2 agree; 1 >= 2 does not
  expect([...control.differs.subarray(0, 2)]).toEqual([0, 1]);
});
