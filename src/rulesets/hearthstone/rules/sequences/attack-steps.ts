import { beginEffect, recordCheck } from '../../../common/trace-nodes.js';
import {
  activeWeapon,
  add,
  attackOf,
  cardOf,
  controllerOf,
  count,
  get,
  type HsRun,
  set,
  survives,
  typeOf,
} from '../../state/access.js';
import { attach, detach, useUp } from '../../state/enchantments.js';
import {
  type AttackMemory,
  isAttack,
  type LateText,
  Op,
  type SequenceFrame,
} from '../../state/frames.js';
import { IMMUNE_WHILE_ATTACKING } from '../../state/pool.js';
import { runCode } from '../../state/run-code.js';
import { GAME } from '../../state/state.js';
import { rulesOf } from '../../vocabulary/editions.js';
import { CardType, EventKind, Tag } from '../../vocabulary/index.js';
import { dealDamage } from '../events/deal-damage.js';
import { wearDown } from '../events/weapon.js';
import { hasExtraAttackOnMinion } from '../legality/attack.js';
import { raise } from '../triggers/event.js';
import { UNCOUNTED } from './force-attack.js';
import { type Operation, step } from './sequence.js';

export type Attacking = SequenceFrame<AttackMemory>;

function declare(run: HsRun, frame: Attacking): void {
  const s = run.state;
  frame.memory.since = get(s, GAME, Tag.PLAY_ORDER);
  frame.memory.outer = [get(s, GAME, Tag.PROPOSED_ATTACKER), get(s, GAME, Tag.PROPOSED_DEFENDER)];
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
  const node = beginEffect(
    run,
    'Immune while attacking',
    rulesOf(s.edition, 'immuneWhileAttackingFromStart'),
    { text: '{about} is Immune until the attack is over', source: bearer, about: attacker },
  );
  attach(run, IMMUNE_WHILE_ATTACKING, { host: attacker, player, creator: bearer });
  run.end(node);
}

/** A Proposed Attack Event for the defender as it is when the Event starts (HS-PAE). */
export function proposedAttack(run: HsRun, frame: Attacking): void {
  const s = run.state;
  const defender = get(s, GAME, Tag.PROPOSED_DEFENDER);
  frame.memory.proposed = defender;
  raise(run, EventKind.PROPOSED_ATTACK, {
    player: controllerOf(s, frame.subject),
    subject: defender,
    source: frame.subject,
  });
}

/** The defender changed meanwhile: another Proposed Attack Event, for the new one (HS-PAE-redo). */
export function again(run: HsRun, frame: Attacking): void {
  const defender = get(run.state, GAME, Tag.PROPOSED_DEFENDER);
  if (defender === frame.memory.proposed) return;
  recordCheck(
    run,
    'defender changed',
    [
      'HS-PAE-redo',
      'HS-PAE-both-kinds',
      'HS-PAE-skip-intermediate',
      'ZH-2.6-combat',
      'ZH-2.6-original-defender',
      'ZH-2.6-apparent-order',
      'ZH-2.6-abc',
    ],
    {
      text: '{about} is the defender now: another Proposed Attack Event',
      source: frame.subject,
      about: defender,
    },
  );
  frame.pc -= 2;
}

/** The Attack Event, once the defender stands (HS-AE). */
export function attackEvent(run: HsRun, frame: Attacking): void {
  const s = run.state;
  frame.target = frame.memory.proposed;
  raise(run, EventKind.ATTACK, {
    player: controllerOf(s, frame.subject),
    subject: frame.target,
    source: frame.subject,
  });
}

export function useAttack(run: HsRun, { subject, target, choice }: Attacking): void {
  if (choice === UNCOUNTED) return;
  if (hasExtraAttackOnMinion(run.state, subject) && typeOf(run.state, target) === CardType.MINION)
    useExtraAttack(run, subject);
  add(run, subject, Tag.NUM_ATTACKS_THIS_TURN);
  if (typeOf(run.state, subject) === CardType.HERO)
    count(run, controllerOf(run.state, subject), Tag.HERO_ATTACKS_THIS_GAME);
}

/** The first attack at a minion is that which is at minions only, so that no other is used up (HS-INF-other-attack). */
function useExtraAttack(run: HsRun, attacker: number): void {
  add(run, attacker, Tag.EXTRA_ATTACKS_ON_MINIONS_THIS_TURN, -1);
  add(run, attacker, Tag.EXTRA_ATTACKS_THIS_TURN);
}

export function loseStealth(run: HsRun, frame: Attacking): void {
  useUp(run, frame.subject, Tag.STEALTH);
}

/** Attack and counter-attack are dealt together, the attack first whatever the order of play (HS-DH-COMBAT). */
export function combatDamage(run: HsRun, frame: Attacking): void {
  const s = run.state;
  const { subject: attacker, target: defender } = frame;
  const counter =
    typeOf(s, defender) === CardType.HERO ? get(s, defender, Tag.ATK) : attackOf(s, defender);
  recordOfWeapon(run, attacker);
  dealDamage(run, {
    sources: [attacker, defender],
    targets: [defender, attacker],
    amounts: [attackOf(s, attacker), counter],
  });
}

/** A hero's Attack is its own and that of its weapon, each at least 0 (HS-WEAPON2, HS-TAGLIMITS2). */
function recordOfWeapon(run: HsRun, attacker: number): void {
  const s = run.state;
  if (run.trace === null || typeOf(s, attacker) !== CardType.HERO) return;
  const weapon = activeWeapon(s, controllerOf(s, attacker));
  if (weapon === 0) return;
  recordCheck(run, 'hero and weapon', ['HS-WEAPON2', 'HS-TAGLIMITS2'], {
    text: "{about} strikes with its own Attack and {source}'s, {value} together",
    source: weapon,
    about: attacker,
    value: attackOf(s, attacker),
  });
}

/** The attacking hero's weapon loses Durability unless it is Immune (HS-SEQ-combat). */
export function loseDurability(run: HsRun, frame: Attacking): void {
  const s = run.state;
  if (typeOf(s, frame.subject) !== CardType.HERO) return;
  const weapon = activeWeapon(s, controllerOf(s, frame.subject));
  if (weapon !== 0) wearDown(run, frame.subject, weapon, 1);
}

/** The After Attack Event belongs to the same Phase and follows in any case (HS-AAE). */
export function afterAttack(run: HsRun, frame: Attacking): void {
  const { subject: source, target: subject, preCheck } = frame;
  const player = controllerOf(run.state, source);
  raise(run, EventKind.AFTER_ATTACK, { player, subject, source }, preCheck);
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

const ENDING = [
  'ZH-1.4-removed',
  'HS-SEQ-combat-immune',
  'HS-SEQ-combat-gorehowl',
  'HS-INF-ends-with-attack',
];

function endEnchantment(run: HsRun, enchantment: number): void {
  const rules = ENDING;
  const node = beginEffect(run, 'Enchantment ends', rules, {
    text: '{about} ends',
    about: enchantment,
  });
  detach(run, enchantment);
  run.end(node);
}

export const declared = step<AttackMemory>(
  'The attack is declared',
  ['HS-SEQ-combat', 'ZH-2.6-combat', 'HS-SEQ-combat-immune', 'ZH-2.6-bow-predamage'],
  declare,
);

export const attackOver = step<AttackMemory>(
  'The attack is over',
  ['HS-SEQ-combat', 'ZH-2.6-combat'],
  over,
);

/** Waits for the end of the attack's Phase (ZH-2.6-fledgling-late). @returns false: no attack */
export function waitsForEndOfAttack(run: HsRun, text: LateText): boolean {
  if (!run.state.edition.switches.combatIsOnePhase) return false;
  const frame = run.stack.findLast(({ op }) => op === Op.SEQUENCE) as SequenceFrame | undefined;
  if (frame === undefined || !isAttack(frame) || frame.sequence !== 'combat') return false;
  frame.memory.late = [...frame.memory.late, text];
  return true;
}

export function hasLateTexts({ memory }: SequenceFrame<AttackMemory>): boolean {
  return memory.late.length > 0;
}

/** The next text that has waited, if its target is still there. */
export const lateText: Operation<AttackMemory> = (run, frame) => {
  const [next, ...late] = frame.memory.late;
  if (next === undefined) return;
  frame.memory.late = late;
  frame.pc--;
  const { card, source, player, target } = next;
  const code = run.state.pool.at(card)!.text;
  if (code === null || !survives(run.state, target)) return;
  runCode(run, code, { source, player, target });
};
