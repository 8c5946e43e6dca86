import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type CaseRow, loadBooks } from '../../src/scenario/conformance/catalogue.js';
import {
  runScenarioText,
  SCENARIO_FOLDER,
  scenarioFiles,
} from '../../src/scenario/conformance/scenario-files.js';
import { explain } from '../../src/scenario/explain/explain.js';
import type { Played } from '../../src/scenario/play/play.js';

/** Words with which a book says why something comes out so, or why it does not. */
const WHY =
  /\b(?:because|since|not|no|nothing|never|too late|instead|still|skipped|only|without|although|cannot|nobody|already)\b/;
/** What the books call something and no reader asks about. */
const NOBODY: ReadonlySet<string> = new Set(['game', 'the game', 'death']);

/** At least so many questions are asked, and at least so many explanations cite a rule of their case. */
const ASKED = 295;
const RIGHT = 215;

/**
 * The card of which a case says why. It is the one named last before the word that says so, else the next after it; only
 * cards that are there once count.
 */
function askedAbout({ request, before, after }: Played, { expect: said }: CaseRow): number | null {
  const { program, show } = request.ruleset;
  const byName = new Map<string, number[]>();
  for (let entity = 1; entity < after.state.count; entity++) {
    const { state } = entity < before.state.count ? before : after;
    const { name } = show.card(state, program.identify(state, entity));
    if (name !== '' && !NOBODY.has(name)) byName.set(name, [...(byName.get(name) ?? []), entity]);
  }
  const single = [...byName].flatMap(([name, [entity, ...others]]) =>
    entity === undefined || others.length > 0 ? [] : [{ name, entity }],
  );
  const text = said.join('; ');
  const whys = [...text.matchAll(new RegExp(WHY, 'g'))].map(({ index }) => index);
  for (const why of whys) {
    const before = text.slice(0, why);
    const [last] = single
      .map(({ name, entity }) => ({ entity, at: before.lastIndexOf(name) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => b.at - a.at);
    if (last !== undefined) return last.entity;
  }
  const [next] = single
    .map(({ name, entity }) => ({ entity, at: text.indexOf(name) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return whys.length === 0 ? null : (next?.entity ?? null);
}

test('explanations cite a rule of the case whose why they are asked', () => {
  const rows = new Map(
    loadBooks()
      .flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.rows))
      .map((row) => [row.id, row]),
  );
  const wrong: string[] = [];
  let asked = 0;
  for (const file of scenarioFiles(SCENARIO_FOLDER)) {
    const text = readFileSync(file, 'utf8');
    const row = rows.get(/^case: *["']?([^\s"']+)/m.exec(text)?.[1] ?? '');
    if (row === undefined || !row.expect.some((said) => WHY.test(said))) continue;
    const runs: Played[] = [];
    runScenarioText(text, file, [], (played) => runs.push(played));
    const [played] = runs;
    const entity = played === undefined ? null : askedAbout(played, row);
    if (played === undefined || entity === null) continue;
    asked++;
    const { request, before } = played;
    const body = { ...request.body, explain: entity };
    const { reasons, triggers, lines } = explain({ ...request, position: before, body });
    const cited = new Set(
      [...reasons, ...triggers, ...lines].flatMap(({ rule, alsoRules }) => [rule, ...alsoRules]),
    );
    if (!row.rules.some((rule) => cited.has(rule))) wrong.push(row.id);
  }
  console.log(`explanations with a rule of the case: ${asked - wrong.length} of ${asked}`);
  expect(asked).toBeGreaterThanOrEqual(ASKED);
  expect(asked - wrong.length, wrong.join(' ')).toBeGreaterThanOrEqual(RIGHT);
}, 240_000);
