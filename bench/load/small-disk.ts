import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MB = 1_048_576;

/** A disk of its own, in memory, that can be filled. */
export class SmallDisk {
  readonly folder = mkdtempSync(join(tmpdir(), 'small-disk-'));

  /** @throws Error when this user may not mount. */
  constructor(megabytes: number) {
    try {
      const options = `size=${megabytes}m,mode=0777`;
      execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', this.folder], {
        stdio: 'pipe',
      });
    } catch (error) {
      rmdirSync(this.folder);
      throw error;
    }
  }

  /** Leaves no byte free. */
  fill(): void {
    const file = openSync(this.#ballast, 'w');
    try {
      // What is left below a block is taken byte by byte.
      for (const size of [MB, 4_096, 1]) while (this.#write(file, size));
    } finally {
      closeSync(file);
    }
  }

  free(): void {
    rmSync(this.#ballast);
  }

  remove(): void {
    execFileSync('umount', ['-l', this.folder]);
    rmdirSync(this.folder);
  }

  get #ballast(): string {
    return join(this.folder, 'ballast');
  }

  #write(file: number, size: number): boolean {
    try {
      return writeSync(file, Buffer.alloc(size)) > 0;
    } catch {
      return false;
    }
  }
}
