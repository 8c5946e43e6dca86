import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Resolution } from '../../src/scenario/oracle.js';
import type { Played } from '../../src/scenario/play/play.js';

const SCRIPT = 'scripts/replay-trace.py';

/** Whether there is a Python to replay traces with. */
export const hasPython = spawnSync('python3', ['--version']).status === 0;

/** Answers that were kept, for a stranger to replay: what `normalise` and `resolve` say of the same scenarios. */
export class KeptAnswers {
  private readonly folder = mkdtempSync(join(tmpdir(), 'replay-'));
  private readonly file = join(this.folder, 'pairs');
  count = 0;

  /** Keeps the state before a run, and of what it is answered the state and the trace. */
  keep({ request, before }: Played, { state, trace }: Resolution): void {
    const changed = trace.filter(({ changes }) => changes.length > 0);
    const pair = {
      before: { state: request.ruleset.setup.view(before) },
      after: { state, trace: changed },
    };
    appendFileSync(this.file, `${JSON.stringify(pair)}\n`);
    this.count++;
  }

  /** What the script says of all of them. */
  replay(): { readonly output: string; readonly status: number | null } {
    const stdio = [openSync(this.file, 'r'), 'pipe', 'pipe'] as const;
    const { stdout, stderr, status } = spawnSync('python3', [SCRIPT, '-'], {
      stdio: [...stdio],
      encoding: 'utf8',
    });
    return { output: `${stdout}${stderr}`.trim(), status };
  }

  /** Throws them away. */
  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
