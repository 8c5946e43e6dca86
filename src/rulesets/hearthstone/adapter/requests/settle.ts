import { updateHealthAttackAuras } from '../../rules/auras/health-attack.js';
import { updateOtherAuras } from '../../rules/auras/other.js';
import type { HsRun } from '../../state/access.js';

/** What the next Aura Updates make of a state as it is given: nothing is played, nothing dies and nothing answers. */
export function settle(run: HsRun): void {
  updateHealthAttackAuras(run);
  updateOtherAuras(run);
}
