import pc from 'picocolors';
import type { Comparison, ComparisonSide, Parting, TraceLine } from '../../scenario/oracle.js';
import { BadInput } from '../bad-input.js';
import { ExitCode } from '../exit-codes.js';
import { readScenarioFile, type ScenarioOptions } from '../input.js';
import { operateOn } from '../operation.js';
import { print, printJson } from '../output.js';
import { beside, terminalWidth } from '../show/columns.js';

/** Options of `compare`. */
export interface CompareOptions extends ScenarioOptions {
  readonly json?: boolean;
  readonly patches?: readonly string[];
  readonly switch?: readonly string[];
}

/** `compare`: one scenario in several editions, side by side. */
export function compare(file: string, options: CompareOptions): ExitCode {
  const { scenario } = readScenarioFile(file, options);
  const { patches, switch: switches } = options;
  const answer = operateOn('compare', {
    ...scenario,
    ...(patches === undefined ? {} : { patches }),
    ...(switches === undefined ? {} : { switches: Object.fromEntries(switches.map(parseSwitch)) }),
  }) as unknown as Comparison;
  if (options.json === true) printJson(answer);
  else
    for (const parting of answer.partings) for (const line of linesOf(answer, parting)) print(line);
  return ExitCode.OK;
}

function parseSwitch(text: string): [string, boolean | number | string] {
  const [, name, value] = /^(\w+)=(.+)$/.exec(text) ?? [];
  if (name === undefined) throw new BadInput(`--switch takes name=value, not ${text}.`);
  if (value === 'true' || value === 'false') return [name, value === 'true'];
  return [name, Number.isNaN(Number(value)) ? value! : Number(value)];
}

function* linesOf({ sides }: Comparison, parting: Parting): Generator<string> {
  const [left, right] = parting.between.map((place) => sides[place]!) as [
    ComparisonSide,
    ComparisonSide,
  ];
  yield '';
  yield pc.bold(pair(settingText(left), settingText(right)));
  if (parting.at === null) {
    yield 'The same happens on both sides.';
    return;
  }
  if (parting.after !== null) yield pc.dim(`the same up to: ${nodeText(parting.after)}`);
  const [a, b] = parting.lines.map((line) => (line === null ? 'it is over' : nodeText(line)));
  yield pair(a!, b!);
  const [ours, theirs] = parting.lines.map((line) => line?.rules.join(' ') ?? '');
  yield pc.dim(pair(ours!, theirs!));
  const causes = parting.switches.length > 0 ? parting.switches : ['no single switch'];
  yield `${pc.yellow('because of')} ${causes.join(', ')}`;
  for (const { player, zone, items } of parting.board) {
    yield pc.dim(`player ${player} ${zone}`);
    yield pair(items[0].join(' | ') || '-', items[1].join(' | ') || '-');
  }
  if (parting.board.length === 0) yield 'The final boards show the same.';
}

function settingText({ edition, overridden }: ComparisonSide): string {
  const set = Object.entries(overridden).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return [edition, ...set].join(' ');
}

function nodeText({ kind, name, text }: TraceLine): string {
  return text === name ? `${kind} ${name}` : `${kind} ${name}: ${text}`;
}

/** Two texts in columns of the terminal. */
function pair(left: string, right: string): string {
  return beside(left, right, terminalWidth()).join('\n');
}
