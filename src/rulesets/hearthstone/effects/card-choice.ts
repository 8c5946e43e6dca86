import type { CardChoice } from '../language/words.js';
import { cardOf, get } from '../state/access.js';
import { classOf } from '../state/class.js';
import type { CompiledCard } from '../state/compiled-card.js';
import { type CardPool, cardById } from '../state/pool.js';
import type { Scope } from '../state/scope.js';
import type { State } from '../state/state.js';
import { opponentOf, Tag } from '../vocabulary/index.js';
import { type CardPick, type Compiler, drawCard } from './compiling.js';

/** Compiles the choice of a card: a given one, one of a pool at random, or the card of an entity. */
export function compileChoice(choice: CardChoice, compiler: Compiler): CardPick {
  if (typeof choice === 'string') return (s) => cardById(s.pool, choice);
  if ('cardOf' in choice) {
    const of = compiler.selection(choice.cardOf);
    return (s, scope) => {
      const e = of(s, scope)[0];
      return e === undefined ? null : cardOf(s, e);
    };
  }
  return drawCard(compiler, optionsOf(choice));
}

/** The cards that a random choice is made from, by index. */
export function optionsOf(
  choice: Exclude<CardChoice, string | { cardOf: unknown }>,
): (s: State, scope: Scope) => readonly number[] {
  if ('oneOf' in choice) {
    return (s, scope) => {
      const cards = choice.oneOf.map((id) => cardById(s.pool, id));
      const board = s.board[scope.player as 1 | 2];
      const left =
        choice.notOnBoard === true
          ? cards.filter((card) => !board.some((e) => cardOf(s, e).id === card.id))
          : cards;
      return left.map((card) => card.index);
    };
  }
  const { classOf: hero, costOf: like, plus = 0, ...filter } = choice.pool;
  return (s, scope) => {
    const asked: Asked = { ...filter };
    if (hero !== undefined) asked.class = classOfHero(s, scope, hero) ?? asked.class;
    if (like === 'EVENT_AMOUNT') asked.cost = (scope.event?.amount ?? 0) + plus;
    else if (like !== undefined) asked.cost = get(s, entityOf(scope, like), Tag.COST) + plus;
    return poolOf(s.pool, asked);
  };
}

function classOfHero(s: State, scope: Scope, hero: 'FRIENDLY_HERO' | 'ENEMY_HERO') {
  const player = hero === 'FRIENDLY_HERO' ? scope.player : opponentOf(scope.player);
  return classOf(s, s.hero[player as 1 | 2]);
}

function entityOf(scope: Scope, role: 'SELF' | 'TARGET' | 'IT' | 'EVENT_SUBJECT'): number {
  if (role === 'SELF') return scope.source;
  if (role === 'EVENT_SUBJECT') return scope.event?.subject ?? 0;
  return role === 'IT' ? scope.it : scope.target;
}

type Pool = Extract<CardChoice, { pool: unknown }>['pool'];

/** A pool with what it asks for worked out. */
interface PoolFilter extends Omit<Pool, 'class' | 'classOf' | 'costOf' | 'plus'> {
  readonly class?: string | undefined;
}
type Asked = { -readonly [K in keyof PoolFilter]: PoolFilter[K] };

const pools = new WeakMap<CardPool, Map<string, readonly number[]>>();

/**
 * The collectible cards of a pool that a filter lets through, whether their texts are known or not, in order of their
 * ids: which cards are built in does not change what a seed draws.
 */
export function poolOf(pool: CardPool, filter: PoolFilter): readonly number[] {
  const known = pools.get(pool) ?? new Map<string, readonly number[]>();
  pools.set(pool, known);
  const key = JSON.stringify(filter);
  let found = known.get(key);
  if (found === undefined) {
    found = pool.cards
      .filter((card) => matches(card, filter))
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map((card) => card.index);
    known.set(key, found);
  }
  return found;
}

function matches(card: CompiledCard, filter: PoolFilter): boolean {
  return card.drawable && fits(card, filter);
}

/** Whether a card is what a filter asks for. */
export function fits(card: CompiledCard, filter: PoolFilter): boolean {
  const { definition } = card;
  if (filter.type !== undefined && definition.type !== filter.type) return false;
  if (filter.race !== undefined && definition.race !== filter.race && definition.race !== 'ALL')
    return false;
  if (filter.class !== undefined && !isOfClass(definition.class, filter.class)) return false;
  if (filter.cost !== undefined && card.cost !== filter.cost) return false;
  if (filter.rarity !== undefined && definition.rarity !== filter.rarity) return false;
  if (filter.set !== undefined && definition.set !== filter.set) return false;
  if (filter.secret !== undefined && card.secret !== filter.secret) return false;
  return filter.deathrattle === undefined || card.hasDeathrattle === filter.deathrattle;
}

/** A card of several classes (`HUNTER/PALADIN/WARRIOR`) is of each of them. */
function isOfClass(classes: string | undefined, wanted: string): boolean {
  return classes?.split('/').includes(wanted) === true;
}
