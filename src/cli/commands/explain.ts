import pc from 'picocolors';
import type { Explanation } from '../../scenario/oracle.js';
import { ExitCode } from '../exit-codes.js';
import { readScenarioFile, type ScenarioOptions } from '../input.js';
import { operateOn } from '../operation.js';
import { print, printJson } from '../output.js';

/** Options of `explain`. */
export interface ExplainOptions extends ScenarioOptions {
  readonly json?: boolean;
  readonly event?: string;
}

/** `explain`: why something did or did not happen to an entity. */
export function explain(file: string, entity: string, options: ExplainOptions): ExitCode {
  const { scenario } = readScenarioFile(file, options);
  const { event } = options;
  const question = { entity, ...(event === undefined ? {} : { event }) };
  const answer = operateOn('explain', { ...scenario, explain: question }) as unknown as Explanation;
  if (options.json === true) printJson(answer);
  else for (const line of linesOf(answer)) print(line);
  return ExitCode.OK;
}

function* linesOf({ summary, actions, lines }: Explanation): Generator<string> {
  yield pc.bold(summary);
  for (const { action, legal, illegal } of actions)
    if (!legal)
      yield pc.red(`illegal ${JSON.stringify(action)}: ${illegal?.code}. ${illegal?.message}`);
  let place = '';
  for (const { kind, text, rules, within } of lines) {
    const around = within.map((node) => node.text).join(' > ');
    if (around !== place) yield pc.dim(around);
    place = around;
    const cited = rules.length === 0 ? '' : pc.dim(` [${rules.join(' ')}]`);
    yield `  ${kind === 'check' ? pc.yellow(text) : text}${cited}`;
  }
}
