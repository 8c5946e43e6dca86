import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { Problems } from '../../src/rulesets/ruleset.js';
import { type CaseVariant, readCaseFile } from '../../src/scenario/conformance/case-file.js';
import { SCENARIO_FOLDER, scenarioFiles } from '../../src/scenario/conformance/scenario-files.js';
import { parseScenarioText } from '../../src/scenario/conformance/scenario-text.js';
import { operate } from '../../src/scenario/operate.js';
import { Refused } from '../../src/scenario/operation/refused.js';
import type { Json, JsonObject, Problem, Verification } from '../../src/scenario/oracle.js';
import { type Played, play } from '../../src/scenario/play/play.js';
import { readRequest } from '../../src/scenario/play/request.js';
import { parseBody } from '../../src/service/body/parse-body.js';

/** A body as it comes over HTTP: checked against the limits, then plain JSON. */
export function received(text: string, format: 'json' | 'yaml'): Json {
  const parsed = parseBody(Buffer.from(text), format);
  if (!parsed.ok) throw new Error(parsed.problem.detail);
  return parsed.value;
}

/** The answer of verify. */
export function verified(json: Json): Verification {
  const outcome = operate('verify', json, {});
  if (!outcome.ok) throw new Error(outcome.problem.detail);
  return outcome.body;
}

/** Why verify refuses a body. */
export function problemOf(json: Json): Problem {
  const outcome = operate('verify', json, {});
  if (outcome.ok) throw new Error('it was not refused');
  return outcome.problem;
}

/** Every scenario file with its scenarios. */
function allFiles(): (readonly [name: string, variants: readonly CaseVariant[]])[] {
  return scenarioFiles(SCENARIO_FOLDER).map((path) => {
    const parsed = parseScenarioText(readFileSync(path, 'utf8'));
    const file = parsed.ok ? readCaseFile(parsed.value, new Problems()) : null;
    return [relative(SCENARIO_FOLDER, path), file?.variants ?? []];
  });
}

/** Every scenario of every file, with a name for its test. */
export function allScenarios(): (readonly [name: string, variant: CaseVariant])[] {
  return allFiles().flatMap(([name, variants]) =>
    variants.map((variant) => [`${name} ${variant.title}`, variant] as const),
  );
}

/** The run of a scenario; null when it is refused (the test of its case says whether it may be). */
export function runOf(scenario: JsonObject): Played | null {
  try {
    return play(readRequest(scenario, {}));
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}
