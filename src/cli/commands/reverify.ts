import { reverify as reverifyOne } from '../../scenario/saved/reverify.js';
import { BadInput } from '../bad-input.js';
import { ExitCode } from '../exit-codes.js';
import { print, printJson } from '../output.js';
import { Progress } from '../progress.js';
import { type SavedLines, savedLinesFrom, savedLinesOf, savedRecordOf } from '../saved-files.js';
import { type ReverifiedRecord, reverifiedLines } from '../show/reverified.js';

/** Options of `reverify`. */
export interface ReverifyOptions {
  readonly json?: boolean;
  /** The address of a service whose scenarios are resolved again. */
  readonly from?: string;
}

/** `reverify`: whether and where this engine says something else of saved scenarios than was said of them. */
export async function reverify(
  files: readonly string[],
  { from, json }: ReverifyOptions,
): Promise<ExitCode> {
  if (files.length === 0 && from === undefined)
    throw new BadInput('which scenarios? Give a file of saved ones, or a service with --from.');
  const sources = files.map(savedLinesOf);
  if (from !== undefined) sources.push(await savedLinesFrom(from));
  const records = reverified(sources);
  if (json === true) printJson(jsonOf(records));
  else for (const line of reverifiedLines(records)) print(line);
  return records.every(({ found }) => found.verdict === 'SAME')
    ? ExitCode.OK
    : ExitCode.EXPECTATIONS_FAILED;
}

function reverified(sources: readonly SavedLines[]): ReverifiedRecord[] {
  const all = sources.flatMap((source) => source.lines.map((_, i) => ({ source, i })));
  return new Progress('rulings').during((show) =>
    all.map(({ source, i }, done) => {
      show(done, all.length);
      const record = savedRecordOf(source, i);
      const { title = '', url, file, id, engine = null } = record;
      const place = String(url ?? file ?? id ?? '');
      return { title: String(title), place, engine, found: reverifyOne(record) };
    }),
  );
}

function jsonOf(records: readonly ReverifiedRecord[]): unknown {
  const differing = records.flatMap(({ found, ...record }) =>
    found.verdict === 'SAME' ? [] : [{ ...record, ...found }],
  );
  return {
    rulings: records.length,
    same: records.length - differing.length,
    changed: differing.filter(({ verdict }) => verdict === 'CHANGED'),
    refused: differing.filter(({ verdict }) => verdict === 'REFUSED'),
  };
}
