import type { DeathEvent as DeathEventRow, Prisma } from '../../generated/prisma/client.js';
import { failure, type StoreFailure } from '../results.js';
import type { JsonValue } from '../values/json.js';
import type { DeathEvent, DeathEventDraft } from './records.js';

/** How many deaths one cache may hold. */
export const MAX_EVENTS = 50_000;

/** Size of what a rule system remembers of a death beside its columns, as JSON: a page of deaths stays small. */
const MAX_EXTRA = 2_000;

const INTEGERS = ['entityId', 'controller', 'turn', 'zonePosition'] as const;
const MAX_INTEGER = 2_147_483_647;

/** What the columns of a death cannot hold; null if there is nothing. `path` leads to the list. */
export function unstorableDeaths(
  events: readonly DeathEventDraft[],
  path: string,
): StoreFailure<'UNSTORABLE'> | null {
  if (events.length > MAX_EVENTS) {
    return failure('UNSTORABLE', `A death event cache holds at most ${MAX_EVENTS} deaths.`, {
      path,
    });
  }
  for (const [index, event] of events.entries()) {
    const wrong = INTEGERS.find((name) => !isInteger(event[name] ?? 0));
    if (wrong !== undefined) {
      const where = `${path}/${index}/${wrong}`;
      return failure('UNSTORABLE', `The value at "${where}" is not a whole number of 32 bits.`, {
        path: where,
      });
    }
    if (event.extra !== undefined && sizeOf(event.extra) > MAX_EXTRA) {
      const where = `${path}/${index}/extra`;
      const message = `The value at "${where}" has more than ${MAX_EXTRA} characters as JSON.`;
      return failure('UNSTORABLE', message, { path: where });
    }
  }
  return null;
}

/** The rows of deaths that follow the first `after` of a cache. */
export function deathRows(
  events: readonly DeathEventDraft[],
  after: number,
): Omit<Prisma.DeathEventCreateManyInput, 'cacheId'>[] {
  return events.map(({ entityId, cardId, controller, turn, zonePosition, extra }, index) => ({
    seq: after + index + 1,
    entityId,
    cardId,
    controller,
    turn,
    ...(zonePosition !== undefined && { zonePosition }),
    ...(extra !== undefined && extra !== null && { extra: extra as Prisma.InputJsonValue }),
  }));
}

/** A death as it is given out. */
export function deathOf(row: DeathEventRow): DeathEvent {
  const { seq, entityId, cardId, controller, turn, zonePosition, extra } = row;
  return {
    seq,
    entityId,
    cardId,
    controller,
    turn,
    ...(zonePosition !== null && { zonePosition }),
    ...(extra !== null && { extra: extra as JsonValue }),
  };
}

function sizeOf(extra: JsonValue): number {
  return JSON.stringify(extra).length;
}

function isInteger(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value) <= MAX_INTEGER;
}
