import { describe, expect, test } from 'vitest';
import type { Book } from '../../src/scenario/conformance/catalogue.js';
import { runScenarioText } from '../../src/scenario/conformance/scenario-files.js';
import { allCases, scoreBooks } from '../../src/scenario/conformance/score.js';

const ROW = { line: 3, rules: [], setup: '', action: '', test: 'yes' } as const;
const BOOKS: readonly Book[] = [
  {
    id: 'book',
    title: 'A book',
    ruleset: 'hearthstone',
    edition: '10.0',
    chapters: [
      {
        title: 'One',
        rows: [
          { ...ROW, id: 'B-1', patches: 'any', expect: ['a knife hits', 'nobody dies', 'prose'] },
          { ...ROW, id: 'B-2', line: 5, patches: '<9.2', expect: ['a knife hits'] },
          { ...ROW, id: 'B-3', line: 7, patches: 'any', expect: ['x'], test: 'partial' },
        ],
      },
    ],
  },
];

const FILE = `
case: B-1
patch: "10.0"
players:
  1: { board: [ { as: juggler, card: Knife Juggler } ], hand: [ { as: wisp, card: Wisp } ] }
actions: [ { play: wisp } ]
items:
  1: [ { happens: damage hero 2 } ]
  2: [ { never: death } ]
uncheckable: { 3: only prose }
`;

const run = (text: string) => runScenarioText(text, 'file.yaml', BOOKS);
const faults = (text: string): string[] => run(text).faults.map(({ message }) => message);

function standing(text: string) {
  const [score] = allCases(scoreBooks(BOOKS, [run(text)], { case: 'B-1' }));
  return [score!.standing, score!.isUnexpected, score!.why];
}

describe('a case file', () => {
  test('passes when every item is asserted or marked, and holds', () => {
    expect(faults(FILE)).toEqual([]);
    expect(standing(FILE)).toEqual(['passed', false, null]);
  });

  test.each([
    [
      '  2: [ { never: death } ]',
      '',
      'neither asserted nor marked as uncheckable: item 2 (nobody dies).',
    ],
    [
      'uncheckable: { 3: only prose }',
      '',
      'neither asserted nor marked as uncheckable: item 3 (prose).',
    ],
    [
      '{ 3: only prose }',
      '{ 2: x, 3: y }',
      'asserted and marked as uncheckable: item 2 (nobody dies).',
    ],
    [
      '  2: [',
      '  4: [ { never: damage hero 1 } ]\n  2: [',
      'B-1 has 3 items, so there is no item 4.',
    ],
    ['case: B-1', 'case: B-9', 'the catalogue has no case B-9.'],
    ['"10.0"', '"9.2"', 'B-1 speaks of =10.0; the file\'s "patch" is 9.2.'],
    ['patch: "10.0"', '', 'B-1 speaks of =10.0; the file\'s "patch" is none.'],
    ['case: B-1', 'case: B-2', 'B-2 speaks of <9.2; the file\'s "patch" is 10.0.'],
    ['  2: [ { never: death } ]', '  2: []', 'items.2: expected a list of expectations, found [].'],
    ['  2: [', '  two: [', 'items.two: expected the number of an item, found "two".'],
    ['only prose', '', 'uncheckable.3: expected the reason, found null.'],
    ['case: B-1', 'case: B-1\nknown: {}', 'known.fails: the reason is missing.'],
    ['case: B-1', 'case: B-1\ncase: B-2', 'Map keys must be unique at line 3, column 1:'],
  ])('with %j as %j is at fault', (from, to, fault) => {
    expect(faults(FILE.replace(from, to))).toContain(fault);
    expect(run(FILE.replace(from, to)).faults.length).toBeGreaterThan(0);
  });

  test('fails with the first expectation that does not hold', () => {
    expect(standing(FILE.replace('never: death', 'happens: death'))).toEqual([
      'failed',
      true,
      'item 2: expected "death"; found it never happens',
    ]);
  });

  test('that is known to fail counts as failed and surprises only when it passes', () => {
    const known = 'case: B-1\nknown: { fails: not built yet }';
    expect(
      standing(FILE.replace('never: death', 'happens: death').replace('case: B-1', known)),
    ).toEqual(['failed', false, 'known: not built yet']);
    expect(standing(FILE.replace('case: B-1', known))).toEqual([
      'failed',
      true,
      'passes although it is marked as failing: not built yet',
    ]);
  });

  test('fails when an action is refused that no expectation speaks of', () => {
    const text = FILE.replace('{ play: wisp }', '{ play: wisp }, { attack: wisp, target: hero 2 }');
    expect(standing(text)[2]).toContain(
      'expected a legal action; found REQ_NOT_MINION_JUST_PLAYED',
    );
  });

  test('fails when a scripted decision is left over', () => {
    const [state, , why] = standing(`${FILE}decisions: [ 1 ]\n`);
    expect([state, why]).toEqual(['failed', 'decisions[0]: nothing asks for 1.']);
  });

  test('is at fault when a comment cuts a number off', () => {
    const message = 'Line 8: " #2" begins a comment here; write "damage hero 2 #2" in quotes.';
    expect(faults(FILE.replace('damage hero 2 }', 'damage hero 2 #2\n      }'))).toEqual([message]);
    expect(
      faults(FILE.replace('damage hero 2 }', '"damage hero 2 #1" } # 1 is enough\n      ')),
    ).toEqual([]);
  });

  test('without expectations is at fault', () => {
    expect(faults('players: {}')).toEqual(['nothing is expected of it.']);
  });
});

describe('the score', () => {
  test('leaves out cases that cannot be shown, until they are', () => {
    const ids = (text: string) =>
      allCases(scoreBooks(BOOKS, [run(text)], {})).map(({ row }) => row.id);
    expect(ids(FILE)).toEqual(['B-1', 'B-2']);
    expect(ids(FILE.replace('B-1', 'B-3'))).toEqual(['B-1', 'B-2', 'B-3']);
  });

  test('looks only at what it is asked for', () => {
    const ids = (filter: object) =>
      allCases(scoreBooks(BOOKS, [], filter)).map(({ row }) => row.id);
    expect(ids({ until: 4 })).toEqual(['B-1']);
    expect(ids({ case: 'B-2' })).toEqual(['B-2']);
    expect(ids({ book: 'other' })).toEqual([]);
  });
});
