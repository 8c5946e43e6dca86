import { type RuleRow, ruleRowsOf } from '../../rulesets/common/rule-rows.js';
import { allRulesets } from '../../rulesets/index.js';
import type { AnyRuleset } from '../../rulesets/ruleset.js';

const catalogues = new Map<string, readonly RuleRow[]>();

/** The rules of a rule system, what was inferred from them last. Read once. */
export function rulesOf(ruleset: Pick<AnyRuleset, 'id' | 'catalogue'>): readonly RuleRow[] {
  let rows = catalogues.get(ruleset.id);
  if (rows === undefined) {
    rows = ruleset.catalogue.ruleFiles.flatMap(ruleRowsOf);
    catalogues.set(ruleset.id, rows);
  }
  return rows;
}

/** The ids of all rules of a rule system. */
export function ruleIdsOf(ruleset: Pick<AnyRuleset, 'id' | 'catalogue'>): ReadonlySet<string> {
  return new Set(rulesOf(ruleset).map(({ id }) => id));
}

const tables = new Map<string, ReadonlyMap<string, RuleRow>>();

/** A rule of a rule system by its id. */
export function ruleRow(
  ruleset: Pick<AnyRuleset, 'id' | 'catalogue'>,
  id: string,
): RuleRow | undefined {
  let table = tables.get(ruleset.id);
  if (table === undefined) {
    table = new Map(rulesOf(ruleset).map((row) => [row.id, row]));
    tables.set(ruleset.id, table);
  }
  return table.get(id);
}

/** The rule system that has a rule of this id: no two have the same ids. */
export function rulesetOfRule(id: string): AnyRuleset | undefined {
  return allRulesets().find((ruleset) => rulesOf(ruleset).some((rule) => rule.id === id));
}

const inEditions = new Map<string, ReadonlyMap<string, boolean>>();

/** Whether a rule holds in an edition; one that the catalogue does not have may be cited in any. */
export function isRuleOf(ruleset: AnyRuleset, edition: string): (rule: string) => boolean {
  const key = `${ruleset.id} ${edition}`;
  let known = inEditions.get(key);
  if (known === undefined) {
    const { isIn } = ruleset.editions;
    known = new Map(rulesOf(ruleset).map(({ id, patches }) => [id, isIn(patches, edition)]));
    inEditions.set(key, known);
  }
  const rules = known;
  return (rule) => rules.get(rule) ?? true;
}
