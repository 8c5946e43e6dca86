import type { Who } from '../language/words.js';
import { controllerOf, get } from '../state/access.js';
import type { Scope } from '../state/scope.js';
import type { State } from '../state/state.js';
import { opponentOf, Tag } from '../vocabulary/index.js';

/** The players that a word names, in the order in which things happen to them: the effect's player first. */
export function playersOf(who: Who | undefined): (s: State, scope: Scope) => readonly (1 | 2)[] {
  switch (who ?? 'YOU') {
    case 'YOU':
      return (_s, scope) => [scope.player as 1 | 2];
    case 'OPPONENT':
      return (_s, scope) => [opponentOf(scope.player) as 1 | 2];
    case 'CASTER':
      return (s, scope) => [get(s, scope.source, Tag.CASTER) as 1 | 2];
    case 'CASTERS_OPPONENT':
      return (s, scope) => [opponentOf(get(s, scope.source, Tag.CASTER)) as 1 | 2];
    case 'TARGET_CONTROLLER':
      return (s, scope) => [orYou(controllerOf(s, scope.target), scope)];
    case 'EVENT_PLAYER':
      return (_s, scope) => [orYou(scope.event?.player ?? 0, scope)];
    case 'IT_CONTROLLER':
      return (s, scope) => [orYou(controllerOf(s, scope.it), scope)];
    case 'BOTH':
      return (_s, scope) => [scope.player as 1 | 2, opponentOf(scope.player) as 1 | 2];
  }
}

/** A player, or whose effect it is where there is none: no target, no event, nobody's entity. */
function orYou(player: number, scope: Scope): 1 | 2 {
  return player === 1 || player === 2 ? player : (scope.player as 1 | 2);
}
