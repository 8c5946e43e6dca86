import { BATCH } from './batch/ruleset.js';
import { HEARTHSTONE } from './hearthstone/ruleset.js';
import { type AnyRuleset, defineRuleset } from './ruleset.js';
import { WOW_TCG } from './wow-tcg/ruleset.js';

/** Every rule system by its id. A new one is listed here, and nowhere else. */
const RULESETS: ReadonlyMap<string, AnyRuleset> = new Map(
  [defineRuleset(HEARTHSTONE), defineRuleset(BATCH), defineRuleset(WOW_TCG)].map((ruleset) => [
    ruleset.id,
    ruleset,
  ]),
);

export const DEFAULT_RULESET = HEARTHSTONE.id;

export function rulesetOf(id: string): AnyRuleset | undefined {
  return RULESETS.get(id);
}

export function allRulesets(): readonly AnyRuleset[] {
  return [...RULESETS.values()];
}
