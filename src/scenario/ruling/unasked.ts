import type { TraceNode } from '../../kernel/index.js';
import type { NotedEvent } from '../../rulesets/common/inquiry.js';
import type { Played } from '../play/play.js';
import { Playback } from '../trace/playback.js';

/** Somebody whose trigger an event passed by, because of where or what its bearer was then. */
export interface PassedBy {
  readonly entity: number;
  /** Why, in the words of the rule system, with `{source}` for the bearer. */
  readonly says: string;
  /** Its last node of that kind: where it came to be so. */
  readonly node: TraceNode;
  readonly rules: readonly string[];
}

/** Why a bearer is passed by that a reader counts on. */
const TOLD: ReadonlySet<string> = new Set(['LEFT_PLAY', 'SILENCED', 'TRANSFORMED']);
/** Why a newcomer is. */
const NOT_YET: ReadonlySet<string> = new Set(['NOT_THERE_YET']);
/** So many events are looked at: each needs the state in which it began. */
const MOST_EVENTS = 40;

/**
 * Those who never triggered and whom an event passed by that they wait for: they were in play at the start, and were gone or
 * silenced when it happened; or they came while it was resolved already.
 */
export function passedBy(played: Played): readonly PassedBy[] {
  const { request, before, after, run } = played;
  const { inquiry, program, reader, show } = request.ruleset;
  const { listensTo, whyNotAsked } = inquiry;
  const noted = inquiry.events?.(after.state) ?? [];
  if (listensTo === undefined || whyNotAsked === undefined || noted.length === 0) return [];
  const { nodes, changes } = run.trace!;
  const triggers = nodes.filter(({ kind }) => kind === 'trigger');
  const acted = new Set(triggers.map(({ source }) => source));
  // whose card acts again as somebody else, be it revived or copied, is not passed by
  const cards = new Set(triggers.map(({ sourceIdentity }) => sourceIdentity));
  const playback = new Playback(
    reader,
    { start: before.state, nodes, changes },
    show.columns.length,
  );
  const found: PassedBy[] = [];
  let looked = 0;
  for (let entity = 1; entity < after.state.count; entity++) {
    const isNew = entity >= before.state.count;
    const { state } = isNew ? after : before;
    if (acted.has(entity) || cards.has(program.identify(state, entity))) continue;
    if (!reader.isInPlay(state, entity)) continue;
    const names = listensTo(state, entity)
      .filter(({ ownOnly }) => !ownOnly)
      .map(({ event }) => event);
    for (const event of noted) {
      if (!names.includes(event.name) || event.about === entity) continue;
      if (isNew && !isAround(played, event, entity)) continue;
      if (looked++ >= MOST_EVENTS) return found;
      const { code, says, rules } = whyNotAsked(playback.stateAfter(event.changes), entity, event);
      const node = nodes.findLast(({ kind, about }) => kind === 'effect' && about === entity);
      if (!(isNew ? NOT_YET : TOLD).has(code) || node === undefined) continue;
      found.push({ entity, says, node, rules });
      break;
    }
  }
  return found.toSorted((a, b) => Number(isLate(b)) - Number(isLate(a)));

  function isLate({ entity }: PassedBy): boolean {
    return entity >= before.state.count;
  }
}

/** Whether an entity came into play in the midst of an event. */
function isAround({ run, request }: Played, event: NotedEvent, entity: number): boolean {
  const { nodes } = run.trace!;
  const around = event.isHeard ? nodes[event.nodes] : undefined;
  const entry = nodes.find(
    (node) => request.ruleset.telling.happening(run.state, node)?.entity === entity,
  );
  if (around === undefined || entry === undefined || entry.id <= around.id) return false;
  const end = nodes.find(({ id, depth }) => id > around.id && depth <= around.depth);
  return end === undefined || entry.id < end.id;
}
