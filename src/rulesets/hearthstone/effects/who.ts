import { controllerOf, get } from '../state/access.js';
import type { State } from '../state/state.js';
import { opponentOf, Tag } from '../vocabulary/index.js';
import type { Who } from './language.js';
import type { Scope } from './scope.js';

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
      return (s, scope) => [controllerOf(s, scope.target)];
    case 'EVENT_PLAYER':
      return (_s, scope) => [(scope.event?.player ?? scope.player) as 1 | 2];
    case 'IT_CONTROLLER':
      return (s, scope) => [controllerOf(s, scope.it)];
    case 'BOTH':
      return (_s, scope) => [scope.player as 1 | 2, opponentOf(scope.player) as 1 | 2];
  }
}
