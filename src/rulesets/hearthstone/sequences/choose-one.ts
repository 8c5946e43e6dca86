import { OPEN } from '../../../kernel/index.js';
import { type Action, beginAction, type ChoosingAction, startAction } from '../actions.js';
import { cardById } from '../cards/pool.js';
import { type ChooseOneFrame, Op } from '../frames.js';
import { type Illegal, illegality } from '../legality/legality.js';
import { cardOf, type HsRun } from '../state/access.js';

/**
 * Begins an action; where it names no option of Choose One, its player is asked first, for one that the action can be
 * taken with. The choice is made before the card is played, so nothing has happened while it is open.
 * @returns why the action is illegal whatever is chosen (and nothing has changed), or null.
 */
export function beginOrAsk(run: HsRun, player: 1 | 2, action: Action): Illegal | null {
  if (action.type !== 'play' && action.type !== 'heroPower')
    return beginAction(run, player, action);
  const source = action.type === 'play' ? action.card : run.state.heroPower[player];
  const { chooseOne } = cardOf(run.state, source);
  if (chooseOne.length === 0 || action.choose !== undefined)
    return beginAction(run, player, action);
  const refusals = chooseOne.map((_, choose) =>
    illegality(run.state, player, { ...action, choose }),
  );
  const options = refusals.flatMap((refusal, choose) => (refusal === null ? [choose] : []));
  if (options.length === 0)
    return refusals.every((refusal) => refusal!.code === refusals[0]!.code)
      ? refusals[0]!
      : beginAction(run, player, action);
  run.push({ op: Op.CHOOSE_ONE, pc: 0, player, action, source, options } satisfies ChooseOneFrame);
  return null;
}

/** Asks for the option, then makes way for the Sequence of the action. */
export function stepChooseOne(run: HsRun, frame: ChooseOneFrame): void {
  const { player, action, source, options } = frame;
  const { pool } = run.state;
  const ids = cardOf(run.state, source).chooseOne;
  const index = run.decide({
    kind: 'choice',
    name: 'Choose One',
    of: 'card',
    player,
    source,
    options: options.map((choose) => cardById(pool, ids[choose]!).index),
  });
  if (index === OPEN) return;
  run.pop();
  startAction(run, player, { ...action, choose: options[index]! } as ChoosingAction);
}
