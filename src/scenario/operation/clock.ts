import type { OracleContext } from './context.js';
import { refuseIfLate } from './refused.js';

/** The moments after which an operation has to end. */
type Deadlines = Pick<OracleContext, 'deadline' | 'workDeadline'>;

/** Time between two readings of the clocks, in milliseconds: reading the processor clock is a system call. */
const READ_EVERY_MS = 2;

/** Ends an operation that has used up its time; asked inside every loop that can be long. */
export class Clock {
  private readAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly deadlines: Deadlines) {}

  /** @throws Refused DEADLINE_EXCEEDED when the time is used up. */
  look(): void {
    const now = performance.now();
    if (now - this.readAt < READ_EVERY_MS) return;
    this.readAt = now;
    refuseIfLate(this.deadlines);
  }
}

/** A clock for work without a limit. */
export const NO_DEADLINE = new Clock({});
