import { refuseIfLate } from './refused.js';

/** Ends an operation for which nobody waits any more; asked inside every loop that can be long. */
export class Clock {
  /** @param deadline milliseconds since the epoch; undefined: there is none. */
  constructor(private readonly deadline: number | undefined) {}

  /** @throws Refused DEADLINE_EXCEEDED when it is too late. */
  look(): void {
    if (this.deadline !== undefined) refuseIfLate({ deadline: this.deadline });
  }
}

/** A clock for work that nobody waits for. */
export const NO_DEADLINE = new Clock(undefined);
