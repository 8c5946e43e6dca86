import type { HsRun } from '../../state/access.js';
import { Op, type SequenceFrame, type StepsFrame } from '../../state/frames.js';
import type { State } from '../../state/state.js';
import { updateHealthAttackAuras } from '../auras/health-attack.js';
import { updateOtherAuras } from '../auras/other.js';
import { preCheckDeath } from '../triggers/pre-check.js';
import { BETWEEN_PHASES, createDeaths, dying } from './death-creation.js';
import { pushDeathPhase, weaponDeaths } from './death-phase.js';
import { questRewards } from './quest-reward.js';
import { summonResolution } from './summon-resolution.js';

/**
 * The Steps after each outermost Phase, in order (HS-SRS1, HS-QRS), until no new Death occurs (HS-R8):
 * Aura Update (Health/Attack), Quest Reward Step, Summon Resolution Step, Aura Update (Health/Attack),
 * Death Creation Step, Aura Update (Other), and a Death Phase if anything died.
 */
export function endPhase(run: HsRun): void {
  if (isSettled(run.state)) {
    run.leaf({
      kind: 'check',
      name: 'nothing to do',
      rules: ['HS-SRS1', 'HS-R4a'],
      text: 'none of the Steps has anything to do',
    });
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
      run.leaf({
        kind: 'check',
        name: 'nothing to do',
        rules: step.rules,
        text: `${step.name}: ${step.idle}`,
      });
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
  createDeaths(run, dead, BETWEEN_PHASES);
  tellSequence(run, dead, frame.deaths + 1);
}

/** Tells the Sequence in which Death Phase its target's Death will be resolved (HS-SEQ-combat-cancel-bug). */
function tellSequence(run: HsRun, dead: readonly number[], deathPhase: number): void {
  const below = run.stack[run.stack.length - 2];
  if (below === undefined || below.op !== Op.SEQUENCE) return;
  const frame = below as SequenceFrame;
  if (dead.includes(frame.target)) frame.targetDiedIn = deathPhase;
}
