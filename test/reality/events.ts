import { GameTree, tagOf } from '../../src/logs/game-tree.js';
import type { Packet } from '../../src/logs/packet.js';
import { playerNames } from '../../src/logs/player-names.js';
import type { DecisionPoint } from '../../src/logs/points.js';
import type { LoggedGame } from '../../src/logs/read-games.js';
import { CARD_TYPES, COMPLETE, STEPS, ZONES } from '../../src/logs/values.js';

/**
 * Something that a log shows as happening by itself: the text of a card that is done, a trigger, a death. A ritual stands
 * around either of the first two, and what it does follows them.
 */
export interface LoggedEvent {
  readonly kind: 'POWER' | 'TRIGGER' | 'RITUAL' | 'DEATH';
  readonly entity: number;
  /** Its card, as far as it is shown then. */
  readonly card: string;
  readonly line: number;
  /** Nothing happens in its block. */
  isEmpty: boolean;
}

/** Whose blocks are events: enchantments, players and the game only keep books. A hidden card has no type yet. */
const EVENT_TYPES: ReadonlySet<number> = new Set([
  0,
  CARD_TYPES.HERO,
  CARD_TYPES.MINION,
  CARD_TYPES.SPELL,
  CARD_TYPES.WEAPON,
  CARD_TYPES.HERO_POWER,
]);

interface OpenBlock {
  readonly type: string;
  readonly line: number;
  readonly event: LoggedEvent | null;
}

/** What happened in each point of a game, in order. */
export function eventsOf(
  { packets }: LoggedGame,
  points: readonly DecisionPoint[],
): readonly (readonly LoggedEvent[])[] {
  const walk = new EventWalk(new GameTree(playerNames(packets, [])));
  const found: LoggedEvent[][] = points.map(() => []);
  let next = 0;
  for (const packet of packets) {
    // the block that is a point's action is no event itself
    const events = walk.take(packet);
    found[next - 1]?.push(...events);
    if (next < points.length && begins(packet, points[next]!)) next++;
    if (packet.kind === 'TAG' && packet.tag === 'STATE' && packet.value === COMPLETE) break;
  }
  return found;
}

function begins(packet: Packet, { line, action }: DecisionPoint): boolean {
  if (packet.line !== line) return false;
  if (action.kind !== 'END_TURN') return packet.kind === 'BLOCK' && packet.entity === action.entity;
  return packet.kind === 'TAG' && packet.tag === 'STEP' && packet.value === STEPS.MAIN_END;
}

class EventWalk {
  private readonly blocks: OpenBlock[] = [];

  constructor(private readonly tree: GameTree) {}

  /** The events that begin with a packet. */
  take(packet: Packet): readonly LoggedEvent[] {
    const events = this.begun(packet);
    if (packet.kind === 'TAG' || packet.kind === 'ENTITY')
      for (const { event } of this.blocks) if (event !== null) event.isEmpty = false;
    if (packet.kind === 'BLOCK_END') this.blocks.pop();
    this.tree.apply(packet);
    return events;
  }

  private begun(packet: Packet): readonly LoggedEvent[] {
    if (packet.kind === 'BLOCK') {
      const { type, line } = packet;
      const event = this.eventOf(type, this.tree.idOf(packet.entity) ?? 0, line);
      this.blocks.push({ type, line, event });
      return event === null ? [] : [event];
    }
    const isZone = packet.kind === 'TAG' && packet.tag === 'ZONE';
    if (isZone) return this.deaths(this.tree.idOf(packet.entity) ?? 0, packet.value);
    return packet.kind === 'ENTITY'
      ? this.deaths(this.tree.idOf(packet.entity) ?? 0, packet.tags.get('ZONE'))
      : [];
  }

  private eventOf(type: string, entity: number, line: number): LoggedEvent | null {
    if (type !== 'POWER' && type !== 'TRIGGER' && type !== 'RITUAL') return null;
    if (!this.isCard(entity)) return null;
    return { kind: type, entity, card: this.cardOf(entity), line, isEmpty: true };
  }

  private deaths(entity: number, zone: number | undefined): readonly LoggedEvent[] {
    const block = this.blocks.at(-1);
    const isDeath =
      zone === ZONES.GRAVEYARD && tagOf(this.tree.entities.get(entity), 'ZONE') === ZONES.PLAY;
    if (!isDeath || block?.type !== 'DEATHS' || !this.isCard(entity)) return [];
    return [{ kind: 'DEATH', entity, card: this.cardOf(entity), line: block.line, isEmpty: false }];
  }

  private cardOf(entity: number): string {
    return this.tree.entities.get(entity)?.card ?? '';
  }

  private isCard(id: number): boolean {
    const isPlayer = id <= 1 || [...this.tree.players.values()].includes(id);
    return !isPlayer && EVENT_TYPES.has(tagOf(this.tree.entities.get(id), 'CARDTYPE'));
  }
}
