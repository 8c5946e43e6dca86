import { type BatchRun, get, set } from '../../state/access.js';
import { Col } from '../../vocabulary/index.js';
import { raise } from '../triggers/raise.js';

/** A creature changes its lane (BATCH-events). */
export function moveToLane(run: BatchRun, e: number, lane: number): void {
  const text = '{about} moves to lane {value}';
  const node = run.begin({
    kind: 'effect',
    name: 'Move',
    rules: ['BATCH-events'],
    text,
    source: e,
    about: e,
    value: lane,
  });
  const amount = get(run.state, e, Col.POSITION);
  set(run, e, Col.POSITION, lane);
  raise(run, 'CREATURE_MOVES', e, { source: e, amount });
  run.end(node);
}
