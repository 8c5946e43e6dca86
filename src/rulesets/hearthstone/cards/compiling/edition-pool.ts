import type { CardsById } from '../../../common/card-pools.js';
import { Layered, type Lookup } from '../../../common/layered.js';
import type { CardDefinition } from '../../language/card.js';
import { composedId, readComposedId } from '../../state/composed-id.js';
import type { Code, CompiledCard } from '../../state/model.js';
import type { CardPool, ListedCard } from '../../state/pool.js';
import { isOut } from '../printed/printed-card.js';
import { compileCard } from './compile.js';
import { composedDefinition } from './composed.js';
import { Compositions } from './compositions.js';
import { definitionAt, definitionIn, isCollectibleAt } from './dated-definition.js';

type Told = Partial<
  Pick<
    CompiledCard,
    | 'type'
    | 'known'
    | 'hasDeathrattle'
    | 'hasBattlecry'
    | 'hasCombo'
    | 'hasOutcast'
    | 'hasChooseOne'
    | 'isColossal'
  >
>;

export interface PoolEntry extends ListedCard {
  readonly told: Told;
}

/** The cards of an edition: a card is compiled when it is first asked for, of thousands few ever are. */
export class EditionPool implements CardPool {
  readonly byId: CardsById<CompiledCard>;
  readonly #numbers: Lookup<number>;
  readonly #code = new Map<string, Code>();
  readonly asked: (CompiledCard | undefined)[];
  #drawable: readonly number[] | null = null;
  #compositions: Compositions | null = null;

  /** @param custom those of a request @param base the pool that they were added to */
  constructor(
    readonly patch: string,
    readonly listed: readonly PoolEntry[],
    readonly custom: readonly CardDefinition[] = [],
    readonly base: EditionPool | null = null,
  ) {
    const numbers = base === null ? numbered(listed) : base.numbersWith(listed);
    const get = (id: string): CompiledCard | undefined => {
      const number = this.numberOf(id);
      return number === undefined ? undefined : this.at(number);
    };
    const has = (id: string): boolean => this.numberOf(id) !== undefined;
    this.byId = { get, has, keys: () => numbers.keys() };
    this.#numbers = numbers;
    this.asked = Array.from<undefined>({ length: listed.length });
    // what is no entity bears it
    this.at(0);
  }

  get named(): CardPool {
    return this;
  }

  get cards(): readonly CompiledCard[] {
    return this.listed.map((_, number) => this.at(number)!);
  }

  get drawable(): readonly number[] {
    this.#drawable ??= this.listDrawable();
    return this.#drawable;
  }

  at(number: number): CompiledCard | undefined {
    return this.asked[number] ?? this.compile(number);
  }

  /** Cards that can be put together of others: their numbers stand behind those that are listed. */
  private get compositions(): Compositions {
    this.#compositions ??= new Compositions(
      this.listed.map(({ present }) => present),
      this.listed.length,
    );
    return this.#compositions;
  }

  code(name: string): Code | undefined {
    const known = this.#code.get(name);
    if (known !== undefined) return known;
    for (const part of this.byId.get(name.slice(0, name.lastIndexOf('/')))?.code ?? [])
      this.#code.set(part.name, part);
    return this.#code.get(name);
  }

  numberOf(id: string): number | undefined {
    return this.#numbers.get(id) ?? this.numberOfComposed(id);
  }

  inShapeOf(id: string): readonly number[] {
    return this.compositions.inShapeOf(id);
  }

  /** The numbers of these cards, of which this pool has all but a few in the same places. */
  private numbersWith(listed: readonly PoolEntry[]): Lookup<number> {
    const numbers = new Layered(this.#numbers);
    for (let number = this.listed.length; number < listed.length; number++)
      numbers.set(listed[number]!.id, number);
    return numbers;
  }

  /** The number of what is put together of cards that are all there. */
  private numberOfComposed(id: string): number | undefined {
    const number = readComposedId(id) === null ? undefined : this.compositions.numberOf(id);
    if (number === undefined) return undefined;
    const { parts } = this.compositions.at(number)!;
    return parts.every((part) => this.#numbers.has(part)) ? number : undefined;
  }

  private compile(number: number): CompiledCard | undefined {
    const entry = this.listed[number];
    if (entry === undefined) return this.compose(number);
    const card =
      this.base !== null && this.base.listed[number] === entry
        ? this.base.at(number)!
        : this.inPlace(entry, number);
    this.asked[number] = card;
    return card;
  }

  private compose(number: number): CompiledCard | undefined {
    const made = this.compositions.at(number);
    const cards = made?.parts.flatMap((part) => this.entry(part) ?? []) ?? [];
    if (made === undefined || cards.length < made.parts.length) return undefined;
    const [shape, ...parts] = [this.entry(made.shape)!, ...cards].map(({ present }) =>
      definitionAt(present, this.patch),
    );
    const id = composedId(made);
    const present = composedDefinition(id, shape!, parts);
    const known = cards.every((card) => card.known);
    const told = known ? {} : Object.assign({ known }, ...cards.map((card) => card.told));
    const card = this.inPlace({ id, type: cards[0]!.type, known, present, told }, number);
    // without a gap the list stays one that is read fast
    while (this.asked.length < number) this.asked.push(undefined);
    this.asked[number] = card;
    return card;
  }

  private entry(id: string): PoolEntry | undefined {
    return this.listed[this.#numbers.get(id) ?? -1];
  }

  private inPlace(entry: PoolEntry, index: number): CompiledCard {
    const card = compileCard(definitionIn(entry.present, this.patch));
    const drawable = isDrawable(entry, this.patch);
    return placed(card, { ...entry.told, index, drawable, isOut: isOut(entry.id, this.patch) });
  }

  private listDrawable(): number[] {
    const { listed } = this;
    const found: number[] = [];
    listed.forEach((entry, number) => {
      if (isDrawable(entry, this.patch)) found.push(number);
    });
    return found.sort((a, b) => (listed[a]!.id < listed[b]!.id ? -1 : 1));
  }
}

/** Whether random effects can bring a card in an edition. */
export function isDrawable({ id, present }: ListedCard, patch: string): boolean {
  return isCollectibleAt(present, patch) && isOut(id, patch);
}

function numbered(listed: readonly PoolEntry[]): ReadonlyMap<string, number> {
  return new Map(listed.map(({ id }, number) => [id, number]));
}

/** How cards stand in pools, by the card and by its place. */
const places = new WeakMap<CompiledCard, CompiledCard[]>();

/** The card as a pool has it; the same object wherever it stands alike. */
function placed(card: CompiledCard, told: Partial<CompiledCard>): CompiledCard {
  const known = places.get(card) ?? [];
  const facts = Object.entries(told) as [keyof CompiledCard, unknown][];
  let found = known.find((other) => facts.every(([key, value]) => other[key] === value));
  if (found === undefined) {
    found = { ...card, ...told };
    places.set(card, [...known, found]);
  }
  return found;
}
