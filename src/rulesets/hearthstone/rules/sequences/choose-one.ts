import { OPEN } from '../../../../kernel/index.js';
import { cardOf, type HsRun } from '../../state/access.js';
import { optionsFor } from '../../state/choose-one.js';
import { kindOfChoice } from '../../state/choosing.js';
import { type ChooseOneFrame, Op } from '../../state/frames.js';
import type { ChoosingAction, PlayerAction } from '../../state/player-action.js';
import { cardById } from '../../state/pool.js';
import type { State } from '../../state/state.js';
import { decisionRules } from '../../vocabulary/decision-rules.js';
import { type Illegal, illegality } from '../legality/legality.js';
import { startAction } from './start-action.js';

/** Whether an action is with a card or Hero Power of several options, and names none of them. */
export function lacksOption(
  s: State,
  player: 1 | 2,
  action: PlayerAction,
): action is ChoosingAction {
  if (action.type !== 'play' && action.type !== 'heroPower') return false;
  return action.choose === undefined && optionsOf(s, player, action).length > 0;
}

/**
 * Asks the player for an option that the action can be taken with. The choice is made before the card is played, so
 * nothing has happened while it is open.
 * @returns why the action is illegal whatever is chosen (and nothing has changed), or null.
 */
export function askForOption(run: HsRun, player: 1 | 2, action: ChoosingAction): Illegal | null {
  const s = run.state;
  const refusals = optionsOf(s, player, action).map((_, choose) =>
    illegality(s, player, { ...action, choose }),
  );
  const options = refusals.flatMap((refusal, choose) => (refusal === null ? [choose] : []));
  // none can be chosen, each for a reason of its own: that of the first is told
  if (options.length === 0) return refusals[0]!;
  const source = sourceOf(s, player, action);
  run.push({ op: Op.CHOOSE_ONE, pc: 0, player, action, source, options } satisfies ChooseOneFrame);
  return null;
}

function sourceOf(s: State, player: 1 | 2, action: ChoosingAction): number {
  return action.type === 'play' ? action.card : s.heroPower[player];
}

function optionsOf(s: State, player: 1 | 2, action: ChoosingAction): readonly string[] {
  return optionsFor(s, player, cardOf(s, sourceOf(s, player, action)));
}

/** Asks for the option, then makes way for the Sequence of the action. */
export function stepChooseOne(run: HsRun, frame: ChooseOneFrame): void {
  const { player, action, source, options } = frame;
  const { pool } = run.state;
  const ids = cardOf(run.state, source).chooseOne;
  const index = run.decide({
    kind: kindOfChoice(run.state),
    name: 'Choose One',
    rules: decisionRules('Choose One'),
    of: 'card',
    player,
    source,
    options: options.map((choose) => cardById(pool, ids[choose]!).index),
  });
  if (index === OPEN) return;
  run.pop();
  startAction(run, player, { ...action, choose: options[index]! });
}
