import type { Resolution } from '../../../scenario/oracle.js';
import { actionText } from '../action-text.js';
import { outcomeOf } from '../outcome.js';
import type { ShownReplay } from '../replay-view.js';
import { ruleName } from '../rule-texts.js';
import { PlainNames } from './plain-names.js';

/** What a report tells of an action. */
interface ReportedAction {
  readonly text: string;
  /** Why it is not legal; null: it is. */
  readonly illegal: string | null;
  readonly changes: readonly string[];
}

/** A line of the trace, with the rule that decides it. */
interface ReportedLine {
  readonly depth: number;
  readonly text: string;
  readonly rule: ReportedRule;
}

/** A rule as a report cites it. */
export interface ReportedRule {
  readonly id: string;
  readonly name: string;
}

/** A resolution in words, whatever it is written in. */
export interface Report {
  readonly title: string;
  /** What came of it, in a sentence or three. */
  readonly ruling: string;
  /** What decides, first, and what would turn it. */
  readonly why: readonly { readonly text: string; readonly rule: ReportedRule | null }[];
  readonly differs: string | null;
  readonly note: string;
  /** The game and its edition. */
  readonly game: string;
  readonly engine: string;
  /** The absolute address of the page. */
  readonly address: string;
  readonly boards: readonly { readonly when: string; readonly zones: readonly string[] }[];
  readonly actions: readonly ReportedAction[];
  readonly result: string;
  readonly lines: readonly ReportedLine[];
  /** The rules that decide its lines, in the order of the trace. */
  readonly rules: readonly ReportedRule[];
}

/** The absolute address of a rule's page. */
export function ruleAddress({ address }: Report, { id }: ReportedRule): string {
  return new URL(`/rules/${encodeURIComponent(id)}`, address).href;
}

/** What a report has. */
export function reportOf({ scenario, replay, game, address, language }: ShownReplay): Report {
  const { resolution } = replay;
  const names = new PlainNames(resolution);
  const cited = new Map<string, ReportedRule>();
  for (const { rule: id } of resolution.trace)
    if (!cited.has(id)) cited.set(id, { id, name: ruleName(scenario.ruleset, id, language) });
  const lines = resolution.trace.map(({ depth, text, rule }) => ({
    depth,
    text: names.in(text),
    rule: cited.get(rule)!,
  }));
  return {
    title: scenario.title,
    ruling: outcomeOf(resolution),
    why: resolution.ruling?.because ?? [],
    differs: resolution.ruling?.differs?.text ?? null,
    note: scenario.note,
    game,
    engine: resolution.engine,
    address,
    boards: boardsOf(resolution, names),
    actions: actionsOf(resolution, names),
    result: resolution.status === 'PENDING' ? 'a decision is open' : String(resolution.result),
    lines,
    rules: [...cited.values()],
  };
}

function boardsOf({ boards }: Resolution, names: PlainNames): Report['boards'] {
  if (boards === undefined) return [];
  const linesOf = (zones: typeof boards.before): string[] =>
    zones
      .filter(({ cards }) => cards.length > 0)
      .map(({ player, zone, cards }) => {
        const held = cards.map(({ id, name: alias, stats, marks }) => {
          const name = names.of(id) ?? alias;
          const shown = stats === null ? name : `${name} ${stats}`;
          return marks.length === 0 ? shown : `${shown} (${marks.join(', ')})`;
        });
        return `player ${player}, ${zone}: ${held.join(', ')}`;
      });
  return [
    { when: 'Before', zones: linesOf(boards.before) },
    { when: 'After', zones: linesOf(boards.after) },
  ];
}

function actionsOf(resolution: Resolution, names: PlainNames): ReportedAction[] {
  const { actions, difference } = resolution;
  return actions.map(({ action, legal, illegal }, i) => ({
    text: actionText(action, names.all),
    illegal: legal ? null : `${illegal?.message ?? ''} (${illegal?.code ?? ''})`,
    changes: (difference?.actions[i]?.sentences ?? []).map((each) => names.in(each)),
  }));
}
