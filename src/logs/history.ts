import { type LoggedEntity, type LoggedState, tagOf } from './game-tree.js';
import { CARD_TYPES, ZONES } from './values.js';

/** A minion that has died. */
export interface LoggedDeath {
  readonly card: string;
  readonly player: number;
  readonly turn: number;
  readonly zonePosition: number;
}

/** A card that was played, by its entity; `card` is empty while the log has not shown it. */
export interface LoggedPlay {
  readonly entity: number;
  card: string;
  readonly player: number;
  readonly turn: number;
  readonly cost: number | null;
  readonly target: number;
}

/** What has happened in a game until a point, oldest first. */
export interface LoggedHistory {
  readonly deaths: readonly LoggedDeath[];
  readonly plays: readonly LoggedPlay[];
  /** The ids of the entities with which the game began; null: the log does not have the beginning. */
  readonly initial: ReadonlySet<number> | null;
  /** How often each player has used a Hero Power, by player id. */
  readonly powers: ReadonlyMap<number, number>;
}

/** Follows a game for what later effects count. */
export class HistoryKeeper {
  private readonly deaths: LoggedDeath[] = [];
  private readonly plays: LoggedPlay[] = [];
  private readonly powers = new Map<number, number>();
  private readonly initial = new Set<number>();
  private hasBegun = false;

  /** The history until now; later events do not change it. */
  until(isWhole: boolean): LoggedHistory {
    return {
      deaths: [...this.deaths],
      plays: [...this.plays],
      initial: isWhole ? this.initial : null,
      powers: new Map(this.powers),
    };
  }

  /** An entity is created; before anything else happens it is one of the beginning. */
  created(id: number): void {
    if (!this.hasBegun) this.initial.add(id);
  }

  /** Something else than a creation happens. */
  began(): void {
    this.hasBegun = true;
  }

  /** An entity is about to change its zone. */
  moves(entity: LoggedEntity, zone: number, turn: number): void {
    const isDeath = tagOf(entity, 'ZONE') === ZONES.PLAY && zone === ZONES.GRAVEYARD;
    if (!isDeath || tagOf(entity, 'CARDTYPE') !== CARD_TYPES.MINION) return;
    this.deaths.push({
      card: entity.card,
      player: tagOf(entity, 'CONTROLLER'),
      turn,
      zonePosition: tagOf(entity, 'ZONE_POSITION'),
    });
  }

  /** A player begins to play a card, or uses a Hero Power. */
  playing(entity: LoggedEntity, state: LoggedState, target: number): void {
    const player = tagOf(entity, 'CONTROLLER');
    if (tagOf(entity, 'CARDTYPE') === CARD_TYPES.HERO_POWER) {
      this.powers.set(player, (this.powers.get(player) ?? 0) + 1);
      return;
    }
    this.plays.push({
      entity: entity.id,
      card: entity.card,
      player,
      turn: tagOf(state.entities.get(1), 'TURN'),
      cost: entity.tags.get('COST') ?? null,
      target,
    });
  }

  /** The log shows which card an entity is. */
  shows(id: number, card: string): void {
    const last = this.plays.at(-1);
    if (last?.entity === id && last.card === '') last.card = card;
  }
}
