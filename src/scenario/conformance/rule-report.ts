import { type RuleRow, ruleRowsOf } from '../../rulesets/common/rule-rows.js';
import { allRulesets } from '../../rulesets/index.js';
import { rulePlaces } from '../rules/rule-places.js';
import type { Citations } from './citations.js';
import type { WrittenCase } from './scenario-files.js';

/** How a row of the rule catalogue stands: who follows it, and what shows it. */
export interface RuleStanding {
  readonly row: RuleRow;
  /** The source files that name it. */
  readonly implementedIn: readonly string[];
  /** Traces of the suite that cite it, in an edition of its range. */
  readonly traces: number;
  /** The scenario files that they come from. */
  readonly scenarios: readonly string[];
  /** Scenario files with a trace that cites it in an edition outside of its range. */
  readonly astray: readonly string[];
}

/** The rows of one file of the rule catalogue. */
export interface RuleFileStanding {
  readonly file: string;
  readonly rules: readonly RuleStanding[];
}

interface Cited {
  readonly file: string;
  readonly citations: Citations;
}

/** Every row of every rule system, by file of the catalogue. */
export function ruleStandings(written: readonly WrittenCase[]): readonly RuleFileStanding[] {
  const cited = written.flatMap(({ file, result }) =>
    result.variants.flatMap(({ citations }) => (citations === null ? [] : [{ file, citations }])),
  );
  return allRulesets().flatMap((ruleset) => {
    const own = cited.filter(({ citations }) => citations.ruleset === ruleset);
    const byRule = citedBy(own);
    const standing = (row: RuleRow): RuleStanding => standingOf(row, byRule.get(row.id) ?? []);
    return ruleset.catalogue.ruleFiles.map((file) => ({
      file,
      rules: ruleRowsOf(file).map(standing),
    }));
  });
}

function citedBy(cited: readonly Cited[]): ReadonlyMap<string, readonly Cited[]> {
  const found = new Map<string, Cited[]>();
  for (const one of cited)
    for (const rule of one.citations.rules) {
      const list = found.get(rule);
      if (list === undefined) found.set(rule, [one]);
      else list.push(one);
    }
  return found;
}

function standingOf(row: RuleRow, cited: readonly Cited[]): RuleStanding {
  const holds = ({ citations: { ruleset, edition } }: Cited): boolean =>
    ruleset.editions.isIn(row.patches, edition);
  const files = (of: readonly Cited[]): readonly string[] => [
    ...new Set(of.map(({ file }) => file)),
  ];
  const inRange = cited.filter(holds);
  return {
    row,
    implementedIn: rulePlaces().get(row.id) ?? [],
    traces: inRange.length,
    scenarios: files(inRange),
    astray: files(cited.filter((one) => !holds(one))),
  };
}
