import { type DecisionPoint, type LoggedEvent, pointsOf } from '../../logs/points.js';
import { readLogText } from '../../logs/read-games.js';
import { logOf } from '../export/packets.js';
import type { Played } from '../play/play.js';

/** Where the order of events of a point is another in the engine's run: the first event that differs; null: nowhere. */
export function orderDifference(
  point: DecisionPoint,
  played: Played,
  sameCard: (engine: string, log: string) => boolean,
): string | null {
  const [game] = readLogText(logOf(played, 'log')).games;
  const [own] = game === undefined ? [] : pointsOf(game).points;
  if (own === undefined) return null;
  const engine = own.events.map((event) => ofEngine(event, own, played));
  const log = point.events.map((event) => ofLog(event, point));
  for (let i = 0; i < Math.max(engine.length, log.length); i++) {
    const [a, b] = [engine[i], log[i]];
    if (a !== undefined && b !== undefined && isSame(a, b, sameCard)) continue;
    return `event ${i + 1}: engine ${text(a)}, log ${text(b)}`;
  }
  return null;
}

/** An event by kind and entity: the number that the log gives it, where both know it. */
interface Event extends Pick<LoggedEvent, 'kind'> {
  readonly id: number | null;
  readonly card: string;
  readonly line: number | null;
}

function ofEngine(event: LoggedEvent, point: DecisionPoint, { after }: Played): Event {
  const { kind, entity } = event;
  const id = Number(after.names.aliasOf(entity)?.slice(1));
  return { kind, id: Number.isNaN(id) ? null : id, card: cardOf(event, point), line: null };
}

function ofLog(event: LoggedEvent, point: DecisionPoint): Event {
  const { kind, entity, line } = event;
  const isKnown = point.before.entities.has(entity);
  return { kind, id: isKnown ? entity : null, card: cardOf(event, point), line };
}

function cardOf({ entity, card }: LoggedEvent, { before, after }: DecisionPoint): string {
  return card || after?.entities.get(entity)?.card || before.entities.get(entity)?.card || '';
}

function isSame(
  engine: Event,
  log: Event,
  sameCard: (engine: string, log: string) => boolean,
): boolean {
  if (engine.kind !== log.kind) return false;
  if (engine.id !== null && log.id !== null) return engine.id === log.id;
  return sameCard(engine.card, log.card);
}

function text(event: Event | undefined): string {
  if (event === undefined) return 'none';
  const { kind, id, card, line } = event;
  return `${kind} ${card}${id === null ? '' : ` (${id})`}${line === null ? '' : ` in line ${line}`}`;
}
