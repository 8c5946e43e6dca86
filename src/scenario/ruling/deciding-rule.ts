import type { TraceNode } from '../../kernel/index.js';
import type { RuleRow } from '../../rulesets/common/rule-rows.js';
import type { AnyRuleset } from '../../rulesets/ruleset.js';
import { rulesOf } from '../rules/rule-files.js';
import type { DecidingRule } from './schema.js';

/** What the choice of a rule goes by, beside the node. */
interface Bench {
  readonly ruleset: AnyRuleset;
  readonly edition: string;
  /** The names of the cards that the node speaks of. */
  readonly cards: readonly string[];
  /** Whether a rule of the frame is none. */
  readonly isSpecific: boolean;
}

/**
 * The rule that decides a node: the most specific one that it cites. A row that names one of its cards comes before one
 * that names none, both before the rules of the frame; of equal ones the edition's own book, then the one cited first.
 * Null: the node cites nothing.
 */
export function decidingRule(
  { rules }: Pick<TraceNode, 'rules'>,
  bench: Bench,
): DecidingRule | null {
  const rows = rowsById(bench.ruleset);
  const books = bench.ruleset.judging.books(bench.edition);
  const ranked = rules
    .flatMap((id) => rows.get(id) ?? [])
    .map((row) => ({ row, rank: rankOf(row, bench), book: bookOf(row.id, books) }))
    .sort((a, b) => a.rank - b.rank || a.book - b.book);
  const best = ranked[0];
  if (best === undefined || (bench.isSpecific && best.rank === GENERAL)) return null;
  return { id: best.row.id, name: nameOf(best.row) };
}

const NAMES_CARD = 0;
const SPECIFIC = 1;
const GENERAL = 2;

function rankOf(row: RuleRow, { ruleset, cards }: Bench): number {
  const named = Array.isArray(row.cards) ? row.cards.map(String) : [];
  if (named.some((name) => cards.includes(name))) return NAMES_CARD;
  return ruleset.judging.general.some((start) => isOrBegins(row.id, start)) ? GENERAL : SPECIFIC;
}

/** `HS-DEF-` is the beginning of ids, `HS-R1a` is one. */
function isOrBegins(id: string, start: string): boolean {
  return id === start || (/[-.]$/.test(start) && id.startsWith(start));
}

function bookOf(id: string, books: readonly string[]): number {
  const at = books.findIndex((start) => id.startsWith(start));
  return at < 0 ? books.length : at;
}

/** What a rule is called: its own name, or its first sentence. */
function nameOf({ name, says }: RuleRow): string {
  if (typeof name === 'string') return name;
  return /^.*?[.;:](?= |$)/.exec(says)?.[0].replace(/[.;:]$/, '') ?? says;
}

const tables = new Map<string, ReadonlyMap<string, RuleRow>>();

function rowsById(ruleset: AnyRuleset): ReadonlyMap<string, RuleRow> {
  let table = tables.get(ruleset.id);
  if (table === undefined) {
    table = new Map(rulesOf(ruleset).map((row) => [row.id, row]));
    tables.set(ruleset.id, table);
  }
  return table;
}
