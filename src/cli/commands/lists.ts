import pc from 'picocolors';
import { englishOf } from '../../rulesets/common/bilingual.js';
import { nearestNames } from '../../rulesets/common/nearest.js';
import { DEFAULT_RULESET, rulesetOf } from '../../rulesets/index.js';
import { operate } from '../../scenario/operate.js';
import type { AnswerOf } from '../../scenario/operations.js';
import type { CatalogueItem, JsonObject } from '../../scenario/oracle.js';
import { ruleIdsOf, rulesetOfRule } from '../../scenario/rules/rule-files.js';
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
  readonly set?: string;
  readonly coverage?: boolean;
}

const PAGE = 100;

/**
 * `cards`: the cards whose name contains a text, or the one of this id; `--set`: all of a set, to be held against what is
 * printed; `--schema`: how cards are written.
 */
export function cards(
  name: string | undefined,
  { schema, coverage, set, ruleset, patch, json }: CardOptions,
): ExitCode {
  if (coverage === true) {
    if (name !== undefined) throw new BadInput('--coverage counts all cards; leave the name out.');
    const asked = { ruleset, ...(patch === undefined ? {} : { patch }) };
    const counted = operateOn('cardCoverage', asked) as AnswerOf<'cardCoverage'>;
    if (json === true) printJson(counted);
    else printCoverage(counted);
    return ExitCode.OK;
  }
  if (schema === true) {
    if (name !== undefined) throw new BadInput('--schema is about all cards; leave the name out.');
    printJson(operateOn('cardSchema', { ruleset }));
    return ExitCode.OK;
  }
  const filter = { ruleset, first: PAGE, ...(patch === undefined ? {} : { patch }) };
  if (set !== undefined) {
    if (name !== undefined) throw new BadInput('--set is about all its cards; leave the name out.');
    printSet(set, filter);
    return ExitCode.OK;
  }
  if (name === undefined) throw new BadInput('which card? Give a part of its name, or its id.');
  const byId = listed('cards', { ...filter, id: name });
  const found = byId.length > 0 ? byId : listed('cards', { ...filter, name });
  if (found.length === 0)
    throw new BadInput(`no card is called "${name}".${hint(name, cardNames(ruleset))}`);
  if (json === true) printJson(found);
  else for (const card of found) printCard(card);
  return ExitCode.OK;
}

/** How many cards of each set are known, a line each, and the others with the reason. */
function printCoverage({ patch, collectible, known, sets }: AnswerOf<'cardCoverage'>): void {
  print(`${pc.bold(patch)}  ${known} of ${collectible} collectible cards are known`);
  for (const one of sets) {
    const partly = one.partly.length === 0 ? '' : `, ${one.partly.length} partly`;
    print(`${pc.bold(one.set.padEnd(14))} ${one.known} of ${one.collectible}${partly}`);
    for (const { id, reason } of one.reasons) print(`  ${id}  ${pc.dim(reason)}`);
  }
}

/** The cards of a set, a line each: id, name, what it does. */
function printSet(set: string, filter: JsonObject): void {
  const all = everyCard(filter);
  const found = all.filter((card) => card.set === set);
  if (found.length === 0) {
    const sets = [...new Set(all.map((card) => String(card.set ?? '')))].filter(
      (one) => one !== '',
    );
    throw new BadInput(`no card is of the set "${set}".${hint(set, sets)}`);
  }
  for (const { id, name, reads } of found)
    print(`${pc.bold(id)}  ${name}: ${String(reads ?? 'does nothing of its own')}`);
}

/** All pages of the catalogue. */
function everyCard(filter: JsonObject): readonly CatalogueItem[] {
  const found: CatalogueItem[] = [];
  let page: JsonObject | null = filter;
  while (page !== null) page = addPage(page, found);
  return found;
}

/** Adds a page of the catalogue to a list; returns what asks for the next one, or null after the last. */
function addPage(filter: JsonObject, found: CatalogueItem[]): JsonObject | null {
  const outcome = operate('cards', filter, {});
  if (!outcome.ok) throw badInputOf(outcome.problem);
  const { items, next } = outcome.body;
  found.push(...items);
  return next === null ? null : { ...filter, after: next };
}

/** `rules`: the rule of this id, or the rules that mention a text. */
export function rules(id: string, { ruleset, patch, json }: ListOptions): ExitCode {
  const filter = { ruleset, first: PAGE, ...(patch === undefined ? {} : { patch }) };
  const byId = listed('rules', { ...filter, ruleset: rulesetOfRule(id)?.id ?? ruleset, id });
  const found = byId.length > 0 ? byId : listed('rules', { ...filter, text: id });
  if (found.length === 0)
    throw new BadInput(`no rule is called "${id}".${hint(id, ruleIds(ruleset))}`);
  if (json === true) printJson(found);
  else for (const rule of found) printRule(rule);
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

/** A rule: its name, its place and id below it, what it says, the rest of it field by field. */
function printRule({ id, name, place, says, ...rest }: CatalogueItem): void {
  print(pc.bold(englishOf(name)));
  print(`  ${pc.dim([englishOf(place), id].filter((part) => part !== '').join(' · '))}`);
  print(`  ${String(says)}`);
  printFields(rest);
}

/** A card: what it is called and does in the first line, the rest of it field by field. */
function printCard({ id, name, reads, ...rest }: CatalogueItem): void {
  const does = reads === undefined ? [] : [String(reads)];
  print([pc.bold(id), String(name), ...does].join('  '));
  printFields(rest);
}

function printFields(fields: JsonObject): void {
  for (const [key, value] of Object.entries(fields))
    print(`  ${pc.dim(key)} ${typeof value === 'string' ? value : JSON.stringify(value)}`);
}
