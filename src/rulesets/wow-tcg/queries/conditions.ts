import { type Compiled, combined } from '../../common/grammar/combinators.js';
import { memoize } from '../../common/memoize.js';
import type { Condition, ConditionWord } from '../language/words.js';
import {
  controlledBy,
  controllerOf,
  get,
  inPlay,
  nowOf,
  ownerOf,
  printed,
} from '../state/access.js';
import { isFriendly, playerAt } from '../state/players.js';
import { Col, DAMAGE_TYPES, TARGET_COLUMNS } from '../vocabulary/index.js';
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
  isResource,
  roleOf,
} from './characters.js';
import type { Scope, View } from './view.js';

type Test = Compiled<[view: View, scope: Scope, e: number], boolean>;

const TESTS: Readonly<Record<ConditionWord, Test>> = {
  IS_SELF: (_, { self }, e) => e === self,
  IS_HOST: ({ state }, { self }, e) => get(state, self, Col.HOST) === e,
  IS_SUBJECT: (_, { subject }, e) => e === subject,
  YOURS: ({ state }, { you }, e) => controllerOf(state, e) === you,
  OPPOSING: ({ state }, { you }, e) => {
    const controller = controllerOf(state, e);
    return controller !== 0 && !isFriendly(state, controller, you);
  },
  OWNED: ({ state }, { you }, e) => ownerOf(state, e) === you,
  OF_EVENT_PLAYER: ({ state }, { event }, e) =>
    (controllerOf(state, e) || ownerOf(state, e)) === event.player,
  IN_YOUR_PARTY: ({ state }, { you }, e) => controllerOf(state, e) === you && isCharacter(state, e),
  ALLY: ({ state }, _scope, e) => isAlly(state, e),
  HERO: ({ state }, _scope, e) => isHero(state, e),
  ABILITY: ({ state }, _scope, e) => hasType(state, e, 'ABILITY'),
  ARMOR: ({ state }, _scope, e) => hasType(state, e, 'ARMOR'),
  ITEM: ({ state }, _scope, e) => hasType(state, e, 'ITEM'),
  WEAPON: ({ state }, _scope, e) => hasType(state, e, 'WEAPON'),
  QUEST: ({ state }, _scope, e) => hasType(state, e, 'QUEST'),
  EQUIPMENT: ({ state }, _scope, e) => isEquipment(state, e),
  CHARACTER: ({ state }, _scope, e) => isCharacter(state, e),
  EXHAUSTED: ({ state }, _scope, e) => !isReady(state, e),
  READY: ({ state }, _scope, e) => isReady(state, e),
  DAMAGED: ({ state }, _scope, e) => get(state, e, Col.DAMAGE) > 0,
  // what was dealt just now would make the words say nothing (WOW-703.1)
  DAMAGED_BEFORE: ({ state }, { event }, e) => get(state, e, Col.DAMAGE) > event.amount,
  FATALLY_DAMAGED: (view, _scope, e) =>
    get(view.state, e, Col.DAMAGE) >= Math.max(0, view.looks(e).trueHealth),
  TOKEN: ({ state }, _scope, e) => !isBlank(state, e) && printed(state, e).token === true,
  ATTACKING: ({ state }, _scope, e) => isAttacking(state, e),
  DEFENDING: ({ state }, _scope, e) => isDefending(state, e),
  PROTECTING: ({ state }, _scope, e) => get(state, e, Col.PROTECTING) === 1,
  IN_COMBAT: ({ state }, _scope, e) => isAttacking(state, e) || isDefending(state, e),
  ATTACHED: ({ state }, _scope, e) => get(state, e, Col.HOST) !== 0,
  IN_PLAY: ({ state }, _scope, e) => inPlay(state, e),
  RESOURCE: ({ state }, _scope, e) => get(state, e, Col.RESOURCE) === 1,
  COST_IS_X: ({ state }, { x }, e) => (printed(state, e).cost ?? 0) === x,
  MADE_BY_SELF: ({ state }, { self }, e) =>
    e !== 0 && nowOf(state, get(state, e, Col.SOURCE)) === nowOf(state, self),
  FACE_DOWN: ({ state }, _scope, e) => get(state, e, Col.FACE_DOWN) === 1,
  FIRST_ATTACK: ({ state }, _scope, e) => get(state, e, Col.ATTACKS) === 1,
  HAS_ATTACKED: ({ state }, _scope, e) => get(state, e, Col.ATTACKS) > 0,
  HAS_DEALT_DAMAGE: ({ state }, _scope, e) => get(state, e, Col.HAS_DEALT) !== 0,
  HAS_HIT_ALLY: ({ state }, _scope, e) => (get(state, e, Col.HAS_HIT) & 1) !== 0,
  HAS_KILLED_ALLY: ({ state }, _scope, e) => (get(state, e, Col.HAS_HIT) & 2) !== 0,
  HAS_PLACED: ({ state }, _scope, e) => get(state, e, Col.PLACED) === 1,
  HURT_THIS_TURN: ({ state }, _scope, e) => get(state, e, Col.HURT) !== 0,
  HURT_BY_YOUR_ALLIES: ({ state }, { you }, e) => (get(state, e, Col.HURT) & (1 << you)) !== 0,
  AFFORDED_BY_RESOURCES: ({ state }, { you }, e) =>
    controlledBy(state, you).filter((one) => isResource(state, one)).length >=
    (printed(state, e).cost ?? 0),
  HIT_BY_YOUR_HERO: ({ state }, { you }, e) => (get(state, e, Col.HIT_BY) & (1 << you)) !== 0,
};

const testOfForm = memoize<Exclude<Condition, ConditionWord>, Test>((condition) => {
  if ('tag' in condition) return (view, _scope, e) => view.looks(e).tags.has(condition.tag);
  if ('keyword' in condition)
    return (view, _scope, e) => view.looks(e).keywords.has(condition.keyword);
  if ('named' in condition) return (view, _scope, e) => nameOf(view, e) === condition.named;
  if ('namedAs' in condition)
    return (view, scope, e) => {
      const other = roleOf(view.state, condition.namedAs, scope);
      return other !== 0 && nameOf(view, e) === nameOf(view, other);
    };
  if ('controlledAs' in condition)
    return ({ state }, scope, e) =>
      controllerOf(state, e) === controllerOf(state, roleOf(state, condition.controlledAs, scope));
  if ('ownedAs' in condition)
    return ({ state }, scope, e) => {
      const other = roleOf(state, condition.ownedAs, scope);
      return other !== 0 && ownerOf(state, e) === (playerAt(state, other) || ownerOf(state, other));
    };
  if ('is' in condition)
    return ({ state }, scope, e) => e !== 0 && roleOf(state, condition.is, scope) === e;
  if ('targets' in condition)
    return ({ state }, scope, e) => {
      const other = roleOf(state, condition.targets, scope);
      const count = get(state, e, Col.TARGETS);
      return TARGET_COLUMNS.slice(0, count).some((column) => get(state, e, column) === other);
    };
  if ('inCombatWith' in condition)
    return ({ state }, scope, e) => {
      const other = roleOf(state, condition.inCombatWith, scope);
      return (
        (isAttacking(state, e) && isDefending(state, other)) ||
        (isDefending(state, e) && isAttacking(state, other))
      );
    };
  if ('attachedTo' in condition)
    return ({ state }, scope, e) => {
      const host = roleOf(state, condition.attachedTo, scope);
      return host !== 0 && get(state, e, Col.HOST) === host;
    };
  if ('host' in condition) {
    const test = testOf(condition.host);
    return (view, scope, e) => {
      const host = get(view.state, e, Col.HOST);
      return host !== 0 && test(view, scope, host);
    };
  }
  if ('hasDealt' in condition)
    return ({ state }, _scope, e) =>
      (get(state, e, Col.HAS_DEALT) & (1 << DAMAGE_TYPES.indexOf(condition.hasDealt))) !== 0;
  if ('costAtLeast' in condition)
    return ({ state }, _scope, e) => (printed(state, e).cost ?? 0) >= condition.costAtLeast;
  if ('costAtMost' in condition)
    return ({ state }, _scope, e) => (printed(state, e).cost ?? 0) <= condition.costAtMost;
  if ('saved' in condition)
    return (_view, { saved }, e) => (saved[condition.saved] ?? []).includes(e);
  return combined(condition, testOf);
});

export function testOf(condition: Condition): Test {
  return typeof condition === 'string' ? TESTS[condition] : testOfForm(condition);
}

export function holds(view: View, condition: Condition, e: number, scope: Scope): boolean {
  return testOf(condition)(view, scope, e);
}

function nameOf({ state }: View, e: number): string | null {
  return isBlank(state, e) ? null : printed(state, e).name;
}
