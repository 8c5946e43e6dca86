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

type Test = (s: State, e: number, scope: Scope) => boolean;

/** Friendly creatures that must have initiated battle for Raid (BATCH-c-keywords). */
const RAIDERS = 3;

/** What each word asks of an entity. */
const WORDS: Readonly<Record<ConditionWord, Test>> = {
  IS_SELF: (_s, e, { self }) => e === self,
  FRIENDLY: (s, e, { player }) => ownerOf(s, e) === player,
  ENEMY: (s, e, { player }) => ownerOf(s, e) !== player,
  CREATURE: (s, e) => isCreature(s, e),
  PLAYER: (s, e) => isPlayer(s, e),
  SPELL: (s, e) => cardOf(s, e).kind === 'SPELL',
  DEFENDER: (s, e) => get(s, e, Col.DEFENDER) !== 0,
  FORGED: (s, e) => get(s, e, Col.FORGED) !== 0,
  BETWEEN_FRIENDLIES: isBetween,
  UNOPPOSED: (s, e) => inLane(s, e) && opposing(s, e) === 0,
  REPLACED_ANOTHER: (s, e) => get(s, e, Col.REPLACES) !== 0,
  SURVIVES: (s, e) => inLane(s, e) && get(s, e, Col.HEALTH) > 0,
  ITS_TURN: (s, e) => ownerOf(s, e) === activePlayer(s),
  SELF_WITNESSED: witnessed,
  HIT_SURVIVED: (_s, _e, { event }) => event !== null && event.left > 0,
  RAIDED: (s, e) =>
    creaturesOf(s, ownerOf(s, e)).filter((one) => get(s, one, Col.INITIATED) === 1).length >=
    RAIDERS,
};

/** Whether a condition holds for an entity. */
export function holds(s: State, condition: Condition, e: number, scope: Scope): boolean {
  if (typeof condition === 'string') return WORDS[condition](s, e, scope);
  if ('levelAtMost' in condition)
    return get(s, e, Col.LEVEL) <= ofLevel(s, scope.bearer, condition.levelAtMost);
  if ('attackAtMost' in condition)
    return attackOf(s, e) <= ofLevel(s, scope.bearer, condition.attackAtMost);
  if ('faction' in condition) return cardOf(s, e).definition.faction === condition.faction;
  if ('tribe' in condition)
    return cardOf(s, e).definition.tribes?.includes(condition.tribe) === true;
  if ('handHolds' in condition) {
    const hand = inZone(s, scope.player, Zone.HAND);
    return hand.some((card) => cardOf(s, card).definition.faction === condition.handHolds);
  }
  if ('amountIs' in condition)
    return scope.event?.amount === ofLevel(s, scope.bearer, condition.amountIs);
  if ('all' in condition) return condition.all.every((one) => holds(s, one, e, scope));
  if ('any' in condition) return condition.any.some((one) => holds(s, one, e, scope));
  return !holds(s, condition.not, e, scope);
}

function isBetween(s: State, e: number): boolean {
  const lane = get(s, e, Col.POSITION);
  const side = (at: number): boolean => inLaneOf(s, ownerOf(s, e), at) !== 0;
  return inLane(s, e) && side(lane - 1) && side(lane + 1);
}

/**
 * Creatures that react to others dying or entering do so only if they were alive then, or dropped at the same
 * instant (BATCH-c-death-time).
 */
function witnessed(s: State, _e: number, { self, event }: Scope): boolean {
  if (event === null) return true;
  const dropped = get(s, self, Col.DROPPED);
  return get(s, self, Col.BORN) <= event.instant && (dropped === 0 || dropped >= event.instant);
}
