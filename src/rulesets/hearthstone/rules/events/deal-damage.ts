import type { HsRun } from '../../state/access.js';
import { type DamageFrame, Op } from '../../state/frames.js';

/**
 * Deals damage to several targets at once: all Damage Events are created in the order given, then all are
 * resolved in that order (HS-DH1). The total dealt becomes the result of the effect that asked.
 */
export function dealDamage(
  run: HsRun,
  sources: readonly number[] | number,
  targets: readonly number[],
  amounts: number[],
  isLifesteal = false,
): void {
  const from = typeof sources === 'number' ? [sources] : sources;
  run.push({
    op: Op.DAMAGE,
    pc: 0,
    sources: from,
    targets,
    amounts,
    dealt: [],
    spared: null,
    next: 0,
    isLifesteal,
  } satisfies DamageFrame);
}
