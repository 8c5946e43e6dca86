import { describe, expect, test } from 'vitest';
import {
  type Frame,
  type Instruction,
  type NodeKind,
  type Program,
  Run,
  type TraceDetail,
} from '../../src/kernel/index.js';
import { LANTERNS, setCell, stateOf, type Toy, type ToyRun } from './toy.js';

type Step = (run: ToyRun) => void;
const effect = (name: string) => (run: ToyRun) =>
  run.node({ kind: 'effect', name, rules: [], text: '' });
const section = (name: string) => (run: ToyRun) =>
  run.section({ kind: 'phase', name, rules: [], text: '' });
const queue = (name: string) => (run: ToyRun) =>
  run.section({ kind: 'queue', name, rules: [], text: '' });
const leaf = (name: string) => (run: ToyRun) =>
  run.leaf({ kind: 'change', name, rules: [], text: '' });
const standing = (kind: NodeKind, name: string) => ({ kind, name, rules: [], text: '' });
const effectAs = (name: string) => (run: ToyRun) => run.nodeAs(standing('effect', name), 0, 0);
const sectionAs = (name: string) => (run: ToyRun) => run.sectionAs(standing('phase', name));
const leafAs = (name: string) => (run: ToyRun) => run.leafAs(standing('change', name));
const end = (run: ToyRun) => run.endSection();
/** Runs steps in a frame of their own. */
const call =
  (...steps: Step[]) =>
  (run: ToyRun) =>
    run.push({ op: 0, pc: 0, steps } as Frame);

const performer: Instruction<Toy> = {
  name: 'perform',
  step(run, frame) {
    const step = (frame as Frame & { steps: Step[] }).steps[frame.pc++];
    if (step === undefined) run.pop();
    else step(run);
  },
};
const PERFORM: Program<Toy> = { ...LANTERNS, instructions: [performer] };

/** The trace drawn as text: a node a line, two blanks for every level. */
function drawn(trace: TraceDetail, ...steps: Step[]): string[] {
  const run: ToyRun = new Run(PERFORM, stateOf([[1, 1, 0, 11, 0, 0]]), [], { trace });
  call(...steps)(run);
  expect(run.advance()).toBe('complete');
  expect(run.trace?.cursor().open ?? []).toEqual([]);
  return (run.trace?.nodes ?? []).map(({ depth, name }) => '  '.repeat(depth) + name);
}

test('a node stays open while its frame is on the stack', () => {
  expect(
    drawn('FULL', effect('a'), call(effect('b'), leaf('c')), leaf('d'), effect('e'), leaf('f')),
  ).toEqual(['a', '  b', '    c', '  d', '  e', '    f']);
});

test('a node whose text stands is like any other', () => {
  expect(
    drawn(
      'FULL',
      effectAs('a'),
      call(sectionAs('1'), leafAs('x'), effectAs('b'), sectionAs('2'), leafAs('y')),
      leafAs('z'),
    ),
  ).toEqual(['a', '  1', '    x', '    b', '  2', '    y', '  z']);
});

describe('a section', () => {
  test('ends where the next one of its frame begins', () => {
    expect(drawn('FULL', effect('a'), section('1'), leaf('x'), section('2'), leaf('y'))).toEqual([
      'a',
      '  1',
      '    x',
      '  2',
      '    y',
    ]);
  });

  test('is not ended by a section of a frame above', () => {
    expect(
      drawn('FULL', section('1'), call(section('1.1'), section('1.2')), leaf('x'), section('2')),
    ).toEqual(['1', '  1.1', '  1.2', '  x', '2']);
  });

  test('can be ended by hand; without one, nothing is', () => {
    expect(drawn('FULL', end, effect('a'), section('1'), end, leaf('x'), end, leaf('y'))).toEqual([
      'a',
      '  1',
      '  x',
      '  y',
    ]);
  });

  test('takes the nodes with it that were opened in it', () => {
    expect(drawn('FULL', section('1'), effect('a'), leaf('x'), section('2'), leaf('y'))).toEqual([
      '1',
      '  a',
      '    x',
      '2',
      '  y',
    ]);
  });

  test('that a summary leaves out ends the one before it all the same', () => {
    const steps = [section('1'), leaf('x'), queue('q'), leaf('y'), end, leaf('z')];
    expect(drawn('FULL', ...steps)).toEqual(['1', '  x', 'q', '  y', 'z']);
    expect(drawn('SUMMARY', ...steps)).toEqual(['1', '  x', 'y', 'z']);
  });
});

describe('a node for a part of a step', () => {
  const during =
    (name: string, ...steps: Step[]) =>
    (run: ToyRun) => {
      const node = run.begin({ kind: 'event', name, rules: [], text: '' });
      for (const step of steps) step(run);
      run.end(node);
    };

  test('is open from its beginning to its end', () => {
    const steps = [
      section('1'),
      during('a', leaf('x'), during('b', leaf('y')), leaf('z')),
      leaf('w'),
    ];
    expect(drawn('FULL', ...steps)).toEqual([
      '1',
      '  a',
      '    x',
      '    b',
      '      y',
      '    z',
      '  w',
    ]);
    expect(drawn('NONE', ...steps)).toEqual([]);
  });

  test('that a summary leaves out leaves what is in it', () => {
    const check = (run: ToyRun) => {
      const node = run.begin({ kind: 'check', name: 'c', rules: [], text: '' });
      leaf('x')(run);
      run.end(node);
    };
    expect(drawn('FULL', effect('a'), check, leaf('y'))).toEqual(['a', '  c', '    x', '  y']);
    expect(drawn('SUMMARY', effect('a'), check, leaf('y'))).toEqual(['a', '  x', '  y']);
  });

  test('is not ended by a section in it', () => {
    const steps = [during('a', section('1'), leaf('x'), end, leaf('y')), leaf('z')];
    expect(drawn('FULL', ...steps)).toEqual(['a', '  1', '    x', '  y', 'z']);
  });

  test('ends innermost first', () => {
    const crossed = (run: ToyRun) => {
      const outer = run.begin({ kind: 'event', name: 'a', rules: [], text: '' });
      run.begin({ kind: 'event', name: 'b', rules: [], text: '' });
      run.end(outer);
    };
    expect(() => drawn('FULL', crossed)).toThrow('node 0 is not the innermost open one');
  });

  test('cannot outlive the frame', () => {
    const popped = (run: ToyRun) => {
      const node = run.begin({ kind: 'event', name: 'a', rules: [], text: '' });
      run.pop();
      run.end(node);
    };
    expect(() => drawn('FULL', popped)).toThrow('node 0 is not the innermost open one');
  });
});

test('without a trace nothing is recorded and nothing breaks', () => {
  expect(drawn('NONE', end, section('1'), effect('a'), leaf('x'), end)).toEqual([]);
});

test('a node remembers who it is about and what they were at that moment', () => {
  const run: ToyRun = new Run(PERFORM, stateOf([[1, 1, 0, 11, 0, 0]]), [], { trace: 'FULL' });
  call(
    (r) =>
      r.node({
        kind: 'event',
        name: 'before',
        rules: ['L1', 'L2'],
        text: '{source} and {value}',
        source: 1,
        value: 7,
      }),
    (r) => setCell(r, 1, 3, 12),
    (r) =>
      r.section({ kind: 'step', name: 'after', rules: [], text: '{about}', about: 1, value: 8 }),
    (r) => r.leaf({ kind: 'check', name: 'nobody', rules: [], text: '', source: 0, about: 0 }),
  )(run);
  run.advance();
  expect(run.trace!.nodes).toEqual([
    {
      id: 0,
      parent: -1,
      depth: 0,
      kind: 'event',
      name: 'before',
      rules: ['L1', 'L2'],
      text: '{source} and {value}',
      source: 1,
      about: 0,
      value: 7,
      sourceIdentity: 11,
      aboutIdentity: 0,
    },
    {
      id: 1,
      parent: 0,
      depth: 1,
      kind: 'step',
      name: 'after',
      rules: [],
      text: '{about}',
      source: 0,
      about: 1,
      value: 8,
      sourceIdentity: 0,
      aboutIdentity: 12,
    },
    {
      id: 2,
      parent: 1,
      depth: 2,
      kind: 'check',
      name: 'nobody',
      rules: [],
      text: '',
      source: 0,
      about: 0,
      value: 0,
      sourceIdentity: 0,
      aboutIdentity: 0,
    },
  ]);
});

test('what a node does not say is 0', () => {
  const run: ToyRun = new Run(PERFORM, stateOf([[1, 1, 0, 11, 0, 0]]), [], { trace: 'FULL' });
  const part = (r: ToyRun) => r.end(r.begin({ kind: 'event', name: 'part', rules: [], text: '' }));
  call(effect('node'), section('section'), part, leaf('leaf'))(run);
  run.advance();
  expect(run.trace!.nodes.map(({ name }) => name)).toEqual(['node', 'section', 'part', 'leaf']);
  for (const node of run.trace!.nodes) {
    expect(node).toMatchObject({ source: 0, about: 0, value: 0 });
  }
});

test('a change belongs to the innermost open node, or to none', () => {
  const run: ToyRun = new Run(PERFORM, stateOf([[1, 1, 0, 11, 0, 0]]), [], { trace: 'FULL' });
  const write = (column: number) => (r: ToyRun) => setCell(r, 1, column, 9);
  call(
    write(1),
    effect('a'),
    write(2),
    section('1'),
    write(3),
    leaf('x'),
    write(4),
    end,
    write(5),
  )(run);
  run.advance();
  expect([...run.trace!.cellChanges()]).toEqual([
    { node: -1, row: 1, column: 1, from: 1, to: 9 },
    { node: 0, row: 1, column: 2, from: 0, to: 9 },
    { node: 1, row: 1, column: 3, from: 11, to: 9 },
    { node: 1, row: 1, column: 4, from: 0, to: 9 },
    { node: 0, row: 1, column: 5, from: 0, to: 9 },
  ]);
});

test('the first cell of all is told of like any other', () => {
  const run: ToyRun = new Run(PERFORM, stateOf([]), [], { trace: 'FULL' });
  run.changed(0, 0, 3, 4);
  run.changed(0, 0, 4, 5);
  expect([...run.trace!.cellChanges()]).toEqual([
    { node: -1, row: 0, column: 0, from: 3, to: 4 },
    { node: -1, row: 0, column: 0, from: 4, to: 5 },
  ]);
});

test('what was read of a trace is read again, with what has come since', () => {
  const run: ToyRun = new Run(PERFORM, stateOf([[1, 1, 0, 11, 0, 0]]), [], { trace: 'FULL' });
  run.changed(1, 2, 3, 4);
  expect([...run.trace!.changes]).toEqual([-1, 1, 2, 3, 4]);
  expect([...run.trace!.changes]).toEqual([-1, 1, 2, 3, 4]);
  run.changed(1, 3, 5, 6);
  expect([...run.trace!.changes]).toEqual([-1, 1, 2, 3, 4, -1, 1, 3, 5, 6]);
});
