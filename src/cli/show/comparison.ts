import pc from 'picocolors';
import type {
  CitedRule,
  Comparison,
  ComparisonSide,
  Json,
  Parting,
  PartingCause,
  TraceLine,
} from '../../scenario/oracle.js';
import { beside, wrapped } from './columns.js';
import { nodeParts } from './node.js';

/** A comparison: every side but the first beside the first one, in two columns. */
export function* comparisonLines(
  { sides, partings }: Comparison,
  width: number,
): Generator<string> {
  for (const parting of partings) {
    const [left, right] = parting.between.map((place) => sides[place]!) as [
      ComparisonSide,
      ComparisonSide,
    ];
    yield* [
      '',
      ...beside(settingText(left), settingText(right), width).map((line) => pc.bold(line)),
    ];
    yield* partingLines(parting, left, right, width);
  }
}

function* partingLines(
  parting: Parting,
  left: ComparisonSide,
  right: ComparisonSide,
  width: number,
): Generator<string> {
  if (parting.at === null) {
    yield 'The same happens on both sides.';
    return;
  }
  if (parting.after !== null) yield* heading(`The same up to: ${nodeText(parting.after)}`, width);
  yield* ['', pc.bold('Where they part')];
  const [a, b] = parting.lines;
  yield* beside(lineText(a), lineText(b), width);
  if (a !== null && b !== null && lineText(a) === lineText(b))
    yield* beside(changesText(a), changesText(b), width);
  yield* dimmed(beside(rulesText(a), rulesText(b), width));
  yield* ['', pc.bold('Because of')];
  yield* causeLines(parting, width);
  yield* ['', pc.bold('What came of it')];
  const [ours, theirs] = [onlyIn(left, right), onlyIn(right, left)];
  for (let i = 0; i < Math.max(ours.length, theirs.length); i++)
    yield* beside(ours[i] ?? '', theirs[i] ?? '', width);
  yield* ['', pc.bold('Final boards')];
  if (parting.board.length === 0 && parting.facts.length === 0) yield 'They show the same.';
  for (const { player, zone, items } of parting.board)
    yield* labelled(`player ${player} ${zone}`, listed(items[0]), listed(items[1]), width);
  for (const { player, fact, values } of parting.facts)
    yield* labelled(`player ${player} ${fact}`, shown(values[0]), shown(values[1]), width);
  for (const side of [left, right])
    if (side.unused.length > 0)
      yield pc.dim(`${settingText(side)} did not ask for ${JSON.stringify(side.unused)}`);
}

function* causeLines({ causes, together, cards }: Parting, width: number): Generator<string> {
  if (together) yield 'all of these together:';
  for (const cause of causes) yield* causeLine(cause, width);
  if (causes.length > 0) return;
  if (cards.length === 0) yield 'no switch and no card that is dated';
  else
    yield* wrapped(
      `cards that were other then: ${cards.map(({ name }) => name).join(', ')}`,
      width,
    );
}

function* causeLine(
  { switch: name, governs, values, rules, otherRules }: PartingCause,
  width: number,
): Generator<string> {
  for (const [i, line] of wrapped(`${name}: ${governs}`, width).entries())
    yield i === 0 ? pc.yellow(line) : line;
  yield* beside(`${shown(values[0])}`, `${shown(values[1])}`, width);
  const same = JSON.stringify(rules) === JSON.stringify(otherRules);
  if (same) yield* dimmed(rules.flatMap((rule) => wrapped(ruleText(rule), width)));
  else
    for (let i = 0; i < Math.max(rules.length, otherRules.length); i++)
      yield* dimmed(beside(ruleText(rules[i]), ruleText(otherRules[i]), width));
}

function ruleText(rule: CitedRule | undefined): string {
  return rule === undefined ? '' : `${rule.id}: ${rule.says}`;
}

/** What changed on one side and not, or not so, on the other. */
function onlyIn({ difference }: ComparisonSide, other: ComparisonSide): string[] {
  const theirs = new Set(other.difference.sentences);
  const own = difference.sentences.filter((sentence) => !theirs.has(sentence));
  return own.length > 0 ? own : ['nothing else'];
}

function labelled(label: string, left: string, right: string, width: number): string[] {
  return [pc.dim(label), ...beside(left, right, width)];
}

function heading(text: string, width: number): string[] {
  return dimmed(wrapped(text, width));
}

function dimmed(lines: readonly string[]): string[] {
  return lines.filter((line) => /[^ │]/.test(line)).map((line) => pc.dim(line));
}

function settingText({ edition, overridden }: ComparisonSide): string {
  const set = Object.entries(overridden).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return [edition, ...set].join(' ');
}

function lineText(line: TraceLine | null): string {
  return line === null ? 'nothing more: it is over, or a decision is open' : nodeText(line);
}

function rulesText(line: TraceLine | null): string {
  return line === null ? '' : line.rule;
}

function nodeText(line: TraceLine): string {
  const { label, says } = nodeParts(line);
  return `${label}${says}`;
}

/** What a node changed, for two that say the same. */
function changesText({ changes }: TraceLine): string {
  const what = changes.map(({ tag, from, to }) => `${tag} ${shown(from)} to ${shown(to)}`);
  return what.length === 0 ? 'changes nothing' : `changes ${what.join(', ')}`;
}

function listed(items: readonly string[]): string {
  return items.length === 0 ? '-' : items.join(', ');
}

function shown(value: Json): string {
  if (value === null) return '-';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
