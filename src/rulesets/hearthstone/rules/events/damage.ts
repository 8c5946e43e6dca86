import { beginEffect, recordCheck } from '../../../common/trace-nodes.js';
import {
  activeWeapon,
  assign,
  controllerOf,
  count,
  get,
  type HsRun,
  healthLeft,
  inPlay,
  mortallyWounded,
  playerEntity,
  set,
  typeOf,
} from '../../state/access.js';
import { damageTaken } from '../../state/changed-numbers.js';
import { useUp } from '../../state/enchantments.js';
import type { DamageFrame } from '../../state/frames.js';
import type { State } from '../../state/state.js';
import { rulesOf } from '../../vocabulary/editions.js';
import { CardType, EventKind, opponentOf, Tag } from '../../vocabulary/index.js';
import { isHeard } from '../triggers/collect.js';
import { missed, raise } from '../triggers/event.js';
import { dealDamage } from './deal-damage.js';
import { restoreHealth } from './healing.js';
import { countHealthChange } from './hero.js';
import { answerKill, killsAnswered, sourceOf } from './kills.js';
import { giveResult } from './result.js';
import { takesNothing } from './takes-nothing.js';

const PREVENTED = -1;
const DAMAGE_RULES = ['HS-DH1', 'HS-DH2a', 'HS-DH2b', 'ZH-4.9-damage'];

const CREATE = 0;
const TAKE = 1;
const RESOLVE = 2;

/** pc: 0 create the next Damage Event, 1 its predamage triggers have resolved, 2 resolve the events. */
export function stepDamage(run: HsRun, frame: DamageFrame): void {
  const s = run.state;
  const quiet = !isHeard(s, EventKind.PREDAMAGE);
  while (frame.pc !== RESOLVE) {
    if (frame.next >= frame.targets.length) {
      frame.pc = RESOLVE;
      frame.next = 0;
      break;
    }
    if (frame.pc === CREATE) {
      const raised = createDamageEvent(run, frame, quiet);
      if (raised) return;
    }
    takeDamage(run, frame);
    frame.next++;
    frame.pc = CREATE;
  }
  resolveDamage(run, frame);
}

/** Steps 4 to 6 of creating a Damage Event (HS-DH2a); whether predamage triggers have been raised. */
function createDamageEvent(run: HsRun, frame: DamageFrame, quiet: boolean): boolean {
  const s = run.state;
  const target = frame.targets[frame.next]!;
  const amount = frame.amounts[frame.next]!;
  frame.pc = TAKE;
  const isOut = !inPlay(s, target);
  const isOutOfReach = isOut && !s.edition.switches.damageReachesCardsOutOfPlay;
  if (isOut && !isOutOfReach)
    recordCheck(run, 'out of play', rulesOf(s.edition, 'damageReachesCardsOutOfPlay'), {
      text: '{about} has left play: the damage reaches it where it is',
      source: sourceOf(frame, frame.next),
      about: target,
    });
  if (isOutOfReach || amount <= 0) {
    if (isOutOfReach)
      recordCheck(run, 'prevented', ['HS-DESTROY9'], {
        text: '{about} is not in play: damage does nothing to it',
        source: sourceOf(frame, frame.next),
        about: target,
      });
    frame.amounts[frame.next] = PREVENTED;
    return false;
  }
  if (takesNothing(run, sourceOf(frame, frame.next), target)) {
    frame.amounts[frame.next] = PREVENTED;
    return false;
  }
  if (get(s, target, Tag.IMMUNE) !== 0) {
    recordCheck(run, 'prevented', ['HS-DH2a', 'ZH-4.9-damage', 'ZH-5.1-immune'], {
      text: '{about} is Immune: the Damage Event is prevented',
      source: sourceOf(frame, frame.next),
      about: target,
    });
    frame.amounts[frame.next] = PREVENTED;
    return false;
  }
  if (!s.edition.switches.divineShieldAfterPredamage) loseDivineShield(run, frame);
  const player = controllerOf(s, target);
  const source = sourceOf(frame, frame.next);
  const proposed = proposedFor(s, target, frame.amounts[frame.next]!);
  const depth = run.stack.length;
  if (quiet)
    missed(run, EventKind.PREDAMAGE, { player, subject: target, source, amount: proposed });
  else raise(run, EventKind.PREDAMAGE, { player, subject: target, source, amount: proposed });
  return run.stack.length > depth;
}

/** A Divine Shield takes the damage: before the predamage triggers or after them (HS-DH2a, ZH-4.9-damage). */
function loseDivineShield(run: HsRun, frame: DamageFrame): void {
  const target = frame.targets[frame.next]!;
  if (get(run.state, target, Tag.DIVINE_SHIELD) === 0 || frame.amounts[frame.next]! <= 0) return;
  const node = beginEffect(
    run,
    'Divine Shield',
    ['HS-DH2a', 'HS-INF-used-up', 'ZH-4.9-damage', 'ZH-5.1-divine-shield'],
    {
      text: "{about}'s Divine Shield is lost and the damage becomes 0",
      source: sourceOf(frame, frame.next),
      about: target,
    },
  );
  useUp(run, target, Tag.DIVINE_SHIELD);
  run.end(node);
  frame.shieldsLost = [...(frame.shieldsLost ?? []), frame.next];
  frame.amounts[frame.next] = 0;
}

/** The proposed damage as predamage triggers read it (HS-DH8). */
export function proposedFor(s: State, target: number, amount: number): number {
  return s.edition.switches.predamageReadsDamageTaken ? damageTaken(s, target, amount) : amount;
}

/** Step 7: Armor and Health are reduced by the proposed damage. */
function takeDamage(run: HsRun, frame: DamageFrame): void {
  const s = run.state;
  const target = frame.targets[frame.next]!;
  if (s.edition.switches.divineShieldAfterPredamage) loseDivineShield(run, frame);
  const proposed = frame.amounts[frame.next]!;
  if (proposed === PREVENTED) {
    frame.dealt.push(PREVENTED);
    frame.left.push(0);
    return;
  }
  const amount = lessened(s, target, damageTaken(s, target, proposed));
  const source = sourceOf(frame, frame.next);
  const isRevealed = losesStealth(s, source);
  if (isRevealed) useUp(run, source, Tag.STEALTH);
  if (run.trace !== null) {
    run.section({
      kind: 'effect',
      name: 'Damage',
      rules: damageRules(s, frame, isRevealed),
      text: '{source} deals {value} damage to {about}',
      source,
      about: target,
      value: amount,
    });
  }
  if (source !== 0 && typeOf(s, source) === CardType.HERO_POWER)
    count(run, controllerOf(s, source), Tag.HERO_POWER_DAMAGE_THIS_GAME, amount);
  let rest = amount;
  if (typeOf(s, target) === CardType.HERO) {
    const armor = get(s, target, Tag.ARMOR);
    const absorbed = armor < rest ? armor : rest;
    if (absorbed > 0) set(run, target, Tag.ARMOR, armor - absorbed);
    count(run, controllerOf(s, target), Tag.HERO_DAMAGE_TAKEN_THIS_TURN, amount);
    if (source !== 0 && controllerOf(s, source) !== controllerOf(s, target))
      count(run, controllerOf(s, source), Tag.DAMAGE_DEALT_TO_HERO_THIS_TURN, amount);
    rest -= absorbed;
  }
  const minimum = get(s, target, Tag.HEALTH_MINIMUM);
  if (rest > 0 && minimum > 0) {
    rest = Math.max(0, Math.min(rest, healthLeft(s, target) - minimum));
    if (rest === 0) frame.spared = [...(frame.spared ?? []), frame.next];
  }
  if (rest > 0) {
    assign(run, target, Tag.DAMAGE, get(s, target, Tag.DAMAGE) + rest);
    if (typeOf(s, target) === CardType.HERO) countHealthChange(run, target);
  }
  run.endSection();
  frame.dealt.push(amount);
  frame.left.push(healthLeft(s, target));
  frame.total += damageTaken(s, target, proposed);
}

/** What Commanding Shout and its like leave of damage, where they lessen it and not only what it does (ZH-4.9-damage). */
function lessened(s: State, target: number, amount: number): number {
  const minimum = get(s, target, Tag.HEALTH_MINIMUM);
  if (minimum === 0 || !s.edition.switches.healthMinimumLimitsDamage) return amount;
  const armor = typeOf(s, target) === CardType.HERO ? get(s, target, Tag.ARMOR) : 0;
  return Math.max(0, Math.min(amount, armor + healthLeft(s, target) - minimum));
}

/** A source that shows itself; of several targets a hero, whose order of play counts, and the mortally wounded. */
function damageRules(s: State, frame: DamageFrame, isRevealed: boolean): readonly string[] {
  const { sources, targets, next } = frame;
  const target = targets[next]!;
  const rules = [...DAMAGE_RULES];
  if (isRevealed) rules.push('HS-DH6');
  if (!inPlay(s, target)) rules.push('ZH-2.3-target-left', 'ZH-4.3-damage-not-destroy');
  if (sources.length === 1 && targets.length > 1) {
    if (typeOf(s, target) === CardType.HERO) rules.push('HS-DH-AGE');
    else if (mortallyWounded(s, target)) rules.push('SUP-MW-AOE');
  }
  return rules;
}

/** A minion that deals damage loses Stealth, even with 0 proposed damage, unless it is prevented (HS-DH6). */
function losesStealth(s: State, source: number): boolean {
  return source !== 0 && get(s, source, Tag.STEALTH) !== 0 && typeOf(s, source) === CardType.MINION;
}

/** One by one; unchanged ones have no triggers (HS-DH2b). Then what a source does for all. */
function resolveDamage(run: HsRun, frame: DamageFrame): void {
  const depth = run.stack.length;
  while (frame.finished < frame.targets.length) {
    if (frame.next > frame.finished) finishEvent(run, frame, frame.finished);
    else resolveEvent(run, frame, frame.next);
    if (run.stack.length > depth) return;
  }
  giveResult(run, frame.total);
  run.pop();
}

/** One Damage Event: a Divine Shield that is gone, then the triggers on the damage. */
function resolveEvent(run: HsRun, frame: DamageFrame, at: number): void {
  const s = run.state;
  const target = frame.targets[at]!;
  const source = sourceOf(frame, at);
  const dealt = frame.dealt[at]!;
  const player = controllerOf(s, target);
  if (!frame.shieldTold && frame.shieldsLost?.includes(at) === true) {
    frame.shieldTold = true;
    const depth = run.stack.length;
    const kind = EventKind.DIVINE_SHIELD_LOST;
    raise(run, kind, { player, subject: target, source });
    if (run.stack.length > depth) return;
  }
  frame.shieldTold = false;
  frame.next++;
  if (dealt <= 0 || frame.spared?.includes(at) === true) return;
  if (isHeard(s, EventKind.DYING)) noteKiller(run, target, source, dealt);
  poison(run, source, target);
  raise(run, EventKind.DAMAGE, { player, subject: target, source, amount: dealt });
  if (!frame.isLifesteal && !s.edition.switches.lifestealOncePerEffect)
    lifesteal(run, source, dealt);
}

/** What has wounded something mortally is noted for what answers that it is dying (ZH-1.11-death-scan). */
function noteKiller(run: HsRun, target: number, source: number, dealt: number): void {
  const left = healthLeft(run.state, target);
  if (left <= 0 && left + dealt > 0) set(run, target, Tag.KILLED_BY, source);
}

/**
 * The triggers on an event are over: Poisonous of a weapon, and, if it was its last, what its source does for all: Overkill of
 * a spell and then Lifesteal, of all else Lifesteal and then Overkill (ZH-3.2-priority).
 */
function finishEvent(run: HsRun, frame: DamageFrame, at: number): void {
  const source = sourceOf(frame, at);
  const isSpell = source !== 0 && typeOf(run.state, source) === CardType.SPELL;
  if (frame.followed === 0) {
    poisonByWeapon(run, frame, at);
    for (let later = at + 1; later < frame.targets.length; later++)
      if (sourceOf(frame, later) === source) {
        frame.finished++;
        return;
      }
  }
  const kills = killsAnswered(run.state, frame, source);
  const step = frame.followed++;
  if (frame.followed > kills.length) {
    frame.followed = 0;
    frame.finished++;
  }
  if (isSpell ? step >= kills.length : step === 0) lifestealForAll(run, frame, source);
  else answerKill(run, kills[isSpell ? step : step - 1]);
}

/** Lifesteal heals once for all that its source has dealt (ZH-5.1-lifesteal). */
function lifestealForAll(run: HsRun, frame: DamageFrame, source: number): void {
  if (!frame.isLifesteal && run.state.edition.switches.lifestealOncePerEffect)
    lifesteal(run, source, dealtBy(frame, source));
}

function dealtBy(frame: DamageFrame, source: number): number {
  let sum = 0;
  frame.dealt.forEach((dealt, i) => {
    if (dealt > 0 && sourceOf(frame, i) === source) sum += dealt;
  });
  return sum;
}

/** Poisonous on a weapon comes after all triggers on the damage its hero dealt (HS-R5-poisonous). */
function poisonByWeapon(run: HsRun, frame: DamageFrame, index: number): void {
  const s = run.state;
  const hero = sourceOf(frame, index);
  if ((frame.dealt[index] ?? 0) <= 0 || hero === 0 || typeOf(s, hero) !== CardType.HERO) return;
  const weapon = activeWeapon(s, controllerOf(s, hero));
  if (weapon === 0 || get(s, weapon, Tag.POISONOUS) === 0) return;
  const target = frame.targets[index]!;
  if (typeOf(s, target) !== CardType.MINION || get(s, target, Tag.TO_BE_DESTROYED) !== 0) return;
  destroyByPoison(run, weapon, target);
}

function destroyByPoison(run: HsRun, source: number, target: number): void {
  const node = beginEffect(run, 'Poisonous', ['HS-R5-poisonous'], {
    text: '{source} is Poisonous: {about} is pending destroy',
    source,
    about: target,
  });
  set(run, target, Tag.TO_BE_DESTROYED, 1);
  run.end(node);
}

/** Poisonous on a minion acts before all ordinary triggers on the damage (HS-R5-poisonous). */
function poison(run: HsRun, source: number, target: number): void {
  const s = run.state;
  if (source === 0 || typeOf(s, target) !== CardType.MINION) return;
  const type = typeOf(s, source);
  const isPoisonous =
    type === CardType.SPELL
      ? get(s, playerEntity(controllerOf(s, source)), Tag.SPELLS_ARE_POISONOUS) > 0
      : type === CardType.MINION && get(s, source, Tag.POISONOUS) !== 0;
  if (!isPoisonous) return;
  destroyByPoison(run, source, target);
}

/**
 * Lifesteal heals the hero of the source's controller by the damage dealt: before 10.0 for each character before the other
 * triggers, then once after all of them. A hero
 * has the Lifesteal of its weapon. Where healing deals damage, that damage is not answered by Lifesteal, but damage
 * that something makes of it is (ZH-5.1-lifesteal, SUP-REENTRY-LIFESTEAL).
 */
function lifesteal(run: HsRun, source: number, dealt: number): void {
  const s = run.state;
  if (source === 0 || dealt <= 0) return;
  const player = controllerOf(s, source);
  const bearer = typeOf(s, source) === CardType.HERO ? activeWeapon(s, player) : source;
  if (bearer === 0 || get(s, bearer, Tag.LIFESTEAL) === 0) return;
  if (get(s, playerEntity(player), Tag.LIFESTEAL_DAMAGES_OPPOSING_HERO) !== 0) {
    const target = s.hero[opponentOf(player) as 1 | 2];
    dealDamage(run, { sources: [bearer], targets: [target], amounts: [dealt], isLifesteal: true });
    return;
  }
  restoreHealth(run, {
    source: bearer,
    player,
    targets: [s.hero[player]],
    amount: dealt,
    isLifesteal: true,
  });
}
