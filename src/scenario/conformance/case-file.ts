import type { Json } from '../../kernel/index.js';
import { Fields, isObject } from '../../rulesets/common/fields.js';
import type { JsonObject, Path, Problems } from '../../rulesets/ruleset.js';
import { fileShape } from '../form/file.js';
import { type Variation, variationsOf } from './variants.js';

/** Fields of a case file that are not part of the scenario itself. */
const OWN_FIELDS = Object.keys(fileShape);

/** Whether a body has something that only a case file has. */
export function isCaseFile(json: Json): json is JsonObject {
  return isObject(json) && OWN_FIELDS.some((key) => Object.hasOwn(json, key));
}

/** Expectations, and the items of the worked case that they assert. */
export interface ExpectationGroup {
  /** Number of the item in the case's list, from 1; 0 for expectations beyond it. */
  readonly item: number;
  readonly path: Path;
  readonly expect: Json;
}

/** One scenario of a case file: the file itself or one of its variants. */
export interface CaseVariant {
  readonly title: string;
  /** Where it stands in the file; the root when it is the file itself. */
  readonly place: Path;
  /** The scenario in the short form, without expectations. */
  readonly scenario: JsonObject;
  readonly groups: readonly ExpectationGroup[];
}

/** A case file as it was read. */
export interface CaseFile {
  /** The worked case that it shows; null for a scenario of its own. */
  readonly caseId: string | null;
  readonly title: string;
  readonly variants: readonly CaseVariant[];
  /** Items that no expectation can assert, and why. */
  readonly uncheckable: ReadonlyMap<number, string>;
  /** Why the case is known to fail. */
  readonly knownFailure: string | null;
}

/** Reads a case file: a scenario, and what makes it a case. */
export function readCaseFile(json: Json, problems: Problems): CaseFile | null {
  if (!isObject(json)) return problems.wrongType([], 'a scenario', json);
  const fields = new Fields(json, [], problems);
  const before = problems.errors.length;
  const title = fields.text('title', '');
  const file = {
    caseId: fields.text('case', null),
    title,
    uncheckable: readUncheckable(fields),
    knownFailure: readKnown(fields),
    variants: variationsOf(json, problems).map((variation) => readVariant(variation, problems)),
  };
  return problems.errors.length > before ? null : file;
}

function readUncheckable(fields: Fields): ReadonlyMap<number, string> {
  const json = fields.get('uncheckable') ?? {};
  const found = new Map<number, string>();
  if (!isObject(json)) {
    fields.problems.wrongType(fields.at('uncheckable'), 'reasons by number of item', json);
    return found;
  }
  for (const [key, reason] of Object.entries(json)) {
    const path = [...fields.at('uncheckable'), key];
    const item = readItemNumber(key, path, fields.problems);
    if (typeof reason !== 'string' || reason === '')
      fields.problems.wrongType(path, 'the reason', reason);
    else found.set(item, reason);
  }
  return found;
}

function readKnown(fields: Fields): string | null {
  const json = fields.get('known');
  if (json === undefined) return null;
  const known = Fields.of(json, fields.at('known'), { known: ['fails'] }, fields.problems);
  const reason = known?.text('fails', null) ?? null;
  if (known !== null && !known.has('fails'))
    fields.problems.add('REQUIRED', known.at('fails'), 'the reason is missing.');
  return reason;
}

function readItemNumber(key: string, path: Path, problems: Problems): number {
  if (/^[1-9]\d?$/.test(key)) return Number(key);
  problems.wrongType(path, 'the number of an item', key);
  return 0;
}

function readVariant({ title, json, place }: Variation, problems: Problems): CaseVariant {
  const { expect, distribution, items = {}, ...rest } = json;
  const scenario = Object.fromEntries(
    Object.entries(rest).filter(([key]) => !OWN_FIELDS.includes(key)),
  );
  const groups: ExpectationGroup[] = [];
  if (expect !== undefined) groups.push({ item: 0, path: ['expect'], expect });
  if (distribution !== undefined) groups.push({ item: 0, path: [], expect: { distribution } });
  if (!isObject(items)) {
    problems.wrongType(['items'], 'expectations by number of item', items);
    return { title, place, scenario, groups };
  }
  for (const [key, list] of Object.entries(items)) {
    const path = ['items', key];
    if (!Array.isArray(list) || list.length === 0)
      problems.wrongType(path, 'a list of expectations', list);
    groups.push({ item: readItemNumber(key, path, problems), path, expect: list });
  }
  return { title, place, scenario, groups };
}
