import { controllerOf, get, type HsRun } from '../../state/access.js';
import { count } from '../../state/counting.js';
import { GAME } from '../../state/state.js';
import { Tag } from '../../vocabulary/index.js';

/** Counts that the Health of a hero has changed: in this turn, and in the own turns of whoever the hero stands for. */
export function countHealthChange(run: HsRun, hero: number): void {
  const player = controllerOf(run.state, hero);
  count(run, player, Tag.HERO_HEALTH_CHANGES_THIS_TURN);
  if (get(run.state, GAME, Tag.CURRENT_PLAYER) === player)
    count(run, player, Tag.HERO_HEALTH_CHANGES_IN_OWN_TURNS);
}
