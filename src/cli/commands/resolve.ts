import pc from 'picocolors';
import type { LogFormatName } from '../../logs/formats.js';
import { differenceOf } from '../../scenario/difference/difference.js';
import { Refused } from '../../scenario/operation/refused.js';
import { FIELDS_OF_ONE } from '../../scenario/operations.js';
import type { ActionReport, Json, JsonObject, TraceDetail } from '../../scenario/oracle.js';
import { type Played, play } from '../../scenario/play/play.js';
import { readOneRun } from '../../scenario/play/request.js';
import { resolutionOf } from '../../scenario/resolution/resolution.js';
import type { Resolution } from '../../scenario/resolution/schema.js';
import { rulingOf } from '../../scenario/ruling/ruling.js';
import { BadInput, badInputOf } from '../bad-input.js';
import { ExitCode } from '../exit-codes.js';
import { readScenarioFile, type ScenarioOptions } from '../input.js';
import { print, printJson } from '../output.js';
import { boardLines } from '../show/board.js';
import { terminalWidth } from '../show/columns.js';
import { differenceLines } from '../show/difference.js';
import { traceLines } from '../show/trace.js';
import { watching } from './watch.js';

/** Options of `resolve`. */
export interface ResolveOptions extends ScenarioOptions {
  readonly json?: boolean;
  /** The form of a log of the game in which it is printed. */
  readonly format?: LogFormatName;
  readonly trace: TraceDetail;
  readonly changes?: boolean;
  readonly strict?: boolean;
  readonly watch?: boolean;
}

/** `resolve`: what happens, why, and the board that results; again after every change of the file when that is asked for. */
export function resolve(file: string, options: ResolveOptions): ExitCode | Promise<ExitCode> {
  if (options.watch !== true) return resolveOnce(file, options);
  return watching(file, () => void resolveOnce(file, options));
}

/** The edition, and the patch that was asked for where that is another one. */
function editionText({ edition, patchAsked }: Resolution): string {
  return patchAsked === undefined ? edition : `${edition}, the edition of ${patchAsked}`;
}

/** What is to be known of the cards that took part: whose texts are left out, and which came after the edition. */
function cardNotes({ unknownCards = [], laterCards = [] }: Resolution): string[] {
  const unknown = unknownCards.map(({ name }) => name).join(', ');
  const later = laterCards.map(({ name, since }) => `${name} (${since})`).join(', ');
  return [
    ...(unknown === '' ? [] : [`Text not known, left out: ${unknown}`]),
    ...(later === '' ? [] : [`Came later than the edition: ${later}`]),
  ];
}

function resolveOnce(file: string, options: ResolveOptions): ExitCode {
  const { title, scenario } = readScenarioFile(file, options);
  const { format, trace } = options;
  const log = format === undefined ? {} : { log: format };
  const played = playOrRefuse({ ...scenario, trace, ...log });
  const { resolution } = resolutionOf(played, {});
  if (options.json === true) printJson(resolution);
  else if (resolution.log !== undefined) print(resolution.log.trimEnd());
  else {
    const { ruleset } = played.request;
    const heading = title === '' ? ruleset.title : title;
    print(pc.bold(heading) + pc.dim(` (${ruleset.id} ${editionText(resolution)})`));
    printBoard('Before', played, played.before);
    print();
    const titleOf = (entity: number): string =>
      ruleset.show.titleOf(
        played.after,
        entity,
        ruleset.program.identify(played.after.state, entity),
      );
    const style = { changes: options.changes === true, titleOf };
    for (const line of traceLines(resolution.trace, style)) print(line);
    for (const report of resolution.actions) if (!report.legal) print(refusalText(report));
    printBoard('After', played, played.after);
    print(`\n${pc.bold('Ruling')}  ${rulingOf(played).text}`);
    const changes = differenceLines(differenceOf(played));
    if (changes.length > 0) print(`\n${pc.bold('Difference')}`);
    for (const line of changes) print(line);
    print(`\n${pc.bold('Result')}  ${String(resolution.result)}`);
    for (const line of cardNotes(resolution)) print(pc.dim(line));
    if (resolution.pending !== null) printPending(resolution.pending as JsonObject);
  }
  const isIllegal = resolution.actions.some(({ legal }) => !legal);
  return isIllegal && options.strict === true ? ExitCode.ILLEGAL_ACTION : ExitCode.OK;
}

function playOrRefuse(body: Json): Played {
  try {
    return play(readOneRun(body, { fieldsOfOne: FIELDS_OF_ONE }));
  } catch (error) {
    if (error instanceof Refused) throw badInputOf(error.problem);
    throw error;
  }
}

function printBoard(heading: string, { request }: Played, position: Played['before']): void {
  print(`\n${pc.bold(heading)}`);
  for (const line of boardLines(request.ruleset.show.tabletop(position), terminalWidth()))
    print(line);
}

function refusalText({ action, illegal }: ActionReport): string {
  return pc.red(`illegal ${JSON.stringify(action)}: ${illegal?.code}. ${illegal?.message}`);
}

function printPending({ name, kind, options }: JsonObject): void {
  print(`\n${pc.yellow(`${kind} ${name}`)} is open. Add one of these to "decisions":`);
  for (const { pick, text } of options as readonly JsonObject[])
    print(`  ${JSON.stringify(pick)} ${pc.dim(String(text))}`);
}

/** The details that a trace can be shown in. */
export const TRACE_DETAILS = ['NONE', 'SUMMARY', 'FULL'] as const satisfies readonly TraceDetail[];

/** One of the details that a trace can be shown in. */
export function parseTraceDetail(text: string): TraceDetail {
  const detail = TRACE_DETAILS.find((name) => name === text.toUpperCase());
  if (detail === undefined) throw new BadInput(`--trace takes NONE, SUMMARY or FULL, not ${text}.`);
  return detail;
}
