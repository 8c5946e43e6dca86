import { GameTree, type LoggedEntity, type LoggedState, tagOf } from './game-tree.js';
import type { EntityName, LogNote, Packet } from './packet.js';
import { playerNames } from './player-names.js';
import type { LoggedGame } from './read-games.js';
import { CARD_TYPES, CONCEDED, STEPS, ZONES } from './values.js';

/** An action of a player. */
export type LoggedAction =
  | {
      readonly kind: 'PLAY' | 'HERO_POWER' | 'ATTACK';
      readonly entity: number;
      /** The target's id; 0: none. */
      readonly target: number;
      /** The option of the player, where the log has it. */
      readonly choose: number | null;
    }
  | { readonly kind: 'END_TURN' };

/** A moment at which a player acted. */
export interface DecisionPoint {
  /** The line on which the action begins. */
  readonly line: number;
  /** The game's turn, both players' counted; whose it is, as a player id. */
  readonly turn: number;
  readonly player: number;
  readonly action: LoggedAction;
  readonly before: LoggedState;
  /** What came of it: the state at the next point; absent where the log ends first. */
  readonly after?: LoggedState;
  /** Ids that left a deck during it, in order. */
  readonly drawn: readonly number[];
}

/** A game with its decision points. */
export interface PointedGame {
  readonly points: readonly DecisionPoint[];
  readonly notes: readonly LogNote[];
  readonly gameType?: string;
  /** Whether the log has the game from its beginning. */
  readonly isWhole: boolean;
}

/** A point whose end is not reached. */
type OpenPoint = Omit<DecisionPoint, 'after'> & { drawn: number[] };

/** The decision points of a game, in order. */
export function pointsOf({ packets }: LoggedGame): PointedGame {
  const notes: LogNote[] = [];
  const walk = new Walk(new GameTree(playerNames(packets, notes)));
  for (const packet of packets) walk.take(packet);
  const gameType = packets.find((packet) => packet.kind === 'GAME_TYPE')?.gameType;
  return {
    points: walk.end(),
    notes,
    ...(gameType === undefined ? {} : { gameType }),
    isWhole: walk.isWhole,
  };
}

class Walk {
  isWhole = true;
  private readonly points: DecisionPoint[] = [];
  private open: OpenPoint | null = null;
  private depth = 0;
  private subOption = -1;

  constructor(private readonly tree: GameTree) {}

  take(packet: Packet): void {
    if (packet.kind === 'BLOCK') this.block(packet);
    else if (packet.kind === 'BLOCK_END') this.depth = Math.max(0, this.depth - 1);
    else if (packet.kind === 'SENT_OPTION') this.subOption = packet.subOption;
    else if (packet.kind === 'TAG') this.tag(packet);
    else if (packet.kind === 'ENTITY') {
      this.noteDraw(packet.entity, packet.tags.get('ZONE'));
      if (packet.entity === 1 && (packet.tags.get('TURN') ?? 0) > 1) this.isWhole = false;
    }
    this.tree.apply(packet);
  }

  end(): readonly DecisionPoint[] {
    if (this.open !== null) this.points.push(this.open);
    this.open = null;
    return this.points;
  }

  private block(packet: Extract<Packet, { kind: 'BLOCK' }>): void {
    const entity = this.tree.entities.get(this.tree.idOf(packet.entity) ?? 0);
    const isAction = packet.type === 'PLAY' || packet.type === 'ATTACK';
    if (this.depth++ > 0 || !isAction || entity === undefined) return;
    const target = this.tree.idOf(packet.target) ?? 0;
    const isPower = tagOf(entity, 'CARDTYPE') === CARD_TYPES.HERO_POWER;
    const kind = packet.type === 'ATTACK' ? 'ATTACK' : isPower ? 'HERO_POWER' : 'PLAY';
    const choose = this.subOption < 0 ? null : this.subOption;
    this.subOption = -1;
    this.begin(packet.line, { kind, entity: entity.id, target, choose }, entity);
  }

  private tag(packet: Extract<Packet, { kind: 'TAG' }>): void {
    const { entity, tag, value } = packet;
    if (tag === 'ZONE') this.noteDraw(entity, value);
    if (entity === 1 && tag === 'STEP' && value === STEPS.MAIN_END) {
      this.begin(packet.line, { kind: 'END_TURN' });
    }
    const isOver = tag === 'PLAYSTATE' && value === CONCEDED;
    if (!isOver || this.open === null) return;
    this.points.push({ ...this.open, after: this.tree.copy() });
    this.open = null;
  }

  private begin(line: number, action: LoggedAction, actor?: LoggedEntity): void {
    const before = this.tree.copy();
    if (this.open !== null) this.points.push({ ...this.open, after: before });
    const player = actor === undefined ? currentPlayer(before) : tagOf(actor, 'CONTROLLER');
    const turn = tagOf(before.entities.get(1), 'TURN');
    this.open = { line, turn, player, action, before, drawn: [] };
  }

  private noteDraw(name: EntityName, zone: number | undefined): void {
    const id = this.tree.idOf(name);
    if (this.open === null || id === null || zone === undefined || zone === ZONES.DECK) return;
    if (tagOf(this.tree.entities.get(id), 'ZONE') === ZONES.DECK) this.open.drawn.push(id);
  }
}

/** Whose turn it is, as a player id; 0: the log does not say. */
function currentPlayer({ entities, players }: LoggedState): number {
  for (const [player, id] of players) {
    if (tagOf(entities.get(id), 'CURRENT_PLAYER') === 1) return player;
  }
  return 0;
}
