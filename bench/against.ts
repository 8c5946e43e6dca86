import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { percentileOf } from './load/figures.js';

/** This checkout. */
const HERE = fileURLToPath(new URL('..', import.meta.url));

/** Runs of each side; both at once, so that whatever the machine does in the meantime falls on both alike. */
const ROUNDS = 5;

/** How a line of figures says how much was done with a second of the processor, or how long something took. */
const RATE = /^([^:]+): .*?([\d.]+) (?:games|copies)\/cpu-s/;
const TIME = /^([^:]+): ([\d.]+) cpu-ms/;

/** How fast things are, by name: the higher the faster. */
type Figures = ReadonlyMap<string, number>;

/**
 * `npm run bench -- against <commit> [part]`: this checkout against another commit, which is built in a folder of its own.
 * Both run the part of their own bench side by side; what is told is how many times as fast this one is, in processor time,
 * as the median over the rounds, with the least and the most.
 */
export async function measureAgainst(commit: string, part: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-against-'));
  const there = path.join(folder, 'there');
  try {
    await run('git', ['worktree', 'add', '--quiet', '--detach', there, commit], HERE);
    symlinkSync(path.join(HERE, 'node_modules'), path.join(there, 'node_modules'));
    await run('npm', ['run', '--silent', 'build'], there);
    const ratios = new Map<string, number[]>();
    for (let round = 0; round < ROUNDS; round++) {
      const [theirs, ours] = await Promise.all([figuresOf(there, part), figuresOf(HERE, part)]);
      for (const [name, our] of ours) {
        const their = theirs.get(name);
        if (their !== undefined) ratios.set(name, [...(ratios.get(name) ?? []), our / their]);
      }
    }
    for (const [name, found] of ratios)
      console.log(
        `${name}: ${shown(found, 50)} of ${commit} (${shown(found, 0)} to ${shown(found, 100)})`,
      );
  } finally {
    await run('git', ['worktree', 'remove', '--force', there], HERE);
    rmSync(folder, { recursive: true, force: true });
  }
}

function shown(ratios: readonly number[], percentile: number): string {
  return percentileOf(ratios, percentile).toFixed(2);
}

/** The best figure of each name: the first round of a kind warms up. */
async function figuresOf(checkout: string, part: string): Promise<Figures> {
  const figures = new Map<string, number>();
  const output = await run('npx', ['tsx', 'bench/main.ts', part], checkout);
  for (const line of output.split('\n')) {
    const [, rated, rate] = RATE.exec(line) ?? [];
    const [, timed, ms] = TIME.exec(line) ?? [];
    const [name, speed] = rated === undefined ? [timed, 1 / Number(ms)] : [rated, Number(rate)];
    if (name !== undefined) figures.set(name, Math.max(figures.get(name) ?? 0, speed));
  }
  return figures;
}

async function run(command: string, args: readonly string[], cwd: string): Promise<string> {
  return (await promisify(execFile)(command, args, { cwd })).stdout;
}
