import { OPEN } from '../../../../kernel/index.js';
import { beginStep, recordCheck } from '../../../common/trace-nodes.js';
import { isHero } from '../../queries/characters.js';
import { look } from '../../queries/look.js';
import { exhaustedProtectors, protectors } from '../../queries/proposals.js';
import { atkOf } from '../../queries/values.js';
import { add, controllerOf, get, inZone, set } from '../../state/access.js';
import type { AdvanceFrame } from '../../state/frames.js';
import { allPlayers, inTurnOrder, playerRow, turnPlayer } from '../../state/players.js';
import { GAME, type State, type WowRun } from '../../state/state.js';
import { Col, Role, Step, Until, Zone } from '../../vocabulary/index.js';
import { ask } from '../asking.js';
import { dealPackets, type NewPacket } from '../events/damage.js';
import { endModifiers, exhaust, removeFromCombat, settle } from '../events/status.js';
import { eventOf, raise } from '../triggers/raise.js';

/** The combat step begins: the proposed attacker exhausts and attacks; the attacker window opens (WOW-602.1). */
export function beginCombat(run: WowRun, attacker: number, defender: number): void {
  const node = beginStep(run, 'Attacker Window', ['WOW-602.1', 'WOW-601.3'], {
    text: '{source} attacks; {about} is the proposed defender',
    source: attacker,
    about: defender,
  });
  set(run, GAME, Col.STEP, Step.ATTACKER);
  set(run, GAME, Col.PASSES, 0);
  set(run, attacker, Col.ROLE, Role.ATTACKER);
  set(run, defender, Col.ROLE, Role.PROPOSED_DEFENDER);
  exhaust(run, attacker, ['WOW-602.1']);
  add(run, attacker, Col.ATTACKS, 1);
  raise(run, eventOf('ATTACKS', attacker, { source: defender, player: turnPlayer(run.state) }));
  run.end(node);
}

/** The character in play with a role in the combat; 0: there is none any more. */
export function inRole(s: State, role: number): number {
  return inZone(s, Zone.PLAY).find((e) => get(s, e, Col.ROLE) === role) ?? 0;
}

/** One may protect; friends are asked in turn order until one does (WOW-602.2, WOW-104.1). */
export function protect(run: WowRun, frame: AdvanceFrame): boolean {
  const s = run.state;
  const attacker = inRole(s, Role.ATTACKER);
  const defender = inRole(s, Role.PROPOSED_DEFENDER);
  const all = defender === 0 ? [] : protectors(look(s), attacker, defender);
  const own = (player: number): number[] => all.filter((e) => controllerOf(s, e) === player);
  recordWhoCannot(run, attacker, defender, frame);
  const player = inTurnOrder(s).find((one) => own(one).length > 0 && !frame.asked.includes(one));
  if (player === undefined) return true;
  const options = own(player);
  const index = ask(run, {
    name: 'protect',
    of: 'entity',
    player,
    source: defender,
    options: [...options, 0],
    rules: ['WOW-602.2', 'WOW-602.2b', 'WOW-KW-protector'],
  });
  if (index === OPEN) return false;
  const protector = options[index];
  if (protector === undefined) {
    frame.asked.push(player);
    return false;
  }
  const node = beginStep(
    run,
    'Protection Point',
    ['WOW-602.2', 'WOW-602.2b', ...look(s).looks(protector).rules],
    { text: '{source} protects {about}', source: protector, about: defender },
  );
  exhaust(run, protector, ['WOW-602.2']);
  set(run, defender, Col.ROLE, Role.NONE);
  set(run, protector, Col.ROLE, Role.PROPOSED_DEFENDER);
  set(run, protector, Col.PROTECTING, 1);
  raise(run, eventOf('PROTECTS', protector, { source: attacker, player }));
  if (all.length > 1)
    recordCheck(run, 'one protector', ['WOW-602.2b'], {
      text: 'nobody else can protect in this combat',
      about: protector,
    });
  run.end(node);
  return true;
}

/** The exhausted cannot protect (WOW-602.2). */
function recordExhausted(run: WowRun, defender: number): void {
  if (run.trace === null) return;
  for (const e of exhaustedProtectors(look(run.state), defender))
    recordCheck(run, 'exhausted protector', ['WOW-602.2', 'WOW-KW-protector'], {
      text: '{source} is exhausted: it cannot protect {about}',
      source: e,
      about: defender,
    });
}

/** Nobody can protect against a stealthed attacker (WOW-602.2a), and who is exhausted cannot protect at all. */
function recordWhoCannot(
  run: WowRun,
  attacker: number,
  defender: number,
  { asked }: AdvanceFrame,
): void {
  const isStealthed = look(run.state).looks(attacker).keywords.has('STEALTHED');
  if (asked.length > 0) return;
  if (!isStealthed) {
    if (defender !== 0) recordExhausted(run, defender);
    return;
  }
  recordCheck(run, 'stealthed attacker', ['WOW-602.2a', 'WOW-KW-stealth'], {
    text: '{source} is stealthed: nobody can protect',
    source: attacker,
  });
}

/** The proposed defender becomes a defender; the defender window opens (WOW-602.3). */
export function defend(run: WowRun): boolean {
  const s = run.state;
  const defender = inRole(s, Role.PROPOSED_DEFENDER);
  const attacker = inRole(s, Role.ATTACKER);
  run.section({
    kind: 'step',
    name: 'Defender Window',
    rules: ['WOW-602.3', 'WOW-602.4'],
    text: defendText(attacker, defender),
    source: attacker,
    about: defender,
  });
  set(run, GAME, Col.STEP, Step.DEFENDER);
  if (defender === 0) return true;
  set(run, defender, Col.ROLE, Role.DEFENDER);
  raise(run, eventOf('DEFENDS', defender, { source: attacker, player: controllerOf(s, defender) }));
  return true;
}

function defendText(attacker: number, defender: number): string {
  if (defender === 0)
    return attacker === 0 ? 'nobody attacks or defends' : '{source} attacks, nobody defends';
  return attacker === 0 ? 'nobody attacks, {about} defends' : '{source} attacks, {about} defends';
}

/** If both are still there, each deals the other its ATK, at the same time (WOW-603.1, WOW-603.2). */
export function conclude(run: WowRun): boolean {
  const s = run.state;
  const [attacker, defender] = [inRole(s, Role.ATTACKER), inRole(s, Role.DEFENDER)];
  run.section({
    kind: 'step',
    name: 'Combat Conclusion',
    rules: ['WOW-603.1', 'WOW-603.2', 'WOW-205.1a'],
    text:
      attacker === 0 || defender === 0
        ? 'combat concludes without damage: it takes an attacker and a defender'
        : 'combat between {source} and {about} concludes',
    source: attacker,
    about: defender,
  });
  if (attacker === 0 || defender === 0) return true;
  for (const e of [attacker, defender]) recordAtk(run, e);
  const packets = [packet(run, attacker, defender)];
  // defenders deal no combat damage to a long-range attacker (WOW-603.1a)
  if (look(s).looks(attacker).keywords.has('LONG_RANGE'))
    recordCheck(run, 'long-range', ['WOW-603.1a', 'WOW-KW-long-range'], {
      text: '{source} has long-range: {about} deals no combat damage',
      source: attacker,
      about: defender,
    });
  else packets.push(packet(run, defender, attacker));
  dealPackets(run, packets);
  return true;
}

/** Says what ATK a character has, and the rules of the modifiers that made it so. */
function recordAtk(run: WowRun, e: number): void {
  const view = look(run.state);
  const looks = view.looks(e);
  recordCheck(
    run,
    'ATK',
    ['WOW-205.1a', ...looks.rules, ...(looks.trueAtk < 0 ? ['WOW-103.2'] : [])],
    { text: '{about} has {value} ATK', about: e, value: atkOf(view, e) },
  );
}

/** Combat damage has its source's type, and is dealt with the weapon that a hero struck with (WOW-403.4). */
function packet({ state: s }: WowRun, source: number, destination: number): NewPacket {
  const view = look(s);
  const controller = controllerOf(s, source);
  return {
    amount: atkOf(view, source),
    destination,
    source,
    controller,
    type: view.looks(source).damageType,
    isCombat: true,
    dealtWith: isHero(s, source) ? get(s, playerRow(controller), Col.STRUCK_WITH) : 0,
  };
}

/** Roles and modifiers of this combat end; the game is back in the action phase (WOW-603.3a, WOW-603.3b). */
export function endCombat(run: WowRun): boolean {
  const s = run.state;
  run.section({
    kind: 'step',
    name: 'End of Combat',
    rules: ['WOW-603.3a', 'WOW-603.3b'],
    text: 'the combat step ends',
  });
  for (const e of inZone(s, Zone.PLAY)) removeFromCombat(run, e);
  for (const player of allPlayers(s)) set(run, playerRow(player), Col.STRUCK_WITH, 0);
  endModifiers(run, Until.THIS_COMBAT);
  settle(run);
  set(run, GAME, Col.STEP, Step.ACTION);
  return true;
}
