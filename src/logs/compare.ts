import { inPlay, inZone, type LoggedEntity, type LoggedState, tagOf } from './game-tree.js';
import { BLANK } from './stand-ins.js';
import { CARD_TYPES, ZONES } from './values.js';

/** An entity of the engine's final state, as far as it is compared. */
export interface PlayedEntity {
  readonly cardId: string;
  readonly as?: string;
  readonly controller: number;
  readonly zone: string;
  readonly zonePosition: number;
  readonly tags: Readonly<Record<string, number>>;
}

/** A side of the engine's final state: its own words for a player. */
export interface PlayedSide {
  readonly hero: { readonly id: number } | null;
  readonly board: readonly { readonly id: number }[];
  readonly hand: readonly unknown[];
  readonly deck: number;
  /** The weapon; `health` is its Durability left. */
  readonly weapon: { readonly id: number; readonly attack: number; readonly health: number } | null;
}

/** The engine's state after an action. */
export interface PlayedState {
  readonly entities: readonly PlayedEntity[];
  readonly players: Readonly<Record<string, PlayedSide>>;
}

/** Tags of minions that are compared. */
const MINION_TAGS = [
  'ATK',
  'HEALTH',
  'DAMAGE',
  'TAUNT',
  'DIVINE_SHIELD',
  'STEALTH',
  'FROZEN',
  'WINDFURY',
  'NUM_ATTACKS_THIS_TURN',
];

/** Tags of players that are compared. */
const PLAYER_TAGS = ['RESOURCES', 'OVERLOAD_OWED', 'OVERLOAD_LOCKED'];

/** Results of players, by PLAYSTATE. */
const RESULTS: ReadonlyMap<number, string> = new Map([
  [4, 'won'],
  [5, 'lost'],
  [6, 'tied'],
  [8, 'lost'],
]);

/** The entity of player 1; that of player 2 follows. */
const FIRST_PLAYER_ENTITY = 2;

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
    this.cards(player, hand);
    this.mana(player);
    this.result(player);
    this.weapon(player, side);
    this.secrets(player);
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

  /** Cards of a hand that both know, and their costs. */
  private cards(player: number, logged: readonly LoggedEntity[]): void {
    const hand = this.played.entities
      .filter(({ controller, zone }) => controller === player && zone === 'HAND')
      .sort((a, b) => a.zonePosition - b.zonePosition);
    if (hand.length !== logged.length) return;
    for (const [i, card] of logged.entries()) {
      const engine = hand[i]!;
      if (card.card === '' || engine.cardId === BLANK.id) continue;
      if (!this.sameCard(engine.cardId, card.card))
        this.compare(`player ${player} hand at ${i}`, engine.cardId, card.card);
      else if (card.tags.has('COST')) {
        const what = `player ${player} ${card.card} in hand COST`;
        this.compare(what, engine.tags.COST ?? 0, tagOf(card, 'COST'));
      }
    }
  }

  private mana(player: number): void {
    const entity = this.logged.entities.get(this.logged.players.get(player) ?? 0);
    if (entity === undefined) return;
    const { tags } = this.entity({ id: FIRST_PLAYER_ENTITY + player - 1 });
    for (const tag of PLAYER_TAGS)
      this.compare(`player ${player} ${tag}`, tags[tag] ?? 0, tagOf(entity, tag));
    // which of its crystals a payment uses up makes no difference
    const left = (tag: (name: string) => number): number =>
      tag('RESOURCES') + tag('TEMP_RESOURCES') - tag('RESOURCES_USED');
    const engine = left((name) => tags[name] ?? 0);
    this.compare(
      `player ${player} mana`,
      engine,
      left((name) => tagOf(entity, name)),
    );
  }

  /** Whether the game is over for a player, and how: who has conceded has lost. */
  private result(player: number): void {
    const entity = this.logged.entities.get(this.logged.players.get(player) ?? 0);
    if (entity === undefined) return;
    const { tags } = this.entity({ id: FIRST_PLAYER_ENTITY + player - 1 });
    const engine = RESULTS.get(tags.PLAYSTATE ?? 0) ?? 'none';
    this.compare(
      `player ${player} result`,
      engine,
      RESULTS.get(tagOf(entity, 'PLAYSTATE')) ?? 'none',
    );
  }

  private weapon(player: number, { weapon }: PlayedSide): void {
    const [logged] = inPlay(this.logged, player, CARD_TYPES.WEAPON);
    const durability = tagOf(logged, 'DURABILITY') || tagOf(logged, 'HEALTH');
    const engine = weapon === null ? 'none' : `${weapon.attack}/${weapon.health}`;
    const left = durability - tagOf(logged, 'DAMAGE');
    const log = logged === undefined ? 'none' : `${tagOf(logged, 'ATK')}/${left}`;
    this.compare(`player ${player} weapon`, engine, log);
  }

  /** Secrets and Quests that both had: whether they are still there, and how far Quests are. */
  private secrets(player: number): void {
    for (const { as, cardId, controller, zone, tags } of this.played.entities) {
      const logged = this.logged.entities.get(Number(as?.slice(1)));
      if (logged === undefined || controller !== player) continue;
      const [isThere, wasThere] = [zone === 'SECRET', tagOf(logged, 'ZONE') === ZONES.SECRET];
      const what = `player ${player} ${cardId}`;
      this.compare(`${what} in the Secret zone`, `${isThere}`, `${wasThere}`);
      if (!isThere || !wasThere) continue;
      const progress = tags.QUEST_PROGRESS ?? 0;
      this.compare(`${what} progress`, progress, tagOf(logged, 'QUEST_PROGRESS'));
    }
  }

  private entity({ id }: { readonly id: number }): PlayedEntity {
    return this.played.entities[id - 1]!;
  }

  private compare(what: string, engine: string | number, log: string | number): void {
    if (engine !== log) this.found.push(`${what}: engine ${engine}, log ${log}`);
  }
}
