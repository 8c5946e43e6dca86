import { updateHealthAttackAuras } from '../../rules/auras/health-attack.js';
import { updateOtherAuras } from '../../rules/auras/other.js';
import { get, type HsRun, set, typeOf } from '../../state/access.js';
import { attach, recompute } from '../../state/enchantments.js';
import { hasDurability, Tag } from '../../vocabulary/index.js';
import type { EntityDraft } from './draft.js';

/** Both Aura Updates. What an aura does when its condition holds waits for the first action, which traces it. */
export function settleAuras(run: HsRun): void {
  updateHealthAttackAuras(run);
  updateOtherAuras(run);
  run.stack.length = 0;
}

/**
 * Gives an entity the numbers that the board shows. A number that enchantments and auras do not explain is one of an
 * earlier effect: it is set so that with the auras it comes out as shown.
 */
export function giveShown(run: HsRun, { shown, player }: EntityDraft, e: number): void {
  if (shown === undefined) return;
  giveNumber(run, { e, player, tag: Tag.ATK, card: 'SCENARIO_ATTACK' }, shown.attack);
  const maximum = hasDurability(typeOf(run.state, e)) ? Tag.DURABILITY : Tag.HEALTH;
  giveNumber(run, { e, player, tag: maximum, card: 'SCENARIO_HEALTH' }, shown.health);
  giveNumber(run, { e, player, tag: Tag.COST, card: 'SCENARIO_COST' }, shown.cost);
}

interface Shown {
  readonly e: number;
  readonly player: 1 | 2;
  readonly tag: Tag;
  /** The enchantment that sets the number. */
  readonly card: string;
}

function giveNumber(run: HsRun, { e, player, tag, card }: Shown, shown: number | null): void {
  if (shown === null || get(run.state, e, tag) === shown) return;
  const by = attach(run, card, { host: e, player, creator: 0, num1: shown });
  const difference = shown - get(run.state, e, tag);
  if (difference === 0) return;
  set(run, by, Tag.TAG_SCRIPT_DATA_NUM_1, shown + difference);
  recompute(run, e);
}
