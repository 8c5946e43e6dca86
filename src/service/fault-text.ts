/** Anything that was thrown, as text for the log; with the stack where there is one. */
export function faultText(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
