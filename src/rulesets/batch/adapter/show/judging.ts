import type { TraceNode } from '../../../../kernel/index.js';
import type { Judging, Setback } from '../../../common/judging.js';
import type { State } from '../../state/state.js';

/** Checks that are the point where they occur. */
const POINTS: ReadonlySet<string> = new Set([
  ...[
    'Armor',
    'Breakthrough',
    'cannot move',
    'holds no more',
    'no empty lane',
    'not a witness',
    'not executed',
  ],
]);

/** What decides in the lane battler. */
export const JUDGING: Judging<State> = {
  setback,
  isCountedOn: ({ kind, name }) => kind !== 'effect' && name !== 'Trigger',
  ability: ({ name }) => (name === 'Trigger' ? '' : name),
  order: ['tags', 'AGE'],
  silence: { tag: 'NEGATED', value: 1 },
  isOrdered: ({ zone }) => zone === 'LANE',
  ordering: ['BATCH-creature-order', 'BATCH-event-order'],
  nesting: [],
  frame: [
    'BATCH-events',
    'BATCH-next-batch',
    'BATCH-algorithm',
    'BATCH-batch-start',
    'BATCH-INF-',
    'BATCH-c-armor',
    'BATCH-death-check',
  ],
};

function setback(_: State, { kind, name }: TraceNode): Setback {
  return kind === 'check' && POINTS.has(name) ? 4 : 0;
}
