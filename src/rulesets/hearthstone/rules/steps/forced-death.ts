import type { Frame } from '../../../../kernel/index.js';
import type { HsRun } from '../../state/access.js';
import { Op } from '../../state/frames.js';
import { updateHealthAttackAuras } from '../auras/health-attack.js';
import { updateOtherAuras } from '../auras/other.js';
import { preCheckDeath } from '../triggers/pre-check.js';
import { createDeaths, dying, FORCED } from './death-creation.js';
import { pushDeathPhase } from './death-phase.js';
import { summonResolution } from './summon-resolution.js';

/**
 * A Forced Death Phase inside the current Phase (HS-FDP1, HS-FDP2). Deaths that arise in it wait for the end
 * of the outermost Phase (HS-R8-exc-forced).
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

/** pc: the next step of the two tables. */
export function stepForcedDeath(run: HsRun, frame: Frame): void {
  const steps = run.state.edition.switches.forcedDeathUpdatesAurasAfter
    ? [...BEFORE, ...AFTER]
    : BEFORE;
  const depth = run.stack.length;
  while (frame.pc < steps.length) {
    steps[frame.pc++]!(run);
    if (run.stack.length > depth) return;
  }
  run.pop();
}

/** Death Creation Step, Aura Update (Other) and Death Phase (HS-FDP3), which one version left to the outer Phase (HS-FDP5). */
function forcedDeaths(run: HsRun): void {
  const preCheck = preCheckDeath(run);
  const dead = dying(run.state);
  if (dead.length > 0) createDeaths(run, dead, FORCED);
  const { forcedDeathHasDeathPhase } = run.state.edition.switches;
  if (forcedDeathHasDeathPhase && run.state.deathEvents.length > 0) pushDeathPhase(run, preCheck);
  updateOtherAuras(run);
}
