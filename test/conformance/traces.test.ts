import { describe, expect, test } from 'vitest';
import { copyCells, replayChanges } from '../../src/kernel/index.js';
import { ruleIdsOf } from '../../src/scenario/rules/rule-files.js';
import { allScenarios, runOf } from './support.js';

describe('the trace of every scenario', () => {
  test.each(allScenarios())('%s', (_, { scenario }) => {
    const played = runOf(scenario);
    if (played === null) return;
    const { request, before, after, run } = played;
    const { ruleset } = request;
    const { nodes } = run.trace!;

    // its changes alone give the final state
    const width = ruleset.show.columns.length;
    const { state } = before;
    const table = { cells: copyCells(state, width, 0), count: state.count };
    replayChanges(table, width, run.trace!.cellChanges());
    expect(table.count).toBe(after.state.count);
    expect(copyCells(table, width, 0)).toEqual(copyCells(after.state, width, 0));
    const { reader } = ruleset;
    const restored = reader.withRows(state, table.cells, table.count);
    expect(ruleset.show.zones({ ...after, state: restored })).toEqual(ruleset.show.zones(after));

    // it cites rules of the catalogue, and has names that patterns may use
    const known = ruleIdsOf(ruleset);
    const cited = new Set(nodes.flatMap(({ rules }) => rules));
    expect([...cited].filter((id) => !known.has(id))).toEqual([]);
    const strange = nodes.filter(({ kind, name }) => !reader.nodeNames[kind]?.includes(name));
    expect(strange.map(({ kind, name }) => `${kind} ${name}`)).toEqual([]);
  });
});
