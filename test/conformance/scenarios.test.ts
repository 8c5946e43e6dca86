import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { conformanceLines } from '../../src/cli/show/conformance.js';
import { isOpen } from '../../src/cli/show/rule-report.js';
import { copyCells, replayChanges } from '../../src/kernel/index.js';
import type { AnyRuleset } from '../../src/rulesets/ruleset.js';
import { loadBooks } from '../../src/scenario/conformance/catalogue.js';
import { ruleStandings } from '../../src/scenario/conformance/rule-report.js';
import {
  runScenarioText,
  SCENARIO_FOLDER,
  scenarioFiles,
  type WrittenCase,
} from '../../src/scenario/conformance/scenario-files.js';
import { allCases, scoreBooks } from '../../src/scenario/conformance/score.js';
import { hasPassed } from '../../src/scenario/conformance/verify-case.js';
import type { Played } from '../../src/scenario/play/play.js';
import { resolutionOf } from '../../src/scenario/resolution/resolution.js';
import { rulesOf } from '../../src/scenario/rules/rule-files.js';
import { expectSameCells } from '../kernel/cells.js';
import { hasPython, KeptAnswers } from './python.js';
import { checkFates } from './ruling-truth.js';
import { problemOf, received, verified } from './support.js';

const PATHS = scenarioFiles(SCENARIO_FOLDER);
/** One file in so many is posted, too, and those that fail: verifying all once more takes a quarter of the time. */
const POSTED = 4;
const books = loadBooks();
const shown = new Set<string>();
const played: WrittenCase[] = [];
/** Of each file its name, how many scenarios it stands for, and a digest of their traces. */
const rulings: string[] = [];
const kept = new KeptAnswers();
afterAll(() => kept.remove());

/** Every scenario is played once here, and everything that holds of all of them is held against that run. */
describe('scenario files', () => {
  test.each(PATHS.map((path) => [relative(SCENARIO_FOLDER, path), path]))('%s', (name, path) => {
    const text = readFileSync(path, 'utf8');
    const hashes: string[] = [];
    const written = runScenarioText(text, name, books, (played) => {
      checkTrace(played);
      checkFates(played);
      const { resolution } = resolutionOf(played, {});
      hashes.push(resolution.traceHash);
      if (hasPython) kept.keep(played, resolution);
    });
    played.push(written);
    const { file, faults, caseId } = written;
    expect(faults).toEqual([]);
    const known = written.result.file?.knownFailure ?? null;
    if (known === null) expect(failures(written)).toEqual([]);
    else expect(failures(written), `passes, although it is marked: ${known}`).not.toEqual([]);
    expect(shown.has(caseId ?? file), `${caseId} is shown by another file already`).toBe(false);
    shown.add(caseId ?? file);
    rulings.push(rulingLine(name, hashes));
    if (shown.size % POSTED === 0 || known !== null) checkPosted(text, written, hashes);
  });
});

/**
 * A ruling that has changed is read before it is kept (`-u`): the changelog tells of it. What no expectation looks at, such
 * as which rules a line cites, is held by this alone.
 */
test('every scenario resolves as it did', async ({ skip }) => {
  skip(rulings.length < PATHS.length, 'not all files were played');
  await expect(`${rulings.toSorted().join('\n')}\n`).toMatchFileSnapshot('rulings.txt');
});

/** What `npm run conformance` says, of the same run: its table stands in the output. */
test('the worked cases of the books stand as they are marked', ({ skip }) => {
  skip(played.length < PATHS.length, 'not all files were played');
  const scores = scoreBooks(books, played, {});
  const unexpected = allCases(scores).filter((score) => score.isUnexpected);
  expect(unexpected.map(({ row, why }) => `${row.id}: ${why}`)).toEqual([]);
  const loose = played.filter(({ caseId }) => caseId === null);
  console.log(conformanceLines(scores, loose).join('\n'));
});

/** A rule that nothing shows any more is open again: show it, or say in `rules/` why no trace can (`notShown`). */
test('every rule is cited by a trace in its range, or says why it cannot be', ({ skip }) => {
  skip(played.length < PATHS.length, 'not all files were played');
  const standings = ruleStandings(played).flatMap(({ rules }) => rules);
  const open = standings.filter(isOpen);
  expect(open.map(({ row: { id, patches } }) => `${id} (${patches})`)).toEqual([]);
  const refuted = standings.filter(({ row, traces }) => row.notShown !== undefined && traces > 0);
  expect(
    refuted.map(({ row }) => row.id),
    'shown, although a reason says that it cannot be',
  ).toEqual([]);
  expect(standings.filter(({ astray }) => astray.length > 0).map(({ row }) => row.id)).toEqual([]);
});

/** Sentences that nobody has translated yet are said in English. */
test('99 of 100 lines of a game that is told in Chinese have no English word', ({ skip }) => {
  skip(played.length < PATHS.length, 'not all files were played');
  const english = [...untranslated].sort(([, a], [, b]) => b - a);
  const lines = english.reduce((sum, [, times]) => sum + times, 0);
  console.log(`told in Chinese: ${sentencesInChinese} of ${sentencesInChinese + lines} lines`);
  const worst = english.slice(0, 20).map(([text, times]) => `${times} ${text}`);
  expect(lines / (sentencesInChinese + lines), worst.join('\n')).toBeLessThan(0.01);
});

/** docs/guides/replaying-a-trace.md: who has nothing but two answers can say how the one became the other. */
test('traces are replayed by a script that knows nothing but answers', ({ skip }) => {
  skip(!hasPython, 'there is no python3 to replay traces with');
  const { output, status } = kept.replay();
  expect(output).toBe(`${kept.count} of ${kept.count} traces replayed`);
  expect(status).toBe(0);
});

/** Everything that did not go as the file says, one line each. */
function failures({ result, faults }: WrittenCase): string[] {
  return [
    ...faults.map(({ message }) => message),
    ...result.variants.flatMap(({ title, problems, reports }) => [
      ...problems.map(({ message }) => `${title}: ${message}`),
      ...reports
        .filter(({ pass }) => !pass)
        .map(({ path, message }) => `${title}: ${path.join('.')}: ${message}`),
    ]),
  ];
}

let sentencesInChinese = 0;
const untranslated = new Map<string, number>();

/** Counts the sentences of a trace that are said in Chinese; names of entities are not part of them. */
function countChinese({ chinese }: AnyRuleset, texts: readonly string[]): void {
  if (chinese === undefined) return;
  for (const text of texts) {
    const words = chinese.sentence(text).replaceAll(/\{\w+\}/g, '');
    if (/[A-Za-z]{2}/.test(words)) untranslated.set(text, (untranslated.get(text) ?? 0) + 1);
    else sentencesInChinese++;
  }
}

function checkTrace(played: Played): void {
  const { request, before, after, run } = played;
  const { ruleset } = request;
  const { nodes } = run.trace!;
  expect(nodes.filter(({ rules }) => rules.length === 0).map(({ name }) => name)).toEqual([]);

  countChinese(
    ruleset,
    nodes.map(({ text }) => text),
  );

  // its changes alone give the final state
  const width = ruleset.show.columns.length;
  const { state } = before;
  const table = { cells: copyCells(state, width, 0), count: state.count };
  replayChanges(table, width, run.trace!.cellChanges());
  expect(table.count).toBe(after.state.count);
  expectSameCells(copyCells(table, width, 0), copyCells(after.state, width, 0));
  const { reader } = ruleset;
  const restored = reader.withRows(state, table.cells, table.count);
  expect(JSON.stringify(ruleset.show.tabletop({ ...after, state: restored }))).toBe(
    JSON.stringify(ruleset.show.tabletop(after)),
  );

  // it cites rules of the catalogue that hold in its edition, and has names that patterns may use
  const rows = new Map(rulesOf(ruleset).map(({ id, patches }) => [id, patches]));
  const cited = [...new Set(nodes.flatMap(({ rules }) => rules))];
  expect(cited.filter((id) => !rows.has(id))).toEqual([]);
  const { editions } = ruleset;
  const edition = editions.of(after.state);
  expect(cited.filter((id) => !editions.isIn(rows.get(id)!, edition))).toEqual([]);
  // every decision, and every refusal of an action, says which rules it rests on
  const isSaying = ruleset.id === 'hearthstone';
  const silent = nodes.filter(
    ({ kind, rules }) => isSaying && kind === 'decision' && !rules.length,
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
  const refusals = played.reports.flatMap(({ illegal }) =>
    illegal === undefined ? [] : [illegal],
  );
  expect(refusals.filter(({ rules = [] }) => isSaying && rules.length === 0)).toEqual([]);
  expect(refusals.flatMap(({ rules = [] }) => rules.filter((id) => !rows.has(id)))).toEqual([]);
  const strange = nodes.filter(({ kind, name }) => !reader.nodeNames[kind]?.includes(name));
  expect(strange.map(({ kind, name }) => `${kind} ${name}`)).toEqual([]);
}

function rulingLine(name: string, hashes: readonly string[]): string {
  const digest = createHash('sha256').update(hashes.join()).digest('hex');
  return `${name} ${hashes.length} ${digest.slice(0, 12)}`;
}

/** The file can be posted to verify, as YAML and as JSON, with the same answer and the same traces. */
function checkPosted(text: string, { result }: WrittenCase, hashes: readonly string[]): void {
  const yaml = received(text, 'yaml');
  const json = received(JSON.stringify(yaml), 'json');
  if (result.variants.some(({ problems }) => problems.length > 0)) {
    expect(result.file?.knownFailure).not.toBeNull();
    expect(problemOf(json).status).toBe(422);
    return;
  }
  const answer = verified(json);
  expect(answer.pass).toBe(hasPassed(result));
  const { variants = [], expectations } = answer;
  const reports = result.variants.flatMap((variant) => variant.reports);
  if (answer.variants !== undefined)
    expect(variants.map(({ title }) => title)).toEqual(result.variants.map(({ title }) => title));
  expect(expectations.map(({ pass, message }) => [pass, message])).toEqual(
    reports.map(({ pass, message }) => [pass, message]),
  );
  expect((answer.variants ?? [answer]).map(({ traceHash }) => traceHash)).toEqual(hashes);
}
