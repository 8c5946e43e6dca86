import pc from 'picocolors';

/** Where a bar is drawn: standard error, or what stands in for it. */
export interface ProgressScreen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const CELLS = 30;
/** Milliseconds between two drawings: a bar must not cost what it measures. */
const EVERY_MS = 100;
const CLEAR_LINE = '\r\u001b[K';

/** How far something long has come, as one line that is drawn over itself. Where nobody looks at a terminal, nothing. */
export class Progress {
  private lastDrawn = 0;
  private isThere = false;

  /** @param what what is counted: `scenarios`. */
  constructor(
    private readonly what: string,
    private readonly screen: ProgressScreen = process.stderr,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.lastDrawn = now();
  }

  /** Draws how much is done, unless that was done a moment ago. */
  private readonly show = (done: number, of: number): void => {
    if (this.screen.isTTY !== true || this.now() - this.lastDrawn < EVERY_MS) return;
    this.lastDrawn = this.now();
    this.isThere = true;
    const full = Math.min(CELLS, Math.floor((done / Math.max(1, of)) * CELLS));
    const bar = `${'█'.repeat(full)}${pc.dim('░'.repeat(CELLS - full))}`;
    this.screen.write(`${CLEAR_LINE}${bar} ${done} of ${of} ${this.what}`);
  };

  /** Does what takes long and takes the line away, before anything else is written: an error, too. */
  during<Made>(work: (show: Progress['show']) => Made): Made {
    try {
      return work(this.show);
    } finally {
      this.end();
    }
  }

  private end(): void {
    if (this.isThere) this.screen.write(CLEAR_LINE);
    this.isThere = false;
  }
}
