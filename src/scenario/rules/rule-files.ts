import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { AnyRuleset, JsonObject } from '../../rulesets/ruleset.js';

/** A row of the rule catalogue. */
export interface RuleRow extends JsonObject {
  readonly id: string;
  readonly patches: string;
  readonly says: string;
  /** Why no trace can show it. */
  readonly notShown?: string;
}

/** Beside the compiled code, written by the build; and the sources that it was written from. */
const BUILT = new URL('../../rules/', import.meta.url);
const SOURCES = new URL('../../../rules/', import.meta.url);

const catalogues = new Map<string, readonly RuleRow[]>();

/** The rules of a rule system, what was inferred from them last. Read once. */
export function rulesOf(ruleset: AnyRuleset): readonly RuleRow[] {
  let rows = catalogues.get(ruleset.id);
  if (rows === undefined) {
    const inferred = ruleset.catalogue.inferences.map(({ id, says, from }) => ({
      id,
      topic: 'inferred',
      patches: 'any',
      says,
      from,
    }));
    rows = [...ruleset.catalogue.ruleFiles.flatMap(readRows), ...inferred];
    catalogues.set(ruleset.id, rows);
  }
  return rows;
}

/** The ids of all rules of a rule system. */
export function ruleIdsOf(ruleset: AnyRuleset): ReadonlySet<string> {
  return new Set(rulesOf(ruleset).map(({ id }) => id));
}

/** The rules of one file of the catalogue, in its order. */
export function readRows(name: string): readonly RuleRow[] {
  const built = new URL(`${name}.json`, BUILT);
  if (existsSync(built)) return JSON.parse(readFileSync(built, 'utf8')) as RuleRow[];
  return parse(readFileSync(new URL(`${name}.yaml`, SOURCES), 'utf8')) as RuleRow[];
}
