import type { TraceNode } from '../../../../kernel/index.js';
import type { Judging, Setback } from '../../../common/judging.js';

/** Checks that are the point where they occur. */
const POINTS: ReadonlySet<string> = new Set([
  ...['cannot move', 'holds no more', 'no empty lane', 'not a witness', 'not executed'],
]);

/** Checks that are worth a word. */
const REMARKS: ReadonlySet<string> = new Set(['Armor', 'Breakthrough']);

/** What decides in the lane battler. */
export const JUDGING: Judging = {
  setback,
  ability: ({ name }) => (name === 'Trigger' ? '' : name),
  order: ['tags', 'AGE'],
  silence: { tag: 'NEGATED', value: 1 },
  isOrdered: ({ zone }) => zone === 'LANE',
  general: [
    'BATCH-events',
    'BATCH-next-batch',
    'BATCH-algorithm',
    'BATCH-batch-start',
    'BATCH-INF-',
  ],
  books: () => ['BATCH-'],
};

function setback({ kind, name }: TraceNode): Setback {
  if (kind !== 'check') return 0;
  if (POINTS.has(name)) return 2;
  return REMARKS.has(name) ? 1 : 0;
}
