import type { Lookup } from './layered.js';
import { LruCache } from './memoize.js';

export type CardsById<C> = Lookup<C>;

export interface PoolOf<C extends { readonly id: string }, D> {
  /** By their numbers. The first ones stand for what is no card. */
  readonly cards: readonly C[];
  readonly byId: CardsById<C>;
  /** Cards that came with a request. */
  readonly custom: readonly D[];
}

/** A pool is up to a megabyte beside the cards that it shares with others, and any patch can be asked for. */
const KEPT = 40;

/** Those of requests are as many as there are callers, and are wanted again for a while. */
const KEPT_CUSTOM = 12;

interface Making<D, P> {
  plain(edition: string): P;
  custom(plain: P, custom: readonly D[], edition: string): P;
}

/** The pools of a game, each made once: a game that is a chain of calls brings the same cards with each of them. */
export class CardPools<D, P> {
  private readonly plain = new LruCache<string, P>(KEPT);
  private readonly custom = new LruCache<string, P>(KEPT_CUSTOM);

  constructor(private readonly making: Making<D, P>) {}

  of(edition: string, custom: readonly D[] = []): P {
    const plain = this.plain.get(edition, () => this.making.plain(edition));
    if (custom.length === 0) return plain;
    const key = `${edition} ${JSON.stringify(custom)}`;
    return this.custom.get(key, () => this.making.custom(plain, custom, edition));
  }
}

export function byId<C extends { readonly id: string }>(
  cards: readonly C[],
): ReadonlyMap<string, C> {
  return new Map(cards.map((card) => [card.id, card]));
}
