import { dealDamage } from '../events/deal-damage.js';
import type { SequenceFrame } from '../frames.js';
import {
  activeWeapon,
  attackOf,
  controllerOf,
  get,
  type HsRun,
  inPlay,
  set,
  typeOf,
} from '../state/access.js';
import { GAME } from '../state/state.js';
import { raise } from '../triggers/event.js';
import { CardType, EventKind, Tag } from '../vocabulary/index.js';
import { checkResult } from './result.js';
import { phase, sequence, step } from './sequence.js';

/**
 * An attack. Its subjects are attacker and defender: once one of them has left play the running Phase is
 * finished and the Sequence ends (HS-R6-combat).
 * @rule HS-SEQ-combat
 */
export const attack = sequence(
  'Attack',
  ['HS-SEQ-combat'],
  [
    step('The attack is declared', ['HS-SEQ-combat'], declare),
    phase(
      'Combat Preparation Phase',
      ['HS-SEQ-combat', 'HS-PAE', 'HS-AE'],
      [proposedAttack, again, attackEvent],
    ),
    checkResult,
    step(
      'Attacker and defender are still there',
      ['HS-R6-combat', 'HS-SEQ-combat-cancel'],
      cancelled,
    ),
    phase('Combat Phase', ['HS-SEQ-combat'], [combatDamage, loseDurability, afterAttack]),
    step('The attack is over', ['HS-SEQ-combat'], over),
    checkResult,
  ],
);

function declare(run: HsRun, frame: SequenceFrame): void {
  set(run, GAME, Tag.PROPOSED_ATTACKER, frame.subject);
  set(run, GAME, Tag.PROPOSED_DEFENDER, frame.target);
}

/** A Proposed Attack Event for the defender as it is when the Event starts (HS-PAE). */
function proposedAttack(run: HsRun, frame: SequenceFrame): void {
  const s = run.state;
  const defender = get(s, GAME, Tag.PROPOSED_DEFENDER);
  frame.memory = defender;
  raise(run, EventKind.PROPOSED_ATTACK, controllerOf(s, frame.subject), defender, frame.subject, 0);
}

/** The defender changed meanwhile: another Proposed Attack Event, for the new one (HS-PAE-redo). */
function again(run: HsRun, frame: SequenceFrame): void {
  if (get(run.state, GAME, Tag.PROPOSED_DEFENDER) !== frame.memory) frame.pc -= 2;
}

/** The Attack Event, once the defender stands; the attacker loses Stealth (HS-AE). */
function attackEvent(run: HsRun, frame: SequenceFrame): void {
  const s = run.state;
  frame.target = frame.memory;
  set(run, frame.subject, Tag.STEALTH, 0);
  raise(run, EventKind.ATTACK, controllerOf(s, frame.subject), frame.target, frame.subject, 0);
}

/**
 * The attack is cancelled when either fighter has left play. The attacker may then attack again, unless the
 * defender died only in a second or later Death Phase (HS-SEQ-combat-cancel, HS-SEQ-combat-cancel-bug).
 */
function cancelled(run: HsRun, frame: SequenceFrame): void {
  const s = run.state;
  if (inPlay(s, frame.subject) && inPlay(s, frame.target)) return;
  if (inPlay(s, frame.subject) && frame.count >= 2) useAttack(run, frame.subject);
  run.leaf(
    'check',
    'attack cancelled',
    ['HS-R6-combat', 'HS-SEQ-combat-cancel'],
    'attacker or defender has left play: the attack ends',
    frame.subject,
    frame.target,
  );
  frame.pc = attack.actions.length - 2;
}

function useAttack(run: HsRun, attacker: number): void {
  set(
    run,
    attacker,
    Tag.NUM_ATTACKS_THIS_TURN,
    get(run.state, attacker, Tag.NUM_ATTACKS_THIS_TURN) + 1,
  );
}

/** Attack and counter-attack are dealt together, the attack first whatever the order of play (HS-DH-COMBAT). */
function combatDamage(run: HsRun, frame: SequenceFrame): void {
  const s = run.state;
  const { subject: attacker, target: defender } = frame;
  useAttack(run, attacker);
  const counter =
    typeOf(s, defender) === CardType.HERO ? get(s, defender, Tag.ATK) : attackOf(s, defender);
  dealDamage(run, [attacker, defender], [defender, attacker], [attackOf(s, attacker), counter]);
}

/** The attacking hero's weapon loses Durability unless it is Immune (HS-SEQ-combat). */
function loseDurability(run: HsRun, frame: SequenceFrame): void {
  const s = run.state;
  if (typeOf(s, frame.subject) !== CardType.HERO) return;
  const weapon = activeWeapon(s, controllerOf(s, frame.subject));
  if (weapon === 0 || get(s, weapon, Tag.IMMUNE) !== 0) return;
  const node = run.begin(
    'effect',
    'Durability',
    ['HS-SEQ-combat', 'HS-WEAPON1'],
    '{about} loses 1 Durability',
    frame.subject,
    weapon,
    1,
  );
  set(run, weapon, Tag.DAMAGE, get(s, weapon, Tag.DAMAGE) + 1);
  run.end(node);
}

/** The After Attack Event belongs to the same Phase and follows in any case (HS-AAE). */
function afterAttack(run: HsRun, frame: SequenceFrame): void {
  raise(
    run,
    EventKind.AFTER_ATTACK,
    controllerOf(run.state, frame.subject),
    frame.target,
    frame.subject,
    0,
    frame.preCheck,
  );
}

/** What must not happen twice in one attack may happen again in the next (HS-PAE-fail-once). */
function over(run: HsRun): void {
  for (const e of run.state.listeners) set(run, e, Tag.ATTACK_ROLLED, 0);
  set(run, GAME, Tag.PROPOSED_ATTACKER, 0);
  set(run, GAME, Tag.PROPOSED_DEFENDER, 0);
}
