import type { Decision, Json } from '../../kernel/index.js';
import { differences, type PlayedState } from '../../logs/compare.js';
import type { DecisionPoint } from '../../logs/points.js';
import { isObject } from '../../rulesets/common/fields.js';
import type { AnyRuleset } from '../../rulesets/ruleset.js';
import { Clock } from '../operation/clock.js';
import type { OracleContext } from '../operation/context.js';
import { type Played, play } from '../play/play.js';
import { readOneRun, type ScenarioRequest } from '../play/request.js';

/** What the engine makes of a point. */
export interface Followed {
  /** The decisions with which it comes nearest to the log. */
  readonly decisions: readonly Json[];
  /** Where it parts from the log. */
  readonly differences: readonly string[];
  /** The run in which it does so; null: none has come to an end. */
  readonly played: Played | null;
  /** Why the action is illegal, or a decision that nothing answers; null: neither. */
  readonly stopped: string | null;
}

const NO_RUN: Followed = {
  decisions: [],
  differences: [],
  played: null,
  stopped: 'No run came to an end.',
};

/** Runs of one point that are tried. */
const MOST_RUNS = 120;
/** Options of one decision that are tried. */
const MOST_OPTIONS = 12;

/**
 * Resolves a point, and finds the random outcomes that lead to what the log shows: of each decision first the options that
 * the log names, in its order.
 * @throws Refused when the scenario has errors or there is no time left.
 */
export function follow(scenario: Json, point: DecisionPoint, context: OracleContext): Followed {
  const request = readOneRun(scenario, context);
  return new Search(request, point, new Clock(context)).best();
}

/** Whether the engine and a log mean the same card: logs have old ids and skins. */
export function sameCardIn(
  { catalogue }: AnyRuleset,
  edition: string,
): (engine: string, log: string) => boolean {
  return (engine, log) => engine === log || catalogue.idsCalled(log, edition)[0] === engine;
}

class Search {
  private runs = 0;
  private found: Followed | null = null;

  constructor(
    private readonly request: ScenarioRequest,
    private readonly point: DecisionPoint,
    private readonly clock: Clock,
  ) {}

  best(): Followed {
    this.from([]);
    return this.found ?? NO_RUN;
  }

  /** Whether a run that begins with these decisions comes to the log. */
  private from(decisions: readonly Json[]): boolean {
    if (this.runs >= MOST_RUNS) return false;
    this.runs++;
    this.clock.look();
    const path = ['decisions'];
    const { ruleset, position } = this.request;
    const played = play({
      ...this.request,
      // a run changes its state
      position: { ...position, state: ruleset.program.copy(position.state) },
      decisions: decisions.map((json) => ({ json, path })),
    });
    if (played.pending === null) return this.ended(played);
    if (this.found === null) {
      const stopped = `A decision is open: ${played.pending.name}.`;
      this.found = { decisions, differences: [], played: null, stopped };
    }
    const options = this.options(played, played.pending);
    return options.some((option) => this.from([...decisions, option]));
  }

  private ended(played: Played): boolean {
    const { after, reports, decisions } = played;
    const { ruleset } = this.request;
    const illegal = reports.find(({ legal }) => !legal);
    const stopped = illegal === undefined ? null : JSON.stringify(illegal);
    const logged = this.point.after;
    const view = ruleset.setup.view(after) as unknown as PlayedState;
    const sameCard = sameCardIn(ruleset, this.request.edition);
    const parts = logged === undefined ? [] : differences(view, logged, sameCard);
    const isBetter =
      this.found === null ||
      (this.found.stopped !== null && stopped === null) ||
      parts.length < this.found.differences.length;
    if (isBetter) this.found = { decisions, differences: parts, played, stopped };
    return parts.length === 0 && stopped === null;
  }

  /** The options of a decision, those that the log names next first. */
  private options({ after: position, decisions }: Played, decision: Decision): readonly Json[] {
    const { ruleset } = this.request;
    const { touched } = this.point;
    const after = decisions.reduce((place: number, json) => {
      const at = touched.indexOf(named(isObject(json) ? json.pick! : json), place + 1);
      return at < 0 ? place : at;
    }, -1);
    const ranked = decision.options.map((_, option) => {
      const { pick } = ruleset.decisions.describe(position, decision, option);
      return { option: { option }, rank: rankOf(touched, named(pick), after) };
    });
    ranked.sort((a, b) => a.rank - b.rank);
    return ranked.slice(0, MOST_OPTIONS).map(({ option }) => option);
  }
}

/** What a log calls an option: the id of an entity, or a card. */
function named(pick: Json): number | string {
  const name = String(pick);
  return /^e\d+$/.test(name) ? Number(name.slice(1)) : name;
}

/** The place of what is touched next after a place; then what was touched before it; then the rest. */
function rankOf(
  touched: readonly (number | string)[],
  wanted: number | string,
  after: number,
): number {
  const next = touched.indexOf(wanted, after + 1);
  return next >= 0 ? next : touched.length + (touched.includes(wanted) ? 0 : 1);
}
