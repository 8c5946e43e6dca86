import type { CardsById } from '../../../common/card-pools.js';
import type { CardDefinition } from '../../language/card.js';
import type { Code, CompiledCard } from '../../state/model.js';
import type { CardPool, ListedCard } from '../../state/pool.js';

/** A pool that notes which cards are asked for; it has the cards and the numbers of another. */
export class TrackedPool implements CardPool {
  readonly byId: CardsById<CompiledCard>;
  readonly asked: (CompiledCard | undefined)[];
  /** Whether something asked for all that random effects can bring. */
  isDrawnFrom = false;
  /** Whether something asked for what cannot be held against another edition. */
  isUnlike = false;

  constructor(readonly named: CardPool) {
    this.asked = Array.from<undefined>({ length: named.listed.length });
    const get = (id: string): CompiledCard | undefined => {
      const number = named.numberOf(id);
      return number === undefined ? undefined : this.at(number);
    };
    const { has, keys } = named.byId;
    this.byId = { get, has, keys };
    this.at(0);
  }

  get patch(): string {
    return this.named.patch;
  }

  get base(): CardPool | null {
    return this.named.base;
  }

  get listed(): readonly ListedCard[] {
    return this.named.listed;
  }

  get custom(): readonly CardDefinition[] {
    return this.named.custom;
  }

  get cards(): readonly CompiledCard[] {
    this.isUnlike = true;
    return this.named.cards;
  }

  get drawable(): readonly number[] {
    this.isDrawnFrom = true;
    return this.named.drawable;
  }

  at(number: number): CompiledCard | undefined {
    const known = this.asked[number];
    if (known !== undefined) return known;
    const card = this.named.at(number);
    while (this.asked.length < number) this.asked.push(undefined);
    if (card !== undefined) this.asked[number] = card;
    return card;
  }

  /** The numbers of the cards that were asked for. */
  numbersAsked(): readonly number[] {
    return [...this.asked.keys()].filter((number) => this.asked[number] !== undefined);
  }

  numberOf(id: string): number | undefined {
    return this.named.numberOf(id);
  }

  inShapeOf(id: string): readonly number[] {
    this.isUnlike = true;
    return this.named.inShapeOf(id);
  }

  code(name: string): Code | undefined {
    this.byId.get(name.slice(0, name.lastIndexOf('/')));
    return this.named.code(name);
  }
}
