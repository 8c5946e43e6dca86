import type { PacketFilter } from '../../language/words.js';
import { holds } from '../../queries/conditions.js';
import type { Scope, View } from '../../queries/view.js';
import type { Packet } from '../../state/frames.js';
import { DAMAGE_TYPES } from '../../vocabulary/index.js';

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
