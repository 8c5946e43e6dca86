import { type BatchRun, isOver, tick } from '../../state/access.js';
import { type BatchFrame, Op, type TriggerFrame } from '../../state/frames.js';
import type { GameEvent } from '../../vocabulary/index.js';
import { chainOf } from '../triggers/raise.js';
import { scan } from '../triggers/scan.js';
import { checkDeaths } from './death-check.js';
import { startOfTurn } from './turn-start.js';

/** Names of batches: an ordinary one, and those of a battle after the fight (BATCH-battle-batches). */
export const BATCH_NAMES = ['Batch', 'Battle Damage Batch', 'Battle Death Batch'] as const;
export type BatchName = (typeof BATCH_NAMES)[number];

const RULES: Readonly<Record<BatchName, readonly string[]>> = {
  Batch: ['BATCH-algorithm', 'BATCH-next-batch'],
  'Battle Damage Batch': ['BATCH-battle-batches', 'BATCH-battle-b2-dead-source'],
  'Battle Death Batch': ['BATCH-battle-batches', 'BATCH-battle-b3-dead-source'],
};

/** Starts a batch with these events, which no longer wait; `rules` say why it is this one and no other. */
export function pushBatch(
  run: BatchRun,
  name: BatchName,
  events: readonly GameEvent[],
  rules: readonly string[] = [],
): void {
  const chain = chainOf(run);
  chain.queue = chain.queue.filter((event) => !events.includes(event));
  chain.batches++;
  const frame: BatchFrame = {
    op: Op.BATCH,
    pc: 0,
    name,
    number: chain.batches,
    rules: [...RULES[name], ...rules],
    events,
    reactions: [],
    next: 0,
  };
  run.push(frame);
}

const SCAN = 0;
const PROCESS = 1;

/** One batch: scan, process the reactions in order, death check (BATCH-algorithm). */
export function stepBatch(run: BatchRun, frame: BatchFrame): void {
  if (frame.pc === SCAN) {
    frame.pc = PROCESS;
    const text = `${frame.name} {value} with ${frame.events.length} events`;
    run.node({ kind: 'phase', name: frame.name, rules: frame.rules, text, value: frame.number });
    tick(run);
    frame.reactions = scan(run, frame);
    if (frame.events.some(({ kind }) => kind === 'TURN_START')) startOfTurn(run);
    return;
  }
  const reaction = frame.reactions[frame.next++];
  if (reaction !== undefined) {
    run.push({ op: Op.TRIGGER, pc: 0, reaction, chosen: 0 } satisfies TriggerFrame);
    return;
  }
  checkDeaths(run);
  if (isOver(run.state)) chainOf(run).queue = [];
  run.pop();
}
