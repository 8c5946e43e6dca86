import { recordCheck } from '../../../common/trace-nodes.js';
import { cardOf, controllerOf, get, type HsRun, set } from '../../state/access.js';
import { createEntity, hasRoom } from '../../state/zones.js';
import { CardType, Tag, Zone } from '../../vocabulary/index.js';
import { bringIntoPlay } from './summon.js';

/**
 * A minion that had Reborn as it died comes back with 1 Health and without it, after all else that its Death brings about
 * (ZH-5.1-reborn, ZH-3.2-priority).
 * @param record the record of its death
 */
export function reborn(run: HsRun, record: number): void {
  const s = run.state;
  const player = controllerOf(s, record);
  if (get(s, record, Tag.REBORN) === 0) return;
  const dead = get(s, record, Tag.DEAD_ENTITY);
  if (!hasRoom(s, Zone.PLAY, player, CardType.MINION)) {
    recordCheck(run, 'board is full', ['ZH-5.1-reborn', 'HS-Z0', 'HS-LIMITS'], {
      text: '{source} is not reborn: the board is full',
      source: dead,
    });
    return;
  }
  run.section({
    kind: 'trigger',
    name: 'Reborn',
    rules: ['ZH-5.1-reborn', 'ZH-3.2-priority'],
    text: '{source} is reborn',
    source: dead,
  });
  const again = createEntity(run, s.pool.at(get(s, record, Tag.DEAD_CARD))!, player, dead);
  set(run, again, Tag.REBORN, 0);
  set(run, again, Tag.DAMAGE, Math.max(0, cardOf(s, again).health - 1));
  bringIntoPlay(run, again, get(s, record, Tag.ZONE_POSITION) - 1, 0);
}
