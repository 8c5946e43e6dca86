import { OPEN } from '../../../../kernel/index.js';
import type { ActiveModifier, View } from '../../queries/view.js';
import { controllerOf, get } from '../../state/access.js';
import type { DealFrame, Packet } from '../../state/frames.js';
import type { WowRun } from '../../state/state.js';
import { Col } from '../../vocabulary/index.js';
import { ask } from '../asking.js';
import { bubblesAround } from './preventing.js';

/** Whether bubbles are in a packet's way at all (WOW-717.3a). */
export function canBePrevented({ amount, isUnpreventable }: Packet): boolean {
  return amount > 0 && !isUnpreventable;
}

/** In order, unless a shared bubble matters: then its controller chooses (WOW-INF-packets). */
export function chooseNext(run: WowRun, view: View, frame: DealFrame): void {
  const { packets, passed } = frame;
  const left = packets.flatMap((_, i) => (passed.includes(i) ? [] : [i]));
  const shared = sharedBubble(
    view,
    left.map((i) => packets[i]!),
  );
  if (shared === null) {
    frame.passing = left[0]!;
    return;
  }
  const index = ask(run, {
    name: 'packet order',
    of: 'entity',
    player: shared.player,
    source: shared.source,
    options: shared.packets.map(({ destination }) => destination),
    rules: ['WOW-INF-packets', 'WOW-717.3'],
  });
  if (index !== OPEN) frame.passing = packets.indexOf(shared.packets[index]!);
}

interface Shared {
  readonly player: number;
  readonly source: number;
  readonly packets: readonly Packet[];
}

/** A bubble that several packets would meet and that cannot stop all of them; null: there is none. */
function sharedBubble(view: View, packets: readonly Packet[]): Shared | null {
  const { state: s } = view;
  for (const one of view.active) {
    const { prevent } = one.modifier;
    if (prevent === undefined || one.row === 0 || prevent.amount === 'ALL') continue;
    const met = packets.filter(
      (packet) => canBePrevented(packet) && surrounded(view, packet, one) !== 0,
    );
    const sum = met.reduce((total, { amount }) => total + amount, 0);
    if (met.length < 2 || sum <= get(s, one.row, Col.AMOUNT)) continue;
    const player = controllerOf(s, surrounded(view, met[0]!, one));
    return { player, source: one.source, packets: met };
  }
  return null;
}

/** The character whose bubble a packet would meet; 0: it is not in its way. */
function surrounded(view: View, packet: Packet, one: ActiveModifier): number {
  const isAt = (character: number, side: 'BY' | 'TO'): boolean =>
    bubblesAround(view, packet, character, side).some(({ key }) => key === one.key);
  if (isAt(packet.source, 'BY')) return packet.source;
  return isAt(packet.destination, 'TO') ? packet.destination : 0;
}
