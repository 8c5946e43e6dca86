import type { TraceNode } from '../../kernel/index.js';
import type { HappeningKind } from '../../rulesets/common/happening.js';
import type { Played } from '../play/play.js';
import { CHANGE } from '../trace/playback.js';

/** Something that happened in a run, with the node of the trace that shows it. */
export interface RunEvent {
  readonly kind: HappeningKind;
  readonly node: TraceNode;
  /** To whom it happened, and what that was then. */
  readonly entity: number;
  readonly identity: number;
  /** Who caused it; 0 for the game. */
  readonly source: number;
  readonly value: number;
  /** Who controls the entity when it has happened; 0 for nobody. */
  readonly player: number;
}

/** Everything that happened in a run and that a reader asks about, in order; read from the nodes of its trace alone. */
export function eventsOf({ request, before, after, run }: Played): readonly RunEvent[] {
  const { telling, show } = request.ruleset;
  const { nodes, changes } = run.trace!;
  const column = show.columns.indexOf('CONTROLLER');
  const controllers = new Map<number, number>();
  let next = 0;
  const controlledUntil = (node: number): void => {
    for (; next < changes.length && changes[next]! <= node; next += CHANGE)
      if (changes[next + 2] === column) controllers.set(changes[next + 1]!, changes[next + 4]!);
  };
  const playerOf = (entity: number): number => {
    const known = controllers.get(entity) ?? 0;
    if (known !== 0) return known;
    const { state } = entity < before.state.count ? before : after;
    return telling.controllerOf(state, entity);
  };
  return nodes.flatMap((node): RunEvent[] => {
    const happening = telling.happening(after.state, node);
    if (happening === null) return [];
    const { kind, entity } = happening;
    const former = kind === 'control' ? playerOf(entity) : 0;
    controlledUntil(node.id);
    const player = playerOf(entity);
    if (kind === 'control' && player === former) return [];
    const isSource = entity === node.source;
    return [
      {
        kind,
        node,
        entity,
        identity: isSource ? node.sourceIdentity : node.aboutIdentity,
        source: isSource ? 0 : node.source,
        value: node.value,
        player,
      },
    ];
  });
}
