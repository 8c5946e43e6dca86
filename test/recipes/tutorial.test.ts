import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Service } from '../../src/service/service.js';
import { startEngine } from '../service/support/harness.js';

let service: Service;
let url: string;
const folder = mkdtempSync(join(tmpdir(), 'tutorial-'));
beforeAll(async () => {
  ({ service, url } = await startEngine());
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

/** What is typed, and what it has to print: the `text` that follows the `sh`. */
const STEPS = [
  ...readFileSync('docs/start/tutorial.md', 'utf8').matchAll(
    /^```sh\n([\s\S]*?)^```\n(?:\n```text\n([\s\S]*?)^```\n)?/gm,
  ),
].map(([, typed = '', printed = '']) => ({ typed, printed }));

test('every command of the tutorial works, and prints what it says', {
  timeout: 240_000,
}, async () => {
  const program = `${process.execPath} ${resolve('dist/bin/rules-oracle.js')}`;
  const before = `set -euo pipefail\nrules-oracle() { ${program} "$@"; }\n`;
  expect(STEPS.length).toBeGreaterThan(6);
  for (const { typed, printed } of STEPS) {
    const script = join(folder, 'typed.sh');
    writeFileSync(script, before + typed.replaceAll('http://localhost:3000', url));
    const { stdout } = await promisify(execFile)('bash', [script], {
      cwd: folder,
      env: { ...process.env, NO_COLOR: '1' },
      maxBuffer: 16 * 1024 * 1024,
    });
    for (const line of printed.split('\n').filter((each) => each !== ''))
      expect(stdout, typed).toContain(line);
  }
});
