import { appendFileSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The variable that names the gate at which threads wait before they load. */
export const LOAD_GATE = 'TEST_LOAD_GATE';

const POLL_MS = 5;

/** A gate at which fake work waits until the test lets it go on, whatever thread or process it is in. */
export class Gate {
  readonly path = path.join(mkdtempSync(path.join(tmpdir(), 'gate-')), 'open');

  open(): void {
    writeFileSync(this.path, '');
  }

  shut(): void {
    rmSync(this.path, { force: true });
  }

  /** Settles when so many have come to the gate. */
  async reached(count = 1): Promise<void> {
    const size = (): number => statSync(marksOf(this.path), { throwIfNoEntry: false })?.size ?? 0;
    while (size() < count) await sleep(POLL_MS);
  }
}

/** Waits until a gate is open. It takes no time of the processor. */
export function waitAt(gate: string): void {
  appendFileSync(marksOf(gate), '.');
  const cell = new Int32Array(new SharedArrayBuffer(4));
  while (!existsSync(gate)) Atomics.wait(cell, 0, 0, POLL_MS);
}

/** A file with a character for each that has come. */
function marksOf(gate: string): string {
  return `${gate}.reached`;
}
