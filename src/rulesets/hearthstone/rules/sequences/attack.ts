import {
  activeWeapon,
  attackOf,
  cardOf,
  controllerOf,
  get,
  type HsRun,
  inPlay,
  mortallyWounded,
  set,
  typeOf,
} from '../../state/access.js';
import { attach, detach, useUp } from '../../state/enchantments.js';
import { type AttackMemory, NOTHING_ATTACKED, type SequenceFrame } from '../../state/frames.js';
import { IMMUNE_WHILE_ATTACKING } from '../../state/pool.js';
import { GAME } from '../../state/state.js';
import { rulesOf } from '../../vocabulary/editions.js';
import { CardType, EventKind, Tag } from '../../vocabulary/index.js';
import { dealDamage } from '../events/deal-damage.js';
import { wearDown } from '../events/durability.js';
import { raise } from '../triggers/event.js';
import { UNCOUNTED } from './force-attack.js';
import { checkResult, checkResultOfPreparation } from './result.js';
import { innerPhase, type Operation, phase, type Sequence, sequence, step } from './sequence.js';

/** The Sequence of an attack. */
type Attacking = SequenceFrame<AttackMemory>;

function remember(frame: Attacking, what: Partial<AttackMemory>): void {
  frame.memory = { ...frame.memory, ...what };
}

const PREPARATION = ['HS-SEQ-combat', 'HS-PAE', 'HS-AE', 'HS-PAE-before-AE'];

/** The operations that both kinds of attack consist of. */
const preparation: readonly Operation<AttackMemory>[] = [
  proposedAttack,
  again,
  attackEvent,
  lookAtAttacker,
];
const combat: readonly Operation<AttackMemory>[] = [combatDamage, loseDurability, afterAttack];
const declared = step<AttackMemory>(
  'The attack is declared',
  ['HS-SEQ-combat', 'HS-SEQ-combat-immune'],
  declare,
);
const attackOver = step<AttackMemory>('The attack is over', ['HS-SEQ-combat'], over);

/** @param after how many operations follow the Combat Phase */
const standing = (after: number, whole: () => Sequence<AttackMemory>) =>
  step(
    'Attacker and defender are still there',
    ['HS-R6-combat', 'HS-SEQ-combat-cancel', 'HS-SEQ-combat-not-cancelled', 'HS-SEQ-combat-auras'],
    (run, frame: Attacking) => {
      if (cancelled(run, frame)) frame.pc = whole().operations.length - after;
    },
  );

/**
 * An attack. Its subjects are attacker and defender: once one of them has left play the running Phase is
 * finished and the Sequence ends (HS-R6-combat).
 * @rule HS-SEQ-combat
 */
export const attack: Sequence<AttackMemory> = sequence(
  'Attack',
  ['HS-SEQ-combat'],
  NOTHING_ATTACKED,
  [
    declared,
    phase('Combat Preparation Phase', PREPARATION, preparation),
    checkResultOfPreparation,
    standing(2, () => attack),
    phase(
      'Combat Phase',
      ['HS-SEQ-combat', 'HS-AAE', 'HS-SEQ-combat-deaths', 'HS-DH-COMBAT'],
      combat,
    ),
    attackOver,
    checkResult,
  ],
);

/**
 * An attack made by an effect, inside the Phase that runs: no Steps, no Death Creation Step and no win/loss/draw
 * check within it.
 * @rule HS-SEQ-combat-dred
 */
export const forcedAttack: Sequence<AttackMemory> = sequence(
  'Attack by an effect',
  ['HS-SEQ-combat-dred', 'ZH-2.6-forced'],
  NOTHING_ATTACKED,
  [
    declared,
    innerPhase('Combat Preparation Phase', ['HS-SEQ-combat-dred', ...PREPARATION], preparation),
    standing(1, () => forcedAttack),
    innerPhase('Combat Phase', ['HS-SEQ-combat-dred', 'HS-SEQ-combat'], combat),
    attackOver,
  ],
);

function declare(run: HsRun, frame: Attacking): void {
  const s = run.state;
  remember(frame, {
    since: get(s, GAME, Tag.PLAY_ORDER),
    outer: [get(s, GAME, Tag.PROPOSED_ATTACKER), get(s, GAME, Tag.PROPOSED_DEFENDER)],
  });
  set(run, GAME, Tag.PROPOSED_ATTACKER, frame.subject);
  set(run, GAME, Tag.PROPOSED_DEFENDER, frame.target);
  if (s.edition.switches.immuneWhileAttackingFromStart) becomeImmune(run, frame.subject);
}

/** Immune while attacking: from 10.0 on during the whole Sequence (HS-SEQ-combat-immune). */
function becomeImmune(run: HsRun, attacker: number): void {
  const s = run.state;
  const player = controllerOf(s, attacker);
  const isHero = typeOf(s, attacker) === CardType.HERO;
  const bearer = isHero ? activeWeapon(s, player) : attacker;
  const grants = bearer !== 0 && get(s, bearer, Tag.IMMUNE_WHILE_ATTACKING) !== 0;
  if (!grants && get(s, attacker, Tag.IMMUNE_WHILE_ATTACKING) === 0) return;
  const node = run.begin({
    kind: 'effect',
    name: 'Immune while attacking',
    rules: rulesOf(s.edition, 'immuneWhileAttackingFromStart'),
    text: '{about} is Immune until the attack is over',
    source: bearer,
    about: attacker,
  });
  attach(run, IMMUNE_WHILE_ATTACKING, { host: attacker, player, creator: bearer });
  run.end(node);
}

/** A Proposed Attack Event for the defender as it is when the Event starts (HS-PAE). */
function proposedAttack(run: HsRun, frame: Attacking): void {
  const s = run.state;
  const defender = get(s, GAME, Tag.PROPOSED_DEFENDER);
  remember(frame, { proposed: defender });
  raise(run, {
    kind: EventKind.PROPOSED_ATTACK,
    player: controllerOf(s, frame.subject),
    subject: defender,
    source: frame.subject,
    amount: 0,
  });
}

/** The defender changed meanwhile: another Proposed Attack Event, for the new one (HS-PAE-redo). */
function again(run: HsRun, frame: Attacking): void {
  const defender = get(run.state, GAME, Tag.PROPOSED_DEFENDER);
  if (defender === frame.memory.proposed) return;
  run.leaf({
    kind: 'check',
    name: 'defender changed',
    rules: ['HS-PAE-redo', 'HS-PAE-both-kinds', 'HS-PAE-skip-intermediate'],
    text: '{about} is the defender now: another Proposed Attack Event',
    source: frame.subject,
    about: defender,
  });
  frame.pc -= 2;
}

/** The Attack Event, once the defender stands; the attacker loses Stealth (HS-AE). */
function attackEvent(run: HsRun, frame: Attacking): void {
  const s = run.state;
  frame.target = frame.memory.proposed;
  useUp(run, frame.subject, Tag.STEALTH);
  raise(run, {
    kind: EventKind.ATTACK,
    player: controllerOf(s, frame.subject),
    subject: frame.target,
    source: frame.subject,
    amount: 0,
  });
}

/** An attacker that is mortally wounded now will not finish its attack, even if it survives (HS-SEQ-combat-alive-cancel). */
function lookAtAttacker(run: HsRun, frame: Attacking): void {
  const s = run.state;
  if (!s.edition.switches.woundedAttackerDoesNotFinish) return;
  if (typeOf(s, frame.subject) === CardType.MINION && inPlay(s, frame.subject))
    remember(frame, { isStopped: mortallyWounded(s, frame.subject) });
}

/**
 * The attack is cancelled when either fighter has left play. The attacker may then attack again, unless the
 * defender died only in a second or later Death Phase (HS-SEQ-combat-cancel, HS-SEQ-combat-cancel-bug).
 */
function cancelled(run: HsRun, frame: Attacking): boolean {
  const s = run.state;
  const isThere = inPlay(s, frame.subject);
  const isWounded = frame.memory.isStopped;
  if (isThere && inPlay(s, frame.target) && !isWounded) return false;
  const isLate = frame.targetDiedIn >= 2;
  if (isThere && (isLate || isWounded)) useAttack(run, frame);
  run.leaf({
    kind: 'check',
    name: 'attack cancelled',
    rules: [
      'HS-R6-combat',
      isWounded && isThere
        ? 'HS-SEQ-combat-alive-cancel'
        : isLate
          ? 'HS-SEQ-combat-cancel-bug'
          : 'HS-SEQ-combat-cancel',
    ],
    text:
      isWounded && isThere
        ? '{source} was mortally wounded as the Combat Preparation Phase ended: the attack ends'
        : 'attacker or defender has left play: the attack ends',
    source: frame.subject,
    about: frame.target,
  });
  return true;
}

function useAttack(run: HsRun, { subject, choice }: Attacking): void {
  if (choice === UNCOUNTED) return;
  const made = get(run.state, subject, Tag.NUM_ATTACKS_THIS_TURN);
  set(run, subject, Tag.NUM_ATTACKS_THIS_TURN, made + 1);
}

/** Attack and counter-attack are dealt together, the attack first whatever the order of play (HS-DH-COMBAT). */
function combatDamage(run: HsRun, frame: Attacking): void {
  const s = run.state;
  const { subject: attacker, target: defender } = frame;
  useAttack(run, frame);
  const counter =
    typeOf(s, defender) === CardType.HERO ? get(s, defender, Tag.ATK) : attackOf(s, defender);
  dealDamage(run, {
    sources: [attacker, defender],
    targets: [defender, attacker],
    amounts: [attackOf(s, attacker), counter],
  });
}

/** The attacking hero's weapon loses Durability unless it is Immune (HS-SEQ-combat). */
function loseDurability(run: HsRun, frame: Attacking): void {
  const s = run.state;
  if (typeOf(s, frame.subject) !== CardType.HERO) return;
  const weapon = activeWeapon(s, controllerOf(s, frame.subject));
  if (weapon !== 0) wearDown(run, frame.subject, weapon, 1);
}

/** The After Attack Event belongs to the same Phase and follows in any case (HS-AAE). */
function afterAttack(run: HsRun, frame: Attacking): void {
  raise(
    run,
    {
      kind: EventKind.AFTER_ATTACK,
      player: controllerOf(run.state, frame.subject),
      subject: frame.target,
      source: frame.subject,
      amount: 0,
    },
    frame.preCheck,
  );
}

/** What lasts as long as the attack ends with it, be it cancelled or not (HS-SEQ-combat-gorehowl). */
function over(run: HsRun, frame: Attacking): void {
  const s = run.state;
  const { since, outer } = frame.memory;
  if (s.enchantments.length > 0) {
    for (const e of s.enchantments.slice()) {
      const isOfAttack = cardOf(s, e).enchantment?.lasts === 'THIS_ATTACK';
      if (isOfAttack && get(s, e, Tag.PLAY_ORDER) > since) endEnchantment(run, e);
    }
  }
  set(run, GAME, Tag.PROPOSED_ATTACKER, outer[0]);
  set(run, GAME, Tag.PROPOSED_DEFENDER, outer[1]);
}

const ENDING = ['HS-SEQ-combat-immune', 'HS-SEQ-combat-gorehowl', 'HS-INF-ends-with-attack'];

function endEnchantment(run: HsRun, enchantment: number): void {
  const rules = ENDING;
  const node = run.begin({
    kind: 'effect',
    name: 'Enchantment ends',
    rules,
    text: '{about} ends',
    about: enchantment,
  });
  detach(run, enchantment);
  run.end(node);
}
