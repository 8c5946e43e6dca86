import type { TraceNode } from '../../../../kernel/index.js';
import type { Judging, Setback } from '../../../common/judging.js';
import type { State } from '../../state/state.js';

/** Checks that are the point where they occur. */
const POINTS: ReadonlySet<string> = new Set([
  ...[
    'cannot be destroyed',
    'condition no longer holds',
    'illegal proposal',
    'illegal target',
    'leaves combat',
  ],
  ...[
    'long-range',
    'loop stops',
    'no target',
    'nothing to attach to',
    'not permitted',
    'readied since',
    'rewound',
  ],
  ...['stays attached', 'stealthed attacker', 'turn of a lost player', 'mandatory loop'],
]);

/** Checks that are worth a word. */
const REMARKS: ReadonlySet<string> = new Set([
  ...[
    'alternate cost',
    'exhausted protector',
    'conceded meanwhile',
    'empty deck',
    'left on the chain',

    'unpreventable',
  ],
  'wholly prevented',
]);

/** What decides in the WoW TCG. */
export const JUDGING: Judging<State> = {
  setback,
  isCountedOn: () => false,
  // an effect goes on the chain, and resolves from there
  isAnnouncement: ({ kind }) => kind === 'trigger',
  ability: () => '',
  order: ['tags', 'TIMESTAMP'],
  isOrdered: ({ kind, zone }) => kind === 'CARD' && zone === 'PLAY',
  ordering: [],
  nesting: [],
  frame: [
    ...['WOW-KW-', 'WOW-INF-', 'WOW-403.4', 'WOW-407.1', 'WOW-407.4', 'WOW-703.1', 'WOW-703.3'],
    ...['WOW-403.1', 'WOW-404.1', 'WOW-406.1', 'WOW-411.1', 'WOW-411.2a', 'WOW-705.'],
    ...['WOW-707.1', 'WOW-709.1', 'WOW-709.2', 'WOW-709.2g', 'WOW-710.1'],
    ...['WOW-411.1b', 'WOW-710.2', 'WOW-713.1'],
  ],
};

function setback(_: State, { kind, name, text }: TraceNode): Setback {
  if (kind !== 'check') return 0;
  if (POINTS.has(name) || text === 'it was not done') return 4;
  return REMARKS.has(name) ? 1 : 0;
}
