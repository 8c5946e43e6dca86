import type { EntityName, Packet, Tags } from './packet.js';
import { ZONES } from './values.js';

/** An entity as the log has shown it so far. */
export interface LoggedEntity {
  readonly id: number;
  /** Its card id; empty while it is hidden. */
  card: string;
  tags: Tags;
  /** When it last entered play, or changed sides there: greater is later. */
  since: number;
}

/** The state of a logged game at one moment. */
export interface LoggedState {
  readonly entities: ReadonlyMap<number, LoggedEntity>;
  /** The entity of each player, by player id. */
  readonly players: ReadonlyMap<number, number>;
}

/** The number of a tag; absent tags are 0. */
export function tagOf(entity: LoggedEntity | undefined, tag: string): number {
  return entity?.tags.get(tag) ?? 0;
}

/** The entities and tags of a game, kept up to date packet by packet. */
export class GameTree implements LoggedState {
  readonly entities = new Map<number, LoggedEntity>();
  readonly players = new Map<number, number>();
  private moment = 0;
  /** Entities that no copy shares. */
  private readonly own = new Set<number>();

  /** `names` are the entities of the players, by name; what cannot be told apart is not changed. */
  constructor(private readonly names: ReadonlyMap<string, number>) {}

  /** Takes the next packet. */
  apply(packet: Packet): void {
    if (packet.kind === 'ENTITY') this.create(packet);
    if (packet.kind !== 'TAG') return;
    const id = this.idOf(packet.entity);
    if (id !== null) this.change(id, packet.tag, packet.value);
  }

  /** The id of an entity by what the log calls it. */
  idOf(name: EntityName): number | null {
    return typeof name === 'number' ? name : (this.names.get(name) ?? null);
  }

  /** A copy that later packets do not change: entities are shared until they change. */
  copy(): LoggedState {
    this.own.clear();
    return { entities: new Map(this.entities), players: new Map(this.players) };
  }

  private create(packet: Extract<Packet, { kind: 'ENTITY' }>): void {
    const id = this.idOf(packet.entity);
    if (id === null) return;
    const entity = this.entity(id);
    if (packet.card !== undefined) entity.card = packet.card;
    if (packet.player !== undefined) this.players.set(packet.player, id);
    // The place in a SHOW_ENTITY is that of the time when the entity was last seen.
    const isShown = entity.tags.size > 0;
    for (const [tag, value] of packet.tags) {
      if (!(isShown && tag === 'ZONE_POSITION')) this.change(id, tag, value);
    }
  }

  private change(id: number, tag: string, value: number): void {
    const entity = this.entity(id);
    const isMove = (tag === 'ZONE' || tag === 'CONTROLLER') && tagOf(entity, tag) !== value;
    if (isMove) entity.since = ++this.moment;
    entity.tags.set(tag, value);
  }

  private entity(id: number): LoggedEntity {
    const known = this.entities.get(id);
    if (known !== undefined && this.own.has(id)) return known;
    const entity =
      known === undefined
        ? { id, card: '', tags: new Map(), since: 0 }
        : { ...known, tags: new Map(known.tags) };
    this.entities.set(id, entity);
    this.own.add(id);
    return entity;
  }
}

/** The entities of a player in a zone, in their order. */
export function inZone(state: LoggedState, player: number, zone: number): LoggedEntity[] {
  return [...state.entities.values()]
    .filter((one) => tagOf(one, 'CONTROLLER') === player && tagOf(one, 'ZONE') === zone)
    .sort((a, b) => tagOf(a, 'ZONE_POSITION') - tagOf(b, 'ZONE_POSITION') || a.since - b.since);
}

/** The entities of a player in play that have a card type. */
export function inPlay(state: LoggedState, player: number, type: number): LoggedEntity[] {
  return inZone(state, player, ZONES.PLAY).filter((one) => tagOf(one, 'CARDTYPE') === type);
}
