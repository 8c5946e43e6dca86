import { GameTree, type LoggedEntity, type LoggedState, tagOf } from './game-tree.js';
import { HistoryKeeper, type LoggedHistory } from './history.js';
import type { EntityName, LogNote, Packet, Tags } from './packet.js';
import { playerNames } from './player-names.js';
import type { LoggedGame } from './read-games.js';
import { CARD_TYPES, COMPLETE, CONCEDED, DISCONNECTED, STEPS, ZONES } from './values.js';

/** An action of a player. */
export type LoggedAction =
  | {
      readonly kind: 'PLAY' | 'HERO_POWER' | 'ATTACK' | 'TRADE';
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
  /** Entities and cards that it changed, in the order in which the log names them. */
  readonly touched: readonly (number | string)[];
  /** Tags of cards as it showed them first, by entity. */
  readonly revealed: ReadonlyMap<number, Tags>;
  /** What had happened in the game before. */
  readonly history: LoggedHistory;
}

/** A game with its decision points. */
export interface PointedGame {
  readonly points: readonly DecisionPoint[];
  readonly notes: readonly LogNote[];
  readonly gameType?: string;
  /** Whether the log has the game from its beginning. */
  readonly isWhole: boolean;
  /** The names of the players, where the log tells them. */
  readonly players: readonly { readonly player: number; readonly name: string }[];
  /** Why no point of the game can be played; null: nothing is in the way. */
  readonly obstacle: string | null;
}

/** Tags whose change shows that an effect has chosen an entity. */
const TOUCHING: ReadonlySet<string> = new Set([
  'DAMAGE',
  'ATTACHED',
  'ZONE',
  'CONTROLLER',
  'PROPOSED_DEFENDER',
  'TO_BE_DESTROYED',
]);

/** Blocks at the root that are actions of a player. */
const ACTIONS: ReadonlyMap<string, 'PLAY' | 'ATTACK' | 'TRADE'> = new Map([
  ['PLAY', 'PLAY'],
  ['ATTACK', 'ATTACK'],
  ['TRADE', 'TRADE'],
  ['DECK_ACTION', 'TRADE'],
]);

/** How a player leaves a game before it is decided: the board is that of the last move then. */
const LEFT: ReadonlySet<number> = new Set([CONCEDED, DISCONNECTED]);

/** A point whose end is not reached. */
type OpenPoint = Omit<DecisionPoint, 'after'> & {
  drawn: number[];
  touched: (number | string)[];
  revealed: Map<number, Tags>;
};

/** The decision points of a game, in order. */
export function pointsOf({ packets }: LoggedGame): PointedGame {
  const notes: LogNote[] = [];
  const names = playerNames(packets, notes);
  const isUnclear = notes.length > 0;
  const walk = new Walk(new GameTree(names));
  for (const packet of packets) walk.take(packet);
  const gameType = packets.find((packet) => packet.kind === 'GAME_TYPE')?.gameType;
  return {
    points: walk.end(),
    notes,
    ...(gameType === undefined ? {} : { gameType }),
    isWhole: walk.isWhole,
    players: walk.players(names),
    obstacle: isUnclear ? notes[0]!.message : modeObstacle(gameType, packets),
  };
}

/** Modes with rules of their own. */
const OWN_RULES = /BATTLEGROUNDS|MERCENARIES|BRAWL|TUTORIAL|PUZZLE/;

/** Cards that change the rules of a whole game lie in play from its beginning. */
const RULE_CARDS = /^(?:TB_|TP_|TBA|FB_|BOTA_|DALA_|ULDA_|BRMC_)/;

/** Why a game is not played by the ordinary rules: its type, or cards that come only in other modes. */
function modeObstacle(gameType: string | undefined, packets: readonly Packet[]): string | null {
  if (gameType !== undefined && OWN_RULES.test(gameType))
    return `The mode ${gameType} has rules of its own.`;
  const rules = packets.find(
    (packet) => packet.kind === 'ENTITY' && RULE_CARDS.test(packet.card ?? ''),
  );
  return rules === undefined ? null : 'A card of the log belongs to a mode with rules of its own.';
}

class Walk {
  isWhole = true;
  private readonly points: DecisionPoint[] = [];
  private open: OpenPoint | null = null;
  /** How many blocks are open. */
  private blocks = 0;
  private subOption = -1;
  private readonly history = new HistoryKeeper();

  constructor(private readonly tree: GameTree) {}

  take(packet: Packet): void {
    if (packet.kind === 'BLOCK') this.block(packet);
    else if (packet.kind === 'BLOCK_END') this.blocks--;
    else if (packet.kind === 'SENT_OPTION') this.subOption = packet.subOption;
    else if (packet.kind === 'TAG') this.tag(packet);
    else if (packet.kind === 'ENTITY') this.entity(packet);
    this.tree.apply(packet);
  }

  private entity({ entity, card, tags }: Extract<Packet, { kind: 'ENTITY' }>): void {
    const id = this.tree.idOf(entity);
    this.moved(entity, tags.get('ZONE'));
    if (entity === 1 && (tags.get('TURN') ?? 0) > 1) this.isWhole = false;
    if (id === null) return;
    this.history.created(id);
    if (card === undefined) return;
    this.history.shows(id, card);
    this.open?.touched.push(id, card);
    const isNews = this.open?.revealed.has(id) === false && this.tree.entities.has(id);
    if (isNews && isSameCard(this.tree.entities.get(id)!, card))
      this.open!.revealed.set(id, new Map(tags));
  }

  players(names: ReadonlyMap<string, number>): { player: number; name: string }[] {
    const found = [...names].flatMap(([name, id]) =>
      [...this.tree.players].flatMap(([player, entity]) =>
        entity === id ? [{ player, name }] : [],
      ),
    );
    return found.sort((a, b) => a.player - b.player);
  }

  end(): readonly DecisionPoint[] {
    if (this.open !== null) this.points.push(this.open);
    this.open = null;
    return this.points;
  }

  private block(packet: Extract<Packet, { kind: 'BLOCK' }>): void {
    const entity = this.tree.entities.get(this.tree.idOf(packet.entity) ?? 0);
    const isAction = ACTIONS.has(packet.type);
    const isRoot = this.blocks === 0;
    this.blocks++;
    if (!isRoot || !isAction || entity === undefined) return;
    const target = this.tree.idOf(packet.target) ?? 0;
    const isPower = tagOf(entity, 'CARDTYPE') === CARD_TYPES.HERO_POWER;
    const kind = packet.type === 'PLAY' && isPower ? 'HERO_POWER' : ACTIONS.get(packet.type)!;
    const choose = this.subOption < 0 ? null : this.subOption;
    this.subOption = -1;
    this.begin(packet.line, { kind, entity: entity.id, target, choose }, entity);
    if (kind === 'PLAY' || kind === 'HERO_POWER') this.history.playing(entity, this.tree, target);
  }

  private tag(packet: Extract<Packet, { kind: 'TAG' }>): void {
    const { entity, tag, value } = packet;
    const id = this.tree.idOf(entity);
    this.history.began();
    if (tag === 'ZONE') this.moved(entity, value);
    if (id !== null && TOUCHING.has(tag) && value !== 0)
      this.open?.touched.push(tag === 'PROPOSED_DEFENDER' ? value : id);
    if (entity === 1 && tag === 'STEP' && value === STEPS.MAIN_END) {
      this.begin(packet.line, { kind: 'END_TURN' });
    }
    const isDone = entity === 1 && tag === 'STATE' && value === COMPLETE;
    const isOver = isDone || (tag === 'PLAYSTATE' && LEFT.has(value));
    if (!isOver || this.open === null) return;
    this.points.push({ ...this.open, after: this.tree.copy() });
    this.open = null;
  }

  private begin(line: number, action: LoggedAction, actor?: LoggedEntity): void {
    const before = this.tree.copy();
    if (this.open !== null) this.points.push({ ...this.open, after: before });
    const player = actor === undefined ? currentPlayer(before) : tagOf(actor, 'CONTROLLER');
    const turn = tagOf(before.entities.get(1), 'TURN');
    const history = this.history.until(this.isWhole);
    this.open = {
      line,
      turn,
      player,
      action,
      before,
      drawn: [],
      touched: [],
      revealed: new Map(),
      history,
    };
  }

  private moved(name: EntityName, zone: number | undefined): void {
    const id = this.tree.idOf(name);
    const entity = id === null ? undefined : this.tree.entities.get(id);
    if (entity === undefined || zone === undefined) return;
    this.history.moves(entity, zone, tagOf(this.tree.entities.get(1), 'TURN'));
    const isDrawn = tagOf(entity, 'ZONE') === ZONES.DECK && zone !== ZONES.DECK;
    if (isDrawn) this.open?.drawn.push(entity.id);
  }
}

/** Whether a card is shown as what it is known for, or for the first time. */
function isSameCard(entity: LoggedEntity, card: string): boolean {
  return entity.card === '' || entity.card === card;
}

/** Whose turn it is, as a player id; 0: the log does not say. */
function currentPlayer({ entities, players }: LoggedState): number {
  for (const [player, id] of players) {
    if (tagOf(entities.get(id), 'CURRENT_PLAYER') === 1) return player;
  }
  return 0;
}
