/** What the exit code of every command means. */
export const ExitCode = {
  OK: 0,
  /** An expectation does not hold, a case is not as it should be, or a ruling is another one. */
  EXPECTATIONS_FAILED: 1,
  /** The command line or the input makes no sense. */
  BAD_INPUT: 2,
  /** An action is illegal and `--strict` was given. */
  ILLEGAL_ACTION: 3,
  /** What was expected does not hold, but a card takes part whose text is not known. */
  NOT_KNOWN: 4,
  /** A defect of the program. */
  INTERNAL: 70,
} as const;
export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode];

/** The exit codes as the help text lists them. */
export const EXIT_CODES_HELP = `
Exit codes:
  0   everything is as it should be
  1   an expectation does not hold, or a ruling has changed
  2   the command line or the input makes no sense
  3   an action is illegal (with --strict)
  4   not known: a card takes part whose text is not known
  70  a defect of the program`;
