import { z } from 'zod';
import { recordCheck } from '../../common/trace-nodes.js';
import type { Effects } from '../language/effects.js';
import type { ByLevel, Lane, Selector } from '../language/words.js';
import { enterLane, moveToLane, noRoom } from '../rules/events/enter.js';
import { levelUp } from '../rules/events/level-up.js';
import {
  type BatchRun,
  cardOf,
  emptyLanes,
  get,
  inLane,
  inZone,
  isCreature,
  ofLevel,
  ownerOf,
  set,
} from '../state/access.js';
import { setHealth } from '../state/creature.js';
import type { EffectsFrame } from '../state/frames.js';
import type { State } from '../state/state.js';
import { rulesOf } from '../vocabulary/editions.js';
import { Col, opponentOf, Zone } from '../vocabulary/index.js';
import type { Doing, EffectWord, Needed, Outcome } from './effect-word.js';
import { byLevelRead, laneRead, selectorRead } from './reading/phrases.js';

declare module '../language/effects.js' {
  interface Effects {
    become: { readonly become: string };
    moveToLaneOf: { readonly moveToLaneOf: 'EVENT_SUBJECT' };
    replace: { readonly replace: Selector; readonly with: string; readonly level?: number };
    spawn: {
      /** `SELF`: another one of the same card and level; `RANDOM_DEAD`: one of the player's dead creatures. */
      readonly spawn: ByLevel<string>;
      readonly level?: number;
      readonly lane: Lane;
      readonly who?: 'YOU' | 'OPPONENT';
      readonly discardSelf?: true;
    };
  }
}

export const become: EffectWord<'become'> = {
  form: ({ text }) => z.strictObject({ become: text }),
  says: 'SELF is replaced by another card of its level, with the health that it has; not when it is at 0 or less',
  rules: ['BATCH-replace-event-order', 'BATCH-INF-form'],
  example: { become: 'zombie' },
  reads: ({ become }) => `become "${become}" with the health that this has`,
  makes: ({ become }) => [become],
  run: ({ run, state: s, self }, effect) => {
    if (!inLane(s, self) || get(s, self, Col.HEALTH) <= 0) return 'DONE';
    const card = s.pool.byId.get(effect.become)!;
    const level = Math.min(get(s, self, Col.LEVEL), card.topLevel);
    const entry = { card, level, player: ownerOf(s, self), lane: get(s, self, Col.POSITION) };
    const rules = ['BATCH-INF-form'];
    const form = enterLane(run, { ...entry, forged: false, source: self, rules });
    set(run, form, Col.ASLEEP, get(s, self, Col.ASLEEP));
    const health = get(s, self, Col.HEALTH);
    if (health > get(s, form, Col.MAX_HEALTH)) set(run, form, Col.MAX_HEALTH, health);
    setHealth(run, form, health);
    return 'DONE';
  },
};

export const moveToLaneOf: EffectWord<'moveToLaneOf'> = {
  form: () => z.strictObject({ moveToLaneOf: z.literal('EVENT_SUBJECT') }),
  says: "SELF moves into the lane of the event's subject, which has left it; when it cannot, what stands behind it does not happen",
  rules: ['BATCH-events', 'BATCH-INF-move'],
  example: { moveToLaneOf: 'EVENT_SUBJECT' },
  reads: ({ moveToLaneOf }) => `move to the lane of ${selectorRead(moveToLaneOf)} if it is empty`,
  run: ({ run, state, self, frame }) => {
    const other = frame.event?.subject ?? 0;
    if (canMove(state, self, other)) {
      moveToLane(run, self, get(state, other, Col.POSITION));
      return 'DONE';
    }
    recordCheck(run, 'cannot move', ['BATCH-INF-move'], {
      text: '{source} cannot move into that lane',
      source: self,
    });
    return 'STOP';
  },
};

function canMove(s: State, self: number, other: number): boolean {
  if (!inLane(s, self) || !isCreature(s, other)) return false;
  return emptyLanes(s, ownerOf(s, self)).includes(get(s, other, Col.POSITION));
}

export const replace: EffectWord<'replace'> = {
  form: ({ selector, text, level }) =>
    z.strictObject({ replace: selector, with: text, level: level.optional() }),
  says: 'replaces each of these creatures in its lane by a new one of this card, for its own player',
  rules: ['BATCH-c-keywords', 'BATCH-c-forge'],
  example: { replace: 'TARGET', with: 'zombie' },
  reads: ({ replace, with: card, level = 1 }) =>
    `replace ${selectorRead(replace)} with "${card}" of level ${level}`,
  makes: ({ with: card }) => [card],
  run: (doing, effect) => {
    const { run, state: s } = doing;
    const card = s.pool.byId.get(effect.with)!;
    const level = Math.min(effect.level ?? 1, card.topLevel);
    for (const e of doing.select(effect.replace)) {
      if (!inLane(s, e)) continue;
      const place = { player: ownerOf(s, e), lane: get(s, e, Col.POSITION) };
      const rules = ['BATCH-c-keywords'];
      enterLane(run, { card, level, ...place, forged: false, source: doing.self, rules });
    }
    return 'DONE';
  },
};

type Spawn = Effects['spawn'];

/** What stands for a creature that is like another one. */
const LIKE: Readonly<Record<string, string>> = {
  SELF: 'another one like this',
  RANDOM_DEAD: 'a random one of your dead creatures',
};

export const spawn: EffectWord<'spawn'> = {
  form: ({ texts, level, lane, yes }) =>
    z.strictObject({
      spawn: texts,
      level: level.optional(),
      lane,
      who: z.enum(['YOU', 'OPPONENT']).optional(),
      discardSelf: yes,
    }),
  says: 'puts a creature into a lane, by the id of its card; `SELF`: another one of the same card and level; `RANDOM_DEAD`: one of your dead ones. Nothing happens where the lane is occupied, or none is empty',
  rules: ['BATCH-c-spawn', 'BATCH-INF-copy', 'BATCH-INF-dead-pool'],
  example: { spawn: 'SELF', lane: 'RANDOM' },
  reads: ({ spawn, level = 1, lane, who, discardSelf }) => {
    const ids = typeof spawn === 'string' ? LIKE[spawn] : undefined;
    const what = ids ?? `"${byLevelRead(spawn)}" of level ${level}`;
    const whose = who === 'OPPONENT' ? ' of your opponent' : '';
    const after = discardSelf === true ? ', then level this into your discard pile' : '';
    return `spawn ${what} in ${laneRead(lane)}${whose}${after}`;
  },
  makes: ({ spawn }) => {
    const ids = typeof spawn === 'string' ? [spawn] : spawn;
    return ids.filter((id) => !Object.hasOwn(LIKE, id));
  },
  draws: (doing, effect) => [randomLane(doing, effect), randomDead(doing, effect)],
  run: spawnOne,
};

function randomLane({ state, frame }: Doing, effect: Spawn): Needed | null {
  if (effect.lane !== 'RANDOM') return null;
  const options = emptyLanes(state, playerOf(effect, frame));
  return { name: 'random lane', of: 'lane', options, rules: ['BATCH-c-spawn'] };
}

function randomDead(doing: Doing, effect: Spawn): Needed | null {
  const { state, frame } = doing;
  const hasRoom = emptyLanes(state, playerOf(effect, frame)).some((empty) => empty > frame.lane);
  if (!hasRoom || doing.ofLevel(effect.spawn) !== 'RANDOM_DEAD') return null;
  const options = inZone(state, frame.player, Zone.DEAD);
  return { name: 'random dead creature', of: 'entity', options, rules: ['BATCH-INF-dead-pool'] };
}

function playerOf({ who }: Spawn, { player }: EffectsFrame): number {
  return who === 'OPPONENT' ? opponentOf(player) : player;
}

/** Nothing happens in a full lane; several enter left to right at once (BATCH-c-spawn). */
function spawnOne({ run, frame }: Doing, effect: Spawn): Outcome {
  const s = run.state;
  const player = playerOf(effect, frame);
  const lane = laneOf(run, effect, frame, player);
  const made = whatToSpawn(run, effect, frame);
  if (lane === 0 || made === null) {
    if (effect.lane !== 'EACH_EMPTY' || frame.lane === 0) noRoom(run, frame.self);
  } else enterLane(run, { ...made, player, lane, forged: false, source: frame.self });
  if (effect.discardSelf === true) discardAmbush(run, frame.self, lane !== 0);
  if (effect.lane !== 'EACH_EMPTY' || lane === 0) return 'DONE';
  frame.lane = lane;
  return emptyLanes(s, player).some((other) => other > lane) ? 'MORE' : 'DONE';
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
