import { type ChoiceAnswer, type Decision, OPEN, type Table } from '../../kernel/index.js';
import { leftOver, mismatch } from '../play/play-problems.js';
import type { ScenarioRequest } from '../play/request.js';

/** Which decisions are taken: a run that waits for chance is gone on with, but chance is not answered. */
const PLAYERS_ONLY =
  ' Decisions answer choices of players; `outcomes` follows every result of chance by itself.';

/** A scripted decision that named no option somewhere: the state and the question. */
interface Miss {
  readonly state: Table;
  readonly decision: Decision;
}

/**
 * The scripted decisions of a request as answers to players' choices: on every path the first answers the first
 * choice, and so on. Where one names none of the options, the choice stays open on that path.
 */
export class ChoiceScript {
  private readonly used = new Set<number>();
  private readonly misses = new Map<number, Miss>();

  constructor(private readonly request: ScenarioRequest) {}

  readonly answer: ChoiceAnswer<Table> = (state, decision, turn) => {
    const { ruleset, position, decisions } = this.request;
    const given = decisions[turn];
    if (given === undefined) return OPEN;
    const option = ruleset.decisions.match({ state, names: position.names }, decision, given.json);
    if (typeof option === 'number') {
      this.used.add(turn);
      return option;
    }
    if (!this.misses.has(turn))
      this.misses.set(turn, { state: ruleset.program.copy(state), decision });
    return OPEN;
  };

  /**
   * Ends the operation when a decision was of no use on any path.
   * @throws Refused
   */
  refuseUnused(): void {
    const { decisions } = this.request;
    const unused = decisions.findIndex((_, turn) => !this.used.has(turn));
    if (unused < 0) return;
    const miss = this.misses.get(unused);
    if (miss !== undefined)
      throw mismatch(this.request, miss.state, decisions[unused]!, miss.decision);
    throw leftOver(decisions.slice(unused), PLAYERS_ONLY);
  }
}
