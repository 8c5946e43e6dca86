import { type LoggedState, tagOf } from './game-tree.js';
import { inPlay, inZone } from './scenario.js';
import { CARD_TYPES, ZONES } from './values.js';

/** An entity of the engine's final state, as far as it is compared. */
export interface PlayedEntity {
  readonly cardId: string;
  readonly as?: string;
  readonly zone: string;
  readonly tags: Readonly<Record<string, number>>;
}

/** A side of the engine's final state: its own words for a player. */
export interface PlayedSide {
  readonly hero: { readonly id: number } | null;
  readonly board: readonly { readonly id: number }[];
  readonly hand: readonly { readonly id: number }[];
  readonly deck: number;
}

/** The engine's state after an action. */
export interface PlayedState {
  readonly entities: readonly PlayedEntity[];
  readonly players: Readonly<Record<string, PlayedSide>>;
}

/** Tags of minions that are compared. */
const MINION_TAGS = ['ATK', 'HEALTH', 'DAMAGE', 'TAUNT', 'DIVINE_SHIELD', 'STEALTH', 'FROZEN'];

/** Everything in which the engine's state is not that of the log, a line each. `sameCard` knows aliases. */
export function differences(
  played: PlayedState,
  logged: LoggedState,
  sameCard: (engine: string, log: string) => boolean,
): string[] {
  return [1, 2].flatMap((player) => new Comparison(played, logged, sameCard).of(player));
}

class Comparison {
  private readonly found: string[] = [];

  constructor(
    private readonly played: PlayedState,
    private readonly logged: LoggedState,
    private readonly sameCard: (engine: string, log: string) => boolean,
  ) {}

  of(player: number): readonly string[] {
    const { played, logged } = this;
    const side = played.players[player]!;
    this.board(player, side);
    const [hero] = inPlay(logged, player, CARD_TYPES.HERO);
    const tags = side.hero === null ? {} : this.entity(side.hero).tags;
    if (hero !== undefined) {
      for (const tag of ['DAMAGE', 'ARMOR'])
        this.compare(`player ${player} hero ${tag}`, tags[tag] ?? 0, tagOf(hero, tag));
    }
    const hand = inZone(logged, player, ZONES.HAND);
    this.compare(`player ${player} hand`, side.hand.length, hand.length);
    const deck = inZone(logged, player, ZONES.DECK).length;
    this.compare(`player ${player} deck`, side.deck, deck);
    return this.found;
  }

  private board(player: number, side: PlayedSide): void {
    const minions = inPlay(this.logged, player, CARD_TYPES.MINION);
    const played = side.board.map((one) => this.entity(one));
    const isSame =
      played.length === minions.length &&
      minions.every(({ card }, i) => this.sameCard(played[i]!.cardId, card));
    if (!isSame) {
      const engine = played.map(({ cardId }) => cardId).join();
      this.compare(`player ${player} board`, engine, minions.map(({ card }) => card).join());
      return;
    }
    for (const [i, minion] of minions.entries()) {
      for (const tag of MINION_TAGS) {
        const what = `player ${player} ${minion.card} at ${i} ${tag}`;
        this.compare(what, played[i]!.tags[tag] ?? 0, tagOf(minion, tag));
      }
    }
  }

  private entity({ id }: { readonly id: number }): PlayedEntity {
    return this.played.entities[id - 1]!;
  }

  private compare(what: string, engine: string | number, log: string | number): void {
    if (engine !== log) this.found.push(`${what}: engine ${engine}, log ${log}`);
  }
}
