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

/**
 * Deals damage to several targets at once: all Damage Events are created in the order given, then all are
 * resolved in that order (HS-DH1). The total dealt becomes the result of the effect that asked.
 */
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
