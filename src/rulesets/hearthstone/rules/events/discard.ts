import { beginEffect } from '../../../common/trace-nodes.js';
import { controllerOf, get, type HsRun, playerEntity, set } from '../../state/access.js';
import { type DiscardFrame, Op } from '../../state/frames.js';
import { enterZone, leaveZone } from '../../state/zones.js';
import { EventKind, Tag, Zone } from '../../vocabulary/index.js';
import { raise } from '../triggers/event.js';

/** To the Graveyard without a death. */
const RULES = ['HS-ZONE4', 'ZH-4.10-not-recorded'];

/** Discards cards from hand: all go to the Graveyard, then the discards are resolved one by one. */
export function discardCards(run: HsRun, source: number, cards: readonly number[]): void {
  const discarded = cards.filter((card) => get(run.state, card, Tag.ZONE) === Zone.HAND);
  const rules = discarded.length > 1 ? [...RULES, 'ZH-4.3-discard-many'] : RULES;
  for (const card of discarded) {
    const node = beginEffect(run, 'Discard', rules, {
      text: '{source}: {about} is discarded',
      source,
      about: card,
    });
    leaveZone(run, card);
    enterZone(run, card, Zone.GRAVEYARD);
    const player = playerEntity(controllerOf(run.state, card));
    const so = get(run.state, player, Tag.NUM_CARDS_DISCARDED_THIS_GAME);
    set(run, player, Tag.NUM_CARDS_DISCARDED_THIS_GAME, so + 1);
    set(run, card, Tag.DISCARDED, 1);
    run.end(node);
  }
  if (discarded.length > 0)
    run.push({ op: Op.DISCARD, pc: 0, cards: discarded } satisfies DiscardFrame);
}

/** pc: the next discarded card whose discard is resolved. */
export function stepDiscard(run: HsRun, frame: DiscardFrame): void {
  const depth = run.stack.length;
  while (frame.pc < frame.cards.length) {
    const card = frame.cards[frame.pc++]!;
    raise(run, EventKind.DISCARD, { player: controllerOf(run.state, card), subject: card });
    if (run.stack.length > depth) return;
  }
  run.pop();
}
