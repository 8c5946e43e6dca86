import type { Effect } from '../language/words.js';
import { enterLane, noRoom } from '../rules/events/enter.js';
import { levelUp } from '../rules/events/level-up.js';
import { moveToLane } from '../rules/events/move.js';
import {
  type BatchRun,
  cardOf,
  emptyLanes,
  get,
  inLane,
  isCreature,
  ofLevel,
  ownerOf,
  set,
} from '../state/access.js';
import { setHealth } from '../state/creature.js';
import type { EffectsFrame } from '../state/frames.js';
import type { State } from '../state/state.js';
import { rulesOf } from '../vocabulary/editions.js';
import { Col } from '../vocabulary/index.js';
import { spawnPlayer } from './picks.js';

type Spawn = Extract<Effect, { readonly spawn: unknown }>;

/**
 * Puts a creature into a lane: nothing happens when the lane is occupied or none is empty, and no event is
 * raised then (BATCH-c-spawn). With several lanes the creatures enter left to right, one after the other, at one
 * instant; true when the last one has entered.
 */
export function spawn(run: BatchRun, effect: Spawn, frame: EffectsFrame): boolean {
  const s = run.state;
  const player = spawnPlayer(effect, frame);
  const lane = laneOf(run, effect, frame, player);
  const made = whatToSpawn(run, effect, frame);
  if (lane === 0 || made === null) {
    if (effect.lane !== 'EACH_EMPTY' || frame.lane === 0) noRoom(run, frame.self);
  } else enterLane(run, { ...made, player, lane, forged: false, source: frame.self });
  if (effect.discardSelf === true) discardAmbush(run, frame.self, lane !== 0);
  if (effect.lane !== 'EACH_EMPTY' || lane === 0) return true;
  frame.lane = lane;
  return !emptyLanes(s, player).some((other) => other > lane);
}

/** A card with Ambush is leveled, also where it found no room (BATCH-c-keywords, BATCH-INF-ambush-full). */
function discardAmbush(run: BatchRun, card: number, hasEntered: boolean): void {
  const { edition } = run.state;
  if (hasEntered) levelUp(run, card, ['BATCH-c-keywords']);
  else if (edition.switches.ambushWithoutRoom === 'LEVELED')
    levelUp(run, card, ['BATCH-c-keywords', ...rulesOf(edition, 'ambushWithoutRoom')]);
}

function laneOf(run: BatchRun, effect: Spawn, frame: EffectsFrame, player: number): number {
  const s = run.state;
  const empty = emptyLanes(s, player);
  const ifEmpty = (lane: number): number => (empty.includes(lane) ? lane : 0);
  switch (effect.lane) {
    case 'RANDOM':
      return frame.picks[0]!;
    case 'EACH_EMPTY':
      return empty.find((lane) => lane > frame.lane) ?? 0;
    case 'OWN':
      return ifEmpty(get(s, frame.self, Col.POSITION));
    case 'CHOSEN':
      return ifEmpty(frame.chosen);
    default:
      return ifEmpty(effect.lane.lane);
  }
}

/** The card and level of what is spawned; null when there is nothing. */
function whatToSpawn(run: BatchRun, effect: Spawn, frame: EffectsFrame) {
  const s = run.state;
  const name = ofLevel(s, frame.bearer, effect.spawn);
  const like = name === 'SELF' ? frame.self : name === 'RANDOM_DEAD' ? frame.picks[1]! : null;
  if (like !== null) {
    if (like === 0 || !isCreature(s, like)) return null;
    const rules = [name === 'SELF' ? 'BATCH-INF-copy' : 'BATCH-INF-dead-pool'];
    return { card: cardOf(s, like), level: get(s, like, Col.LEVEL), rules };
  }
  const card = s.pool.byId.get(name)!;
  return { card, level: Math.min(effect.level ?? 1, card.topLevel), rules: [] };
}

/** A creature is replaced by a new one in its lane, for its own player (BATCH-c-keywords, BATCH-c-forge). */
export function replace(
  run: BatchRun,
  effect: Extract<Effect, { readonly replace: unknown }>,
  source: number,
  target: number,
): void {
  const s = run.state;
  if (!inLane(s, target)) return;
  const card = s.pool.byId.get(effect.with)!;
  const level = Math.min(effect.level ?? 1, card.topLevel);
  const place = { player: ownerOf(s, target), lane: get(s, target, Col.POSITION) };
  enterLane(run, { card, level, ...place, forged: false, source, rules: ['BATCH-c-keywords'] });
}

/**
 * A creature moves into the lane of another that has left it; false when it cannot, because it is not on the
 * board or the lane is occupied.
 */
export function moveToLaneOf(run: BatchRun, self: number, other: number): boolean {
  const s = run.state;
  const lane = get(s, other, Col.POSITION);
  if (!inLane(s, self) || !isCreature(s, other) || !isEmpty(s, ownerOf(s, self), lane)) {
    run.leaf({
      kind: 'check',
      name: 'cannot move',
      rules: ['BATCH-INF-move'],
      text: '{source} cannot move into that lane',
      source: self,
    });
    return false;
  }
  moveToLane(run, self, lane);
  return true;
}

function isEmpty(s: State, player: number, lane: number): boolean {
  return emptyLanes(s, player).includes(lane);
}

/** A creature is replaced by another form of it, with the health that it has (BATCH-replace-event-order). */
export function become(run: BatchRun, self: number, cardId: string): void {
  const s = run.state;
  if (!inLane(s, self) || get(s, self, Col.HEALTH) <= 0) return;
  const card = s.pool.byId.get(cardId)!;
  const level = Math.min(get(s, self, Col.LEVEL), card.topLevel);
  const entry = { card, level, player: ownerOf(s, self), lane: get(s, self, Col.POSITION) };
  const rules = ['BATCH-INF-form'];
  const form = enterLane(run, { ...entry, forged: false, source: self, rules });
  set(run, form, Col.ASLEEP, get(s, self, Col.ASLEEP));
  const health = get(s, self, Col.HEALTH);
  if (health > get(s, form, Col.MAX_HEALTH)) set(run, form, Col.MAX_HEALTH, health);
  setHealth(run, form, health);
}
