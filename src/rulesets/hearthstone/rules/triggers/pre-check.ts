import { cardOf, controllerOf, get, type HsRun } from '../../state/access.js';
import { type Scope, scopeOf } from '../../state/scope.js';
import type { State } from '../../state/state.js';
import { EventKind, Tag } from '../../vocabulary/index.js';

/** Events of the phases named 'After ...' and of Deaths: the only ones with a pre-check (HS-R10b-scope). */
const AFTER_EVENTS: readonly number[] = [
  EventKind.AFTER_SPELL,
  EventKind.AFTER_PLAY,
  EventKind.AFTER_SUMMON,
  EventKind.AFTER_ATTACK,
  EventKind.INSPIRE,
];
const DEATH_EVENTS: readonly number[] = [EventKind.DEATH];

const NOTHING: readonly number[] = Object.freeze([]);

export function hasPreCheck(event: number): boolean {
  return event === EventKind.DEATH || AFTER_EVENTS.includes(event);
}

/** Null in editions without one (HS-R2-precheck-after). @param subject the played card, or 0 */
export function preCheckAfter(run: HsRun, subject = 0): readonly number[] | null {
  return preCheck(run, AFTER_EVENTS, subject);
}

/** The pre-check made just before a Death Creation Step (HS-R2-precheck-death). */
export function preCheckDeath(run: HsRun): readonly number[] | null {
  return preCheck(run, DEATH_EVENTS, 0);
}

/** A pre-check with the own Deathrattle; those who left have made room (HS-INF-own-pre-check). */
export function withOwnDeathrattle(
  s: State,
  e: number,
  valid: readonly number[] | null,
): readonly number[] | null {
  const condition = cardOf(s, e).deathrattlePreCheck;
  if (valid === null || condition === null) return valid;
  const passes = condition(s, scopeOf(e, controllerOf(s, e), null, e));
  return passes ? [...valid, preCheckKey(s, e, OWN_DEATHRATTLE)] : valid;
}

/** Whether a dead minion's own Deathrattle has passed its pre-check; most have none (SUP-PRECHECK-DEATH). */
export function deathrattlePassed(
  s: State,
  dead: number,
  valid: readonly number[] | null,
): boolean {
  if (valid === null || cardOf(s, dead).deathrattlePreCheck === null) return true;
  return valid.includes(preCheckKey(s, dead, OWN_DEATHRATTLE));
}

/** What stands for a minion's own Deathrattle among its triggers: more than it can have. */
const OWN_DEATHRATTLE = 15;

function preCheck(
  run: HsRun,
  events: readonly number[],
  subject: number,
): readonly number[] | null {
  const s = run.state;
  if (!s.edition.switches.preCheck) return null;
  const valid: number[] = [];
  for (const e of s.listeners) {
    const card = cardOf(s, e);
    if (!events.some((event) => card.listens[event] === 1)) continue;
    const scope: Scope = scopeOf(e, controllerOf(s, e), null, e);
    card.triggers.forEach((trigger, index) => {
      if (!events.includes(trigger.event) || trigger.zone !== get(s, e, Tag.ZONE)) return;
      if (subject !== 0 && trigger.judged !== 'NOW') {
        const seen = scopeOf(e, controllerOf(s, e), null, subject);
        if (trigger.subject !== null && !trigger.subject(s, seen)) return;
      }
      if (trigger.preCheck === null || trigger.preCheck(s, scope))
        valid.push(preCheckKey(s, e, index));
    });
  }
  return valid.length === 0 ? NOTHING : valid;
}

/** One number for "this trigger, on this side": position and controller are what the pre-check looks at. */
export function preCheckKey(s: State, e: number, trigger: number): number {
  return (e * 16 + trigger) * 4 + controllerOf(s, e);
}
