import type { EffectOf } from '../../language/effects.js';
import { boardIndex } from '../../rules/events/summon.js';
import { controllerOf, get, type HsRun } from '../../state/access.js';
import { lastPlace } from '../../state/deaths.js';
import type { EffectsFrame } from '../../state/frames.js';
import { Tag, Zone } from '../../vocabulary/index.js';

/** Where on the board (0-based) a summon of this effect goes; -1 for the right end. */
export function positionOf(
  run: HsRun,
  frame: EffectsFrame,
  at: EffectOf<'summon'>['at'],
  player: number,
): number {
  const s = run.state;
  const death = frame.event?.amount ?? 0;
  if (
    at === 'DEATH_POSITION' ||
    (at === undefined && isDeathrattle(run, frame) && player === frame.player)
  ) {
    return death > 0 ? death - 1 : -1;
  }
  if (at === 'WHERE_TARGET_DIED') return lastPlace(s, frame.target) - 1;
  if (at === 'WHERE_SUBJECT_DIED') return lastPlace(s, frame.event?.subject ?? 0) - 1;
  const attached = get(s, frame.source, Tag.ATTACHED);
  const body = attached === 0 ? frame.source : attached;
  const own = boardIndex(s, body);
  if (own < 0 || controllerOf(s, body) !== player || at === 'END') return -1;
  return at === 'LEFT_OF_SELF' ? own : own + 1;
}

/** A Deathrattle of a minion summons where the minion stood (HS-POSITION). */
export function isDeathrattle(run: HsRun, frame: EffectsFrame): boolean {
  if (frame.event === null || !frame.code.endsWith('/deathrattle')) return false;
  return get(run.state, frame.event.subject, Tag.ZONE) !== Zone.PLAY;
}
