import { beginEffect } from '../../../common/trace-nodes.js';
import { type BatchRun, createRow, get, inLane, now, ownerOf, set } from '../../state/access.js';
import { DEATH_RECORD_CARD } from '../../state/pool.js';
import { GAME } from '../../state/state.js';
import { Col, Zone } from '../../vocabulary/index.js';
import { chainOf, raise } from '../triggers/raise.js';

/** Destroys a creature: it is dead at once, and its event belongs to this action (BATCH-destroy-immediate). */
export function destroy(run: BatchRun, source: number, target: number): void {
  if (!inLane(run.state, target)) return;
  const text = '{source} destroys {about}';
  const rules = ['BATCH-destroy-immediate'];
  const node = beginEffect(run, 'Destroy', rules, { text, source, about: target });
  if (get(run.state, target, Col.DROPPED) === 0) set(run, target, Col.DROPPED, now(run.state));
  leaveDead(run, target, source);
  run.end(node);
}

/** Removes a creature from the game: it is neither dead nor replaced, and nothing is raised (BATCH-c-keywords). */
export function banish(run: BatchRun, source: number, target: number): void {
  if (!inLane(run.state, target)) return;
  const text = '{source} removes {about} from the game';
  const node = beginEffect(run, 'Banish', ['BATCH-c-keywords'], { text, source, about: target });
  set(run, target, Col.ZONE, Zone.BANISHED);
  run.end(node);
}

/** A creature leaves its lane dead (BATCH-valid-creatures, BATCH-c-death-time). */
export function leaveDead(run: BatchRun, e: number, source: number): void {
  const s = run.state;
  set(run, e, Col.ZONE, Zone.DEAD);
  record(run, e);
  chainOf(run).gone.push(e);
  const instant = get(s, e, Col.DROPPED);
  raise(run, 'CREATURE_DESTROYED', e, { source, instant });
}

/** Keeps in mind that it died, and in which turn. */
function record(run: BatchRun, e: number): void {
  const s = run.state;
  const row = createRow(run, s.pool.cards[DEATH_RECORD_CARD]!, 1, ownerOf(s, e));
  set(run, row, Col.HOST, e);
  set(run, row, Col.TURN, get(s, GAME, Col.TURN));
}
