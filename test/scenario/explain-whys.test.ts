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
/** Words that a book says of anything. */
const NO_NAMES: ReadonlySet<string> = new Set(['Attack', 'Death', 'Deathrattle', 'Health', 'The']);
/** What the books call something and no reader asks about. */
const NOBODY: ReadonlySet<string> = new Set(['game', 'the game', 'death']);

/** At least so many questions are asked, and at least so many explanations cite a rule of their case. */
const ASKED = 365;
const RIGHT = 282;

/** Cards of a game by their names; only those of which there is one count. */
function namedOnce({ request, before, after }: Played): readonly [name: string, entity: number][] {
  const { program, show } = request.ruleset;
  const byName = new Map<string, number[]>();
  for (let entity = 1; entity < after.state.count; entity++) {
    const { state } = entity < before.state.count ? before : after;
    const { name } = show.card(state, program.identify(state, entity));
    if (name !== '' && !NOBODY.has(name) && !name.endsWith('given by the scenario'))
      byName.set(name, [...(byName.get(name) ?? []), entity]);
  }
  return [...byName].flatMap(([name, [entity, ...others]]) =>
    entity === undefined || others.length > 0 ? [] : [[name, entity] as const],
  );
}

/** Words by which a book means a card for short: `the Berserker`; those that no other card's name has. */
function shortOf(name: string, named: readonly (readonly [string, number])[]): readonly string[] {
  return name
    .split(/[ ,]+/)
    .filter(
      (word) =>
        /^[A-Z].{2}/.test(word) &&
        !NO_NAMES.has(word) &&
        named.every(([other]) => other === name || !other.includes(word)),
    );
}

/**
 * The card of which a case says why: of the sentence that says so the one named last before the word, else the next after it
 * (`no neighbour: Sudden Betrayal does not trigger`), else the one named last in the sentences before.
 */
function askedAbout(played: Played, { expect: said }: CaseRow): number | null {
  const named = namedOnce(played);
  let before: number | null = null;
  for (const text of said.flatMap((one) => one.split('; '))) {
    const places = named.flatMap(([name, entity]) => {
      const words = [name, ...shortOf(name, named)];
      const found = words.map((word) => [...text.matchAll(new RegExp(`\\b${word}\\b`, 'g'))]);
      const [first] = found.filter((matches) => matches.length > 0);
      return first === undefined
        ? []
        : [{ entity, at: first[0]!.index, last: first.at(-1)!.index }];
    });
    const why = text.search(WHY);
    const told = places.filter(({ at }) => at < why).sort((a, b) => b.last - a.last);
    const next = places.toSorted((a, b) => a.at - b.at);
    if (why >= 0) {
      const found = told[0]?.entity ?? next[0]?.entity ?? before;
      if (found !== null) return found;
    }
    before = places.toSorted((a, b) => b.last - a.last)[0]?.entity ?? before;
  }
  return said.some((text) => WHY.test(text)) ? before : null;
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
