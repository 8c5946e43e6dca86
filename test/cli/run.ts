import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { vi } from 'vitest';
import { runCommandLine } from '../../src/cli/command-line.js';

const PROGRAM = 'dist/bin/rules-oracle.js';

/** What a command left behind. */
export interface Finished {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Commands that wait until those before have ended. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs the command line in this process, one command after the other: what it does with its arguments and files. A
 * process of its own takes most of its time to start. With a text, `-` stands for a file of it, not for standard input.
 */
export function runHere(args: readonly string[], text?: string): Promise<Finished> {
  const finished = last.then(() => (text === undefined ? captured(args) : withFile(args, text)));
  last = finished.catch(() => undefined);
  return finished;
}

async function withFile(args: readonly string[], text: string): Promise<Finished> {
  const folder = mkdtempSync(join(tmpdir(), 'asked-'));
  const file = join(folder, 'asked.yaml');
  writeFileSync(file, text);
  try {
    return await captured(args.map((word) => (word === '-' ? file : word)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function captured(args: readonly string[]): Promise<Finished> {
  const said = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      // Whether there are colours was decided when the program was loaded, by whoever did it first.
      said[name] += stripVTControlCharacters(String(text));
      return true;
    }),
  );
  try {
    return { code: await runCommandLine(args), ...said };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** Runs the command line as a process of its own, without colours unless asked for. */
export function run(
  args: readonly string[],
  stdin = '',
  env: Readonly<Record<string, string>> = { NO_COLOR: '1' },
): Promise<Finished> {
  const { NO_COLOR: _, FORCE_COLOR: __, ...inherited } = process.env;
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [PROGRAM, ...args],
      { env: { ...inherited, ...env }, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
        resolve({ code, stdout, stderr });
      },
    );
    child.stdin!.end(stdin);
  });
}

/** A command that goes on. */
export interface Started {
  readonly child: ChildProcess;
  /** Waits until it has said something since the last time; null: until it ends, with its exit code. */
  until(text: string | null): Promise<number | null>;
}

/** Starts a command that does not end by itself. */
export function start(args: readonly string[]): Started {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    env: { ...process.env, NO_COLOR: '1' },
  });
  let said = '';
  let look = (): void => {};
  let code: number | null | undefined;
  const hear = (chunk: Buffer): void => {
    said += chunk.toString();
    look();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  child.on('close', (ended) => {
    code = ended;
    look();
  });
  return {
    child,
    until: (text) =>
      new Promise((resolve, reject) => {
        look = (): void => {
          if (text !== null && said.includes(text)) {
            said = '';
            resolve(null);
          } else if (code !== undefined) {
            if (text === null) resolve(code);
            else reject(new Error(`it ended with ${code} before it said "${text}": ${said}`));
          }
        };
        look();
      }),
  };
}

/** What a command writes to a terminal: both of its outputs. Its arguments are words without spaces. */
export function runOnTerminal(args: readonly string[]): Promise<Finished> {
  const command = [process.execPath, PROGRAM, ...args].join(' ');
  return new Promise((resolve) => {
    const child = execFile('script', ['-qec', command, '/dev/null'], (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
      resolve({ code, stdout, stderr });
    });
    child.stdin!.end();
  });
}
