import { add, type BatchRun, cardOf, get, moveTo } from '../../state/access.js';
import type { ActionFrame } from '../../state/frames.js';
import { pushEffects } from '../../state/push-effects.js';
import { playerRow } from '../../state/state.js';
import { Col, Zone } from '../../vocabulary/index.js';
import { enterLane } from '../events/enter.js';
import { levelUp } from '../events/level-up.js';
import { costOf } from '../legality/legality.js';
import { chainOf, raise } from '../triggers/raise.js';

/**
 * A forged creature: Card Played enters the batch first, then the replacement, then the creature's entering; so
 * they are handled in the reverse order (BATCH-forge-event-order, BATCH-replace-event-order).
 */
export function forge(run: BatchRun, { card, lane, player }: ActionFrame): void {
  const s = run.state;
  const [forged, level] = [cardOf(s, card), get(s, card, Col.LEVEL)];
  pay(run, card, player);
  cardPlayed(run, card, player, ['BATCH-forge-event-order']);
  enterLane(run, { card: forged, level, player, lane, forged: true, source: card });
}

/** A spell is paid for and does what it says (BATCH-batch-start). */
export function cast(run: BatchRun, { card, player, target }: ActionFrame): void {
  pay(run, card, player);
  moveTo(run, card, Zone.PLAYED);
  const scope = { self: card, bearer: card, player, target, chosen: 0, event: null };
  pushEffects(run, scope, 'play', 0);
}

/** Card Played enters the batch after what the spell did, so it is handled first (BATCH-spell-event-order). */
export function finishSpell(run: BatchRun, { card, player }: ActionFrame): void {
  const hasDestroyed = chainOf(run).queue.some(({ kind }) => kind === 'CREATURE_DESTROYED');
  const order = ['BATCH-spell-event-order', ...(hasDestroyed ? ['BATCH-dreadbolt-order'] : [])];
  cardPlayed(run, card, player, order);
}

/** A card is leveled as a play, without being played (BATCH-c-plays). */
export function levelCard(run: BatchRun, { card, player }: ActionFrame): void {
  add(run, playerRow(player), Col.PLAYS, -1);
  levelUp(run, card);
}

/** The card goes to the discard pile as its next level, and its event enters the batch at its place (`rules`). */
function cardPlayed(run: BatchRun, card: number, player: number, rules: readonly string[]): void {
  const played = playerRow(player);
  levelUp(run, card);
  add(run, played, Col.CARDS_PLAYED, 1);
  const amount = get(run.state, played, Col.CARDS_PLAYED);
  raise(run, 'CARD_PLAYED', card, { source: card, amount, rules });
}

/** Takes what the card costs: nothing, an extra spell, or a play (BATCH-c-plays). */
function pay(run: BatchRun, card: number, player: number): void {
  const column = costOf(run.state, card, player);
  if (column !== null && column >= 0) add(run, playerRow(player), column, -1);
}
