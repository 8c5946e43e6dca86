import type { Tag } from '../vocabulary/index.js';
import { get, type HsRun, playerEntity, set } from './access.js';

export function count(run: HsRun, player: number, tag: Tag, more = 1): void {
  const entity = playerEntity(player);
  set(run, entity, tag, get(run.state, entity, tag) + more);
}
