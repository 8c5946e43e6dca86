import type { Resolution } from '../../../scenario/oracle.js';
import { actionText, namesOn } from '../action-text.js';
import { outcomeOf } from '../outcome.js';
import type { ShownReplay } from '../replay-view.js';

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
  readonly rule: string;
}

/** A resolution in words, whatever it is written in. */
export interface Report {
  readonly title: string;
  /** What came of it, in a sentence or three. */
  readonly ruling: string;
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
  readonly rules: readonly string[];
}

/** What is told of a replay. */
export function reportOf({ scenario, replay, game, address }: ShownReplay): Report {
  const { resolution } = replay;
  const lines = resolution.trace.map(({ depth, text, rule }) => ({ depth, text, rule }));
  return {
    title: scenario.title,
    ruling: outcomeOf(resolution),
    note: scenario.note,
    game,
    engine: resolution.engine,
    address,
    boards: boardsOf(resolution),
    actions: actionsOf(resolution),
    result: resolution.status === 'PENDING' ? 'a decision is open' : String(resolution.result),
    lines,
    rules: [...new Set(lines.map(({ rule }) => rule))],
  };
}

function boardsOf({ boards }: Resolution): Report['boards'] {
  if (boards === undefined) return [];
  const told = (zones: typeof boards.before): string[] =>
    zones
      .filter(({ cards }) => cards.length > 0)
      .map(({ player, zone, cards }) => {
        const held = cards.map(({ name, stats, marks }) => {
          const shown = stats === null ? name : `${name} ${stats}`;
          return marks.length === 0 ? shown : `${shown} (${marks.join(', ')})`;
        });
        return `player ${player}, ${zone}: ${held.join(', ')}`;
      });
  return [
    { when: 'Before', zones: told(boards.before) },
    { when: 'After', zones: told(boards.after) },
  ];
}

function actionsOf(resolution: Resolution): ReportedAction[] {
  const { actions, difference } = resolution;
  const names = namesOn(resolution);
  return actions.map(({ action, legal, illegal }, i) => ({
    text: actionText(action, names),
    illegal: legal ? null : `${illegal?.message ?? ''} (${illegal?.code ?? ''})`,
    changes: difference?.actions[i]?.sentences ?? [],
  }));
}
