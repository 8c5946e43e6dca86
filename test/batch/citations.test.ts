import { describe, expect, test } from 'vitest';
import { rulesetOf } from '../../src/rulesets/index.js';
import { ruleIdsOf } from '../../src/scenario/rules/rule-files.js';
import { allScenarios, runOf } from '../conformance/support.js';

const SCENARIOS = allScenarios().filter(([name]) => name.startsWith('batch/'));

/** Rules that no line of a trace can cite in a game as the text has it, and why. */
const NEVER_CITED: Readonly<Record<string, string>> = {
  'BATCH-deterministic':
    'it is about two runs; properties.test.ts holds the bytes of one against those of the other',
  'BATCH-c-post-battle-quirk':
    'it is against the text; switches.test.ts shows the lines that cite it where the switch is set',
};

/** The rules that the traces and refusals of all scenarios of this game cite. */
function citedRules(): ReadonlySet<string> {
  const cited = new Set<string>();
  for (const [, { scenario }] of SCENARIOS) {
    const played = runOf(scenario);
    for (const { rules } of played?.run.trace?.nodes ?? [])
      for (const rule of rules) cited.add(rule);
    for (const { illegal } of played?.reports ?? [])
      for (const rule of illegal?.rules ?? []) cited.add(rule);
  }
  return cited;
}

describe('every line of a trace cites the rule that put it there', () => {
  test.each(SCENARIOS)('%s', (_, { scenario }) => {
    const nodes = runOf(scenario)?.run.trace?.nodes ?? [];
    const bare = nodes.filter(({ rules }) => rules.length === 0);
    expect(bare.map(({ kind, name, text }) => `${kind} ${name}: ${text}`)).toEqual([]);
    expect(nodes.length).toBeGreaterThan(0);
  });
});

test('every rule of the catalogue, and every inferred one, is cited by a scenario', () => {
  const cited = citedRules();
  const missing = [...ruleIdsOf(rulesetOf('batch')!)].filter((id) => !cited.has(id));
  expect(missing.sort()).toEqual(Object.keys(NEVER_CITED).sort());
});
