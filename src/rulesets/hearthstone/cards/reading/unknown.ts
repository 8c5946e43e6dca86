/** Why texts stay unknown though their set has been written. What is missing: not looked at yet. */
export const UNKNOWN_BECAUSE: Readonly<Record<string, string>> = {
  SCH_199: 'no source tells on which game board a game is played, and a position has none',
};

const NOT_WRITTEN = 'not written yet';

export function whyUnknown(id: string): string {
  return UNKNOWN_BECAUSE[id] ?? NOT_WRITTEN;
}
