import { OPEN } from '../../../../kernel/index.js';
import { beginEffect, recordCheck } from '../../../common/trace-nodes.js';
import type { PacketFilter } from '../../language/words.js';
import { hasType, heroOf, isHero, isReady } from '../../queries/characters.js';
import { holds } from '../../queries/conditions.js';
import { appliesTo, look } from '../../queries/look.js';
import { amountOf } from '../../queries/values.js';
import type { ActiveModifier, Scope, View } from '../../queries/view.js';
import { controlledBy, controllerOf, freeRow, get, named, set } from '../../state/access.js';
import type { Packet } from '../../state/frames.js';
import type { WowRun } from '../../state/state.js';
import { Col, DAMAGE_TYPES } from '../../vocabulary/index.js';
import { ask } from '../asking.js';
import { eventOf, raise } from '../triggers/raise.js';
import { exhaust } from './status.js';

export function isAbout(view: View, filter: PacketFilter, packet: Packet, scope: Scope): boolean {
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
export function meetBubble(run: WowRun, view: View, packet: Packet): boolean {
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
    rules: armor.length > 0 ? ['WOW-304.2', 'WOW-717.5', 'WOW-717.5a', 'WOW-717.3'] : ['WOW-717.3'],
  });
  if (index === OPEN) return false;
  const bubble = bubbles[index];
  if (bubble !== undefined) burst(run, view, packet, bubble);
  else if (options[index] === 0) packet.met.push(...armor);
  else wear(run, packet, options[index]!);
  return packet.amount <= 0;
}

/** Bubbles around a character that a packet has not met. */
export function bubblesAround(
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
  const { amount } = modifier.prevent!;
  const isAll = amount === 'ALL';
  // one that a power generates is there anew for each packet
  const least =
    row === 0 ? amountOf(view, isAll ? 0 : amount, bubble.scope) : get(view.state, row, Col.AMOUNT);
  const size = isAll ? packet.amount : least;
  const prevented = Math.min(size, packet.amount);
  const node = beginEffect(
    run,
    'Prevent',
    ['WOW-717.1', 'WOW-717.2', isAll ? 'WOW-717.3b' : 'WOW-717.3c'],
    {
      text: '{source} prevents {value} of the damage to {about}',
      source: named(run.state, source),
      about: packet.destination,
      value: prevented,
    },
  );
  packet.amount -= prevented;
  const isUsedUp = !isAll && row !== 0;
  if (isUsedUp) set(run, row, Col.AMOUNT, size - prevented);
  recordPrevented(run, packet, prevented, row || source);
  if (isUsedUp && size - prevented < 1) freeRow(run, row);
  run.end(node);
}

/** An armor is exhausted and prevents up to its DEF; what is more is wasted (WOW-717.5a). */
function wear(run: WowRun, packet: Packet, armor: number): void {
  packet.met.push(armor);
  const def = Math.max(0, look(run.state).looks(armor).trueDef);
  const prevented = Math.min(def, packet.amount);
  const node = beginEffect(
    run,
    'Prevent',
    ['WOW-304.2', 'WOW-304.3', 'WOW-717.5', 'WOW-717.5a', 'WOW-717.5b'],
    {
      text: '{source} prevents {value} of the damage to {about}',
      source: armor,
      about: packet.destination,
      value: prevented,
    },
  );
  exhaust(run, armor, ['WOW-717.5a']);
  packet.amount -= prevented;
  recordPrevented(run, packet, prevented, armor);
  run.end(node);
}

function recordPrevented(run: WowRun, packet: Packet, amount: number, bubble: number): void {
  if (amount <= 0) return;
  if (packet.amount <= 0)
    recordCheck(run, 'wholly prevented', ['WOW-717.4', 'WOW-717.3b'], {
      text: 'the packet for {about} is no more',
      about: packet.destination,
    });
  const { destination, source, isCombat } = packet;
  const player = controllerOf(run.state, destination);
  const details = { source, amount, isCombat, player, dealtWith: bubble };
  raise(run, eventOf('DAMAGE_PREVENTED', destination, details));
}
