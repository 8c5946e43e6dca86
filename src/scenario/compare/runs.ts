import { zonesOf } from '../../rulesets/common/shown.js';
import type { AnyRuleset, EditionTracker } from '../../rulesets/ruleset.js';
import type { OracleContext } from '../operation/context.js';
import { Refused } from '../operation/refused.js';
import type { Played } from '../play/play.js';
import type { JsonObject } from '../terms/schema.js';
import { playSide, type Side } from './sides.js';

/** What came of a scenario in an edition, and in all others that say the same of what it looks at. */
export interface EditionRun {
  readonly side: Side | null;
  /** Why it makes no sense there; null: it does. */
  readonly refusal: Refused | null;
  /** Two runs with the same outcome have the same. */
  readonly outcome: string;
}

/** Plays a scenario in every edition, those once that nothing tells apart. */
export class EditionRuns {
  readonly #made: { readonly tracker: EditionTracker; readonly run: EditionRun }[] = [];

  constructor(
    private readonly body: JsonObject,
    private readonly ruleset: AnyRuleset,
    private readonly context: OracleContext,
  ) {}

  /** The run of an edition. */
  in(edition: string): EditionRun {
    // editions follow each other: the run of the one before is the likeliest
    const known = this.#made.findLast(({ tracker }) => tracker.matches(edition));
    if (known !== undefined) return known.run;
    const tracker = this.ruleset.editions.track?.(edition);
    const run = this.play(edition, tracker);
    if (tracker !== undefined) this.#made.push({ tracker, run });
    return run;
  }

  private play(edition: string, tracker: EditionTracker | undefined): EditionRun {
    const setting = { patch: edition, place: ['patch'], switches: {} };
    const context = tracker === undefined ? this.context : { ...this.context, tracker };
    try {
      const side = playSide(this.body, setting, context);
      return { side, refusal: null, outcome: outcomeOf(side.played) };
    } catch (error) {
      if (!(error instanceof Refused) || error.problem.code === 'DEADLINE_EXCEEDED') throw error;
      return { side: null, refusal: error, outcome: error.problem.detail };
    }
  }
}

/** All that is to be seen afterwards, as one text. */
function outcomeOf({ request, after, reports, pending }: Played): string {
  const { show, telling, reader } = request.ruleset;
  const zones = zonesOf(show.tabletop(after)).map(({ player, zone, items }) => [
    player,
    zone,
    items,
  ]);
  const facts = reader.players.map((player) => telling.facts(after, player));
  const legal = reports.map((report) => report.legal);
  return JSON.stringify([show.result(after.state), pending?.name ?? null, legal, zones, facts]);
}
