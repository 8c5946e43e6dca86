import pc from 'picocolors';
import { parseScenarioText } from '../../scenario/conformance/scenario-text.js';
import type {
  Json,
  JsonObject,
  OutcomeGroup,
  Outcomes,
  Probability,
  UnknownShare,
} from '../../scenario/oracle.js';
import { BadInput } from '../bad-input.js';
import { ExitCode } from '../exit-codes.js';
import { readScenarioFile, type ScenarioOptions } from '../input.js';
import { operateOn } from '../operation.js';
import { print, printJson } from '../output.js';
import { Progress } from '../progress.js';

/** Options of `outcomes`. */
export interface OutcomesOptions extends ScenarioOptions {
  readonly json?: boolean;
  readonly by?: readonly string[];
  readonly groups?: number;
  readonly situations?: number;
  /** Seconds to wait. */
  readonly deadline?: number;
}

/** `outcomes`: how likely every result is, exactly. */
export function outcomes(file: string, options: OutcomesOptions): ExitCode {
  const { scenario } = readScenarioFile(file, options);
  const progress = new Progress('situations at the most');
  const answer = progress.during((onProgress) =>
    operateOn('outcomes', asked(scenario, options), { onProgress }),
  );
  if (options.json === true) printJson(answer);
  else for (const line of outcomeLines(answer)) print(line);
  return ExitCode.OK;
}

function asked(scenario: JsonObject, options: OutcomesOptions): JsonObject {
  const { by, groups, situations, deadline } = options;
  const bounds = {
    ...(groups === undefined ? {} : { groups }),
    ...(situations === undefined ? {} : { situations }),
    ...(deadline === undefined ? {} : { timeMs: deadline * 1000 }),
  };
  const { budget } = scenario;
  return {
    ...scenario,
    ...(by === undefined ? {} : { groupBy: by.map(parseKey) }),
    ...(Object.keys(bounds).length === 0
      ? {}
      : { budget: { ...(budget as JsonObject | undefined), ...bounds } }),
  };
}

/** A key as it stands on the command line, in YAML: `board`, `{ entity: yeti }`. */
function parseKey(text: string): Json {
  const parsed = parseScenarioText(text);
  if (!parsed.ok) throw new BadInput(`--by ${text}: ${parsed.message}`);
  return parsed.value;
}

function* outcomeLines(answer: Outcomes): Generator<string> {
  const { groups, unlisted, situations, ends, paths, missing, complete, stoppedBy } = answer;
  for (const { action, taken, refused } of answer.actions) {
    for (const { code, probability } of refused)
      yield pc.red(`${JSON.stringify(action)} is refused with ${percent(probability)}: ${code}`);
    if (refused.length > 0) yield pc.dim(`  taken with ${percent(taken)}`);
  }
  for (const group of groups) yield* groupLines(group);
  if (unlisted.groups > 0)
    yield pc.dim(
      `and ${unlisted.groups} more groups with ${percent(unlisted.probability)} together`,
    );
  yield pc.dim(`${ends} ends, ${situations} situations, ${paths} paths`);
  if (answer.unknown !== null) yield pc.yellow(unknownLine(answer.unknown));
  if (!complete) yield pc.yellow(`${percent(missing)} left out: ${stoppedBy} used up`);
}

function* groupLines(group: OutcomeGroup): Generator<string> {
  const { by, probability, open, decisions, unknown } = group;
  const what = Object.entries(by).map(([name, value]) => `${name}: ${shown(value)}`);
  if (open !== null) what.push(pc.yellow(`${(open as JsonObject).name} is open`));
  if (unknown !== null) what.push(pc.yellow(unknownLine(unknown)));
  yield `${pc.bold(percent(probability).padStart(9))}  ${fraction(probability).padEnd(14)} ${what.join(', ')}`;
  if (decisions.length > 0) yield pc.dim(`           decisions: ${JSON.stringify(decisions)}`);
}

/** Cards named in one line. */
const NAMED = 6;

function unknownLine({ probability, cards }: UnknownShare): string {
  const names = cards.slice(0, NAMED).map(({ name }) => name);
  const more = cards.length > NAMED ? ` and ${cards.length - NAMED} more` : '';
  return `${percent(probability)} with cards whose texts are not known: ${names.join(', ')}${more}`;
}

function percent({ decimal }: Probability): string {
  return `${(decimal * 100).toFixed(3)} %`;
}

function fraction({ numerator, denominator }: Probability): string {
  return denominator === '1' ? numerator : `${numerator}/${denominator}`;
}

function shown(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
