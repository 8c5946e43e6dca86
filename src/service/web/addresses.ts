import { DEFAULT_RULESET } from '../../rulesets/index.js';
import { boardCode, codeInAddress } from '../../scenario/board-code/write.js';
import type { JsonObject } from '../../scenario/oracle.js';

/** Browsers and proxies take addresses of this size. */
export const LONGEST_ADDRESS = 8_000;

/** The address of a card or a rule; the game that is meant unless another is named stays unsaid. */
export function addressOf(list: string, id: string, ruleset: string): string {
  const game = ruleset === DEFAULT_RULESET ? '' : `?ruleset=${encodeURIComponent(ruleset)}`;
  return `/${list}/${encodeURIComponent(id)}${game}`;
}

/** Where a scenario is played: its code is all that the page needs to know. */
export function playAddress(scenario: JsonObject): string {
  return `/play?b=${codeInAddress(boardCode(scenario))}`;
}
