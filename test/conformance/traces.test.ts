import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { copyCells, replayChanges } from '../../src/kernel/index.js';
import { Problems } from '../../src/rulesets/ruleset.js';
import { ruleIdsOf } from '../../src/scenario/catalogue/rule-files.js';
import { type CaseVariant, readCaseFile } from '../../src/scenario/conformance/case-file.js';
import { SCENARIO_FOLDER, scenarioFiles } from '../../src/scenario/conformance/scenario-files.js';
import { parseScenarioText } from '../../src/scenario/conformance/scenario-text.js';
import { type Played, play } from '../../src/scenario/play.js';
import { Refused } from '../../src/scenario/problem.js';
import { readRequest } from '../../src/scenario/request.js';

/** The run of a variant; null when the scenario is refused (the cases say whether it may be). */
function played({ scenario }: CaseVariant): Played | null {
  try {
    return play(readRequest(scenario, {}));
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

const variants = scenarioFiles(SCENARIO_FOLDER).flatMap((path) => {
  const parsed = parseScenarioText(readFileSync(path, 'utf8'));
  const file = parsed.ok ? readCaseFile(parsed.value, new Problems()) : null;
  const name = relative(SCENARIO_FOLDER, path);
  return (file?.variants ?? []).map((variant) => [`${name} ${variant.title}`, variant] as const);
});

describe('the trace of every scenario', () => {
  test.each(variants)('%s', (_, variant) => {
    const run = played(variant);
    if (run === null) return;
    const { request, before, after } = run;
    const { ruleset } = request;
    const { nodes } = run.run.trace!;

    const width = ruleset.columns.length;
    const { state } = before;
    const table = { cells: copyCells(state, width, 0), count: state.count };
    replayChanges(table, width, run.run.trace!.cellChanges());
    expect(table.count).toBe(after.state.count);
    expect(copyCells(table, width, 0)).toEqual(copyCells(after.state, width, 0));

    const { reader } = ruleset;
    const restored = reader.withRows(state, table.cells, table.count);
    expect(ruleset.zones({ ...after, state: restored })).toEqual(ruleset.zones(after));

    const known = ruleIdsOf(ruleset);
    const cited = new Set(nodes.flatMap(({ rules }) => rules));
    expect([...cited].filter((id) => !known.has(id))).toEqual([]);
    const strange = nodes.filter(({ kind, name }) => !reader.nodeNames[kind]?.includes(name));
    expect(strange.map(({ kind, name }) => `${kind} ${name}`)).toEqual([]);
  });
});
