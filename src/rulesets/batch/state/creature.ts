import type { While } from '../language/card.js';
import { Col } from '../vocabulary/index.js';
import {
  type BatchRun,
  cardOf,
  creaturesOf,
  get,
  inLane,
  isCreature,
  now,
  ofLevel,
  ownerOf,
  set,
} from './access.js';
import type { State } from './state.js';

/** What goes on while a creature is there; nothing once its abilities are lost (BATCH-c-while). */
function ongoing(s: State, e: number): readonly While[] {
  return get(s, e, Col.NEGATED) === 1 ? [] : (cardOf(s, e).definition.while ?? []);
}

/** Attack now; `While` effects apply and cease at once, outside batches (BATCH-c-while). */
export function attackOf(s: State, e: number): number {
  if (!isCreature(s, e)) return 0;
  if (!inLane(s, e)) return Math.max(0, get(s, e, Col.ATTACK));
  if (ongoing(s, e).includes('ATTACK_IS_HEALTH')) return Math.max(0, get(s, e, Col.HEALTH));
  let attack = get(s, e, Col.ATTACK) + get(s, e, Col.ATTACK_THIS_TURN);
  for (const other of creaturesOf(s, ownerOf(s, e))) {
    if (Math.abs(get(s, other, Col.POSITION) - get(s, e, Col.POSITION)) !== 1) continue;
    for (const effect of ongoing(s, other))
      if (typeof effect === 'object') attack += ofLevel(s, other, effect.adjacentAttack);
  }
  return Math.max(0, attack);
}

/** Whether it counts as awake (BATCH-c-attributes). */
export function isAwake(s: State, e: number): boolean {
  return get(s, e, Col.ASLEEP) === 0 || isAggressive(s, e);
}

export function isAggressive(s: State, e: number): boolean {
  return get(s, e, Col.AGGRESSIVE) !== 0 || get(s, e, Col.AGGRESSIVE_THIS_TURN) !== 0;
}

/** Armor that is left this turn (BATCH-c-armor). */
export function armorLeft(s: State, e: number): number {
  return Math.max(0, get(s, e, Col.ARMOR) - get(s, e, Col.ARMOR_USED));
}

/** Writes health and keeps the instant at which it fell to 0 (BATCH-c-death-time). */
export function setHealth(run: BatchRun, e: number, health: number): void {
  set(run, e, Col.HEALTH, health);
  if (health > 0) set(run, e, Col.DROPPED, 0);
  else if (get(run.state, e, Col.DROPPED) === 0) set(run, e, Col.DROPPED, now(run.state));
}
