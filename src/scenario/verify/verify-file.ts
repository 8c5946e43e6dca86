import { pointerOf } from '../../rulesets/common/problems.js';
import { type JsonObject, type Path, Problems } from '../../rulesets/ruleset.js';
import { type CaseVariant, readCaseFile } from '../conformance/case-file.js';
import { idleIn } from '../conformance/idle.js';
import { runVariant } from '../conformance/verify-case.js';
import type { ExpectationReport } from '../expect/schema.js';
import type { OracleContext } from '../operation/context.js';
import type { FieldError } from '../operation/problem.js';
import { Refused, refuseIfAny, refuseIfLate } from '../operation/refused.js';
import { resolutionOf } from '../resolution/resolution.js';
import type { Resolution } from '../resolution/schema.js';
import type { Json } from '../terms/schema.js';
import type { Verification, VerifiedVariant } from './schema.js';
import { verdictOf, verdictOfAll } from './verdict.js';

/** A scenario of a file, resolved, and what became of its expectations. */
interface VariantRun {
  readonly title: string;
  readonly resolution: Resolution;
  readonly reports: readonly ExpectationReport[];
}

/**
 * Resolves every scenario that a scenario file stands for, and holds its expectations and items against what
 * happened. Which case the file shows, and whether it says all of it, is not looked at here.
 * @throws Refused when the file, a scenario of it or an expectation makes no sense.
 */
export function verifyFile(json: JsonObject, context: OracleContext): Verification {
  const problems = new Problems();
  const file = readCaseFile(json, problems);
  refuseIfAny(problems.errors, 'INVALID_SCENARIO', json);
  const runs = file!.variants.map((variant, i) => run(json, variant, i, context));
  const variants = runs.map(verifiedOf);
  return {
    ...runs[0]!.resolution,
    expectations: runs.flatMap(({ reports }) => reports),
    pass: variants.every(({ pass }) => pass),
    verdict: verdictOfAll(variants.map(({ verdict }) => verdict)),
    notes: [...idleIn(file!).notes],
    variants,
  };
}

function run(
  file: JsonObject,
  variant: CaseVariant,
  index: number,
  context: OracleContext,
): VariantRun {
  const { title } = variant;
  const place = (path: Path): Path => placeOf(path, file, variant);
  refuseIfLate(context);
  try {
    const { played, reports } = runVariant(variant, context);
    return {
      title,
      resolution: resolutionOf(played, context).resolution,
      reports: reports.map((report) => ({ ...report, path: place(report.path), variant: index })),
    };
  } catch (error) {
    if (!(error instanceof Refused) || title === '') throw error;
    const { errors = [], detail, ...problem } = error.problem;
    const placed = errors.map((one): FieldError => {
      const path = place(one.path);
      return { ...one, path, pointer: pointerOf(path) };
    });
    const located = errors.length > 0 ? { errors: placed } : {};
    throw new Refused({ ...problem, detail: `In "${title}": ${detail}`, ...located });
  }
}

function verifiedOf({ title, resolution, reports }: VariantRun): VerifiedVariant {
  const { status, result, actions, decisions, traceHash } = resolution;
  const pass = reports.every((report) => report.pass);
  const verdict = verdictOf(pass, resolution);
  return { title, status, result, actions, decisions, traceHash, pass, verdict };
}

/**
 * Where a path of a scenario stands in its file: in the variant if that has it, else in the file itself. Of
 * what is missing the same is asked of the object that it is missing from.
 */
function placeOf(path: Path, file: JsonObject, { place }: CaseVariant): Path {
  const inVariant = [...place, ...path];
  const ways = [inVariant, path];
  const parents = ways.filter((way) => has(file, way.slice(0, -1)));
  return ways.find((way) => has(file, way)) ?? parents[0] ?? path;
}

function has(json: Json, path: Path): boolean {
  let at: Json | undefined = json;
  for (const key of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return false;
    at = (at as { readonly [key: string | number]: Json })[key];
  }
  return true;
}
