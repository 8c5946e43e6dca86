import { pushBatch } from '../batches/batch.js';
import type { ActionFrame } from '../frames.js';
import { Op } from '../frames.js';
import { type BatchRun, isOver, tick } from '../state/access.js';
import { playerRow } from '../state/state.js';
import { fight } from './battle.js';
import { activate, concede, move } from './others.js';
import { cast, finishSpell, forge, levelCard } from './play.js';
import { endTurn, nextTurn } from './turn.js';

type Deed = (run: BatchRun, frame: ActionFrame) => void;

/**
 * A stage of an action. `BATCHES`: batches run until no event is left, one at the least; `REST`: the same, but
 * none where nothing was raised; `DAMAGE` and `DEATHS`: one batch with what the battle raised so far of that kind.
 */
type Stage = Deed | 'BATCHES' | 'REST' | 'DAMAGE' | 'DEATHS';

interface Sequence {
  readonly name: string;
  readonly rules: readonly string[];
  readonly stages: readonly Stage[];
}

/** Every primary action: it is carried out completely, then its batches follow (BATCH-batch-start). */
export const SEQUENCES = {
  forge: { name: 'Forge a creature', rules: ['BATCH-c-forge'], stages: [forge, 'BATCHES'] },
  cast: {
    name: 'Cast a spell',
    rules: ['BATCH-spell-event-order'],
    stages: [cast, finishSpell, 'BATCHES'],
  },
  battle: {
    name: 'Battle',
    rules: ['BATCH-battle-batches'],
    stages: [fight, 'DAMAGE', 'DEATHS', 'REST'],
  },
  move: { name: 'Move', rules: ['BATCH-c-attributes'], stages: [move, 'BATCHES'] },
  activate: { name: 'Activate', rules: ['BATCH-c-keywords'], stages: [activate, 'BATCHES'] },
  level: { name: 'Level a card', rules: ['BATCH-c-plays'], stages: [levelCard, 'REST'] },
  endTurn: {
    name: 'End the turn',
    rules: ['BATCH-c-turn'],
    stages: [endTurn, 'BATCHES', nextTurn, 'BATCHES'],
  },
  concede: { name: 'Concede', rules: ['BATCH-c-win'], stages: [concede] },
} as const satisfies Readonly<Record<string, Sequence>>;

export type SequenceName = keyof typeof SEQUENCES;

/** What an action is about. */
export interface Subject {
  readonly card?: number;
  readonly lane?: number;
  readonly target?: number;
}

/** Starts a primary action. */
export function pushAction(
  run: BatchRun,
  action: SequenceName,
  player: number,
  { card = 0, lane = 0, target = 0 }: Subject,
): void {
  run.push({
    op: Op.ACTION,
    pc: -1,
    action,
    player,
    card,
    lane,
    target,
    queue: [],
    gone: [],
    batches: 0,
  } satisfies ActionFrame);
}

/** pc: the stage at hand; -1 before the first. */
export function stepAction(run: BatchRun, frame: ActionFrame): void {
  const { name, rules, stages }: Sequence = SEQUENCES[frame.action as SequenceName];
  if (frame.pc < 0) {
    frame.pc = 0;
    const text = `{source}: ${name.toLowerCase()}`;
    const source = frame.card === 0 ? playerRow(frame.player) : frame.card;
    run.node('sequence', name, [...rules, 'BATCH-batch-start'], text, source, frame.target);
    return;
  }
  const stage = stages[frame.pc];
  if (stage === undefined || isOver(run.state)) {
    run.pop();
    return;
  }
  if (typeof stage === 'function') {
    frame.pc++;
    tick(run);
    stage(run, frame);
    return;
  }
  runBatches(run, frame, stage);
}

/** The next batch of a stage; the stage is over where there is none. */
function runBatches(run: BatchRun, frame: ActionFrame, stage: Exclude<Stage, Deed>): void {
  const isDeath = (kind: string): boolean => kind === 'CREATURE_DESTROYED';
  if (stage === 'DAMAGE' || stage === 'DEATHS') {
    frame.pc++;
    const deaths = stage === 'DEATHS';
    const events = frame.queue.filter(({ kind }) => isDeath(kind) === deaths);
    const name = deaths ? 'Battle Death Batch' : 'Battle Damage Batch';
    frame.batches = deaths ? 2 : 1;
    if (events.length > 0) pushBatch(run, name, events);
    else frame.batches++;
    return;
  }
  if (frame.queue.length === 0 && (stage === 'REST' || frame.batches > 0)) {
    frame.pc++;
    frame.batches = 0;
    return;
  }
  pushBatch(run, 'Batch', [...frame.queue]);
}
