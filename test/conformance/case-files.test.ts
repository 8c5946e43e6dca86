import { describe, expect, test } from 'vitest';
import { conformanceLines } from '../../src/cli/show/conformance.js';
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
          { ...ROW, id: 'B-4', line: 9, patches: 'early version', expect: ['a', 'b', 'c'] },
          {
            ...ROW,
            id: 'B-5',
            line: 9,
            patches: 'early version, 10.x',
            editions: '<1.1 || 10',
            expect: ['a', 'b', 'before 9.2 it was c'],
          },
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
    ['case: B-1', 'case: B-1\ncase: B-2', 'Map keys must be unique at line 3, column 1.'],
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

  test('fails when a decision is open that no expectation speaks of', () => {
    const random = FILE.replace(
      'actions:',
      '  2: { board: [ { as: theirs, card: Wisp, health: 5 } ] }\nactions:',
    ).replace('damage hero 2 }', 'trigger juggler }');
    expect(standing(random)[2]).toBe('expected no open decision; found chance "random target"');
    expect(standing(`${random}expect: [ { pending: random target } ]\n`)[0]).toBe('passed');
    expect(standing(`${random}random: enumerate\n`)[0]).toBe('passed');
    const alone = random.replaceAll(/items:[\s\S]*uncheckable/g, 'items: {}\nuncheckable');
    const chance = '{ distribution: [ { p: 1/2, when: [ { entity: hero 2, damage: 1 } ] } ] }';
    const marked = alone.replace('3: only prose', '2: x, 3: y');
    expect(standing(marked.replace('items: {}', `items: { 1: [ ${chance} ] }`))[0]).toBe('passed');
    const both = `items: { 1: [ ${chance}, { never: death } ] }`;
    expect(standing(marked.replace('items: {}', both))[0]).toBe('failed');
  });

  test('fails when an action never begins because a decision is open', () => {
    const text = FILE.replace('{ play: wisp }', '{ play: wisp }, endTurn')
      .replace('actions:', '  2: { board: [ { card: Wisp, health: 5 } ] }\nactions:')
      .replace('damage hero 2 }', 'trigger juggler }, { pending: random target }');
    expect(standing(text)[2]).toBe(
      'expected it to begin; found a decision is open, which it must wait for',
    );
  });

  test('is at fault when nobody can tell which patches its case means', () => {
    const unreadable =
      'nobody can tell which patches "early version" means; say it in numbers under "editions".';
    expect(faults(FILE.replace('B-1', 'B-4'))).toEqual([unreadable]);
    expect(faults(FILE.replace('B-1', 'B-5'))).toEqual([]);
    expect(faults(FILE.replace('B-1', 'B-5').replace('10.0', '9.1'))).toEqual([
      'B-5 speaks of <1.1 || 10; the file\'s "patch" is 9.1.',
    ]);
  });

  test('is at fault when an item is asserted only in another edition that it does not name', () => {
    const text = `${FILE.replace('B-1', 'B-5')
      .replace('{ 3: only prose }', '{}')
      .replace(/items:[\s\S]*uncheckable/, 'uncheckable')}
items: { 1: [ { happens: trigger juggler } ] }
variants:
  - {}
  - patch: "9.1"
    items: { 2: [ { never: death } ], 3: [ { never: death } ] }
`;
    expect(faults(text)).toEqual([
      'asserted only in editions that the case does not speak of: item 2 (b).',
    ]);
  });

  test('is at fault when all of its items are marked', () => {
    const text = FILE.replace(/items:[\s\S]*uncheckable.*/, 'uncheckable: { 1: x, 2: y, 3: z }');
    expect(faults(`${text}\nexpect: [ { happens: trigger juggler } ]`)).toEqual([
      'every item is marked as uncheckable, so it shows nothing of its case.',
    ]);
  });

  test('notes that a variant expects nothing that needs its actions', () => {
    const text = `${FILE.replace('1: [ { happens: damage hero 2 } ]', '')}
variants:
  - items: { 1: [ { happens: damage hero 2 } ] }
  - { title: idle, items: { 1: [ { entity: hero 2, health: 30 } ] } }
`;
    expect(run(text).notes).toEqual([
      'everything that "idle" expects holds without its actions too.',
    ]);
    expect(faults(text)).toEqual([]);
  });

  test('is at fault when an item says only what was so from the start', () => {
    expect(faults(FILE.replace('{ never: death }', '{ entity: juggler, damage: 0 }'))).toEqual([
      'asserted only by values that were so before anything was done: item 2.',
    ]);
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
    expect(ids(FILE)).toEqual(['B-1', 'B-2', 'B-4', 'B-5']);
    expect(ids(FILE.replace('B-1', 'B-3'))).toEqual(['B-1', 'B-2', 'B-3', 'B-4', 'B-5']);
  });

  test('counts the rows that no scenario can show', () => {
    const [score] = scoreBooks(BOOKS, [run(FILE)], {});
    expect(score!.chapters.map(({ rows, cases }) => [rows, cases.length])).toEqual([[5, 4]]);
    const lines = conformanceLines([score!], []).join('\n');
    expect(lines).toContain('All books: 1 of 5 rows passed');
  });

  test('looks only at what it is asked for', () => {
    const ids = (filter: object) =>
      allCases(scoreBooks(BOOKS, [], filter)).map(({ row }) => row.id);
    expect(ids({ until: 4 })).toEqual(['B-1']);
    expect(ids({ case: 'B-2' })).toEqual(['B-2']);
    expect(ids({ book: 'other' })).toEqual([]);
  });
});
