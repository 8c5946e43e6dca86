import type { Resolution } from '../resolution/schema.js';
import type { Verdict } from './schema.js';

/**
 * What became of all expectations of a run. Where a card takes part whose text is not known, one that does not hold shows
 * nothing: the card would have done something.
 */
export function verdictOf(
  pass: boolean,
  { unknownCards = [] }: Pick<Resolution, 'unknownCards'>,
): Verdict {
  if (pass) return 'HOLDS';
  return unknownCards.length > 0 ? 'NOT_KNOWN' : 'FAILS';
}

/** The verdict on several runs together: one that fails for certain is enough. */
export function verdictOfAll(verdicts: readonly Verdict[]): Verdict {
  return (['FAILS', 'NOT_KNOWN'] as const).find((one) => verdicts.includes(one)) ?? 'HOLDS';
}
