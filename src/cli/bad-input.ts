import type { FieldError, Problem } from '../scenario/oracle.js';

/** Ends a command because of its input: a message on standard error, and exit code 2. */
export class BadInput extends Error {
  constructor(
    message: string,
    readonly errors: readonly FieldError[] = [],
  ) {
    super(message);
    this.name = 'BadInput';
  }
}

/** The problem of an operation as the end of a command. */
export function badInputOf({ title, detail, errors = [] }: Problem): BadInput {
  return errors.length > 0 ? new BadInput(`${title}.`, errors) : new BadInput(detail);
}
