import { beginStep } from '../../../common/trace-nodes.js';
import { cardOf, get, type HsRun } from '../../state/access.js';
import { dropEnchantment, recompute, recomputedCost } from '../../state/enchantments.js';
import {
  type EventFrame,
  isPlay,
  Op,
  type QueueFrame,
  type SequenceFrame,
} from '../../state/frames.js';
import { rulesOf } from '../../vocabulary/editions.js';
import { EventKind, Tag, Zone } from '../../vocabulary/index.js';
import { changesCost } from './health-attack.js';

/**
 * In some editions Costs change as soon as what changed them has ended, that of the card being played as well: what still
 * has to respond to the play sees the full Cost, and the card has lost its Overload (SUP-AU-MANA).
 *
 * @param bearer what has ended
 */
export function endCostAura(run: HsRun, bearer: number): void {
  const s = run.state;
  if (!s.edition.switches.endedCostAuraCountsAtOnce) return;
  if (!cardOf(s, bearer).auras.some((aura) => changesCost(s, aura))) return;
  const node = beginStep(run, 'Costs', rulesOf(s.edition, 'endedCostAuraCountsAtOnce'), {
    text: 'Costs are worked out anew, as {source} has ended',
    source: bearer,
  });
  for (const e of s.auraEnchantments.slice()) {
    if (get(s, e, Tag.CREATOR) !== bearer) continue;
    const host = get(s, e, Tag.ATTACHED);
    dropEnchantment(run, e, Zone.REMOVEDFROMGAME);
    recompute(run, host);
  }
  restoreCostOfPlay(run);
  run.end(node);
}

/** The card whose On Play Phase runs has its full Cost and no Overload. */
function restoreCostOfPlay({ stack, state }: HsRun): void {
  const play = stack.findLast(({ op }) => op === Op.SEQUENCE) as SequenceFrame | undefined;
  if (play === undefined || !isPlay(play)) return;
  play.memory.overload = 0;
  const amount = recomputedCost(state, play.subject);
  for (const frame of stack.slice(stack.indexOf(play))) {
    if (frame.op !== Op.EVENT && frame.op !== Op.QUEUE) continue;
    const heard = frame as EventFrame | QueueFrame;
    if (heard.event.kind === EventKind.ON_PLAY) heard.event = { ...heard.event, amount };
  }
}
