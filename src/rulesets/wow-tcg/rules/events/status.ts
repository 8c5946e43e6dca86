import { beginEffect } from '../../../common/trace-nodes.js';
import { isBlank, isReady } from '../../queries/characters.js';
import { appliesTo, isHeld, look } from '../../queries/look.js';
import { add, freeRow, get, inPlay, inZone, isKind, set } from '../../state/access.js';
import { GAME, type WowRun } from '../../state/state.js';
import { Col, Kind, Role, Zone } from '../../vocabulary/index.js';
import { eventOf, raise } from '../triggers/raise.js';
import { recordLeavingCombat } from './move.js';

/** A card becomes exhausted; what is exhausted already does not become it (WOW-703.4). Whether it did. */
export function exhaust(run: WowRun, e: number, rules: readonly string[]): boolean {
  const s = run.state;
  if (!inPlay(s, e) || !isReady(s, e) || look(s).looks(e).cannot.has('BE_EXHAUSTED')) return false;
  const node = beginEffect(run, 'Exhaust', rules, { text: '{about} exhausts', about: e });
  set(run, e, Col.EXHAUSTED, 1);
  raise(run, eventOf('EXHAUSTED', e, { player: get(s, e, Col.CONTROLLER) }));
  run.end(node);
  return true;
}

/** Together; modifiers of the exhausted end (WOW-714.3b, WOW-703.4). @returns whether any did */
export function ready(run: WowRun, cards: readonly number[], rules: readonly string[]): boolean {
  const s = run.state;
  const exhausted = cards.filter((e) => inPlay(s, e) && !isReady(s, e));
  for (const about of exhausted) {
    const text = '{about} readies';
    const node = beginEffect(run, 'Ready', rules, { text, about });
    set(run, about, Col.EXHAUSTED, 0);
    add(run, about, Col.READIED, 1);
    run.end(node);
  }
  for (const e of exhausted)
    raise(run, eventOf('READIED', e, { player: get(s, e, Col.CONTROLLER) }));
  return exhausted.length > 0;
}

/** Modifiers whose time is over end, and everything is controlled by whom it should be now. */
export function settle(run: WowRun): void {
  const s = run.state;
  for (const row of inZone(s, Zone.LASTING))
    if (isKind(s, row, Kind.MODIFIER) && !isHeld(s, row)) freeRow(run, row);
  settleControl(run);
  settlePowers(run);
}

export function endModifiers(run: WowRun, until: number, player = 0): void {
  const s = run.state;
  for (const row of inZone(s, Zone.LASTING)) {
    if (get(s, row, Col.UNTIL) !== until) continue;
    if (player === 0 || get(s, row, Col.UNTIL_PLAYER) === player) freeRow(run, row);
  }
}

/**
 * Whoever's control modifier applies last controls a card; without any it goes back to the most recent controller
 * whose control still holds (WOW-400.3). It stays the same object, and stops attacking and defending (WOW-602.5).
 */
function settleControl(run: WowRun): void {
  const s = run.state;
  const view = look(s);
  const claims = view.active.filter(({ modifier }) => modifier.control === true);
  for (const e of inZone(s, Zone.PLAY)) {
    const last = claims.filter((one) => appliesTo(view, one, e)).at(-1);
    const controller = last?.controller ?? get(s, e, Col.BASE_CONTROLLER);
    if (controller === get(s, e, Col.CONTROLLER)) continue;
    const node = beginEffect(run, 'Control', ['WOW-400.3', 'WOW-INF-control'], {
      text: 'player {value} controls {about}',
      source: last?.source ?? 0,
      about: e,
      value: controller,
    });
    set(run, e, Col.CONTROLLER, controller);
    set(run, e, Col.SINCE, get(s, GAME, Col.TURN));
    recordLeavingCombat(run, e);
    removeFromCombat(run, e);
    run.end(node);
  }
}

/** Notes which cards have lost their powers; those that return generate their modifiers anew (WOW-700.3, WOW-718.2e). */
function settlePowers(run: WowRun): void {
  const s = run.state;
  const view = look(s);
  const changed = inZone(s, Zone.PLAY).filter(
    (e) => !isBlank(s, e) && view.looks(e).powersLostAt > 0 !== get(s, e, Col.POWERS_BACK) < 0,
  );
  for (const about of changed) {
    const lostAt = view.looks(about).powersLostAt;
    const [name, text] = lostAt > 0 ? POWERS_LOST : POWERS_BACK;
    const node = beginEffect(run, name, ['WOW-700.3', 'WOW-718.2e'], { text, about });
    if (lostAt > 0) {
      set(run, about, Col.POWERS_LOST, lostAt);
      set(run, about, Col.POWERS_BACK, -1);
    } else {
      add(run, GAME, Col.TIME, 1);
      set(run, about, Col.POWERS_BACK, get(s, GAME, Col.TIME));
    }
    run.end(node);
  }
}

const POWERS_LOST = ['Lose Powers', '{about} loses all powers'] as const;
const POWERS_BACK = ['Regain Powers', '{about} has its powers again'] as const;

/** A character stops attacking, defending and protecting (WOW-602.5). */
export function removeFromCombat(run: WowRun, e: number): void {
  set(run, e, Col.ROLE, Role.NONE);
  set(run, e, Col.PROTECTING, 0);
}
