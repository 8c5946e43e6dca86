import { readFileSync } from 'node:fs';
import { unpackedText } from '../../logs/read-games.js';
import type { AnswerOf } from '../../scenario/oracle.js';
import { BadInput } from '../bad-input.js';
import { ExitCode } from '../exit-codes.js';
import { cannotRead, STANDARD_INPUT } from '../input.js';
import { operateOn } from '../operation.js';
import { print, printJson } from '../output.js';

/** Options of `import`. */
export interface ImportOptions {
  readonly game?: number;
  readonly point?: number;
  readonly json?: boolean;
}

/** `import`: lists the games and decision points of a log, or prints a point as a scenario. */
export function importLog(file: string, { game, point, json }: ImportOptions): ExitCode {
  const of = game ?? (point === undefined ? undefined : 1);
  const answer = operateOn('logs', {
    log: readLogFile(file),
    ...(of === undefined ? {} : { game: of }),
    ...(point === undefined ? {} : { point }),
  });
  if (json === true) printJson(answer);
  else if (answer.point !== null) printJson(answer.point.scenario);
  else for (const line of linesOf(answer)) print(line);
  return ExitCode.OK;
}

function readLogFile(file: string): string {
  try {
    const unpacked = unpackedText(readFileSync(file === STANDARD_INPUT ? 0 : file));
    if (unpacked.ok) return unpacked.text;
    throw new BadInput(`${file}: ${unpacked.message}`);
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw cannotRead(file, error);
  }
}

/** A game in a line, its points in lines below it, then what could not be read. */
function linesOf({ games, notes }: AnswerOf<'logs'>): readonly string[] {
  const told = games.flatMap((game) => {
    const players = game.players.map(({ name }) => name).join(' and ');
    const title = `Game ${game.game} (line ${game.line}), patch ${game.edition}`;
    return [
      players === '' ? title : `${title}: ${players}`,
      ...(game.warning === null ? [] : [`  ${game.warning}`]),
      ...game.notes.map(({ line, message }) => `  line ${line}: ${message}`),
      ...game.points.map(
        ({ point, turn, action, badge, reasons }) =>
          `  ${point}. turn ${turn}: ${action} [${badge}]${reasons.length > 0 ? ` ${reasons.join(' ')}` : ''}`,
      ),
    ];
  });
  return [...told, ...notes.map(({ line, message }) => `line ${line}: ${message}`)];
}
