import { beginEffect, recordCheck } from '../../../common/trace-nodes.js';
import { controllerOf, get, type HsRun, inPlay, set } from '../../state/access.js';
import { EventKind, Tag, Zone } from '../../vocabulary/index.js';
import { raise } from '../triggers/event.js';
import { takesNothing } from './takes-nothing.js';

/**
 * Freezes something where it is, with all consequences before the next one is frozen (ZH-1.5-composite). What has
 * left play cannot be held by it, but counts as frozen for triggers (HS-SEQ-heropower-icewalker).
 */
export function freeze(run: HsRun, source: number, e: number): void {
  const s = run.state;
  if (e === 0 || get(s, e, Tag.ZONE) === Zone.INVALID) return;
  if (takesNothing(run, source, e)) return;
  if (inPlay(s, e) && get(s, e, Tag.CANT_BE_FROZEN) !== 0) return;
  if (inPlay(s, e)) {
    const rules = ['ZH-5.1-freeze', 'ZH-1.5-composite'];
    const node = beginEffect(run, 'Freeze', rules, {
      text: '{source} freezes {about}',
      source,
      about: e,
    });
    set(run, e, Tag.FROZEN, 1);
    run.end(node);
  } else {
    const rules = ['HS-SEQ-heropower-icewalker', 'ZH-2.7-ice-walker', 'HS-INF-frozen-out-of-play'];
    recordCheck(run, 'frozen out of play', rules, {
      text: '{source} freezes {about} where it is',
      source,
      about: e,
    });
  }
  raise(run, EventKind.FREEZE, { player: controllerOf(s, e), subject: e, source });
}
