import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isAtLeast } from '../../src/rulesets/common/editions.js';
import { type RuleRow, ruleRowsOf } from '../../src/rulesets/common/rule-rows.js';
import { HEARTHSTONE } from '../../src/rulesets/hearthstone/ruleset.js';
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

const textOf = (file: string): string => readFileSync(`scenarios/hearthstone/${file}.yaml`, 'utf8');

/** The editions in which a file is played. */
function editionsOf(file: string): readonly string[] {
  const parsed = parseScenarioText(textOf(file));
  if (!parsed.ok) throw new Error(parsed.message);
  const { variants } = readCaseFile(parsed.value, new Problems())!;
  return variants.map(({ scenario }) => String(scenario.patch ?? HEARTHSTONE.editions.default));
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
    const editions = editionsOf(change.shownBy!);
    for (const name of change.switches ?? []) {
      const values = new Set(editions.map((edition) => HEARTHSTONE.editions.values(edition)[name]));
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
    const [before, after] = editionsOf(change.shownBy!);
    const exchanged = textOf(change.shownBy!)
      .split(/(?<=patch: )"[^"]+"/)
      .reduce((text, rest, i) => `${text}"${i === 1 ? after : before}"${rest}`);
    const { variants } = runScenarioText(exchanged, `${change.id}.yaml`, []).result;
    const held = variants.filter(
      ({ problems, reports }) => problems.length === 0 && reports.every(({ pass }) => pass),
    );
    expect(held.map(({ title }) => title)).toEqual([]);
  });
});

/** What is asked for first of the game after 11.2, and the files that show it. */
const ASKED_FOR: readonly (readonly [what: string, ...files: string[]])[] = [
  ['forced deaths that repeat until nothing dies (11.2)', 'rules/ZH-5.7-forced-death'],
  ['After Summon triggers before After Play triggers (11.2)', 'rules/ZH-2.2-play'],
  ['triggers on a summon at once, no Summon Resolution Step (11.2)', 'rules/ZH-4.5-srs-removed'],
  ['what is transformed stays the same Entity (11.2)', 'changes/CHG-11.2-transform'],
  ['no Dominant Player in the order of triggers (17.4.1)', 'rules/ZH-3.2-zone-order'],
  ["buffs of one's own that count at once (17.4.1)", 'changes/CHG-17.4.1-self-buff'],
  ['no Aura Update before the Death Creation Step (17.4.1)', 'rules/ZH-4.2-no-aura-update'],
  [
    'Health/Attack auras between the removal of the dead and their Death Phase (18.0)',
    'rules/ZH-4.2-between-phase-update',
  ],
  ['Counterspell in a step of its own', 'rules/ZH-5.1-counter'],
  ['one Combat Phase, and cancelled attacks used up', 'rules/ZH-2.6-combat'],
  ['numbers that no longer wrap (21.8)', 'rules/numbers-of-32-bits'],
  [
    'temporary crystals',
    'changes/CHG-15.4-18.2-temp-crystal',
    'changes/CHG-15.4-gain-full-crystal',
    'rules/temporary-mana',
  ],
  ['the time of changes of a cost', 'changes/CHG-d-aura-state-stamp', 'rules/ZH-4.11-kalecgos-old'],
  ['records of deaths that keep the card', 'rules/HS-DEC5'],
  ['the forms of Tradeable (21.0, 21.3, 22.6)', 'zh/ZH-2257', 'changes/CHG-22.6-tradeable'],
  ['the two forms of Corrupt (19.4)', 'changes/CHG-19.4-corrupt-control'],
  ['the two forms of Lifesteal (10.0)', 'changes/CHG-10.0-lifesteal-group'],
];

test('what is asked for first is played in several editions', () => {
  const once = ASKED_FOR.flatMap(([, ...files]) => files).filter(
    (file) => new Set(editionsOf(file)).size < 2,
  );
  expect(once).toEqual([]);
});

function pageOfChanges(): string {
  const shown = CHANGES.filter(({ shownBy }) => shownBy !== undefined);
  const rows = shown.map(({ id, switches = [], changedCards = [], shownBy }) => {
    const carried = [...switches, ...changedCards].map((name) => `\`${name}\``).join(', ');
    return `- ${[id, carried].filter(Boolean).join(' ')}: ${shownBy}`;
  });
  const others = CHANGES.filter((change) => !shown.includes(change)).map(({ id }) => id);
  return [
    '# Changes of the rules',
    '',
    'Written by `npx vitest run test/scenario/changes.test.ts -u`, which also checks that what holds on one side fails on the other.',
    '',
    '`rules/hearthstone-changes.yaml` says for each change the patch, what held before and what has held since. Here: the',
    '[dated rules](dated-rules.md) or cards that carry it, and the scenario in `scenarios/hearthstone/` that shows both sides.',
    '',
    ...rows,
    '',
    `Not shown (\`notShown\` says why): ${others.join(', ')}.`,
    '',
    '## Changes after 11.2',
    '',
    ...ASKED_FOR.map(([what, ...files]) => `- ${what}: ${files.join(', ')}`),
    '',
  ].join('\n');
}

test('docs/generated/changes.md lists them', async () => {
  await expect(pageOfChanges()).toMatchFileSnapshot('../../docs/generated/changes.md');
});
