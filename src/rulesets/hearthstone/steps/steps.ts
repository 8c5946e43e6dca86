import { TRANSFORMED } from '../events/summon.js';
import {
  type DeathPhaseFrame,
  Op,
  type QuestRewardFrame,
  type SequenceFrame,
  type StepsFrame,
  type SummonResolutionFrame,
} from '../frames.js';
import {
  byOrderOfPlay,
  cardOf,
  controllerOf,
  get,
  type HsRun,
  inPlay,
  set,
  typeOf,
} from '../state/access.js';
import type { State } from '../state/state.js';
import { deathrattlesAddedTo, isHeard } from '../triggers/collect.js';
import { missed, raise, raiseDeath } from '../triggers/event.js';
import { preCheckDeath } from '../triggers/pre-check.js';
import { CardType, EventKind, Tag, WIDTH } from '../vocabulary/index.js';
import { updateHealthAttackAuras, updateOtherAuras } from './aura-update.js';
import { createDeaths, dying } from './death-creation.js';

/**
 * The Steps after each outermost Phase, in order (HS-SRS1, HS-QRS), until no new Death occurs (HS-R8):
 * Aura Update (Health/Attack), Quest Reward Step, Summon Resolution Step, Aura Update (Health/Attack),
 * Death Creation Step, Aura Update (Other), and a Death Phase if anything died.
 */
export function endPhase(run: HsRun): void {
  if (isSettled(run.state)) {
    run.leaf(
      'check',
      'nothing to do',
      ['HS-SRS1', 'HS-R4a'],
      'none of the Steps has anything to do',
    );
    return;
  }
  run.push({ op: Op.STEPS, pc: 0, deaths: 0, preCheck: null } satisfies StepsFrame);
}

/** Whether every one of the Steps would find nothing to do. */
function isSettled(s: State): boolean {
  if (s.auraStale || s.otherAuraStale || s.mayDie) return false;
  if (s.summonEvents.length > 0 || s.deathEvents.length > 0) return false;
  return s.auraBearers.length === 0 && s.secrets[1].length === 0 && s.secrets[2].length === 0;
}

/** One of the Steps, and what the trace says of it when it finds nothing to do. */
interface Step {
  readonly name: string;
  readonly rules: readonly string[];
  readonly idle: string;
  run(run: HsRun, frame: StepsFrame): void;
}

const healthAttackUpdate: Step = {
  name: 'Aura Update (Health/Attack)',
  rules: ['HS-R4a', 'HS-SRS1'],
  idle: 'no aura or enchantment has changed',
  run: updateHealthAttackAuras,
};

const STEP_TABLE: readonly Step[] = [
  healthAttackUpdate,
  {
    name: 'Quest Reward Step',
    rules: ['HS-QRS'],
    idle: 'no quest is completed',
    run: questRewards,
  },
  {
    name: 'Summon Resolution Step',
    rules: ['HS-SRS1', 'HS-SRS2'],
    idle: 'nothing responds to a summon',
    run: summonResolution,
  },
  healthAttackUpdate,
  {
    name: 'Death Creation Step',
    rules: ['HS-R4a', 'HS-GL-DCS'],
    idle: 'nothing is mortally wounded or pending destroy',
    run: deathCreation,
  },
  {
    name: 'Aura Update (Other)',
    rules: ['HS-R4a', 'HS-GL-AUO'],
    idle: 'no other aura has changed',
    run: updateOthersUnlessDeathsWait,
  },
];

/** pc: the next step; past the last one a Death Phase begins or the Steps are over. */
export function stepSteps(run: HsRun, frame: StepsFrame): void {
  const depth = run.stack.length;
  const { trace } = run;
  if (frame.pc === 0 && weaponDeaths(run)) return;
  while (frame.pc < STEP_TABLE.length) {
    const step = STEP_TABLE[frame.pc++]!;
    const nodes = trace === null ? 0 : trace.nodes.length;
    step.run(run, frame);
    if (run.stack.length > depth) return;
    if (trace !== null && trace.nodes.length === nodes) {
      run.leaf('check', 'nothing to do', step.rules, `${step.name}: ${step.idle}`);
    }
  }
  if (run.state.deathEvents.length === 0) {
    run.pop();
    return;
  }
  frame.pc = 0;
  frame.deaths++;
  pushDeathPhase(run, frame.preCheck);
}

/** In some editions the dead keep doubling and inverting until their Death Phase is over (SUP-AU-OTHERLAG). */
function updateOthersUnlessDeathsWait(run: HsRun): void {
  const { edition, deathEvents } = run.state;
  if (deathEvents.length > 0 && !edition.switches.otherAurasUpdateBeforeDeathPhase) return;
  updateOtherAuras(run);
}

function deathCreation(run: HsRun, frame: StepsFrame): void {
  if (!run.state.mayDie) return;
  const dead = dying(run.state);
  run.state.mayDie = dead.length > 0;
  if (dead.length === 0) return;
  frame.preCheck = preCheckDeath(run);
  createDeaths(run, dead);
  tellSequence(run, dead, frame.deaths + 1);
}

/**
 * Weapons that have left play on the spot in the Phase: before 9.0 their Deaths are resolved before anything else that is
 * dying is removed (HS-SEQ-weapon-pending-old, SUP-WEAPON-OLD).
 */
function weaponDeaths(run: HsRun): boolean {
  const s = run.state;
  if (s.deathEvents.length === 0 || s.edition.switches.weaponsPendDestroy) return false;
  const isWeapon = (record: number): boolean =>
    typeOf(s, get(s, record, Tag.DEAD_ENTITY)) === CardType.WEAPON;
  const records = byOrderOfPlay(s, s.deathEvents.filter(isWeapon));
  if (records.length === 0) return false;
  const others = s.deathEvents.filter((record) => !isWeapon(record));
  s.deathEvents.splice(0, s.deathEvents.length, ...others);
  run.push({ op: Op.DEATH_PHASE, pc: 0, records, preCheck: null } satisfies DeathPhaseFrame);
  return true;
}

/** A Death Phase over all Death Events that wait, in order of play of the dead (HS-R7), once by player first (HS-DP1c). */
export function pushDeathPhase(run: HsRun, preCheck: readonly number[] | null): void {
  const s = run.state;
  const records = byOrderOfPlay(s, s.deathEvents.slice());
  if (s.edition.switches.deathsByDominantPlayer)
    records.sort((a, b) => controllerOf(s, a) - controllerOf(s, b));
  s.deathEvents.length = 0;
  run.push({ op: Op.DEATH_PHASE, pc: 0, records, preCheck } satisfies DeathPhaseFrame);
}

/** pc: the next Death Event. */
export function stepDeathPhase(run: HsRun, frame: DeathPhaseFrame): void {
  const s = run.state;
  if (frame.pc === 0) {
    for (const record of frame.records) set(run, record, Tag.DEATH_EVENT, 0);
    run.node(
      'phase',
      'Death Phase',
      ['HS-R7'],
      frame.records.length === 1
        ? 'one Death is resolved'
        : '{value} Deaths are resolved one after the other',
      0,
      0,
      frame.records.length,
    );
  }
  const depth = run.stack.length;
  while (frame.pc < frame.records.length) {
    const record = frame.records[frame.pc++]!;
    const dead = get(s, record, Tag.DEAD_ENTITY);
    const relevant =
      isHeard(s, EventKind.DEATH) ||
      cardOf(s, dead).deathrattle !== null ||
      deathrattlesAddedTo(s, dead).length > 0;
    if (!relevant) {
      missed(run, EventKind.DEATH, controllerOf(s, record), dead, 0, 0);
      continue;
    }
    raiseDeath(
      run,
      controllerOf(s, record),
      dead,
      get(s, record, Tag.ZONE_POSITION),
      frame.preCheck,
    );
    if (run.stack.length > depth) return;
  }
  run.pop();
}

/** Summon Resolution Step: the Summon Events of the Phase, in order of play of the minions (HS-SRS2). */
export function summonResolution(run: HsRun): void {
  const s = run.state;
  if (s.summonEvents.length === 0) return;
  const minions = byOrderOfPlay(s, s.summonEvents.slice());
  const forms = minions.filter((minion) => get(s, minion, Tag.SUMMON_EVENT) === TRANSFORMED);
  for (const minion of minions) set(run, minion, Tag.SUMMON_EVENT, 0);
  s.summonEvents.length = 0;
  if (isHeard(s, EventKind.SUMMON)) {
    run.push({ op: Op.SUMMON_RESOLUTION, pc: 0, minions, forms } satisfies SummonResolutionFrame);
  } else
    for (const minion of minions)
      missed(run, EventKind.SUMMON, controllerOf(s, minion), minion, 0, 0);
}

/** pc: the next minion; one that has left play queues nothing (HS-SRS5). */
export function stepSummonResolution(run: HsRun, frame: SummonResolutionFrame): void {
  const s = run.state;
  if (frame.pc === 0) {
    run.node(
      'step',
      'Summon Resolution Step',
      ['HS-SRS1', 'HS-SRS2'],
      frame.minions.length === 1
        ? 'one summon is resolved'
        : '{value} summons are resolved one after the other',
      0,
      0,
      frame.minions.length,
    );
  }
  const depth = run.stack.length;
  while (frame.pc < frame.minions.length) {
    const minion = frame.minions[frame.pc++]!;
    if (!inPlay(s, minion)) continue;
    const isForm = frame.forms.includes(minion) ? 1 : 0;
    raise(run, EventKind.SUMMON, controllerOf(s, minion), minion, 0, isForm);
    if (run.stack.length > depth) return;
  }
  run.pop();
}

/** Quest Reward Step: completed quests hand out their rewards (HS-QRS). */
function questRewards(run: HsRun): void {
  const s = run.state;
  for (const player of [1, 2] as const) {
    for (const quest of s.secrets[player]) {
      if (!isCompletedQuest(s, quest)) continue;
      run.push({ op: Op.QUEST_REWARD, pc: 0, quest } satisfies QuestRewardFrame);
      return;
    }
  }
}

function isCompletedQuest(s: State, e: number): boolean {
  const needed = cardOf(s, e).questProgress;
  return needed > 0 && s.cells[e * WIDTH + Tag.QUEST_PROGRESS]! >= needed;
}

/** Tells the Sequence in which Death Phase its target's Death will be resolved (HS-SEQ-combat-cancel-bug). */
function tellSequence(run: HsRun, dead: readonly number[], deathPhase: number): void {
  const below = run.stack[run.stack.length - 2];
  if (below === undefined || below.op !== Op.SEQUENCE) return;
  const frame = below as SequenceFrame;
  if (dead.includes(frame.target)) frame.count = deathPhase;
}
