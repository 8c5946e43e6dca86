import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isAtLeast } from '../../src/rulesets/common/patches.js';
import { type RuleRow, ruleRowsOf } from '../../src/rulesets/common/rule-rows.js';
import { EDITIONS } from '../../src/rulesets/hearthstone/face/editions.js';
import { Problems } from '../../src/rulesets/ruleset.js';
import { readCaseFile } from '../../src/scenario/conformance/case-file.js';
import { runScenarioText } from '../../src/scenario/conformance/scenario-files.js';
import { parseScenarioText } from '../../src/scenario/conformance/scenario-text.js';
import { ask } from './support/ask.js';

/** A row of the changes: what carries it, and the scenario file that shows both sides. */
interface Change extends RuleRow {
  readonly before?: string;
  readonly switches?: readonly string[];
  readonly changedCards?: readonly string[];
}

const CHANGES = ruleRowsOf('hearthstone-changes') as readonly Change[];
const SHOWN = CHANGES.filter(({ shownBy }) => shownBy !== undefined);
/** Files that were written for a change: two variants, before and after. */
const OWN = SHOWN.filter(({ shownBy }) => shownBy!.startsWith('changes/'));

const fileOf = ({ shownBy }: Change): string =>
  readFileSync(`scenarios/hearthstone/${shownBy}.yaml`, 'utf8');

/** The editions in which a file is played. */
function editionsOf(change: Change): readonly string[] {
  const parsed = parseScenarioText(fileOf(change));
  if (!parsed.ok) throw new Error(parsed.message);
  const { variants } = readCaseFile(parsed.value, new Problems())!;
  return variants.map(({ scenario }) => String(scenario.patch ?? EDITIONS.default));
}

/** The patches from which a card is what it is in the next edition that differs. */
function datesOf(card: string): readonly string[] {
  const { items } = ask('cards', { id: card });
  return items.flatMap(({ was = [] }) =>
    (was as readonly { readonly before: string }[]).map(({ before }) => before),
  );
}

test('every change is shown on both sides, or says why it cannot be', () => {
  const unclear = CHANGES.filter(
    ({ shownBy, notShown }) => (shownBy === undefined) === (notShown === undefined),
  );
  expect(unclear.map(({ id }) => id)).toEqual([]);
  const carriedByNothing = SHOWN.filter(
    ({ switches = [], changedCards = [] }) => switches.length + changedCards.length === 0,
  );
  expect(carriedByNothing.map(({ id }) => id)).toEqual([]);
});

describe('the scenario of a change is played on both sides of what carries it', () => {
  test.each(SHOWN.map((change) => [change.id, change] as const))('%s', (_, change) => {
    const editions = editionsOf(change);
    for (const name of change.switches ?? []) {
      const values = new Set(editions.map((edition) => EDITIONS.values(edition)[name]));
      expect(values.size, name).toBeGreaterThan(1);
    }
    for (const card of change.changedCards ?? []) {
      const isBetween = datesOf(card).some(
        (date) => new Set(editions.map((edition) => isAtLeast(edition, date))).size === 2,
      );
      expect(isBetween, card).toBe(true);
    }
  });
});

describe('what holds before a change does not hold after it, and the other way round', () => {
  test.each(OWN.map((change) => [change.id, change] as const))('%s', (_, change) => {
    const [before, after] = editionsOf(change);
    const exchanged = fileOf(change)
      .split(/(?<=patch: )"[^"]+"/)
      .reduce((text, rest, i) => `${text}"${i === 1 ? after : before}"${rest}`);
    const { variants } = runScenarioText(exchanged, `${change.id}.yaml`, []).result;
    const held = variants.filter(
      ({ problems, reports }) => problems.length === 0 && reports.every(({ pass }) => pass),
    );
    expect(held.map(({ title }) => title)).toEqual([]);
  });
});

function pageOfChanges(): string {
  const rows = CHANGES.map((change) => {
    const { id, patches, says, before = '', switches = [], changedCards = [] } = change;
    const carried = [...switches, ...changedCards].map((name) => `\`${name}\``).join(', ');
    const shown = change.shownBy ?? `not shown: ${change.notShown}`;
    const cells = [id, patches, before, says, carried, shown].map((cell) =>
      cell.replaceAll('|', '\\|'),
    );
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '# Changes of the rules',
    '',
    'What changed between the editions of Hearthstone, as the books date it (`rules/hearthstone-changes.yaml`): what held before and',
    'what has held since; the dated rule ([dated-rules.md](dated-rules.md)) or the card (its `was`) that carries it; and the scenario',
    'below `scenarios/hearthstone/` that is played on both sides of it, or why none can be. `test/scenario/changes` writes this page and',
    'checks that what is expected on one side fails on the other.',
    '',
    '| change | patch | before | since | carried by | shown by |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

test('docs/changes.md lists them', async () => {
  await expect(pageOfChanges()).toMatchFileSnapshot('../../docs/changes.md');
});
