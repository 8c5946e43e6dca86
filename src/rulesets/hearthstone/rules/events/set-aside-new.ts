import type { HsRun } from '../../state/access.js';
import type { CompiledCard } from '../../state/model.js';
import { createEntity, enterZone } from '../../state/zones.js';
import { Zone } from '../../vocabulary/index.js';

/** A card that has been taken and is kept for what comes next stands in SETASIDE (ZH-1.4-setaside). */
export function setAsideNew(
  run: HsRun,
  card: CompiledCard,
  player: number,
  creator: number,
): number {
  const e = createEntity(run, card, player, creator);
  enterZone(run, e, Zone.SETASIDE);
  return e;
}
