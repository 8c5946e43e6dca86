import type { Table } from '../../kernel/index.js';
import { tagNumber, ZONES } from '../../logs/values.js';
import { FIRST_PLAYER_ENTITY, type WrittenTag } from '../../logs/written.js';
import type { Played } from '../play/play.js';
import { GAME_ENTITY } from './blocks.js';

/** Columns that the game's logs call otherwise. */
const RENAMED: Readonly<Record<string, string>> = {
  ATTACKS_IGNORE_TAUNT: 'IGNORE_TAUNT',
  COSTS_HEALTH: 'CARD_COSTS_HEALTH',
  HEALTH_RESTORED_THIS_GAME: 'AMOUNT_HEALED_THIS_GAME',
  HERO_POWER_DAMAGE_THIS_GAME: 'NUM_HERO_POWER_DAMAGE_THIS_GAME',
  MAX_HAND_SIZE: 'MAXHANDSIZE',
  SPELLS_RESOLVE_TWICE: 'SPELLS_CAST_TWICE',
};

/** Columns that stand elsewhere in a log: whose turn it is stands on the players. */
const MOVED: ReadonlySet<string> = new Set(['CURRENT_PLAYER']);

/** The tag that a column is in a log; null: no log has it. */
function tagOfColumn(column: string): string | null {
  const tag = RENAMED[column] ?? column;
  return MOVED.has(column) || tagNumber(tag) === undefined ? null : tag;
}

/** What a hand holds where nothing says otherwise. */
const HAND_SIZE = 10;

/** The rows of a run, at one moment after the other, as the game's logs see them. */
export class LogRows {
  readonly players = [FIRST_PLAYER_ENTITY, FIRST_PLAYER_ENTITY + 1] as const;
  readonly columns: readonly string[];
  /** The tag of each column; null: no log has it. */
  readonly tags: readonly (string | null)[];
  private readonly at: ReadonlyMap<string, number>;
  private cells: Int32Array;
  count: number;

  constructor(private readonly played: Played) {
    const { before, request } = played;
    this.columns = request.ruleset.show.columns;
    this.tags = this.columns.map(tagOfColumn);
    this.at = new Map(this.columns.map((name, i) => [name, i]));
    this.cells = before.state.cells.slice(0, before.state.count * this.columns.length);
    this.count = before.state.count;
  }

  /** Takes a change of a cell. */
  apply(row: number, column: number, value: number): void {
    const width = this.columns.length;
    if ((row + 1) * width > this.cells.length) {
      const grown = new Int32Array((row + 1) * width * 2);
      grown.set(this.cells);
      this.cells = grown;
    }
    this.count = Math.max(this.count, row + 1);
    this.cells[row * width + column] = value;
  }

  /** The number in a column, by its name. */
  value(row: number, column: string): number {
    return this.cells[row * this.columns.length + this.at.get(column)!] ?? 0;
  }

  /** The tags of a card that no column has; null: the row is no entity of a log. */
  printed(row: number): Readonly<Record<string, number>> | null {
    const { request, after } = this.played;
    if (this.value(row, 'ZONE') > ZONES.SECRET) return null;
    return request.ruleset.show.logTags!(after.state, this.value(row, 'CARD'));
  }

  /** Whether a row is the game or a player. */
  isPlayerOrGame(row: number): boolean {
    return row === GAME_ENTITY || row === this.players[0] || row === this.players[1];
  }

  /** The id of a row's card. */
  card(row: number): string {
    const { request, after } = this.played;
    return request.ruleset.show.card(after.state, this.value(row, 'CARD')).id;
  }

  /** Whether nobody sees a card. */
  isHidden(row: number): boolean {
    return this.value(row, 'ZONE') === ZONES.DECK;
  }

  /** The tags of a row as they stand, without those that are 0. */
  tagsOf(row: number): WrittenTag[] {
    if (this.isHidden(row)) {
      const controller = this.value(row, 'CONTROLLER');
      return [
        ['ZONE', ZONES.DECK],
        ['CONTROLLER', controller],
        ['ENTITY_ID', row],
      ];
    }
    const found: WrittenTag[] = [];
    for (const [column, tag] of this.tags.entries()) {
      const value = tag === null ? 0 : this.shown(row, tag, this.columns[column]!);
      if (value !== 0) found.push([tag!, value]);
    }
    found.push(['ENTITY_ID', row], ...Object.entries(this.printed(row) ?? {}));
    const player = row - FIRST_PLAYER_ENTITY + 1;
    if (player !== 1 && player !== 2) return found;
    const isCurrent = this.value(GAME_ENTITY, 'CURRENT_PLAYER') === player;
    return [
      ...found,
      ['PLAYER_ID', player],
      ...(isCurrent ? [['CURRENT_PLAYER', 1] as const] : []),
      ...this.deathsOf(player).filter(([, value]) => value > 0),
    ];
  }

  /** What a log says of a column of a row. */
  shown(row: number, tag: string, column: string): number {
    const value = this.value(row, column);
    if (tag === 'ZONE' && this.isPlayerOrGame(row)) return ZONES.PLAY;
    const isPlayer = row !== GAME_ENTITY && this.isPlayerOrGame(row);
    return tag === 'MAXHANDSIZE' && value === 0 && isPlayer ? HAND_SIZE : value;
  }

  /** The entity of a player, by the player's id. */
  entityOf(player: number): number {
    return FIRST_PLAYER_ENTITY + player - 1;
  }

  /** How many minions of a player have died, in this turn and in this game. */
  deathsOf(player: number): readonly WrittenTag[] {
    const turn = this.value(GAME_ENTITY, 'TURN');
    let [inTurn, inGame] = [0, 0];
    for (let row = 1; row < this.count; row++) {
      if (this.value(row, 'DEAD_ENTITY') === 0 || this.value(row, 'CONTROLLER') !== player)
        continue;
      inGame++;
      if (this.value(row, 'TURN') === turn) inTurn++;
    }
    return [
      ['NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN', inTurn],
      ['NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_GAME', inGame],
    ];
  }

  /** A state with these rows. */
  state(): Table {
    const { before, request } = this.played;
    const cells = this.cells.slice(0, this.count * this.columns.length);
    return request.ruleset.reader.withRows(before.state, cells, this.count);
  }
}
