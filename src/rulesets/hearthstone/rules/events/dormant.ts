import { beginEffect } from '../../../common/trace-nodes.js';
import { cardOf, controllerOf, type HsRun, isDormant, set } from '../../state/access.js';
import { attach, detach, enchantmentsOn, recomputeGranted } from '../../state/enchantments.js';
import { EventKind, Tag } from '../../vocabulary/index.js';
import { updateHealthAttackAuras } from '../auras/health-attack.js';
import { updateOtherAuras } from '../auras/other.js';
import { raise } from '../triggers/event.js';

/** It comes with what will awaken it (ZH-4.6-dormant), without Taunt (HS-INF-dormant-taunt). */
export function enterDormant(run: HsRun, minion: number): void {
  const { dormant } = cardOf(run.state, minion);
  if (dormant === null) return;
  const node = beginEffect(run, 'Dormant', ['ZH-4.6-dormant', 'HS-INF-dormant-taunt'], {
    text: '{about} is dormant',
    about: minion,
  });
  attach(run, dormant, {
    host: minion,
    player: controllerOf(run.state, minion),
    creator: minion,
  });
  set(run, minion, Tag.TAUNT, 0);
  run.end(node);
}

/** No summon; it cannot attack yet (ZH-4.6-dormant). New auras (ZH-4.2-aura-update). */
export function awaken(run: HsRun, source: number, minion: number): void {
  const s = run.state;
  if (!isDormant(s, minion)) return;
  const node = beginEffect(run, 'Awaken', ['ZH-4.6-dormant', 'ZH-4.2-aura-update'], {
    text: '{about} awakens',
    source,
    about: minion,
  });
  for (const e of enchantmentsOn(s, minion))
    if (cardOf(s, e).enchantment?.grants.some(([tag]) => tag === Tag.DORMANT)) detach(run, e);
  if (cardOf(s, minion).dormant !== null) recomputeGranted(run, minion, [[Tag.TAUNT, 1]]);
  set(run, minion, Tag.EXHAUSTED, 1);
  run.end(node);
  s.auraStale = true;
  s.otherAuraStale = true;
  updateHealthAttackAuras(run);
  updateOtherAuras(run);
  raise(run, EventKind.AWAKENED, { player: controllerOf(s, minion), subject: minion, source });
}
