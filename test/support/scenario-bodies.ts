import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { SCENARIO_FOLDER, scenarioFiles } from '../../src/scenario/conformance/scenario-files.js';
import { parseScenarioText } from '../../src/scenario/conformance/scenario-text.js';
import type { JsonObject } from '../../src/scenario/oracle.js';

/** What was read, as JSON: to read YAML takes twenty times as long, and several files of tests look at all scenarios. */
const asJson = new Map<string, string>();

/** The paths of the scenario files of a game, from their folder on, sorted; without a game all. */
export function scenarioPaths(ruleset = ''): readonly string[] {
  return scenarioFiles(`${SCENARIO_FOLDER}/${ruleset}`).map((path) =>
    relative(SCENARIO_FOLDER, path),
  );
}

/** A scenario file as the body of a request, each time another one that may be changed; throws where it cannot be read. */
export function scenarioBody(path: string): JsonObject {
  let json = asJson.get(path);
  if (json === undefined) {
    const parsed = parseScenarioText(readFileSync(`${SCENARIO_FOLDER}/${path}`, 'utf8'));
    if (!parsed.ok) throw new Error(`${path}: ${parsed.message}`);
    json = JSON.stringify(parsed.value);
    asJson.set(path, json);
  }
  return JSON.parse(json) as JsonObject;
}
