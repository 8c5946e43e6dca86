import { describe, expect, test } from 'vitest';
import {
  addRow,
  type Budget,
  DEFAULT_BUDGET,
  type Frame,
  LoopWatch,
  Run,
  type TraceDetail,
} from '../../src/kernel/index.js';
import type { Play } from './boards.js';
import { answering, begin } from './play.js';
import {
  cell,
  ECHO,
  type Effects,
  HEALTH,
  HITS,
  LANTERNS,
  scriptFrame,
  stateOf,
  type Toy,
  type ToyRun,
} from './toy.js';

const PLENTY: Budget = { steps: 40_000, depth: 500, nodes: 20_000, entities: 1_000 };
const forEver = (effects: Effects): Effects => [{ do: 'repeat', times: -1, effects }];
const alone = (effects: Effects): Play => ({ board: [[1, 5, 0]], effects });

/** The limit that a play runs into, and the milliseconds of CPU that this took. */
function limitOf(play: Play, budget = PLENTY, trace: TraceDetail = 'NONE', answers = [0, 1]) {
  const run = begin(play, { budget, trace, checked: false, source: answering(answers) });
  const began = process.cpuUsage();
  expect(run.advance()).toBe('limit');
  const took = process.cpuUsage(began).user / 1_000;
  return { ...run.limit!, took, run };
}

describe.each([
  ['the default budget', DEFAULT_BUDGET],
  ['a small budget', { steps: 2_000, depth: 40, nodes: 300, entities: 60 }],
])('with %s, each kind of endless play ends within 500 ms of CPU', (_, budget) => {
  test('a loop that comes back to where it was: it recurs, and is named', () => {
    const found = limitOf(alone(forEver([{ do: 'blink' }])), budget);
    expect(found).toMatchObject({ limit: 'steps', allowed: budget.steps, recurs: true });
    expect(found.busyWith).toEqual(['script of card 11', 'repeat of card 11']);
    expect(found.took).toBeLessThan(500);
  });

  test('a loop that grows does not recur', () => {
    const found = limitOf(alone(forEver([{ do: 'count' }])), budget);
    expect(found).toMatchObject({ limit: 'steps', allowed: budget.steps, recurs: false });
    expect(found.busyWith).toContain('script of card 11');
    expect(found.took).toBeLessThan(500);
  });

  test('two triggers that feed each other nest too deep', () => {
    const found = limitOf(
      {
        board: [
          [1, 5, 0],
          [1, 5, ECHO],
          [2, 5, ECHO],
        ],
        effects: [{ do: 'hit', amount: 1, times: 1 }],
      },
      budget,
      'NONE',
      [1],
    );
    expect(found).toMatchObject({ limit: 'depth', allowed: budget.depth, recurs: false });
    expect(found.busyWith).toEqual(
      expect.arrayContaining(['damage of card 12', 'script of card 13']),
    );
    expect(found.took).toBeLessThan(500);
  });

  test('a frame that pushes itself nests too deep', () => {
    const found = limitOf(alone([{ do: 'nest' }]), budget);
    expect(found).toMatchObject({ limit: 'depth', allowed: budget.depth, recurs: false });
    expect(found.busyWith[0]).toBe('nest of card 11');
    expect(found.took).toBeLessThan(500);
  });

  test('summoning without end floods the table', () => {
    const found = limitOf(alone(forEver([{ do: 'summon', health: 1, trigger: 0 }])), budget);
    expect(found).toMatchObject({ limit: 'entities', allowed: budget.entities, recurs: false });
    expect(found.busyWith).toContain('script of card 11');
    expect(found.took).toBeLessThan(500);
  });

  test('a traced loop floods the trace, and is still known as one that recurs', () => {
    const found = limitOf(alone(forEver([{ do: 'blink' }])), budget, 'FULL');
    expect(found).toMatchObject({ limit: 'nodes', allowed: budget.nodes, recurs: true });
    expect(found.busyWith).toEqual(['script of card 11', 'repeat of card 11']);
    expect(found.took).toBeLessThan(500);
    expect(found.run.trace!.nodes.length).toBeGreaterThan(budget.nodes);
    expect(found.run.trace!.nodes.length).toBeLessThan(budget.nodes + 100);
  });
});

describe('a loop in which somebody decides', () => {
  const board = [
    [1, 5, 0],
    [1, 5, 0],
    [2, 5, 0],
  ] as const;

  test('is not said to recur: another decision might end it', () => {
    const again = forEver([{ do: 'hit', amount: 0, times: 1 }, { do: 'blink' }]);
    const coins = forEver([{ do: 'coin', weights: [1, 1], sides: [[], []] }, { do: 'blink' }]);
    expect(limitOf({ board, effects: again })).toMatchObject({ limit: 'steps', recurs: false });
    expect(limitOf({ board, effects: coins })).toMatchObject({ limit: 'steps', recurs: false });
  });

  test('recurs when the decisions are over before it begins', () => {
    const effects: Effects = [{ do: 'hit', amount: 1, times: 5 }, ...forEver([{ do: 'blink' }])];
    expect(limitOf({ board, effects })).toMatchObject({ limit: 'steps', recurs: true });
  });
});

test('a loop inside a loop that counts does not recur, however often its frames look the same', () => {
  const nested = forEver([{ do: 'repeat', times: 3, effects: [{ do: 'count' }] }]);
  const found = limitOf(alone(nested));
  expect(found).toMatchObject({ limit: 'steps', recurs: false });
});

test('long loops recur as well as short ones', () => {
  for (const length of [2, 3, 10, 37, 100]) {
    const round = Array.from({ length }, () => ({ do: 'blink' }) as const);
    expect(limitOf(alone(forEver(round))), `${length} blinks`).toMatchObject({ recurs: true });
  }
});

test('a loop is known in a budget of a few hundred steps, too', () => {
  const found = limitOf(alone(forEver([{ do: 'blink' }])), { ...PLENTY, steps: 200 });
  expect(found).toMatchObject({ limit: 'steps', allowed: 200, recurs: true });
});

test('a loop that changes what a state holds beside its rows does not recur', () => {
  let turns = 0;
  const program = { ...LANTERNS, besides: () => turns++ };
  const stack = [scriptFrame(1, forEver([{ do: 'blink' }]))];
  const run = new Run(program, stateOf([[1, 5, 0, 11, 0, 0]]), stack, { budget: PLENTY });
  expect(run.advance()).toBe('limit');
  expect(run.limit).toMatchObject({ limit: 'steps', recurs: false });
});

/** A run of made-up instructions on an empty board, until its limit. */
function limitOfMadeUp(
  budget: Budget,
  stack: readonly number[],
  ...steps: ((run: ToyRun) => void)[]
) {
  const instructions = steps.map((step, op) => ({ name: `${op}`, step }));
  const describeFrame = (_state: Toy, { op }: Frame): string => `frame ${op}`;
  const program = { ...LANTERNS, instructions, describeFrame };
  const frames = stack.map((op) => ({ op, pc: 0 }));
  const run = new Run(program, stateOf([[1, 5, 0, 11, 0, 0]]), frames, { budget });
  expect(run.advance()).toBe('limit');
  return run.limit!;
}

test('a loop that adds rows and writes nothing does not recur', () => {
  const found = limitOfMadeUp(PLENTY, [0], (run) => addRow(run.state, LANTERNS.width));
  expect(found).toMatchObject({ limit: 'entities', recurs: false });
});

test('a budget of steps that is passed names what was on top, and not what lay below', () => {
  const stack = [...new Array<number>(30).fill(1), 2, 2, 0];
  const found = limitOfMadeUp({ ...PLENTY, steps: 70 }, stack, () => {});
  expect(found).toMatchObject({ limit: 'steps', busyWith: ['frame 2', 'frame 0'], recurs: true });
});

describe('a watch over samples of a run', () => {
  /** Looks at a machine, and says how often it had to be written down. */
  const looked = (watch: LoopWatch, glance: string, machine: string): number => {
    let written = 0;
    watch.compare(glance, () => {
      written++;
      return machine;
    });
    return written;
  };

  test('remembers another at doubling distances, and writes none down beside those', () => {
    const watch = new LoopWatch();
    const remembered: number[] = [];
    for (let sample = 1; sample <= 40; sample++)
      if (looked(watch, `glance ${sample}`, '') > 0) remembered.push(sample);
    expect(remembered).toEqual([1, 3, 7, 15, 31]);
    expect(watch.recurs).toBe(false);
  });

  test('takes for the same only what is the same at more than a glance', () => {
    const watch = new LoopWatch();
    looked(watch, 'a', 'one');
    expect([looked(watch, 'a', 'other'), watch.recurs]).toEqual([1, false]);
    looked(watch, 'b', 'one');
    expect([looked(watch, 'c', 'one'), watch.recurs]).toEqual([0, false]);
    expect([looked(watch, 'b', 'one'), watch.recurs]).toEqual([1, true]);
  });

  test('that has seen the same twice looks no further', () => {
    const watch = new LoopWatch();
    looked(watch, 'a', 'one');
    looked(watch, 'a', 'one');
    expect([looked(watch, 'a', 'other'), watch.recurs]).toEqual([0, true]);
  });

  test('does not know again what it has forgotten', () => {
    const watch = new LoopWatch();
    looked(watch, 'a', 'one');
    watch.forget();
    expect([looked(watch, 'a', 'one'), watch.recurs]).toEqual([0, false]);
  });

  test('names what it has counted, the most frequent first', () => {
    const watch = new LoopWatch();
    for (const name of ['c', 'a', 'b', 'b', 'a', 'b', 'd', 'e', 'e', 'f', 'f', 'a', 'b'])
      watch.count(name);
    expect(watch.busyWith()).toEqual(['b', 'a', 'e', 'f', 'c']);
  });
});

describe('a run', () => {
  /** How often a run of a hundred rounds on a board of five is asked what it is doing. */
  const asked = (budget: Budget): number => {
    let times = 0;
    const describeFrame = (): string => `frame ${++times}`;
    const stack = [scriptFrame(1, [{ do: 'repeat', times: 100, effects: [{ do: 'count' }] }])];
    const board = Array.from({ length: 5 }, () => [1, 5, 0, 11, 0, 0]);
    const run = new Run({ ...LANTERNS, describeFrame }, stateOf(board), stack, { budget });
    expect(run.advance()).toBe('complete');
    return times;
  };

  test('is watched only when it has used up more than half of something', () => {
    expect(asked({ ...PLENTY, entities: 10 })).toBe(0);
    expect(asked({ ...PLENTY, entities: 9 })).toBeGreaterThan(0);
  });

  test('is asked what it is doing about a thousand times in the second half of its steps', () => {
    let glances = 0;
    const program = { ...LANTERNS, besides: () => ++glances };
    const stack = [scriptFrame(1, forEver([{ do: 'blink' }]))];
    const run = new Run(program, stateOf([[1, 5, 0, 11, 0, 0]]), stack, { budget: PLENTY });
    run.advance();
    expect(glances).toBeGreaterThan(1_000);
    expect(glances).toBeLessThan(1_100);
  });
});

test('a run that is not checked does not look at what must hold', () => {
  const program = { ...LANTERNS, violations: () => expect.fail('looked at') };
  const stack = [scriptFrame(1, [{ do: 'blink' }])];
  expect(new Run(program, stateOf([[1, 5, 0, 11, 0, 0]]), stack).advance()).toBe('complete');
});

test('at most five names are given, the most frequent first', () => {
  const board = Array.from({ length: 8 }, (): [number, number, number] => [1, 9_999, 0]);
  const effects = forEver([{ do: 'hit', amount: 1, times: 8 }, { do: 'count' }]);
  const found = limitOf({ board, effects }, PLENTY, 'NONE', [0, 1, 2, 3, 4, 5]);
  expect(found.busyWith.length).toBeLessThanOrEqual(5);
  expect(found.busyWith).toContain('hit of card 11');
  expect(new Set(found.busyWith).size).toBe(found.busyWith.length);
});

describe('a budget', () => {
  const count = (times: number): Play =>
    alone([{ do: 'repeat', times, effects: [{ do: 'count' }] }]);
  const stepsOf = (play: Play): number => {
    const run = begin(play);
    expect(run.advance()).toBe('complete');
    return run.steps;
  };

  test.each([1, 5, 40, 700])(
    'of exactly the steps needed is enough for %i rounds; one less is not',
    (times) => {
      const steps = stepsOf(count(times));
      const enough = begin(count(times), { budget: { ...PLENTY, steps } });
      expect(enough.advance()).toBe('complete');
      expect(cell(enough.state, 1, HITS)).toBe(times);
      const short = begin(count(times), { budget: { ...PLENTY, steps: steps - 1 } });
      expect(short.advance()).toBe('limit');
      expect(short.limit).toMatchObject({ limit: 'steps', allowed: steps - 1 });
    },
  );

  test('of as many entities as there are is enough; one less is not', () => {
    const board = Array.from({ length: 10 }, (): [number, number, number] => [1, 1, 0]);
    const play: Play = { board, effects: count(100).effects };
    expect(begin(play, { budget: { ...PLENTY, entities: 10 } }).advance()).toBe('complete');
    expect(limitOf(play, { ...PLENTY, entities: 9 })).toMatchObject({ limit: 'entities' });
  });

  test('of frames that is passed names what fills the stack, not only what is on top', () => {
    // twenty loops of lantern 11 in one another, and in the innermost two lanterns that never rest
    let effects: Effects = [{ do: 'hit', amount: 1, times: 1 }];
    for (let i = 0; i < 20; i++) effects = [{ do: 'repeat', times: 1, effects }];
    const board: Play['board'] = [
      [1, 5, 0],
      [1, 5, ECHO],
      [2, 5, ECHO],
    ];
    const found = limitOf({ board, effects }, { ...PLENTY, depth: 20 }, 'NONE', [1]);
    expect(found).toMatchObject({ limit: 'depth', allowed: 20, recurs: false });
    expect(found.busyWith.slice(0, 2)).toEqual(['script of card 11', 'repeat of card 11']);
  });

  test('that is used up stays used up, and nothing more happens', () => {
    const { run } = limitOf(alone(forEver([{ do: 'count' }])));
    const hits = cell(run.state, 1, HITS);
    expect(run.advance()).toBe('limit');
    expect(cell(run.state, 1, HITS)).toBe(hits);
  });

  test('keeps the trace and the state as far as the run came', () => {
    const { run } = limitOf(alone(forEver([{ do: 'mend', amount: 1 }])), PLENTY, 'FULL');
    const changes = [...run.trace!.cellChanges()];
    expect(changes.length).toBeGreaterThan(1_000);
    expect(changes.at(-1)).toMatchObject({ column: HEALTH, to: cell(run.state, 1, HEALTH) });
  });

  test('is not touched by a long play that ends', () => {
    const run = begin(count(10_000), { checked: false });
    expect(run.advance()).toBe('complete');
    expect(run.limit).toBeNull();
  });
});
