import { nextBelow, playoutSource, type RandomState, Run } from '../../src/kernel/index.js';
import { createGame } from '../../src/rulesets/hearthstone/adapter/setup/game.js';
import { PROGRAM } from '../../src/rulesets/hearthstone/program.js';
import { legalActions } from '../../src/rulesets/hearthstone/rules/legality/legal-actions.js';
import { startAction } from '../../src/rulesets/hearthstone/rules/sequences/start-action.js';
import {
  cardOf,
  get,
  type HsRun,
  playerEntity,
  set,
} from '../../src/rulesets/hearthstone/state/access.js';
import type { PlayerAction } from '../../src/rulesets/hearthstone/state/frames.js';
import type { CompiledCard } from '../../src/rulesets/hearthstone/state/model.js';
import type { CardPool } from '../../src/rulesets/hearthstone/state/pool.js';
import { GAME, PLAYERS, type State } from '../../src/rulesets/hearthstone/state/state.js';
import { createEntity, enterZone, hasRoom } from '../../src/rulesets/hearthstone/state/zones.js';
import type { Edition } from '../../src/rulesets/hearthstone/vocabulary/editions.js';
import { CardType, GameState, Tag, Zone } from '../../src/rulesets/hearthstone/vocabulary/index.js';

/** Boards on which cards that are asked for are likely to do something. */
export class Boards {
  private readonly others: readonly CompiledCard[];
  private readonly minions: readonly CompiledCard[];
  private readonly heroes: readonly CompiledCard[];
  private readonly secrets: readonly CompiledCard[];

  constructor(
    private readonly pool: CardPool,
    private readonly edition: Edition,
    private readonly random: RandomState,
  ) {
    this.others = pool.cards.filter(
      ({ known, drawable, type }) => known && drawable && type !== CardType.HERO,
    );
    this.minions = this.others.filter(({ type }) => type === CardType.MINION);
    this.secrets = this.others.filter(({ secret }) => secret);
    this.heroes = pool.cards.filter(
      ({ type, definition }) => type === CardType.HERO && definition.heroPower !== undefined,
    );
  }

  /** A board with these cards where they can act. */
  make(cards: readonly CompiledCard[]): State {
    const { pool, edition } = this;
    const run = createGame(pool, edition, [this.pick(this.heroes).id, this.pick(this.heroes).id], {
      powers: [this.power(cards), this.power(cards)],
    });
    for (const player of PLAYERS) this.fill(run, player, cards);
    run.state.mayDie = true;
    return run.state;
  }

  private power(cards: readonly CompiledCard[]): string {
    const powers = cards.filter(({ type }) => type === CardType.HERO_POWER);
    return powers.length > 0 ? this.pick(powers).id : this.pick(this.heroes).definition.heroPower!;
  }

  private fill(run: HsRun, player: 1 | 2, cards: readonly CompiledCard[]): void {
    const one = () => (this.below(2) === 0 ? this.pick(cards) : this.pick(this.others));
    const put = (card: CompiledCard, zone: Zone): number => {
      if (!hasRoom(run.state, zone, player, card.type)) return 0;
      const e = createEntity(run, card, player, 0);
      enterZone(run, e, zone);
      return e;
    };
    const theirs = (type: CardType) => cards.filter((card) => card.type === type);
    for (let i = this.below(6); i > 0; i--) {
      const asked = theirs(CardType.MINION);
      const card =
        asked.length > 0 && this.below(2) === 0 ? this.pick(asked) : this.pick(this.minions);
      const minion = put(card, Zone.PLAY);
      const health = minion === 0 ? 0 : get(run.state, minion, Tag.HEALTH);
      if (health > 1 && this.below(2) === 0) set(run, minion, Tag.DAMAGE, this.below(health));
    }
    for (const weapon of theirs(CardType.WEAPON))
      if (this.below(2) === 0 && run.state.weapons[player].length === 0) put(weapon, Zone.PLAY);
    for (const card of cards.filter((c) => c.definition.secret || c.definition.quest))
      if (this.below(2) === 0) put(card, Zone.SECRET);
    if (this.below(3) === 0) put(this.pick(this.secrets), Zone.SECRET);
    const hand = cards.filter(({ type }) => PLAYED.includes(type));
    for (const card of hand)
      if (this.below(4) > 0 && run.state.hand[player].length < 8) put(card, Zone.HAND);
    for (let i = this.below(4); i > 0; i--) put(one(), Zone.HAND);
    for (let i = this.below(8); i > 0; i--) {
      const card = one();
      if (PLAYED.includes(card.type)) put(card, Zone.DECK);
    }
    set(run, playerEntity(player), Tag.RESOURCES, this.below(3) === 0 ? 1 + this.below(10) : 10);
    set(run, run.state.hero[player], Tag.ARMOR, this.below(12));
    set(run, run.state.hero[player], Tag.DAMAGE, this.below(20));
  }

  /** Plays on a board: what is asked for first, then anything. */
  play(
    start: State,
    actions: number,
    asked: ReadonlySet<CompiledCard>,
    see: (state: State) => void,
  ): void {
    let state = start;
    const isEager = this.below(3) > 0;
    for (let i = 0; i < actions && get(state, GAME, Tag.STATE) !== GameState.COMPLETE; i++) {
      const player = get(state, GAME, Tag.CURRENT_PLAYER) as 1 | 2;
      const run = new Run(PROGRAM, state, [], {
        source: playoutSource(this.random),
        trace: 'FULL',
      });
      set(run, playerEntity(player), Tag.RESOURCES_USED, 0);
      startAction(run, player, this.action(state, player, isEager ? asked : NONE));
      if (run.advance() !== 'complete') return;
      state = run.state;
      see(state);
    }
  }

  private action(state: State, player: 1 | 2, asked: ReadonlySet<CompiledCard>): PlayerAction {
    const legal = legalActions(state, player);
    const theirs = legal.filter((action) => {
      const source = sourceOf(state, player, action);
      return source !== 0 && asked.has(cardOf(state, source));
    });
    if (theirs.length > 0 && this.below(4) > 0) return this.pick(theirs);
    return this.below(6) === 0 ? legal[legal.length - 1]! : this.pick(legal);
  }

  private below(n: number): number {
    return nextBelow(this.random, n);
  }

  private pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }
}

const NONE: ReadonlySet<CompiledCard> = new Set();

const PLAYED: readonly CardType[] = [
  CardType.MINION,
  CardType.SPELL,
  CardType.WEAPON,
  CardType.HERO,
];

function sourceOf(state: State, player: 1 | 2, action: PlayerAction): number {
  if (action.type === 'play') return action.card;
  if (action.type === 'attack') return action.attacker;
  return action.type === 'heroPower' ? state.heroPower[player] : 0;
}
