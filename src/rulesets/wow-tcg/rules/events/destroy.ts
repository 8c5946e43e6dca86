import { look } from '../../queries/look.js';
import { inPlay } from '../../state/access.js';
import type { WowRun } from '../../state/state.js';
import { Zone } from '../../vocabulary/index.js';
import { leavePlay } from './move.js';

/** Destroys cards at the same time; "can't" overrides it (WOW-404.1, WOW-102.2). Those that were. */
export function destroy(run: WowRun, cards: readonly number[]): readonly number[] {
  const view = look(run.state);
  const able = cards.filter((e) => {
    if (!inPlay(run.state, e)) return false;
    if (!view.looks(e).cannot.has('BE_DESTROYED')) return true;
    run.leaf({
      kind: 'check',
      name: 'cannot be destroyed',
      rules: ['WOW-102.2'],
      text: "{about} can't be destroyed",
      about: e,
    });
    return false;
  });
  if (able.length > 0) leavePlay(run, able, Zone.GRAVEYARD, 'DESTROY');
  return able;
}
