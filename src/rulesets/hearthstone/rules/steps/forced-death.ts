import type { Frame } from '../../../../kernel/index.js';
import type { HsRun } from '../../state/access.js';
import { Op } from '../../state/frames.js';
import type { Edition } from '../../vocabulary/editions.js';
import { updateHealthAttackAuras } from '../auras/health-attack.js';
import { updateOtherAuras } from '../auras/other.js';
import { preCheckDeath } from '../triggers/pre-check.js';
import { createDeaths, dying, FORCED } from './death-creation.js';
import { pushDeathPhase } from './death-phase.js';
import { pushSteps } from './steps.js';
import { summonResolution } from './summon-resolution.js';

/**
 * A Forced Death Phase inside the current Phase (HS-FDP1, HS-FDP2). Deaths that arise in it wait for the end
 * of the outermost Phase (HS-R8-exc-forced); from 11.2 on it goes on until nothing dies any more (ZH-5.7-forced-death).
 */
export function forceDeathPhase(run: HsRun): void {
  run.push({ op: Op.FORCED_DEATH, pc: 0 } satisfies Frame);
}

const BEFORE: readonly ((run: HsRun) => void)[] = [
  updateHealthAttackAuras,
  summonResolution,
  forcedDeaths,
];
/** From 10.0 on (HS-FDP2); before that nothing followed (HS-FDP6). */
const AFTER: readonly ((run: HsRun) => void)[] = [
  updateHealthAttackAuras,
  summonResolution,
  updateOtherAuras,
];

/** From 11.2 on: exactly what happens between Phases (ZH-5.7-forced-death). */
const REPEATED: readonly ((run: HsRun) => void)[] = [pushSteps];

function stepsIn({ switches }: Edition): readonly ((run: HsRun) => void)[] {
  if (switches.forcedDeathRepeats) return REPEATED;
  return switches.forcedDeathUpdatesAurasAfter ? [...BEFORE, ...AFTER] : BEFORE;
}

/** pc: the next step of the edition's table. */
export function stepForcedDeath(run: HsRun, frame: Frame): void {
  const steps = stepsIn(run.state.edition);
  const depth = run.stack.length;
  while (frame.pc < steps.length) {
    steps[frame.pc++]!(run);
    if (run.stack.length > depth) return;
  }
  run.pop();
}

/** Death Creation Step, Aura Update (Other) and Death Phase (HS-FDP3), which one version left to the outer Phase (HS-FDP5). */
function forcedDeaths(run: HsRun): void {
  const dead = dying(run.state);
  const beforehand = preCheckDeath(run);
  const preCheck = dead.length > 0 ? createDeaths(run, dead, FORCED, beforehand) : beforehand;
  const { forcedDeathHasDeathPhase } = run.state.edition.switches;
  if (forcedDeathHasDeathPhase && run.state.deathEvents.length > 0) pushDeathPhase(run, preCheck);
  updateOtherAuras(run);
}
