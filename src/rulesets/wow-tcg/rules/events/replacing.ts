import { OPEN } from '../../../../kernel/index.js';
import { recordCheck, recordEffect } from '../../../common/trace-nodes.js';
import { select } from '../../queries/selectors.js';
import type { ActiveModifier, View } from '../../queries/view.js';
import { bounded, freeRow } from '../../state/access.js';
import type { Packet } from '../../state/frames.js';
import type { WowRun } from '../../state/state.js';
import { ask } from '../asking.js';
import { isAbout } from './preventing.js';

const REPLACED = ['WOW-716.1', 'WOW-716.1a', 'WOW-716.2', 'WOW-403.4f'];

/** One replacement that has not been applied; its packet's controller orders them (WOW-716.3). True: none is left. */
export function replaceOnce(run: WowRun, view: View, packet: Packet): boolean {
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
  const { key, row, source, modifier } = open[index]!;
  const { add: more = 0, times = 1, next, dealtTo } = modifier.replaceDamage!;
  packet.met.push(key);
  if (dealtTo !== undefined) redirect(run, view, packet, open[index]!);
  else {
    packet.amount = bounded(packet.amount * times + more);
    recordEffect(run, 'Replace Damage', REPLACED, {
      text: '{source}: the packet for {about} is {value} instead',
      source,
      about: packet.destination,
      value: packet.amount,
    });
  }
  if (next === true && row !== 0) freeRow(run, row);
  return false;
}

/** The packet is for another character; where there is none it stays as it is (WOW-716.2). */
function redirect(run: WowRun, view: View, packet: Packet, one: ActiveModifier): void {
  const [to = packet.destination] = select(view, one.modifier.replaceDamage!.dealtTo!, one.scope);
  packet.destination = to;
  recordEffect(run, 'Replace Damage', REPLACED, {
    text: '{source}: the packet is for {about} instead',
    source: one.source,
    about: to,
  });
}

/** Several of one text: their order makes no difference. */
export function isAlike(all: readonly ActiveModifier[]): boolean {
  return all.every(({ modifier }) => modifier === all[0]!.modifier);
}

/** A packet of which any amount cannot be prevented is unpreventable as a whole (WOW-403.4e). */
export function markUnpreventable(run: WowRun, view: View, packet: Packet): void {
  const by = view.active.find(
    ({ modifier: { unpreventable }, scope }) =>
      unpreventable !== undefined && isAbout(view, unpreventable, packet, scope),
  );
  if (by !== undefined) packet.isUnpreventable = true;
  if (!packet.isUnpreventable) return;
  recordCheck(run, 'unpreventable', ['WOW-403.4e', 'WOW-717.3a'], {
    text: 'the packet for {about} is unpreventable as a whole',
    source: by?.source ?? packet.source,
    about: packet.destination,
  });
}
