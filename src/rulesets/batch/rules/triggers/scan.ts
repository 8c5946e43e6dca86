import { recordCheck } from '../../../common/trace-nodes.js';
import { activePlayer, type BatchRun, cardOf, get } from '../../state/access.js';
import type { BatchFrame, Reaction } from '../../state/frames.js';
import { testOf } from '../../state/select.js';
import { PLAYERS, type State } from '../../state/state.js';
import { rulesOf } from '../../vocabulary/editions.js';
import { Col, EVENTS, type EventKind, type GameEvent } from '../../vocabulary/index.js';
import { type Borne, triggersOf, triggersOfPlayer, validCreatures } from './bearers.js';
import { momentsOf } from './keywords.js';
import { chainOf } from './raise.js';

/**
 * What happens at the start of a batch: for each event, newest first, the triggers of the players and then of the
 * valid creatures are tested, newest first; those that react are listed. Only then are they sorted into piles:
 * the active player's, the other player's, and the active player's interactive ones. There is no pile for
 * interactive triggers of the other player (BATCH-algorithm, BATCH-trigger-scan, BATCH-piles, BATCH-event-order).
 */
const ORDERS = ['eventOrder', 'playersBeforeCreatures', 'creatureOrder', 'triggerOrder'] as const;

export function scan(run: BatchRun, { events }: BatchFrame): Reaction[] {
  const s = run.state;
  const { edition } = s;
  const orders = ORDERS.flatMap((name) => rulesOf(edition, name));
  const rules = [...new Set(['BATCH-algorithm', 'BATCH-trigger-scan', ...orders])];
  const borne = allBorne(run);
  const found: Reaction[] = [];
  for (const event of edition.switches.eventOrder === 'NEWEST_FIRST'
    ? [...events].reverse()
    : events) {
    const { kind, source, subject, amount } = event;
    const text = `${EVENTS[kind]} ({about}) is handled`;
    const node = run.begin({
      kind: 'queue',
      name: EVENTS[kind],
      rules,
      text,
      source,
      about: subject,
      value: amount,
    });
    for (const one of borne.get(kind) ?? []) {
      if (reacts(s, one, event)) found.push(react(run, one, event));
      else if (onlyTooLate(s, one, event)) noteTooLate(run, one);
    }
    run.end(node);
  }
  return inPiles(run, found);
}

function allBorne(run: BatchRun): ReadonlyMap<EventKind, readonly Borne[]> {
  const s = run.state;
  const ofPlayers = PLAYERS.flatMap((player) => triggersOfPlayer(s, player));
  const ofCreatures = validCreatures(run).flatMap((creature) => triggersOf(s, creature));
  const found = new Map<EventKind, Borne[]>();
  const ordered = s.edition.switches.playersBeforeCreatures
    ? [ofPlayers, ofCreatures]
    : [ofCreatures, ofPlayers];
  for (const one of ordered.flat()) {
    const { on } = momentsOf(one.trigger);
    const known = found.get(on);
    if (known === undefined) found.set(on, [one]);
    else known.push(one);
  }
  return found;
}

export function reacts(
  s: State,
  { trigger, self, bearer, player }: Borne,
  event: GameEvent,
): boolean {
  const { on, subjects } = momentsOf(trigger);
  if (on !== event.kind) return false;
  const scope = { self, bearer, player, target: 0, chosen: 0, event };
  if (!subjects.every((condition) => testOf(condition)(s, scope, event.subject))) return false;
  const { source, self: own } = trigger;
  if (own !== undefined && !testOf(own)(s, scope, self)) return false;
  return source === undefined || (event.source !== 0 && testOf(source)(s, scope, event.source));
}

function react(run: BatchRun, borne: Borne, event: GameEvent): Reaction {
  const { self, bearer, list, index, player } = borne;
  const text = "{source}'s trigger reacts";
  recordCheck(run, 'reacts', rulesOfReacting(run, borne), {
    text,
    source: bearer,
    about: self,
    value: index + 1,
  });
  return { self, bearer, list, index, player, event };
}

/** What lets a trigger react: that it is asked at all, where it stands in the order, and what it had to be alive for. */
function rulesOfReacting(run: BatchRun, { trigger, self, list }: Borne): readonly string[] {
  const s = run.state;
  const isPrinted = list === 'triggers' && (cardOf(s, self).definition.triggers?.length ?? 0) > 1;
  return [
    'BATCH-trigger-scan',
    ...(chainOf(run).gone.includes(self) ? ['BATCH-valid-creatures'] : []),
    ...(isPrinted ? rulesOf(s.edition, 'printedTriggerOrder') : []),
    ...(momentsOf(trigger).isWitness ? WITNESS : []),
  ];
}

const WITNESS = ['BATCH-c-death-time', 'BATCH-INF-instant'];

/** Whether a trigger would react, had its creature been alive when the event happened (BATCH-c-death-time). */
function onlyTooLate(s: State, borne: Borne, event: GameEvent): boolean {
  if (!momentsOf(borne.trigger).isWitness) return false;
  return reacts(s, borne, { ...event, instant: get(s, borne.self, Col.BORN) });
}

function noteTooLate(run: BatchRun, { self, bearer, index }: Borne): void {
  const text = '{about} was not alive when it happened';
  recordCheck(run, 'not a witness', WITNESS, {
    text,
    source: bearer,
    about: self,
    value: index + 1,
  });
}

/** The piles, each in the order of the scan (BATCH-piles, BATCH-piles-last). */
function inPiles(run: BatchRun, found: readonly Reaction[]): Reaction[] {
  const active = activePlayer(run.state);
  const pile = (ofActive: boolean, interactive: boolean): Reaction[] =>
    found.filter(
      (one) =>
        (one.player === active) === ofActive &&
        (triggerOf(run.state, one).choose !== undefined) === interactive,
    );
  const sorted = [...pile(true, false), ...pile(false, false), ...pile(true, true)];
  const rest = pile(false, true);
  if (run.state.edition.switches.interactiveOfOtherPlayer === 'FOURTH_PILE')
    return [...sorted, ...rest];
  const text = "{source}'s trigger asks for a choice of a player whose turn it is not";
  for (const { bearer, self } of rest)
    recordCheck(run, 'not executed', ['BATCH-no-fourth-pile'], {
      text,
      source: bearer,
      about: self,
    });
  return sorted;
}

export function triggerOf(s: State, { bearer, list, index }: Reaction) {
  return s.pool.cards[get(s, bearer, Col.CARD)]!.definition[list]![index]!;
}
