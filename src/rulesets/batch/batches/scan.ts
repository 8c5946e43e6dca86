import { holds } from '../effects/conditions.js';
import type { BatchFrame, Reaction } from '../frames.js';
import { activePlayer, type BatchRun, get } from '../state/access.js';
import { PLAYERS, type State } from '../state/state.js';
import { type Borne, triggersOf, triggersOfPlayer, validCreatures } from '../triggers/bearers.js';
import { momentsOf } from '../triggers/keywords.js';
import { Col, EVENTS, type GameEvent } from '../vocabulary/index.js';

/**
 * What happens at the start of a batch: for each event, newest first, the triggers of the players and then of the
 * valid creatures are tested, newest first; those that react are listed. Only then are they sorted into piles:
 * the active player's, the other player's, and the active player's interactive ones. There is no pile for
 * interactive triggers of the other player (BATCH-algorithm, BATCH-trigger-scan, BATCH-piles, BATCH-event-order).
 */
const HANDLED = [
  'BATCH-algorithm',
  'BATCH-trigger-scan',
  'BATCH-event-order',
  'BATCH-player-before-creature',
  'BATCH-creature-order',
  'BATCH-trigger-order',
];

/** The triggers that react to the events of a batch, in the order in which they are processed. */
export function scan(run: BatchRun, { events }: BatchFrame): Reaction[] {
  const s = run.state;
  const creatures = validCreatures(run);
  const found: Reaction[] = [];
  for (const event of [...events].reverse()) {
    const { kind, source, subject, amount } = event;
    const text = `${EVENTS[kind]} ({about}) is handled`;
    const node = run.begin('queue', EVENTS[kind], HANDLED, text, source, subject, amount);
    const borne = [
      ...PLAYERS.flatMap((player) => triggersOfPlayer(s, player)),
      ...creatures.flatMap((creature) => triggersOf(s, creature)),
    ];
    for (const one of borne) if (reacts(s, one, event)) found.push(react(run, one, event));
    run.end(node);
  }
  return inPiles(run, found);
}

/** Whether a trigger's conditions hold now. */
function reacts(s: State, { trigger, self, bearer, player }: Borne, event: GameEvent): boolean {
  const { on, subjects } = momentsOf(trigger);
  if (on !== event.kind) return false;
  const scope = { self, bearer, player, target: 0, chosen: 0, event };
  if (!subjects.every((condition) => holds(s, condition, event.subject, scope))) return false;
  const { source, self: own } = trigger;
  if (own !== undefined && !holds(s, own, self, scope)) return false;
  return source === undefined || (event.source !== 0 && holds(s, source, event.source, scope));
}

function react(run: BatchRun, borne: Borne, event: GameEvent): Reaction {
  const { self, bearer, list, index, player } = borne;
  const text = "{source}'s trigger reacts";
  run.leaf('check', 'reacts', ['BATCH-trigger-scan'], text, bearer, self, index + 1);
  return { self, bearer, list, index, player, event };
}

/** The piles, each in the order of the scan (BATCH-piles, BATCH-piles-last). */
function inPiles(run: BatchRun, found: readonly Reaction[]): Reaction[] {
  const active = activePlayer(run.state);
  const isInteractive = (one: Reaction): boolean => triggerOf(run.state, one).choose !== undefined;
  for (const one of found) {
    if (one.player === active || !isInteractive(one)) continue;
    const text = "{source}'s trigger asks for a choice of a player whose turn it is not";
    run.leaf('check', 'not executed', ['BATCH-no-fourth-pile'], text, one.bearer, one.self);
  }
  return [
    ...found.filter((one) => one.player === active && !isInteractive(one)),
    ...found.filter((one) => one.player !== active && !isInteractive(one)),
    ...found.filter((one) => one.player === active && isInteractive(one)),
  ];
}

/** The trigger of a reaction. */
export function triggerOf(s: State, { bearer, list, index }: Reaction) {
  return s.pool.cards[get(s, bearer, Col.CARD)]!.definition[list]![index]!;
}
