import type { HsRun } from '../../state/access.js';
import { type DamageFrame, Op } from '../../state/frames.js';

interface ProposedDamage {
  /** One source for all, or one for each. */
  readonly sources: readonly number[];
  readonly targets: readonly number[];
  readonly amounts: number[];
  /** It is what the healing of Lifesteal has become. */
  readonly isLifesteal?: boolean;
}

/** Creates all Damage Events, then resolves them in order (HS-DH1); the total is the result. */
export function dealDamage(run: HsRun, damage: ProposedDamage): void {
  const { sources, targets, amounts, isLifesteal = false } = damage;
  run.push({
    op: Op.DAMAGE,
    pc: 0,
    sources,
    targets,
    amounts,
    dealt: [],
    total: 0,
    left: [],
    finished: 0,
    shieldTold: false,
    followed: 0,
    spared: null,
    shieldsLost: null,
    next: 0,
    isLifesteal,
  } satisfies DamageFrame);
}
