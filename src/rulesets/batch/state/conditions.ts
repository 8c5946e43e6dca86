import { type Compiled, combined } from '../../common/grammar/combinators.js';
import { once } from '../../common/once.js';
import type { Condition, ConditionWord } from '../language/words.js';
import { Col, Zone } from '../vocabulary/index.js';
import {
  activePlayer,
  cardOf,
  creaturesOf,
  get,
  inLane,
  inLaneOf,
  inZone,
  isCreature,
  isPlayer,
  ofLevel,
  opposing,
  ownerOf,
} from './access.js';
import { attackOf } from './creature.js';
import type { Scope } from './scope.js';
import type { State } from './state.js';

export type Test = Compiled<[s: State, scope: Scope, e: number], boolean>;

/** Friendly creatures that must have initiated battle for Raid (BATCH-c-keywords). */
const RAIDERS = 3;

const WORDS: Readonly<Record<ConditionWord, Test>> = {
  IS_SELF: (_s, { self }, e) => e === self,
  FRIENDLY: (s, { player }, e) => ownerOf(s, e) === player,
  ENEMY: (s, { player }, e) => ownerOf(s, e) !== player,
  CREATURE: (s, _scope, e) => isCreature(s, e),
  PLAYER: (s, _scope, e) => isPlayer(s, e),
  SPELL: (s, _scope, e) => cardOf(s, e).kind === 'SPELL',
  DEFENDER: (s, _scope, e) => get(s, e, Col.DEFENDER) !== 0,
  FORGED: (s, _scope, e) => get(s, e, Col.FORGED) !== 0,
  BETWEEN_FRIENDLIES: isBetween,
  UNOPPOSED: (s, _scope, e) => inLane(s, e) && opposing(s, e) === 0,
  REPLACED_ANOTHER: (s, _scope, e) => get(s, e, Col.REPLACES) !== 0,
  SURVIVES: (s, _scope, e) => inLane(s, e) && get(s, e, Col.HEALTH) > 0,
  ITS_TURN: (s, _scope, e) => ownerOf(s, e) === activePlayer(s),
  SELF_WITNESSED: witnessed,
  HIT_SURVIVED: (_s, { event }) => event !== null && event.left > 0,
  RAIDED: (s, _scope, e) =>
    creaturesOf(s, ownerOf(s, e)).filter((one) => get(s, one, Col.INITIATED) === 1).length >=
    RAIDERS,
};

const testOfForm = once<Exclude<Condition, ConditionWord>, Test>((condition) => {
  if ('levelAtMost' in condition)
    return (s, { bearer }, e) => get(s, e, Col.LEVEL) <= ofLevel(s, bearer, condition.levelAtMost);
  if ('attackAtMost' in condition)
    return (s, { bearer }, e) => attackOf(s, e) <= ofLevel(s, bearer, condition.attackAtMost);
  if ('faction' in condition)
    return (s, _scope, e) => cardOf(s, e).definition.faction === condition.faction;
  if ('tribe' in condition)
    return (s, _scope, e) => cardOf(s, e).definition.tribes?.includes(condition.tribe) === true;
  if ('handHolds' in condition)
    return (s, { player }) =>
      inZone(s, player, Zone.HAND).some(
        (card) => cardOf(s, card).definition.faction === condition.handHolds,
      );
  if ('amountIs' in condition)
    return (s, { event, bearer }) => event?.amount === ofLevel(s, bearer, condition.amountIs);
  return combined(condition, testOf);
});

export function testOf(condition: Condition): Test {
  return typeof condition === 'string' ? WORDS[condition] : testOfForm(condition);
}

function isBetween(s: State, _scope: Scope, e: number): boolean {
  const lane = get(s, e, Col.POSITION);
  const side = (at: number): boolean => inLaneOf(s, ownerOf(s, e), at) !== 0;
  return inLane(s, e) && side(lane - 1) && side(lane + 1);
}

/**
 * Creatures that react to others dying or entering do so only if they were alive then, or dropped at the same
 * instant (BATCH-c-death-time).
 */
function witnessed(s: State, { self, event }: Scope): boolean {
  if (event === null) return true;
  const dropped = get(s, self, Col.DROPPED);
  return get(s, self, Col.BORN) <= event.instant && (dropped === 0 || dropped >= event.instant);
}
