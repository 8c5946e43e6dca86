import type { Json } from '../../kernel/index.js';
import { type FieldProblem, Problems } from '../../rulesets/ruleset.js';
import { checkConduct, checkExpectations } from '../expect/check-run.js';
import type { ExpectationReport } from '../expect/schema.js';
import { Clock } from '../operation/clock.js';
import type { OracleContext } from '../operation/context.js';
import type { FieldError } from '../operation/problem.js';
import { Refused, refuseIfAny } from '../operation/refused.js';
import type { Played } from '../play/play.js';
import { playWatched } from '../play/play-watched.js';
import { readRequest } from '../play/request.js';
import { type CaseFile, type CaseVariant, readCaseFile } from './case-file.js';
import { type Citations, citationsOf } from './citations.js';

/** What became of one variant: what is wrong with it, or the report of every expectation. */
export interface VariantResult {
  readonly title: string;
  readonly problems: readonly FieldError[];
  readonly reports: readonly ItemReport[];
  /** Cards that take part and whose texts are not known, by their names. */
  readonly unknownCards: readonly string[];
  /** The rules that its trace cites; null when it could not be run. */
  readonly citations: Citations | null;
}

/** The report of an expectation, and the item of the case that it asserts; 0 for none. */
export interface ItemReport extends ExpectationReport {
  readonly item: number;
}

/** What became of a case file. */
export interface CaseResult {
  readonly file: CaseFile | null;
  readonly problems: readonly FieldProblem[];
  readonly variants: readonly VariantResult[];
}

/** Is shown every run of a file that could be played, as soon as it is over. */
export type Witness = (played: Played) => void;

/** Runs every variant of a case file and holds its expectations against it. */
export function verifyCase(json: Json, witness?: Witness): CaseResult {
  const problems = new Problems();
  const file = readCaseFile(json, problems);
  if (file === null) return { file, problems: problems.errors, variants: [] };
  const variants = file.variants.map((variant) => verifyVariant(variant, witness));
  return { file, problems: [], variants };
}

/**
 * Runs one variant and holds its expectations against it.
 * @throws Refused when the scenario or one of its expectations makes no sense.
 */
export function runVariant(
  { groups, scenario }: CaseVariant,
  context: OracleContext,
): { readonly played: Played; readonly reports: readonly ItemReport[] } {
  const request = readRequest(scenario, context);
  const played = playWatched(request);
  const asserted = [...request.checks.map((check) => ({ ...check, item: 0 })), ...groups];
  const problems = new Problems();
  const lists = checkExpectations(played, asserted, problems, new Clock(context));
  refuseIfAny(problems.errors);
  const reports = lists.flatMap((list, i) =>
    list.map((report) => ({ ...report, item: asserted[i]!.item })),
  );
  const conduct = checkConduct(played, asserted).map((report) => ({ ...report, item: 0 }));
  return { played, reports: [...conduct, ...reports] };
}

function verifyVariant(variant: CaseVariant, witness?: Witness): VariantResult {
  const { title } = variant;
  try {
    const { played, reports } = runVariant(variant, {});
    witness?.(played);
    return {
      title,
      problems: [],
      reports,
      unknownCards: unknownIn(played),
      citations: citationsOf(played),
    };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return {
      title,
      problems: problemsOf(error),
      reports: [],
      unknownCards: [],
      citations: null,
    };
  }
}

function unknownIn({ request, after }: Played): readonly string[] {
  const cards = request.ruleset.show.unknownCards?.(after.state) ?? [];
  return cards.map(({ name }) => name);
}

function problemsOf({ problem }: Refused): readonly FieldError[] {
  const { code, detail, errors = [] } = problem;
  return errors.length > 0 ? errors : [{ code, path: [], pointer: '', message: detail }];
}

/** Whether all was sound, and what does not hold may be what a card of unknown text would have done. */
export function isNotKnown(result: CaseResult): boolean {
  const { problems, variants } = result;
  const isFailing = ({ reports }: VariantResult): boolean => reports.some(({ pass }) => !pass);
  return (
    problems.length === 0 &&
    variants.every((variant) => variant.problems.length === 0) &&
    variants.some(isFailing) &&
    variants.filter(isFailing).every(({ unknownCards }) => unknownCards.length > 0)
  );
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
