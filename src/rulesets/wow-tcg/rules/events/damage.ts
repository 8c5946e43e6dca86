import { OPEN } from '../../../../kernel/index.js';
import type { PacketFilter } from '../../language/words.js';
import { hasType, isHero, isReady } from '../../queries/characters.js';
import { holds } from '../../queries/conditions.js';
import { appliesTo, look } from '../../queries/look.js';
import { heroOf } from '../../queries/roles.js';
import type { ActiveModifier, Scope, View } from '../../queries/view.js';
import {
  add,
  bounded,
  controlledBy,
  controllerOf,
  freeRow,
  get,
  inPlay,
  named,
  printed,
  set,
} from '../../state/access.js';
import { type DealFrame, Op, type Packet } from '../../state/frames.js';
import { hasLost, playerRow } from '../../state/players.js';
import type { WowRun } from '../../state/state.js';
import { Col, DAMAGE_TYPES } from '../../vocabulary/index.js';
import { ask } from '../asking.js';
import { resolution } from '../resolution.js';
import { eventOf, raise } from '../triggers/raise.js';
import { exhaust } from './status.js';

/** What is said of a packet when it is made. */
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
  for (const packet of made) tellPacket(run, packet);
  run.push({ op: Op.DEAL, pc: 0, packets: made, next: 0 } satisfies DealFrame);
}

/** Says what a packet is as it is made: how much, from whom to whom, and its other attributes (WOW-403.4). */
function tellPacket(run: WowRun, packet: Packet): void {
  const s = run.state;
  const { amount, destination: about, source, controller, type, isCombat, dealtWith } = packet;
  const node = run.begin({
    kind: 'effect',
    name: 'Packet',
    rules: ['WOW-403.3', 'WOW-403.4a', 'WOW-403.4b', 'WOW-403.4c'],
    text: 'a packet of {value} damage by {source} to {about}',
    source: named(s, source),
    about,
    value: amount,
  });
  const attribute = (name: string, text: string, rules: readonly string[], by: number): void =>
    run.leaf({ kind: 'check', name, rules, text, source: by, about });
  attribute(
    'packet controller',
    'it is controlled by {source}',
    ['WOW-403.4c'],
    playerRow(controller),
  );
  const typed = `${DAMAGE_TYPES[type]!.toLowerCase()} packet`;
  attribute(
    typed,
    `it is ${typed.replace(' packet', ' damage')}`,
    ['WOW-403.4d', 'WOW-205.1'],
    named(s, source),
  );
  if (isCombat) attribute('combat packet', 'it is combat damage', ['WOW-403.4e'], named(s, source));
  if (dealtWith !== 0)
    attribute('dealt with', 'it is dealt with {source}', ['WOW-403.4e'], named(s, dealtWith));
  run.end(node);
}

const REPLACE = 0;
const PREVENT = 1;

/** pc: whether the packet at hand is still replaced, or passes the bubbles. */
export function stepDeal(run: WowRun, frame: DealFrame): void {
  const packet = frame.packets[frame.next];
  if (packet === undefined) {
    dealAll(run, frame.packets);
    run.pop();
    return;
  }
  const view = look(run.state);
  // a packet whose player has left is no more, as that player's links are (WOW-INF-conceding)
  const isGone = !inPlay(run.state, packet.destination) || hasLost(run.state, packet.controller);
  if (isGone) packet.amount = 0;
  if (frame.pc === REPLACE) {
    if (!replaceOnce(run, view, packet)) return;
    markUnpreventable(run, view, packet);
    frame.pc = PREVENT;
    return;
  }
  if (packet.amount > 0 && !packet.isUnpreventable && !meetBubble(run, view, packet)) return;
  frame.pc = REPLACE;
  frame.next++;
}

/** One replacement that has not been applied; its packet's controller orders them (WOW-716.3). True: none is left. */
function replaceOnce(run: WowRun, view: View, packet: Packet): boolean {
  const open = view.active.filter(
    ({ key, modifier, scope }) =>
      modifier.replaceDamage !== undefined &&
      !packet.met.includes(key) &&
      isAbout(view, modifier.replaceDamage, packet, scope),
  );
  if (open.length === 0 || packet.amount <= 0) return true;
  const rules = ['WOW-716.3', 'WOW-716.1c'];
  const index = isAlike(open)
    ? 0
    : ask(run, {
        name: 'replacement order',
        of: 'modifier',
        player: packet.controller,
        source: packet.source,
        options: open.map(({ key }) => key),
        rules,
      });
  if (index === OPEN) return false;
  const { key, source, modifier } = open[index]!;
  const { add: more = 0, times = 1 } = modifier.replaceDamage!;
  packet.met.push(key);
  packet.amount = bounded(packet.amount * times + more);
  run.leaf({
    kind: 'effect',
    name: 'Replace Damage',
    rules: ['WOW-716.1', 'WOW-716.1a', 'WOW-716.2', 'WOW-403.4f'],
    text: '{source}: the packet for {about} is {value} instead',
    source,
    about: packet.destination,
    value: packet.amount,
  });
  return false;
}

/** Several of one text: their order makes no difference. */
function isAlike(all: readonly ActiveModifier[]): boolean {
  return all.every(({ modifier }) => modifier === all[0]!.modifier);
}

function markUnpreventable(run: WowRun, view: View, packet: Packet): void {
  const by = view.active.find(
    ({ modifier: { unpreventable }, scope }) =>
      unpreventable !== undefined && isAbout(view, unpreventable, packet, scope),
  );
  if (by !== undefined) packet.isUnpreventable = true;
  if (!packet.isUnpreventable) return;
  run.leaf({
    kind: 'check',
    name: 'unpreventable',
    rules: ['WOW-403.4e', 'WOW-717.3a'],
    text: 'the packet for {about} is unpreventable as a whole',
    source: by?.source ?? packet.source,
    about: packet.destination,
  });
}

/** Whether a modifier speaks of a packet. */
function isAbout(view: View, filter: PacketFilter, packet: Packet, scope: Scope): boolean {
  const { from, to, type, dealtWith, combat } = filter;
  return (
    (from === undefined || holds(view, from, packet.source, scope)) &&
    (to === undefined || holds(view, to, packet.destination, scope)) &&
    (type === undefined || DAMAGE_TYPES[packet.type] === type) &&
    (combat === undefined || packet.isCombat === combat) &&
    (dealtWith === undefined ||
      (packet.dealtWith !== 0 && holds(view, dealtWith, packet.dealtWith, scope)))
  );
}

/**
 * The packet meets a bubble: first those around its source, then those around its destination, ready armor among them;
 * the controller of the character chooses the order (WOW-717.3, WOW-717.5). True: nothing is left to meet.
 */
function meetBubble(run: WowRun, view: View, packet: Packet): boolean {
  const { source, destination } = packet;
  const atSource = bubblesAround(view, packet, source, 'BY');
  const character = atSource.length > 0 ? source : destination;
  const bubbles = atSource.length > 0 ? atSource : bubblesAround(view, packet, destination, 'TO');
  const armor = atSource.length > 0 ? [] : armorFor(view, packet);
  const options = [...bubbles.map(({ key }) => key), ...armor];
  if (options.length === 0) return true;
  if (bubbles.length === 0) options.push(0);
  const index = ask(run, {
    name: armor.length > 0 ? 'armor' : 'bubble order',
    of: 'modifier',
    player: controllerOf(run.state, character),
    source: character,
    options,
    rules: armor.length > 0 ? ['WOW-304.2', 'WOW-717.5a', 'WOW-717.3'] : ['WOW-717.3'],
  });
  if (index === OPEN) return false;
  const bubble = bubbles[index];
  if (bubble !== undefined) burst(run, view, packet, bubble);
  else if (options[index] === 0) packet.met.push(...armor);
  else wear(run, packet, options[index]!);
  return packet.amount <= 0;
}

/** Bubbles around a character that a packet has not met. */
function bubblesAround(
  view: View,
  packet: Packet,
  character: number,
  side: 'BY' | 'TO',
): ActiveModifier[] {
  return view.active.filter((one) => {
    const { prevent } = one.modifier;
    if (prevent === undefined || packet.met.includes(one.key)) return false;
    const { dealt = 'TO' } = prevent;
    if (dealt !== side && dealt !== 'TO_AND_BY') return false;
    return appliesTo(view, one, character) && isAbout(view, prevent, packet, one.scope);
  });
}

/** Ready armor of the hero that is hit; exhausted armor is none (WOW-717.5, WOW-717.5b). */
function armorFor({ state }: View, packet: Packet): number[] {
  const { destination } = packet;
  if (!isHero(state, destination)) return [];
  const player = controllerOf(state, destination);
  if (heroOf(state, player) !== destination) return [];
  return controlledBy(state, player).filter(
    (e) => hasType(state, e, 'ARMOR') && isReady(state, e) && !packet.met.includes(e),
  );
}

/** N against M: the packet becomes N - M and the bubble M - N, both as they were before (WOW-717.3c). */
function burst(run: WowRun, view: View, packet: Packet, bubble: ActiveModifier): void {
  const { key, row, source, modifier } = bubble;
  packet.met.push(key);
  const isAll = row === 0 || modifier.prevent!.amount === 'ALL';
  const size = isAll ? packet.amount : get(view.state, row, Col.AMOUNT);
  const prevented = Math.min(size, packet.amount);
  const node = run.begin({
    kind: 'effect',
    name: 'Prevent',
    rules: ['WOW-717.1', 'WOW-717.2', isAll ? 'WOW-717.3b' : 'WOW-717.3c'],
    text: '{source} prevents {value} of the damage to {about}',
    source: named(run.state, source),
    about: packet.destination,
    value: prevented,
  });
  packet.amount -= prevented;
  if (!isAll) set(run, row, Col.AMOUNT, size - prevented);
  tellPrevented(run, packet, prevented, row);
  if (!isAll && size - prevented < 1) freeRow(run, row);
  run.end(node);
}

/** An armor is exhausted and prevents up to its DEF; what is more is wasted (WOW-717.5a). */
function wear(run: WowRun, packet: Packet, armor: number): void {
  packet.met.push(armor);
  const prevented = Math.min(printed(run.state, armor).def ?? 0, packet.amount);
  const node = run.begin({
    kind: 'effect',
    name: 'Prevent',
    rules: ['WOW-304.2', 'WOW-717.5a'],
    text: '{source} prevents {value} of the damage to {about}',
    source: armor,
    about: packet.destination,
    value: prevented,
  });
  exhaust(run, armor, ['WOW-717.5a']);
  packet.amount -= prevented;
  tellPrevented(run, packet, prevented, armor);
  run.end(node);
}

function tellPrevented(run: WowRun, packet: Packet, amount: number, bubble: number): void {
  if (amount <= 0) return;
  const { destination, source, isCombat } = packet;
  const player = controllerOf(run.state, destination);
  const details = { source, amount, isCombat, player, dealtWith: bubble };
  raise(run, eventOf('DAMAGE_PREVENTED', destination, details));
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
  const node = run.begin({
    kind: 'effect',
    name: isCombat ? 'Combat Damage' : 'Damage',
    rules: ['WOW-403.1', 'WOW-403.4', isCombat ? 'WOW-603.1' : 'WOW-713.1'],
    text: `{source} deals {value} ${DAMAGE_TYPES[type]!.toLowerCase()} damage to {about}`,
    source: named(s, source),
    about: destination,
    value: amount,
  });
  add(run, destination, Col.DAMAGE, amount);
  if (isCombat && isHero(s, source)) {
    const bit = 1 << controllerOf(s, source);
    set(run, destination, Col.HIT_BY, get(s, destination, Col.HIT_BY) | bit);
  }
  run.end(node);
}

/** Damage that is put on a character: neither replaced nor prevented, and nobody deals it (WOW-403.2, WOW-KW-put). */
export function putDamage(run: WowRun, source: number, target: number, amount: number): void {
  if (amount <= 0 || !inPlay(run.state, target)) return;
  const node = run.begin({
    kind: 'effect',
    name: 'Put Damage',
    rules: ['WOW-403.2', 'WOW-716.2', 'WOW-KW-put'],
    text: '{value} damage is put on {about}',
    source,
    about: target,
    value: amount,
  });
  add(run, target, Col.DAMAGE, amount);
  run.end(node);
}
