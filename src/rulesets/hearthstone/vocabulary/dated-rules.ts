import { isAtLeast, isInRange } from '../../common/editions.js';
import { ruleRowsOf } from '../../common/rule-rows.js';

export const RULE_FILES = [
  'hearthstone-en-1',
  'hearthstone-en-2',
  'hearthstone-supplement',
  'hearthstone-zh-1',
  'hearthstone-zh-2',
  'hearthstone-changes',
  'hearthstone-inferences',
] as const;

/** The last patch that the English book speaks of; the Chinese one has those after it. */
const LAST_OF_ENGLISH_BOOK = '10.0';

/** The files of the book that speaks of other editions. */
export function otherBookFiles(patch: string): readonly string[] {
  const isEnglish = isAtLeast(LAST_OF_ENGLISH_BOOK, patch);
  return RULE_FILES.filter((file) =>
    file.startsWith(isEnglish ? 'hearthstone-zh' : 'hearthstone-en'),
  );
}

/** What has been asked before: lists of rules are constants, and editions few. */
const asked = new WeakMap<readonly string[], Map<string, readonly string[]>>();

let ranges: ReadonlyMap<string, string> | null = null;

/** The rules of a list that hold in an edition; unknown ones are kept. */
export function rulesAt(patch: string, rules: readonly string[]): readonly string[] {
  let byPatch = asked.get(rules);
  if (byPatch === undefined) {
    byPatch = new Map();
    asked.set(rules, byPatch);
  }
  let held = byPatch.get(patch);
  if (held === undefined) {
    held = rules.filter((rule) => isInRange(rangeOf(rule), patch));
    byPatch.set(patch, held);
  }
  return held;
}

function rangeOf(rule: string): string {
  ranges ??= new Map(RULE_FILES.flatMap(ruleRowsOf).map(({ id, patches }) => [id, patches]));
  return ranges.get(rule) ?? 'any';
}
