import { type BatchRun, get, isOver, set, tick } from '../../state/access.js';
import type { ActionFrame } from '../../state/frames.js';
import { Op } from '../../state/frames.js';
import { GAME, playerRow } from '../../state/state.js';
import { rulesOf } from '../../vocabulary/editions.js';
import { Col, type GameEvent } from '../../vocabulary/index.js';
import { pushBatch } from '../batches/batch.js';
import { checkDeaths } from '../batches/death-check.js';
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

export interface Subject {
  readonly card?: number;
  readonly lane?: number;
  readonly target?: number;
}

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
    deathsOfFight: 0,
    checked: false,
  } satisfies ActionFrame);
}

/** pc: the stage at hand; -1 before the first. */
export function stepAction(run: BatchRun, frame: ActionFrame): void {
  const { name, rules, stages }: Sequence = SEQUENCES[frame.action as SequenceName];
  if (frame.pc < 0) {
    frame.pc = 0;
    const text = `{source}: ${name.toLowerCase()}`;
    const source = frame.card === 0 ? playerRow(frame.player) : frame.card;
    run.node({
      kind: 'sequence',
      name,
      rules: [...rules, 'BATCH-batch-start'],
      text,
      source,
      about: frame.target,
    });
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

function runBatches(run: BatchRun, frame: ActionFrame, stage: Exclude<Stage, Deed>): void {
  if (stage === 'DAMAGE' || stage === 'DEATHS') {
    runBattleBatch(run, frame, stage);
    return;
  }
  const { edition } = run.state;
  const { switches } = edition;
  const isFirst = stage === 'BATCHES' && frame.batches === 0;
  if (isFirst && switches.deathCheckBeforeBatch && !frame.checked) {
    frame.checked = true;
    checkDeaths(run);
    return;
  }
  if (frame.queue.length === 0 && !(isFirst && switches.emptyActionBatch)) {
    const isQuiet = frame.action === 'battle' && frame.batches === BATTLE_BATCHES;
    if (isQuiet && switches.batchStateAfterBattle) set(run, GAME, Col.AFTER_QUIET_BATTLE, 1);
    frame.pc++;
    frame.batches = 0;
    frame.checked = false;
    return;
  }
  const split = isFirst && takeBattleState(run);
  const deaths = split ? frame.queue.filter(isDeath) : [];
  const events = deaths.length > 0 ? deaths : [...frame.queue];
  const rules = [
    ...(events.length === 0 ? rulesOf(edition, 'emptyActionBatch') : []),
    ...(frame.action === 'battle' ? ['BATCH-battle-b4'] : []),
    ...(split ? rulesOf(edition, 'batchStateAfterBattle') : []),
  ];
  pushBatch(run, 'Batch', events, rules);
}

function isDeath({ kind }: GameEvent): boolean {
  return kind === 'CREATURE_DESTROYED';
}

/** The second and third batch of a battle: what is no death, then the deaths (BATCH-battle-batches). */
function runBattleBatch(run: BatchRun, frame: ActionFrame, stage: 'DAMAGE' | 'DEATHS'): void {
  frame.pc++;
  const deaths = frame.queue.filter(isDeath);
  if (stage === 'DAMAGE') {
    const others = frame.queue.filter((event) => !isDeath(event));
    frame.deathsOfFight = deaths.length;
    frame.batches = 1;
    if (others.length > 0) pushBatch(run, 'Battle Damage Batch', others);
    else frame.batches++;
    return;
  }
  const { deathsOfDamageBatch } = run.state.edition.switches;
  // those of the fight stand before those of the second batch
  const taken = deathsOfDamageBatch === 'DEATH_BATCH' ? deaths.length : frame.deathsOfFight;
  frame.batches = 2;
  const rules = rulesOf(run.state.edition, 'deathsOfDamageBatch');
  if (taken > 0) pushBatch(run, 'Battle Death Batch', deaths.slice(0, taken), rules);
  else frame.batches++;
}

/** Batches of a battle before the fourth: the fight and the two special ones. */
const BATTLE_BATCHES = 3;

/** Whether the battle before raised nothing more and left this action to be split like one; it does so once. */
function takeBattleState(run: BatchRun): boolean {
  if (get(run.state, GAME, Col.AFTER_QUIET_BATTLE) === 0) return false;
  set(run, GAME, Col.AFTER_QUIET_BATTLE, 0);
  return true;
}
