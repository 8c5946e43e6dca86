import { readFileSync } from 'node:fs';
import type { Language } from '../rulesets/common/names.js';
import { Problems } from '../rulesets/ruleset.js';
import { type CaseVariant, readCaseFile } from '../scenario/conformance/case-file.js';
import { parseScenarioText } from '../scenario/conformance/scenario-text.js';
import { reportedError } from '../scenario/operation/refused.js';
import type { Json, JsonObject } from '../scenario/oracle.js';
import { BadInput } from './bad-input.js';

/** The file name that means standard input. */
export const STANDARD_INPUT = '-';

/** The text of a file, or of standard input for `-`. */
export function readText(file: string): string {
  try {
    return readFileSync(file === STANDARD_INPUT ? 0 : file, 'utf8');
  } catch (error) {
    throw cannotRead(file, error);
  }
}

/** Why a file cannot be read, in words. */
export function cannotRead(file: string, error: unknown): BadInput {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return new BadInput(`${file} cannot be read: ${REASONS[code] ?? message}`);
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file.',
  EISDIR: 'it is a folder.',
  ENOTDIR: 'a part of its path is no folder.',
  EACCES: 'you have no right to read it.',
};

/** The value that a file holds, in YAML or JSON. */
export function readValue(file: string): Json {
  const parsed = parseScenarioText(readText(file));
  if (!parsed.ok) throw new BadInput(`${file}: ${parsed.message}`);
  return parsed.value;
}

/** What the command line says about a scenario beside the file. */
export interface ScenarioOptions {
  readonly patch?: string;
  readonly language?: Language;
  readonly seed?: number;
  readonly variant?: number;
}

/** Every scenario of a file, under the titles of the file and of the variant. */
export function readScenarios(file: string): readonly CaseVariant[] {
  const problems = new Problems();
  const read = readCaseFile(readValue(file), problems);
  if (read === null)
    throw new BadInput(`${file} is no scenario.`, problems.errors.map(reportedError));
  return read.variants.map((variant) => {
    const title = [read.title, variant.title].filter((text) => text !== '').join(': ');
    return { ...variant, title };
  });
}

/** The scenario of a file: of a case file with variants the chosen one, else the first. */
export function readScenarioFile(file: string, options: ScenarioOptions): CaseVariant {
  const variants = readScenarios(file);
  const number = options.variant ?? 1;
  const variant = variants[number - 1];
  if (variant === undefined)
    throw new BadInput(`${file} has ${variants.length} scenarios, and no number ${number}.`);
  return { ...variant, scenario: withOptions(variant.scenario, options) };
}

function withOptions(scenario: JsonObject, { patch, seed, language }: ScenarioOptions): JsonObject {
  return {
    ...scenario,
    ...(patch === undefined ? {} : { patch }),
    ...(language === undefined ? {} : { language }),
    ...(seed === undefined ? {} : { random: { seed } }),
  };
}
