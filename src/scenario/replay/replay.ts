import type { Table, TraceNode } from '../../kernel/index.js';
import { asJson } from '../../rulesets/common/plain-data.js';
import type { OracleContext } from '../operation/context.js';
import type { Played } from '../play/play.js';
import { resolutionOf } from '../resolution/resolution.js';
import { bookkeepingIn } from '../trace/bookkeeping.js';
import { sentence } from '../trace/lines.js';
import { Playback } from '../trace/playback.js';
import type { Replay, ReplayStep } from './schema.js';
import { SharedWriter } from './shared-json.js';
import { Waiting } from './waiting.js';

/** A run with the table at every node of the trace that its answer carries. */
export function replayOf(played: Played, context: OracleContext): Replay {
  const { resolution } = resolutionOf(played, context);
  const { request, before, after, run } = played;
  const { ruleset } = request;
  const passedOver = bookkeepingIn(ruleset, resolution.trace);
  const ids = resolution.trace.map(({ id }) => id);
  const shown = new Set(ids.filter((id) => !passedOver.has(id)));
  const recording = {
    start: before.state,
    nodes: run.trace!.nodes,
    changes: run.trace!.changes,
  };
  const playback = new Playback(ruleset.reader, recording, ruleset.show.columns.length);
  const boards = new SharedWriter();
  const waiting = new Waiting(playback);
  const lines = new Map(resolution.trace.map((line) => [line.id, line]));
  const boardOf = (state: Table): number =>
    boards.place(asJson(ruleset.show.tabletop({ state, names: after.names })));
  const places = [...playback.nodes.keys()].filter((at) => shown.has(playback.nodes[at]!.id));
  const moments = playback.momentsBefore(places.slice(1));
  const steps: ReplayStep[] = [];
  let last = 0;
  let board = boardOf(playback.stateAfter(0));
  steps.push({ ...BEFORE, board });
  for (const [i, place] of places.entries()) {
    const moment = moments[i] ?? playback.length;
    if (moment !== last) board = boardOf(playback.stateAfter(moment));
    last = moment;
    const node = playback.nodes[place]!;
    const { kind, text, rule } = lines.get(node.id)!;
    const later = waiting
      .after(place)
      .map((at) => playback.nodes[at]!)
      .filter(({ id }) => !passedOver.has(id))
      .map((one) => sentence(ruleset, after, one));
    steps.push({ node: node.id, board, kind, text, rule, waiting: later, ...whoIn(node) });
  }
  return { resolution, parts: boards.parts, steps };
}

/** The step at which nothing has happened yet. */
const BEFORE = {
  ...{ node: null, kind: 'start', text: 'Before anything happens', rule: null, waiting: [] },
  ...{ source: null, about: null },
};

function whoIn({ source, about }: TraceNode): Pick<ReplayStep, 'source' | 'about'> {
  const entity = (row: number): number | null => (row === 0 ? null : row);
  return { source: entity(source), about: entity(about) };
}
