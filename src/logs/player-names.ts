import type { LogNote, Packet } from './packet.js';

/** The name that a log gives a player before the client knows it. */
const UNKNOWN = 'UNKNOWN HUMAN PLAYER';

/**
 * The entities of the players by their names. Evidence: the list of names, tags that only one player's entity can have,
 * whose turn ends, who pays for a card. Where one of two is known, the other name is the other player.
 */
export function playerNames(packets: readonly Packet[], notes: LogNote[]): Map<string, number> {
  const evidence = new Evidence();
  for (const packet of packets) evidence.take(packet);
  const { found, open } = evidence.conclude();
  if (open.length > 0) {
    const message = `Players are not told apart: ${open.join(', ')}.`;
    notes.push({ line: packets[0]?.line ?? 1, message });
  }
  return found;
}

class Evidence {
  private readonly found = new Map<string, number>();
  private readonly names = new Set<string>();
  /** Names that both players have. */
  private readonly shared = new Set<string>();
  /** Whose turn has ended, until the other's begins. */
  private ended: string | undefined;
  /** Player entities, by player id and by hero; controllers, by entity. */
  private readonly ids = new Map<number, number>();
  private readonly heroes = new Map<number, number>();
  private readonly controllers = new Map<number, number>();
  private current: number | undefined;
  private payer: number | undefined;

  take(packet: Packet): void {
    if (packet.kind === 'ENTITY') this.entity(packet);
    else if (packet.kind === 'PLAYER_NAME') this.listed(packet.name, this.ids.get(packet.player));
    else if (packet.kind === 'BLOCK' && packet.type === 'PLAY') {
      this.payer = this.ids.get(this.controllers.get(Number(packet.entity)) ?? 0);
    } else if (packet.kind === 'TAG') this.tag(packet);
  }

  conclude(): { found: Map<string, number>; open: readonly string[] } {
    const open = [...this.names].filter((name) => !this.found.has(name));
    const real = [...this.names].filter((name) => name !== UNKNOWN);
    // the lines of two games are mixed
    if (this.ids.size === 2 && real.length > 2) return { found: this.found, open: real };
    const unnamed = this.found.get(UNKNOWN);
    const taken = new Set(this.found.values());
    const free = [...this.ids.values()].filter((id) => !taken.has(id));
    const last = free.length === 1 ? free[0] : unnamed;
    if (open.length !== 1 || last === undefined || this.shared.has(open[0]!))
      return { found: this.found, open };
    this.found.set(open[0]!, last);
    return { found: this.found, open: [] };
  }

  private entity(packet: Extract<Packet, { kind: 'ENTITY' }>): void {
    const { entity, player, tags } = packet;
    if (typeof entity !== 'number') return;
    const controller = tags.get('CONTROLLER');
    if (controller !== undefined) this.controllers.set(entity, controller);
    if (player === undefined) return;
    this.ids.set(player, entity);
    this.heroes.set(tags.get('HERO_ENTITY') ?? 0, entity);
    if (tags.get('CURRENT_PLAYER') === 1) this.current = entity;
  }

  /** Two players of one name are not told apart by it. */
  private listed(name: string, id: number | undefined): void {
    if (id === undefined) return;
    const known = this.found.get(name);
    if (known === undefined) this.found.set(name, id);
    else if (known !== id) this.share(name);
  }

  private tag({ entity, tag, value }: Extract<Packet, { kind: 'TAG' }>): void {
    if (tag === 'CONTROLLER' && typeof entity === 'number') this.controllers.set(entity, value);
    if (typeof entity !== 'string') return;
    this.names.add(entity);
    const id = this.proof(tag, value);
    const isNew = !this.found.has(entity) && !this.shared.has(entity);
    if (id !== undefined && isNew) this.found.set(entity, id);
    if (tag === 'CURRENT_PLAYER') this.turns(entity, value);
    if (tag === 'CURRENT_PLAYER') this.current = value === 1 ? this.found.get(entity) : undefined;
  }

  /** The turn of one player ends, that of the other begins: one name for both is no name. */
  private turns(name: string, value: number): void {
    if (value === 1 && this.ended === name) this.share(name);
    this.ended = value === 0 ? name : undefined;
  }

  private share(name: string): void {
    this.shared.add(name);
    this.found.delete(name);
  }

  private proof(tag: string, value: number): number | undefined {
    if (tag === 'PLAYER_ID') return this.ids.get(value);
    if (tag === 'HERO_ENTITY') return this.heroes.get(value);
    if (tag === 'CURRENT_PLAYER' && value === 0) return this.current;
    if (tag !== 'RESOURCES_USED' || value === 0) return undefined;
    return this.payer;
  }
}
