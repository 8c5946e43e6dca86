import pc from 'picocolors';
import { nearestNames } from '../../rulesets/common/nearest.js';
import { DEFAULT_RULESET, rulesetOf } from '../../rulesets/index.js';
import { operate } from '../../scenario/operate.js';
import type { CatalogueItem, JsonObject } from '../../scenario/oracle.js';
import { ruleIdsOf } from '../../scenario/rules/rule-files.js';
import { BadInput, badInputOf } from '../bad-input.js';
import { ExitCode } from '../exit-codes.js';
import { operateOn } from '../operation.js';
import { print, printJson } from '../output.js';

/** Options of the commands that look things up. */
export interface ListOptions {
  readonly ruleset: string;
  readonly patch?: string;
  readonly json?: boolean;
}

/** Options of `cards`. */
export interface CardOptions extends ListOptions {
  readonly schema?: boolean;
}

const PAGE = 100;

/** `cards`: the cards whose name contains a text, or the one of this id; `--schema`: how cards are written. */
export function cards(
  name: string | undefined,
  { schema, ruleset, patch, json }: CardOptions,
): ExitCode {
  if (schema === true) {
    if (name !== undefined) throw new BadInput('--schema is about all cards; leave the name out.');
    printJson(operateOn('cardSchema', { ruleset }));
    return ExitCode.OK;
  }
  if (name === undefined) throw new BadInput('which card? Give a part of its name, or its id.');
  const filter = { ruleset, first: PAGE, ...(patch === undefined ? {} : { patch }) };
  const byId = listed('cards', { ...filter, id: name });
  const found = byId.length > 0 ? byId : listed('cards', { ...filter, name });
  if (found.length === 0)
    throw new BadInput(`no card is called "${name}".${hint(name, cardNames(ruleset))}`);
  if (json === true) printJson(found);
  else for (const card of found) printItem(card, ['id', 'name', 'reads']);
  return ExitCode.OK;
}

/** `rules`: the rule of this id, or the rules that mention a text. */
export function rules(id: string, { ruleset, patch, json }: ListOptions): ExitCode {
  const filter = { ruleset, first: PAGE, ...(patch === undefined ? {} : { patch }) };
  const byId = listed('rules', { ...filter, id });
  const found = byId.length > 0 ? byId : listed('rules', { ...filter, text: id });
  if (found.length === 0)
    throw new BadInput(`no rule is called "${id}".${hint(id, ruleIds(ruleset))}`);
  if (json === true) printJson(found);
  else for (const rule of found) printItem(rule, ['id', 'says']);
  return ExitCode.OK;
}

/** The items that a filter finds; an id that nothing has finds nothing. */
function listed(operation: 'cards' | 'rules', filter: JsonObject): readonly CatalogueItem[] {
  const outcome = operate(operation, filter, {});
  if (outcome.ok) return outcome.body.items;
  if (outcome.problem.code === 'NO_SUCH_ITEM') return [];
  throw badInputOf(outcome.problem);
}

function cardNames(id: string): readonly string[] {
  const ruleset = rulesetOf(id) ?? rulesetOf(DEFAULT_RULESET)!;
  return ruleset.catalogue.cards(ruleset.editions.default).map(({ name }) => name);
}

function ruleIds(id: string): readonly string[] {
  return [...ruleIdsOf(rulesetOf(id) ?? rulesetOf(DEFAULT_RULESET)!)];
}

function hint(text: string, names: readonly string[]): string {
  const near = nearestNames(text, names);
  return near.length === 0 ? '' : ` Did you mean ${near.join(', ')}?`;
}

/** An item: what it is called in the first line, the rest of it field by field. */
function printItem(item: CatalogueItem, heading: readonly string[]): void {
  const [first, ...others] = heading.flatMap((key) =>
    item[key] === undefined ? [] : [String(item[key])],
  );
  print([pc.bold(first), ...others].join('  '));
  for (const [key, value] of Object.entries(item)) {
    if (heading.includes(key)) continue;
    print(`  ${pc.dim(key)} ${typeof value === 'string' ? value : JSON.stringify(value)}`);
  }
}
