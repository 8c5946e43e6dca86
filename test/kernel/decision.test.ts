import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Decision,
  deserialise,
  type Frame,
  OPEN,
  type Program,
  Run,
  serialise,
} from '../../src/kernel/index.js';
import { BUSY } from './boards.js';
import { answering, begin, record } from './play.js';
import { cell, HEALTH, LANTERNS, rowsOf, setCell, stateOf, type Toy, type ToyRun } from './toy.js';

const QUESTION: Decision = {
  kind: 'chance',
  name: 'colour',
  of: 'colour',
  player: 0,
  source: 1,
  options: [4, 5, 6],
};

/** A run of one made-up instruction on a board of one lantern. */
function oneStep(step: (run: ToyRun, frame: Frame) => void, options = {}): ToyRun {
  const program: Program<Toy> = { ...LANTERNS, instructions: [{ name: 'made up', step }] };
  return new Run(program, stateOf([[1, 5, 0, 11, 0, 0]]), [{ op: 0, pc: 0 }], options);
}

/** Asks, and puts the picked option into the lantern's health. */
const ask = (decision: Decision) => (run: ToyRun) => {
  const index = run.decide(decision);
  if (index === OPEN) return;
  setCell(run, 1, HEALTH, decision.options[index]!);
  run.pop();
};

describe('asking', () => {
  test('without options is a defect of the rules', () => {
    const run = oneStep(ask({ ...QUESTION, options: [] }));
    expect(() => run.advance()).toThrow(new RangeError('decision "colour" has no options'));
  });

  test('with one option is answered at once; nobody is asked and nothing is noted', () => {
    const run = oneStep(ask({ ...QUESTION, options: [6] }), { source: () => expect.fail('asked') });
    expect(run.advance()).toBe('complete');
    expect([cell(run.state, 1, HEALTH), run.taken]).toEqual([6, []]);
  });

  test.each([-2, 3, 0.5, Number.NaN])('a source that answers %d of 3 is refused', (index) => {
    const run = oneStep(ask(QUESTION), { source: () => index, trace: 'FULL' });
    expect(() => run.advance()).toThrow(new RangeError(`option ${index} of 3 in "colour"`));
    expect([rowsOf(run.state), run.taken, run.trace!.nodes]).toEqual([
      [[1, 5, 0, 11, 0, 0]],
      [],
      [],
    ]);
  });

  test.each([[[1, 2]], [[1, 2, 0]], [[1, 2, -1]], [[1, 2, 1.5]], [[1, 2, 2 ** 32]]])(
    'with the weights %j for three options is a defect of the rules',
    (weights) => {
      const run = oneStep(ask({ ...QUESTION, weights }), { source: () => 0 });
      expect(() => run.advance()).toThrow('weights of "colour"');
    },
  );

  test('twice in one step is a defect of the rules: an answer could go to the wrong question', () => {
    const twice = oneStep(
      (run) => {
        if (run.decide(QUESTION) === OPEN) return;
        run.decide({ ...QUESTION, name: 'second' });
      },
      { source: () => 1 },
    );
    expect(() => twice.advance()).toThrow(
      'in decision "second": asked in a step that has asked before',
    );
  });

  test('while not recording notes nothing', () => {
    const run = oneStep(ask(QUESTION), { source: () => 2, trace: 'FULL' });
    run.recording = false;
    expect(run.advance()).toBe('complete');
    expect([run.taken, run.trace!.nodes, cell(run.state, 1, HEALTH)]).toEqual([[], [], 6]);
  });
});

describe('what is noted of a decision', () => {
  const noted = (decision: Decision, index: number) => {
    const run = oneStep(ask(decision), { source: () => index, trace: 'FULL' });
    run.advance();
    return run.trace!.nodes[0];
  };

  test('chance picks an entity', () => {
    expect(noted({ ...QUESTION, of: 'entity', options: [0, 1] }, 1)).toMatchObject({
      kind: 'decision',
      name: 'colour',
      source: 1,
      about: 1,
      value: 1,
      aboutIdentity: 11,
      text: '{source}: chance picks {about}',
    });
  });

  test('a player picks an entity', () => {
    expect(noted({ ...QUESTION, kind: 'choice', of: 'entity', options: [0, 1] }, 1)).toMatchObject({
      text: '{source}: the player picks {about}',
      about: 1,
    });
  });

  test('an option that is no entity is named by its index', () => {
    expect(noted(QUESTION, 2)).toMatchObject({
      text: '{source}: chance picks option {value}',
      about: 0,
      value: 2,
      aboutIdentity: 0,
    });
    expect(noted({ ...QUESTION, kind: 'choice' }, 0)).toMatchObject({
      text: '{source}: the player picks option {value}',
      about: 0,
      value: 0,
    });
  });
});

describe('answering', () => {
  test.each([-1, 3, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'with %d of 3 is refused and changes nothing',
    (index) => {
      const run = oneStep(ask(QUESTION), { trace: 'FULL' });
      run.advance();
      const before = JSON.stringify(serialise(run));
      expect(() => run.resume(index)).toThrow(new RangeError(`option ${index} of 3`));
      expect(JSON.stringify(serialise(run))).toBe(before);
      run.resume(2);
      expect(run.advance()).toBe('complete');
      expect(cell(run.state, 1, HEALTH)).toBe(6);
    },
  );

  test('an answer is refused by a run read back just as well', () => {
    const run = begin(BUSY);
    run.advance();
    const twin = deserialise(LANTERNS, serialise(run));
    const count = twin.pending!.options.length;
    expect(() => twin.resume(count)).toThrow(RangeError);
    expect(JSON.stringify(serialise(twin))).toBe(JSON.stringify(serialise(run)));
  });

  test.each([
    ['before anything is asked', () => {}],
    [
      'twice',
      (run: ToyRun) => {
        run.advance();
        run.resume(0);
      },
    ],
    [
      'after the end',
      (run: ToyRun) => {
        run.decideWith(() => 0);
        run.advance();
      },
    ],
  ])('%s is refused', (_, prepare) => {
    const run = oneStep(ask(QUESTION));
    prepare(run);
    expect(() => run.resume(0)).toThrow(new RangeError('no decision is pending'));
  });

  test('nothing and going on leaves the decision open, as often as one likes', () => {
    const run = oneStep(ask(QUESTION), { trace: 'FULL' });
    for (let i = 0; i < 3; i++) expect(run.advance()).toBe('pending');
    expect(run.pending).toEqual(QUESTION);
    expect(run.trace!.nodes).toEqual([]);
  });

  test('a question that has become another since is a defect, not an answer to the other', () => {
    const others: Decision[] = [
      { ...QUESTION, name: 'taste' },
      { ...QUESTION, kind: 'choice' },
      { ...QUESTION, player: 2 },
      { ...QUESTION, source: 0 },
      { ...QUESTION, of: 'taste' },
      { ...QUESTION, options: [4, 5] },
      { ...QUESTION, options: [4, 6, 5] },
    ];
    for (const other of others) {
      let asked = 0;
      const run = oneStep((r) => ask(asked++ === 0 ? QUESTION : other)(r));
      run.advance();
      run.resume(1);
      expect(() => run.advance()).toThrow(
        `in decision "${other.name}": asked where "colour" was answered`,
      );
      expect(cell(run.state, 1, HEALTH)).toBe(5);
    }
  });

  test('a question that is not asked again is a defect: its answer would go to a later one', () => {
    let asked = false;
    const run = oneStep((r) => {
      if (!asked) r.decide(QUESTION);
      asked = true;
    });
    run.advance();
    run.resume(1);
    expect(() => run.advance()).toThrow('in decision "colour": answered but not asked again');
  });
});

describe('a checked run', () => {
  test('names the instruction after which an invariant is broken, and what is broken', () => {
    const run = oneStep((r) => setCell(r, 1, HEALTH, -1), { checked: true });
    expect(() => run.advance()).toThrow(
      expect.objectContaining({
        name: 'BrokenInvariant',
        message: 'in made up: lantern 1 has negative health',
        violations: ['lantern 1 has negative health'],
      }),
    );
  });

  test.each<[string, (run: ToyRun) => void]>([
    ['changed a cell', (run) => setCell(run, 1, HEALTH, 4)],
    ['pushed a frame', (run) => run.push({ op: 0, pc: 0 })],
    ['popped its frame', (run) => run.pop()],
    [
      'put another frame in the place of its own',
      (run) => {
        run.pop();
        run.push({ op: 0, pc: 0 });
      },
    ],
    ['opened a node', (run) => run.node({ kind: 'effect', name: 'early', rules: [], text: '' })],
    ['recorded a leaf', (run) => run.leaf({ kind: 'check', name: 'early', rules: [], text: '' })],
  ])('finds an instruction that %s before it asked', (_, act) => {
    const run = oneStep(
      (r) => {
        act(r);
        r.decide(QUESTION);
      },
      { checked: true, trace: 'FULL' },
    );
    expect(() => run.advance()).toThrow(
      'in decision "colour": asked by a step that has acted before',
    );
  });

  test('finds it without a trace when a row has come up', () => {
    const run = oneStep(
      (r) => {
        r.state.count++;
        r.decide(QUESTION);
      },
      { checked: true },
    );
    expect(() => run.advance()).toThrow('asked by a step that has acted before');
  });

  test('and an unchecked one give the same', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { minLength: 1 }), (answers) => {
        const [checked, unchecked] = [true, false].map((on) =>
          record(begin(BUSY, { source: answering(answers), trace: 'FULL', checked: on })),
        );
        expect(checked).toEqual(unchecked);
      }),
    );
  });
});
