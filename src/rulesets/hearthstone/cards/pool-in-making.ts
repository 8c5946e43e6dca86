import { byId } from '../../common/card-pools.js';
import type { CardDefinition } from '../language/card.js';
import type { Code } from '../state/code.js';
import type { CompiledCard } from '../state/compiled-card.js';
import type { CardPool } from '../state/pool.js';
import { compileCard } from './compile.js';
import { definitionIn } from './dated-definition.js';
import { isOut } from './printed/printed-card.js';

/** What a pool says of a card beside what the card says of itself. */
type InPool = Partial<
  Pick<
    CompiledCard,
    | 'index'
    | 'type'
    | 'known'
    | 'hasDeathrattle'
    | 'hasBattlecry'
    | 'hasCombo'
    | 'hasOutcast'
    | 'hasChooseOne'
  >
>;

/** The cards of an edition, one after the other. Cards that are alike in two pools are one object. */
export class PoolInMaking {
  readonly cards: CompiledCard[];
  readonly code: Map<string, Code>;
  readonly #patch: string;

  /** @param base the pool to begin with; without it, none */
  constructor(
    patch: string,
    base?: { cards: readonly CompiledCard[]; code: ReadonlyMap<string, Code> },
  ) {
    this.cards = base?.cards.slice() ?? [];
    this.code = new Map(base?.code);
    this.#patch = patch;
  }

  /** Adds a card after all others. @throws CompileError when its definition makes no sense. */
  add(definition: CardDefinition, told: InPool = {}): void {
    this.put(definition, { ...told, index: this.cards.length });
  }

  /** Puts a card at its index. @returns its effects. @throws CompileError when its definition makes no sense. */
  put(definition: CardDefinition, told: InPool & { readonly index: number }): readonly Code[] {
    const dated = definitionIn(definition, this.#patch);
    const { card, code } = compileCard(dated);
    const out = isOut(dated.id, this.#patch);
    const drawable = dated.collectible === true && out;
    this.cards[told.index] = placed(card, { ...told, drawable, isOut: out });
    for (const part of code) this.code.set(part.name, part);
    return code;
  }

  /** The pool, with the cards of a request in it. */
  made(custom: readonly CardDefinition[]): CardPool {
    const { cards, code } = this;
    return { cards, code, byId: byId(cards), custom };
  }
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
