import type { Condition, ConditionWord } from '../language/words.js';
import { controllerOf, get, inPlay, nowOf, ownerOf, printed } from '../state/access.js';
import { isFriendly } from '../state/players.js';
import { Col } from '../vocabulary/index.js';
import {
  hasType,
  isAlly,
  isAttacking,
  isBlank,
  isCharacter,
  isDefending,
  isEquipment,
  isHero,
  isReady,
} from './characters.js';
import { roleOf } from './roles.js';
import type { Scope, View } from './view.js';

type Test = (view: View, e: number, scope: Scope) => boolean;

/** What each word asks. */
const TESTS: Readonly<Record<ConditionWord, Test>> = {
  IS_SELF: (_, e, { self }) => e === self,
  IS_HOST: ({ state }, e, { self }) => get(state, self, Col.HOST) === e,
  IS_SUBJECT: (_, e, { subject }) => e === subject,
  YOURS: ({ state }, e, { you }) => controllerOf(state, e) === you,
  OPPOSING: ({ state }, e, { you }) => {
    const controller = controllerOf(state, e);
    return controller !== 0 && !isFriendly(state, controller, you);
  },
  OWNED: ({ state }, e, { you }) => ownerOf(state, e) === you,
  OF_EVENT_PLAYER: ({ state }, e, { event }) =>
    (controllerOf(state, e) || ownerOf(state, e)) === event.player,
  IN_YOUR_PARTY: ({ state }, e, { you }) => controllerOf(state, e) === you && isCharacter(state, e),
  ALLY: ({ state }, e) => isAlly(state, e),
  HERO: ({ state }, e) => isHero(state, e),
  ABILITY: ({ state }, e) => hasType(state, e, 'ABILITY'),
  WEAPON: ({ state }, e) => hasType(state, e, 'WEAPON'),
  QUEST: ({ state }, e) => hasType(state, e, 'QUEST'),
  EQUIPMENT: ({ state }, e) => isEquipment(state, e),
  CHARACTER: ({ state }, e) => isCharacter(state, e),
  EXHAUSTED: ({ state }, e) => !isReady(state, e),
  READY: ({ state }, e) => isReady(state, e),
  DAMAGED: ({ state }, e) => get(state, e, Col.DAMAGE) > 0,
  ATTACKING: ({ state }, e) => isAttacking(state, e),
  DEFENDING: ({ state }, e) => isDefending(state, e),
  IN_COMBAT: ({ state }, e) => isAttacking(state, e) || isDefending(state, e),
  ATTACHED: ({ state }, e) => get(state, e, Col.HOST) !== 0,
  IN_PLAY: ({ state }, e) => inPlay(state, e),
  COST_IS_X: ({ state }, e, { x }) => (printed(state, e).cost ?? 0) === x,
  MADE_BY_SELF: ({ state }, e, { self }) =>
    e !== 0 && nowOf(state, get(state, e, Col.SOURCE)) === nowOf(state, self),
  HIT_BY_YOUR_HERO: ({ state }, e, { you }) => (get(state, e, Col.HIT_BY) & (1 << you)) !== 0,
};

/** Whether a condition holds for a thing. */
export function holds(view: View, condition: Condition, e: number, scope: Scope): boolean {
  if (typeof condition === 'string') return TESTS[condition](view, e, scope);
  const { state } = view;
  if ('tag' in condition) return view.looks(e).tags.has(condition.tag);
  if ('keyword' in condition) return view.looks(e).keywords.has(condition.keyword);
  if ('named' in condition) return nameOf(view, e) === condition.named;
  if ('namedAs' in condition) {
    const other = roleOf(state, condition.namedAs, scope);
    return other !== 0 && nameOf(view, e) === nameOf(view, other);
  }
  if ('controlledAs' in condition)
    return (
      controllerOf(state, e) === controllerOf(state, roleOf(state, condition.controlledAs, scope))
    );
  if ('saved' in condition) return (scope.saved[condition.saved] ?? []).includes(e);
  if ('all' in condition) return condition.all.every((one) => holds(view, one, e, scope));
  if ('any' in condition) return condition.any.some((one) => holds(view, one, e, scope));
  return !holds(view, condition.not, e, scope);
}

/** A card's name; a resource face down has none. */
function nameOf({ state }: View, e: number): string | null {
  return isBlank(state, e) ? null : printed(state, e).name;
}
