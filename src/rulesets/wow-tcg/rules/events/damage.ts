import { beginEffect, recordCheck, recordEffect } from '../../../common/trace-nodes.js';
import { isAlly, isHero } from '../../queries/characters.js';
import { holds } from '../../queries/conditions.js';
import { look } from '../../queries/look.js';
import { isFatal } from '../../queries/uniqueness.js';
import { add, bounded, controllerOf, get, inPlay, named, set } from '../../state/access.js';
import { type DealFrame, Op, type Packet } from '../../state/frames.js';
import { hasLost, playerRow } from '../../state/players.js';
import type { WowRun } from '../../state/state.js';
import { Col, DAMAGE_TYPES } from '../../vocabulary/index.js';
import { resolution } from '../resolution.js';
import { eventOf, raise } from '../triggers/raise.js';
import { canBePrevented, chooseNext } from './packet-order.js';
import { meetBubble } from './preventing.js';
import { markUnpreventable, replaceOnce } from './replacing.js';

export type NewPacket = Pick<Packet, 'amount' | 'destination' | 'source' | 'controller' | 'type'> &
  Partial<Pick<Packet, 'isCombat' | 'isUnpreventable' | 'dealtWith'>>;

/** Packets of damage are dealt at the same time; those below 1 vanish (WOW-403.3, WOW-403.4a). */
export function dealPackets(run: WowRun, packets: readonly NewPacket[]): void {
  const made = packets
    .filter(({ amount }) => amount > 0)
    .map(
      (packet): Packet => ({
        isCombat: false,
        isUnpreventable: false,
        dealtWith: 0,
        ...packet,
        met: [],
      }),
    );
  for (const packet of made) recordPacket(run, packet);
  run.push({
    op: Op.DEAL,
    pc: 0,
    packets: made,
    next: 0,
    passing: -1,
    passed: [],
  } satisfies DealFrame);
}

/** Says what a packet is as it is made: how much, from whom to whom, and its other attributes (WOW-403.4). */
function recordPacket(run: WowRun, packet: Packet): void {
  const s = run.state;
  const { amount, destination: about, source, controller, type, isCombat, dealtWith } = packet;
  const node = beginEffect(
    run,
    'Packet',
    [
      'WOW-403.3',
      'WOW-403.4a',
      'WOW-403.4b',
      'WOW-403.4c',
      ...(isCombat ? ['WOW-603.1b', 'WOW-KW-combat-damage'] : []),
    ],
    {
      text: 'a packet of {value} damage by {source} to {about}',
      source: named(s, source),
      about,
      value: amount,
    },
  );
  const attribute = (name: string, text: string, rules: readonly string[], by: number): void =>
    recordCheck(run, name, rules, { text, source: by, about });
  attribute(
    'packet controller',
    'the damage is controlled by {source}',
    ['WOW-403.4c'],
    playerRow(controller),
  );
  const typed = `${DAMAGE_TYPES[type]!.toLowerCase()} packet`;
  attribute(
    typed,
    `the damage is ${typed.replace(' packet', ' damage')}`,
    ['WOW-403.4d', 'WOW-205.1'],
    named(s, source),
  );
  if (isCombat)
    attribute(
      'combat packet',
      'the damage belongs to the combat',
      ['WOW-403.4e'],
      named(s, source),
    );
  if (dealtWith !== 0)
    attribute(
      'dealt with',
      'the damage is dealt with {source}',
      ['WOW-403.4e'],
      named(s, dealtWith),
    );
  run.end(node);
}

/** All packets are replaced, then they pass bubbles, then all are dealt (WOW-717.1). */
export function stepDeal(run: WowRun, frame: DealFrame): void {
  const { packets } = frame;
  for (const packet of packets) if (packet.amount > 0) dropIfGone(run, packet);
  const view = look(run.state);
  const packet = packets[frame.next];
  if (packet !== undefined) {
    if (!replaceOnce(run, view, packet)) return;
    markUnpreventable(run, view, packet);
    frame.next++;
    return;
  }
  if (frame.passing < 0) {
    if (frame.passed.length < packets.length) chooseNext(run, view, frame);
    else {
      dealAll(run, packets);
      run.pop();
    }
    return;
  }
  const passing = packets[frame.passing]!;
  if (canBePrevented(passing) && !meetBubble(run, view, passing)) return;
  frame.passed.push(frame.passing);
  frame.passing = -1;
}

/** A packet for what is not in play deals nothing, nor does one whose player has left (WOW-712.4, WOW-INF-conceding). */
function dropIfGone(run: WowRun, packet: Packet): void {
  const s = run.state;
  const hasLeft = hasLost(s, packet.controller);
  if (inPlay(s, packet.destination) && !hasLeft) return;
  packet.amount = 0;
  recordCheck(
    run,
    'packet is gone',
    hasLeft ? ['WOW-101.2', 'WOW-INF-conceding'] : ['WOW-411.1b', 'WOW-712.4'],
    {
      text: hasLeft
        ? 'the player of the packet for {about} has left: it deals nothing'
        : '{about} is not in play: the packet deals nothing',
      about: packet.destination,
    },
  );
}

/** What is left of the packets is dealt at the same time; then it can trigger (WOW-717.4). */
function dealAll(run: WowRun, packets: readonly Packet[]): void {
  const s = run.state;
  const dealt = packets.filter(({ amount, destination }) => amount > 0 && inPlay(s, destination));
  for (const packet of dealt) carry(run, packet);
  const memory = resolution(run);
  if (memory !== null) {
    const sum = dealt.reduce((total, { amount }) => total + amount, 0);
    const hit = [...new Set(dealt.map(({ destination }) => destination))];
    const before = memory.saved.damaged ?? [];
    memory.saved = { ...memory.saved, dealt: [bounded(sum)], hit, damaged: [...before, ...hit] };
    memory.performed = dealt.length > 0;
  }
  for (const { destination, source, amount, isCombat, dealtWith } of dealt) {
    const player = controllerOf(s, destination);
    raise(
      run,
      eventOf('DEALT_DAMAGE', destination, { source, amount, isCombat, dealtWith, player }),
    );
  }
}

function carry(run: WowRun, packet: Packet): void {
  const s = run.state;
  const { destination, source, amount, isCombat, type } = packet;
  const node = beginEffect(
    run,
    isCombat ? 'Combat Damage' : 'Damage',
    ['WOW-403.1', 'WOW-403.4', isCombat ? 'WOW-603.1' : 'WOW-713.1'],
    {
      text: `{source} deals {value} ${DAMAGE_TYPES[type]!.toLowerCase()} damage to {about}`,
      source: named(s, source),
      about: destination,
      value: amount,
    },
  );
  add(run, destination, Col.DAMAGE, amount);
  noteForTurn(run, packet);
  if (isCombat && isHero(s, source)) {
    const bit = 1 << controllerOf(s, source);
    set(run, destination, Col.HIT_BY, get(s, destination, Col.HIT_BY) | bit);
  }
  if (isCombat && isAlly(s, destination) && inPlay(s, source)) {
    const bits = isFatal(look(s), destination) ? 3 : 1;
    set(run, source, Col.HAS_HIT, get(s, source, Col.HAS_HIT) | bits);
  }
  run.end(node);
}

/** Notes for this turn that a character was dealt damage, by whose allies, and of which type its source has dealt some. */
function noteForTurn(run: WowRun, { destination, source, type }: Packet): void {
  const s = run.state;
  const ally = isAlly(s, source) ? 1 << controllerOf(s, source) : 0;
  set(run, destination, Col.HURT, get(s, destination, Col.HURT) | 1 | ally);
  if (inPlay(s, source))
    set(run, source, Col.HAS_DEALT, get(s, source, Col.HAS_DEALT) | (1 << type));
}

/** Damage that is put on a character: neither replaced nor prevented, and nobody deals it (WOW-403.2, WOW-KW-put). */
export function putDamage(run: WowRun, source: number, target: number, amount: number): void {
  if (amount <= 0 || !inPlay(run.state, target)) return;
  const node = beginEffect(run, 'Put Damage', ['WOW-403.2', 'WOW-716.2', 'WOW-KW-put'], {
    text: '{value} damage is put on {about}',
    source,
    about: target,
    value: amount,
  });
  add(run, target, Col.DAMAGE, amount);
  run.end(node);
}

/**
 * Removes damage from a character, as much as there is; healing the undamaged is no event (WOW-405.1, WOW-405.2).
 * @returns how much was healed
 */
export function heal(run: WowRun, source: number, target: number, amount: number): number {
  const s = run.state;
  if (inPlay(s, target) && look(s).looks(target).cannot.has('BE_HEALED')) {
    recordCheck(run, 'cannot be healed', ['WOW-102.2'], {
      text: "{about} can't be healed",
      about: target,
    });
    return 0;
  }
  const more = replaced(run, source, target, amount);
  const healed = inPlay(s, target) ? Math.min(more, get(s, target, Col.DAMAGE)) : 0;
  if (healed <= 0) {
    recordCheck(run, 'nothing to heal', ['WOW-405.2'], {
      text: '{about} has no damage to heal',
      about: named(s, target),
    });
    return 0;
  }
  const node = beginEffect(run, 'Heal', ['WOW-405.1', 'WOW-713.1', 'WOW-KW-heal'], {
    text: '{source} heals {value} damage from {about}',
    source: named(s, source),
    about: target,
    value: healed,
  });
  set(run, target, Col.DAMAGE, get(s, target, Col.DAMAGE) - healed);
  const player = get(s, target, Col.CONTROLLER);
  raise(run, eventOf('HEALED', target, { source, amount: healed, player }));
  run.end(node);
  return healed;
}

/** What a character heals instead of so much; each such modifier adds once (WOW-716.1, WOW-716.1c). */
function replaced(run: WowRun, source: number, target: number, amount: number): number {
  const view = look(run.state);
  const all = view.active.filter(({ modifier: { replaceHealing }, scope }) => {
    if (replaceHealing === undefined) return false;
    const { from, to } = replaceHealing;
    return (
      (from === undefined || holds(view, from, source, scope)) &&
      (to === undefined || holds(view, to, target, scope))
    );
  });
  if (amount <= 0 || all.length === 0) return amount;
  const value = all.reduce((sum, { modifier }) => sum + modifier.replaceHealing!.add, amount);
  recordEffect(run, 'Replace Healing', ['WOW-716.1', 'WOW-716.1c'], {
    text: '{source}: {about} heals {value} instead',
    source: all[0]!.source,
    about: named(run.state, source),
    value,
  });
  return value;
}
