import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CaseFile } from './case-file.js';
import type { Book } from './catalogue.js';
import { coverageFaults } from './coverage.js';
import { type Idle, idleIn } from './idle.js';
import { parseScenarioText } from './scenario-text.js';
import { type CaseResult, verifyCase, type Witness } from './verify-case.js';

/** The folder of the scenario files, beside the sources and beside the compiled code. */
export const SCENARIO_FOLDER = fileURLToPath(new URL('../../../scenarios/', import.meta.url));

/** Something about a scenario file that must be put right, whatever its scenario does. */
export interface Fault {
  readonly file: string;
  readonly message: string;
}

/** A scenario file that was run. */
export interface WrittenCase {
  readonly file: string;
  /** The worked case that it shows; null when it is a scenario of its own, or cannot be read. */
  readonly caseId: string | null;
  readonly result: CaseResult;
  readonly faults: readonly Fault[];
  /** What its author may want to know, and no fault. */
  readonly notes: readonly string[];
}

/** The paths of all scenario files in a folder and below it, sorted. */
export function scenarioFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.ya?ml$/.test(path))
    .map((path) => resolve(folder, path))
    .sort();
}

const NOTHING_IDLE: Idle = { notes: [], faults: [] };

/** Runs the scenarios of one file's text and checks that it says enough of its case. */
export function runScenarioText(
  text: string,
  file: string,
  books: readonly Book[],
  witness?: Witness,
): WrittenCase {
  const parsed = parseScenarioText(text);
  if (!parsed.ok) {
    const result = { file: null, problems: [], variants: [] };
    return { file, caseId: null, result, faults: [{ file, message: parsed.message }], notes: [] };
  }
  const result = verifyCase(parsed.value, witness);
  const messages = result.problems.map(({ message }) => message);
  const idle = result.file === null ? NOTHING_IDLE : idleIn(result.file);
  if (result.file !== null) messages.push(...faultsOf(result.file, books), ...idle.faults);
  const faults = messages.map((message) => ({ file, message }));
  return { file, caseId: result.file?.caseId ?? null, result, faults, notes: idle.notes };
}

/** Which scenario files are run. */
export interface FilesToRun {
  /** Only those that show one of these cases; absent: all. */
  readonly cases?: ReadonlySet<string> | undefined;
  /** Called before every file with how many are done, and of how many. */
  readonly onProgress?: (done: number, of: number) => void;
}

/**
 * Runs the scenario files of a folder. A case that two files show is a fault of the second; a file that shows a case has to
 * need its actions, so its notes are faults.
 */
export function runScenarioFiles(
  folder: string,
  books: readonly Book[],
  { cases, onProgress }: FilesToRun = {},
): readonly WrittenCase[] {
  const texts = scenarioFiles(folder).map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const wanted = texts.filter(({ text }) => cases === undefined || cases.has(caseNamed(text)));
  return withoutRepetitions(
    wanted.map(({ path, text }, i) => {
      onProgress?.(i, wanted.length);
      return withNotesAsFaults(runScenarioText(text, relative(process.cwd(), path), books));
    }),
  );
}

function withNotesAsFaults(written: WrittenCase): WrittenCase {
  const { file, notes } = written;
  const faults = [...written.faults, ...notes.map((message) => ({ file, message }))];
  return { ...written, faults, notes: [] };
}

/** The case that a file's text names, found without reading all of it; empty where it names none. */
function caseNamed(text: string): string {
  return /^case: *["']?([^\s"']+)/m.exec(text)?.[1] ?? '';
}

/** The files with a fault for every case that one before has shown. */
function withoutRepetitions(files: readonly WrittenCase[]): readonly WrittenCase[] {
  const seen = new Map<string, string>();
  return files.map((written) => {
    const { caseId, file, faults } = written;
    if (caseId === null) return written;
    const first = seen.get(caseId);
    seen.set(caseId, first ?? file);
    if (first === undefined) return written;
    const message = `${caseId} is shown by ${first} already; write a variant there.`;
    return { ...written, faults: [...faults, { file, message }] };
  });
}

function faultsOf(file: CaseFile, books: readonly Book[]): readonly string[] {
  if (file.caseId === null) return isCheckedAtAll(file) ? [] : ['nothing is expected of it.'];
  for (const book of books) {
    const row = book.chapters.flatMap(({ rows }) => rows).find(({ id }) => id === file.caseId);
    if (row !== undefined) return coverageFaults(file, row, book);
  }
  return [`the catalogue has no case ${file.caseId}.`];
}

function isCheckedAtAll(file: CaseFile): boolean {
  return file.variants.every(({ groups }) => groups.length > 0);
}
