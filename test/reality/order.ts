import { type DecisionPoint, pointsOf } from '../../src/logs/points.js';
import { readLogText } from '../../src/logs/read-games.js';
import { logOf } from '../../src/scenario/export/packets.js';
import type { Played } from '../../src/scenario/play/play.js';
import { eventsOf, type LoggedEvent } from './events.js';

/**
 * Where the order of events of a point is another in the engine's run: the first event that differs; null: nowhere. A block
 * in which nothing happens may be missing on the other side.
 */
export function orderDifference(
  { point, events }: { readonly point: DecisionPoint; readonly events: readonly LoggedEvent[] },
  played: Played,
  sameCard: (engine: string, log: string) => boolean,
): string | null {
  const [game] = readLogText(logOf(played, 'log')).games;
  const [own] = game === undefined ? [] : pointsOf(game).points;
  if (game === undefined || own === undefined) return null;
  const engine = eventsOf(game, [own])[0]!.map((event) => ofEngine(event, own, played));
  const log = events.map((event) => ofLog(event, point));
  let [i, j] = [0, 0];
  while (i < engine.length || j < log.length) {
    const [a, b] = [engine[i], log[j]];
    if (a !== undefined && b !== undefined && isSame(a, b, sameCard)) {
      i++;
      j += isRitualAround(b, log[j + 1]) ? 2 : 1;
    } else if (b?.isEmpty === true) j++;
    else if (a?.isEmpty === true) i++;
    else return `event ${j + 1}: engine ${text(a)}, log ${text(b)}`;
  }
  return null;
}

/** Whether an event is a ritual around the one that follows: both are one to the engine. */
function isRitualAround({ kind, id }: Event, next: Event | undefined): boolean {
  return kind === 'RITUAL' && next !== undefined && next.kind !== 'DEATH' && next.id === id;
}

/** An event by kind and entity: the number that the log gives it, where both know it. */
interface Event extends Pick<LoggedEvent, 'kind' | 'isEmpty'> {
  readonly id: number | null;
  readonly card: string;
  readonly line: number | null;
}

function ofEngine(event: LoggedEvent, point: DecisionPoint, { after }: Played): Event {
  const { kind, entity, isEmpty } = event;
  const id = Number(after.names.aliasOf(entity)?.slice(1));
  return {
    kind,
    id: Number.isNaN(id) ? null : id,
    card: cardOf(event, point),
    line: null,
    isEmpty,
  };
}

function ofLog(event: LoggedEvent, point: DecisionPoint): Event {
  const { kind, entity, line } = event;
  const card = cardOf(event, point);
  // nobody can tell what a card does that is never shown
  const isEmpty = event.isEmpty || card === '';
  const isKnown = point.before.entities.has(entity);
  return { kind, id: isKnown ? entity : null, card, line, isEmpty };
}

function cardOf({ entity, card }: LoggedEvent, { before, after }: DecisionPoint): string {
  return card || after?.entities.get(entity)?.card || before.entities.get(entity)?.card || '';
}

function isSame(
  engine: Event,
  log: Event,
  sameCard: (engine: string, log: string) => boolean,
): boolean {
  const isRitual = log.kind === 'RITUAL' && engine.kind !== 'DEATH';
  if (engine.kind !== log.kind && !isRitual) return false;
  if (engine.id !== null && log.id !== null) return engine.id === log.id;
  return sameCard(engine.card, log.card);
}

function text(event: Event | undefined): string {
  if (event === undefined) return 'none';
  const { kind, id, card, line } = event;
  return `${kind} ${card}${id === null ? '' : ` (${id})`}${line === null ? '' : ` in line ${line}`}`;
}
