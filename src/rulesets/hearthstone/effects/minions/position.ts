import type { Place } from '../../language/words.js';
import { boardIndex } from '../../rules/events/summon.js';
import { cardOf, controllerOf, get, type HsRun } from '../../state/access.js';
import { lastPlace } from '../../state/deaths.js';
import type { EffectsFrame } from '../../state/frames.js';
import { CardType, Tag, Zone } from '../../vocabulary/index.js';
import type { Compiler } from '../compiling.js';
import type { Reader } from '../reader.js';

/** Where on a player's board (0-based) what an effect summons goes; -1 for the right end. */
export type Placing = (run: HsRun, frame: EffectsFrame, player: number) => number;

/** Compiles where an effect summons (HS-POSITION, HS-INF-place). */
export function compilePlace(at: Place | undefined, compiler: Compiler): Placing {
  if (typeof at !== 'object') return (run, frame, player) => positionOf(run, frame, at, player);
  if ('whereDied' in at) {
    const dead = compiler.selection(at.whereDied);
    return (run, frame) => lastPlace(run.state, dead(run.state, frame)[0] ?? 0) - 1;
  }
  const left = 'leftOf' in at;
  const beside = compiler.selection(left ? at.leftOf : at.rightOf);
  return (run, frame, player) => {
    const neighbour = beside(run.state, frame)[0] ?? 0;
    const index = indexOn(run, neighbour, player);
    return index < 0 || left ? index : index + 1;
  };
}

const PLACES = {
  RIGHT_OF_SELF: ', right of this',
  LEFT_OF_SELF: ', left of this',
  END: ', at the right end of the board',
  DEATH_POSITION: ', where it died',
  WHERE_TARGET_DIED: ', where the target died',
  WHERE_SUBJECT_DIED: ', where that died',
} as const;

export function placeInWords(at: Place, read: Reader): string {
  if (typeof at === 'string') return PLACES[at];
  if ('whereDied' in at) return `, where ${read.these(at.whereDied)} died`;
  return 'leftOf' in at
    ? `, left of ${read.these(at.leftOf)}`
    : `, right of ${read.these(at.rightOf)}`;
}

/** Where a copy goes: right of its original, or where any other summon of the effect would (HS-INF-place). */
export function placeOfCopy(
  run: HsRun,
  frame: EffectsFrame,
  original: number,
  player: number,
): number {
  const index = indexOn(run, original, player);
  return index < 0 ? positionOf(run, frame, 'RIGHT_OF_SELF', player) : index + 1;
}

function positionOf(
  run: HsRun,
  frame: EffectsFrame,
  at: Exclude<Place, object> | undefined,
  player: number,
): number {
  const s = run.state;
  if (at === 'END') return -1;
  if (at === 'WHERE_TARGET_DIED') return lastPlace(s, frame.target) - 1;
  if (at === 'WHERE_SUBJECT_DIED') return lastPlace(s, frame.event?.subject ?? 0) - 1;
  const death = frame.event?.amount ?? 0;
  const deathrattle = at === undefined && isDeathrattle(frame) && player === frame.player;
  if (at === 'DEATH_POSITION' || (deathrattle && !isGiven(run, frame))) {
    return isAlive(run, frame) ? -1 : death - 1;
  }
  if (deathrattle) return -1;
  const attached = get(s, frame.source, Tag.ATTACHED);
  const own = indexOn(run, attached === 0 ? frame.source : attached, player);
  return own < 0 || at === 'LEFT_OF_SELF' ? own : own + 1;
}

/** Where a minion stands on a player's board (0-based); -1 when it is not there. */
function indexOn(run: HsRun, minion: number, player: number): number {
  const s = run.state;
  return minion !== 0 && controllerOf(s, minion) === player ? boardIndex(s, minion) : -1;
}

/** A Deathrattle summons where its minion stood (HS-POSITION). */
function isDeathrattle(frame: EffectsFrame): boolean {
  return frame.event !== null && frame.code.endsWith('/deathrattle');
}

/** An enchantment has no place on the board to remember (HS-INF-place). */
function isGiven({ state: s }: HsRun, { source }: EffectsFrame): boolean {
  return cardOf(s, source).type === CardType.ENCHANTMENT;
}

/** A minion that lives has no place where it died (HS-INF-place). */
function isAlive({ state: s }: HsRun, { event }: EffectsFrame): boolean {
  return get(s, event?.subject ?? 0, Tag.ZONE) === Zone.PLAY;
}
