import type { Json } from '../../kernel/index.js';
import { type FieldProblem, Problems } from '../../rulesets/ruleset.js';
import { checkConduct, checkExpectations } from '../expect/check-run.js';
import type { ExpectationReport } from '../oracle.js';
import { type CaseFile, type CaseVariant, readCaseFile } from './case-file.js';
import { playScenario } from './play.js';

/** What became of one variant: what is wrong with it, or the report of every expectation. */
export interface VariantResult {
  readonly title: string;
  readonly problems: readonly FieldProblem[];
  readonly reports: readonly (ExpectationReport & { readonly item: number })[];
}

/** What became of a case file. */
export interface CaseResult {
  readonly file: CaseFile | null;
  readonly problems: readonly FieldProblem[];
  readonly variants: readonly VariantResult[];
}

/** Runs every variant of a case file and holds its expectations against it. */
export function verifyCase(json: Json, rules: ReadonlySet<string>): CaseResult {
  const problems = new Problems();
  const file = readCaseFile(json, problems);
  if (file === null) return { file, problems: problems.errors, variants: [] };
  const variants = file.variants.map((variant) => verifyVariant(variant, rules));
  return { file, problems: [], variants };
}

function verifyVariant(variant: CaseVariant, rules: ReadonlySet<string>): VariantResult {
  const { title, groups, scenario } = variant;
  const problems = new Problems();
  const played = playScenario(scenario, problems);
  if (played === null) return { title, problems: problems.errors, reports: [] };
  const lists = checkExpectations(played, groups, rules, problems);
  if (!problems.isEmpty) return { title, problems: problems.errors, reports: [] };
  const reports = lists.flatMap((list, i) =>
    list.map((report) => ({ ...report, item: groups[i]!.item })),
  );
  const conduct = checkConduct(played, groups).map((report) => ({ ...report, item: 0 }));
  return { title, problems: [], reports: [...conduct, ...reports] };
}

/** Whether everything was sound and every expectation held. */
export function hasPassed({ problems, variants }: CaseResult): boolean {
  return (
    problems.length === 0 &&
    variants.every(
      (variant) => variant.problems.length === 0 && variant.reports.every(({ pass }) => pass),
    )
  );
}
