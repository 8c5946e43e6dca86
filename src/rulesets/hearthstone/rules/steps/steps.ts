import type { StandingText } from '../../../../kernel/index.js';
import { recordCheck } from '../../../common/trace-nodes.js';
import { controllerOf, get, type HsRun, inPlay } from '../../state/access.js';
import { hasWaiting } from '../../state/enchantments.js';
import { Op, type SequenceFrame, type StepsFrame } from '../../state/frames.js';
import type { State } from '../../state/state.js';
import { type Edition, rulesOf } from '../../vocabulary/editions.js';
import { EventKind, Tag } from '../../vocabulary/index.js';
import { isUpdateDue, updateHealthAttackAuras } from '../auras/health-attack.js';
import { isOtherUpdateDue, updateOtherAuras } from '../auras/other.js';
import { isHeard } from '../triggers/collect.js';
import { raise } from '../triggers/event.js';
import { preCheckDeath } from '../triggers/pre-check.js';
import { BETWEEN_PHASES, createDeaths, dying, FORCED } from './death-creation.js';
import { pushDeathPhase, weaponDeaths } from './death-phase.js';
import { questRewards } from './quest-reward.js';
import { summonResolution } from './summon-resolution.js';

/** What the Steps are, as each book says it; from 11.2 on without the Summon Resolution Step. */
export const STEPS_RULES = ['HS-SRS1', 'HS-R4a', 'CHG-11.2-srs-removed', 'ZH-1.9-interphase'];

/** The Steps after each outermost Phase: the table of `STEP_TABLE`, until no new Death occurs (HS-R8). */
export function endPhase(run: HsRun, updatesAuras: boolean): void {
  if (isSettled(run.state)) run.leafAs(NOTHING_TO_DO);
  else pushSteps(run, updatesAuras);
}

const NOTHING_TO_DO = {
  kind: 'check',
  name: 'nothing to do',
  rules: STEPS_RULES,
  text: 'none of the Steps has anything to do',
} as const;

/** The Steps run next, whether or not there is anything to do. */
export function pushSteps(run: HsRun, updatesAuras = true): void {
  run.push({
    op: Op.STEPS,
    pc: 0,
    updatesAuras,
    deaths: 0,
    preCheck: null,
    marked: null,
    answered: 0,
  } satisfies StepsFrame);
}

function isSettled(s: State): boolean {
  if (s.auraStale || s.otherAuraStale || s.mayDie || isSomethingWaiting(s)) return false;
  return s.auraBearers.length === 0 && s.secrets[1].length === 0 && s.secrets[2].length === 0;
}

/** Whether every one of the Steps would find nothing to do, though there may be auras, and damage that kills nobody. */
function isIdle(s: State): boolean {
  if ((s.mayDie && s.isWounded) || isSomethingWaiting(s)) return false;
  if (isUpdateDue(s) || isOtherUpdateDue(s)) return false;
  return s.secrets[1].length === 0 && s.secrets[2].length === 0;
}

/** Whether deaths or summons wait for their events, or an enchantment waits for an Aura Update. */
function isSomethingWaiting(s: State): boolean {
  return s.deathEvents.length > 0 || s.summonEvents.length > 0 || hasWaiting(s);
}

interface Step {
  /** What the trace says of it when it finds nothing to do. */
  readonly idle: StandingText;
  /** The editions that have it; absent: all. */
  readonly isIn?: (switches: Edition['switches']) => boolean;
  /** When it is looked at, and told; absent: always. */
  readonly isDue?: (s: State, frame: StepsFrame) => boolean;
  run(run: HsRun, frame: StepsFrame): void;
}

function idle(name: string, rules: readonly string[], why: string): StandingText {
  return { kind: 'check', name: 'nothing to do', rules, text: `${name}: ${why}` };
}

const healthAttackUpdate = {
  idle: idle('Aura Update (Health/Attack)', STEPS_RULES, 'no aura or enchantment has changed'),
  isDue: (_, { updatesAuras }) => updatesAuras,
  run: updateHealthAttackAuras,
} as const satisfies Step;

/**
 * All Steps in order. The English book has Aura Update (Health/Attack), Quest Reward Step, Summon Resolution Step, Aura
 * Update (Health/Attack), Death Creation Step, Aura Update (Other) (HS-SRS1, HS-R4a); the Chinese one Quest Reward Step,
 * Death Creation Step, both Aura Updates (ZH-1.9-interphase). Each Step says in which editions it stands.
 */
const STEP_TABLE: readonly Step[] = [
  { ...healthAttackUpdate, isIn: ({ aurasUpdateBeforeDeaths }) => aurasUpdateBeforeDeaths },
  {
    idle: idle('Quest Reward Step', ['HS-QRS'], 'no quest is completed'),
    run: questRewards,
  },
  {
    idle: idle('Summon Resolution Step', ['HS-SRS1', 'HS-SRS2'], 'nothing responds to a summon'),
    isIn: ({ summonsAnsweredAtOnce }) => !summonsAnsweredAtOnce,
    run: summonResolution,
  },
  {
    ...healthAttackUpdate,
    isIn: ({ aurasUpdateBeforeDeaths, summonsAnsweredAtOnce }) =>
      aurasUpdateBeforeDeaths && !summonsAnsweredAtOnce,
  },
  {
    idle: idle(
      'Death Creation Step',
      ['HS-R4a', 'HS-GL-DCS', 'ZH-1.11-death-scan'],
      'nothing is mortally wounded or pending destroy',
    ),
    run: deathCreation,
  },
  {
    ...healthAttackUpdate,
    isIn: ({ waitingSelfBuffUpdatesAuras }) => !waitingSelfBuffUpdatesAuras,
    isDue: (s, { updatesAuras }) => updatesAuras && s.deathEvents.length === 0 && hasWaiting(s),
    run: updateForWaiting,
  },
  {
    ...healthAttackUpdate,
    isIn: ({ aurasUpdateBeforeDeaths, healthAurasUpdateBeforeDeathPhase }) =>
      !aurasUpdateBeforeDeaths || healthAurasUpdateBeforeDeathPhase,
    run: updateHealthAttackUnlessDeathsWait,
  },
  {
    idle: idle(
      'Aura Update (Other)',
      ['HS-R4a', 'HS-GL-AUO', 'ZH-1.9-interphase'],
      'no other aura has changed',
    ),
    run: updateOthersUnlessDeathsWait,
  },
];

/** What has waited while that was no reason for an update before deaths counts when nothing dies (SUP-AU-GRUUL). */
function updateForWaiting(run: HsRun): void {
  run.state.auraStale = true;
  updateHealthAttackAuras(run);
}

const tables = new WeakMap<Edition['switches'], readonly Step[]>();

/** Whose Steps were asked for last: one game asks for the same again and again. */
let latest: readonly [Edition['switches'], readonly Step[]] | null = null;

function stepsIn({ switches }: Edition): readonly Step[] {
  if (latest !== null && latest[0] === switches) return latest[1];
  let steps = tables.get(switches);
  if (steps === undefined) {
    steps = STEP_TABLE.filter(({ isIn }) => isIn === undefined || isIn(switches));
    tables.set(switches, steps);
  }
  latest = [switches, steps];
  return steps;
}

/** pc: the next step; past the last one a Death Phase begins or the Steps are over. */
export function stepSteps(run: HsRun, frame: StepsFrame): void {
  const depth = run.stack.length;
  const { trace } = run;
  if (frame.pc === 0 && weaponDeaths(run)) return;
  const steps = stepsIn(run.state.edition);
  if (frame.pc === 0 && !frame.updatesAuras && isUpdateDue(run.state)) recordNoUpdate(run);
  if (frame.pc === 0 && isIdle(run.state)) {
    run.state.mayDie = false;
    if (trace !== null) recordIdle(run, frame, steps);
    run.pop();
    return;
  }
  while (frame.pc < steps.length) {
    const step = steps[frame.pc++]!;
    if (step.isDue !== undefined && !step.isDue(run.state, frame)) continue;
    const nodes = trace === null ? 0 : trace.count;
    step.run(run, frame);
    if (run.stack.length > depth) return;
    if (trace !== null && trace.count === nodes) run.leafAs(step.idle);
  }
  if (run.state.deathEvents.length === 0) {
    run.pop();
    return;
  }
  frame.pc = 0;
  frame.deaths++;
  pushDeathPhase(run, frame.preCheck);
}

/** In some editions what was gained in the Phase does not count yet (SUP-AU-120). */
function recordNoUpdate(run: HsRun): void {
  recordCheck(run, 'no update', rulesOf(run.state.edition, 'combatPreparationUpdatesAuras'), {
    text: 'Health and Attack are not worked out anew before the Combat Phase',
  });
}

/** What the trace says where none of the Steps has anything to do. */
function recordIdle(run: HsRun, frame: StepsFrame, steps: readonly Step[]): void {
  for (let i = 0; i < steps.length; i++) {
    const { idle, isDue } = steps[i]!;
    if (isDue === undefined || isDue(run.state, frame)) run.leafAs(idle);
  }
}

/** Before 18.0 what auras of the dead gave stayed until their Death Phase was over (ZH-4.2-between-phase-update-old). */
function updateHealthAttackUnlessDeathsWait(run: HsRun): void {
  const { edition, deathEvents } = run.state;
  if (deathEvents.length > 0 && !edition.switches.healthAurasUpdateBeforeDeathPhase) return;
  updateHealthAttackAuras(run);
}

/** In some editions the dead keep doubling and inverting until their Death Phase is over (SUP-AU-OTHERLAG). */
function updateOthersUnlessDeathsWait(run: HsRun): void {
  const { edition, deathEvents } = run.state;
  if (deathEvents.length > 0 && !edition.switches.otherAurasUpdateBeforeDeathPhase) return;
  updateOtherAuras(run);
}

/** What is marked is removed (ZH-1.11-death-scan), unless a forced death has done it. */
function deathCreation(run: HsRun, frame: StepsFrame): void {
  const s = run.state;
  if (frame.marked === null) {
    if (!s.mayDie) return;
    frame.marked = dying(s);
    frame.answered = 0;
    s.mayDie = frame.marked.length > 0;
    if (s.mayDie) frame.preCheck = preCheckDeath(run);
  }
  if (answerDying(run, frame)) return;
  const dead = frame.marked.filter((e) => inPlay(s, e));
  frame.marked = null;
  if (dead.length === 0) return;
  frame.preCheck = createDeaths(run, dead, isForced(run) ? FORCED : BETWEEN_PHASES, frame.preCheck);
  recordSequence(run, dead, frame.deaths + 1);
}

/** Raises that the next of the marked is dying. Whether something answers, and the Step is to be taken again. */
function answerDying(run: HsRun, frame: StepsFrame): boolean {
  const depth = run.stack.length;
  const { marked } = frame;
  while (marked !== null && frame.answered < marked.length && isHeard(run.state, EventKind.DYING)) {
    const subject = marked[frame.answered++]!;
    if (!inPlay(run.state, subject)) continue;
    const player = controllerOf(run.state, subject);
    const source = get(run.state, subject, Tag.KILLED_BY);
    raise(run, EventKind.DYING, { player, subject, source });
    if (run.stack.length === depth) continue;
    frame.pc--;
    return true;
  }
  return false;
}

/** Whether the Steps run inside a Phase, for a forced death. */
function isForced({ stack }: HsRun): boolean {
  return stack[stack.length - 2]?.op === Op.FORCED_DEATH;
}

/** Tells the Sequence in which Death Phase its target's Death will be resolved (HS-SEQ-combat-cancel-bug). */
function recordSequence(run: HsRun, dead: readonly number[], deathPhase: number): void {
  const below = run.stack[run.stack.length - 2];
  if (below === undefined || below.op !== Op.SEQUENCE) return;
  const frame = below as SequenceFrame;
  if (dead.includes(frame.target)) frame.targetDiedIn = deathPhase;
}
