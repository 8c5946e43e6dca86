import { entryFor } from '../../common/grammar/table.js';
import type { CardChoice, CardRange, Deaths } from '../language/cards.js';
import { cardOf, get } from '../state/access.js';
import { classOf } from '../state/class.js';
import type { CompiledCard } from '../state/compiled-card.js';
import { type CardPool, cardById } from '../state/pool.js';
import type { Scope } from '../state/scope.js';
import type { State } from '../state/state.js';
import { opponentOf, Tag } from '../vocabulary/index.js';
import { type CardPick, type Compiler, drawCard } from './compiling.js';
import { lower, type Reader, SIDE_ADJECTIVES, titled } from './reader.js';

/** What stands for one card: how it is documented, compiled and read. */
interface CardForm<C> {
  readonly says: string;
  readonly example: C;
  readonly reads: (choice: C, read: Reader) => string;
  readonly compile: (choice: C, compiler: Compiler) => CardPick;
}

type ChoiceOf<K extends string> = Extract<CardChoice, { readonly [key in K]: unknown }>;

/** Every way to choose a card that is an object, by the field that names it. */
export const CARD_FORMS: {
  readonly pool: CardForm<ChoiceOf<'pool'>>;
  readonly oneOf: CardForm<ChoiceOf<'oneOf'>>;
  readonly cardOf: CardForm<ChoiceOf<'cardOf'>>;
} = {
  pool: {
    says: 'a random collectible card, of all that were out in the edition, that fits `type`, `race`, `class`, `classOf` a hero, `otherClassThan` your hero, `cost`, `costOf` an entity or the `EVENT_AMOUNT` (and `plus`), `rarity`, `set`, `secret`, `deathrattle`',
    example: { pool: { type: 'MINION', cost: 1 } },
    reads: ({ pool }) => `a random ${kindOfCard(pool)}`,
    compile: (choice, compiler) => drawCard(compiler, optionsOf(choice)),
  },
  oneOf: {
    says: 'one of these at random; `notOnBoard` leaves out what you control',
    example: { oneOf: ['CS2_231', 'EX1_096'] },
    reads: ({ oneOf, notOnBoard }, { voice }) => {
      const rest = notOnBoard === true ? ', but none that you control' : '';
      return `one at random of ${oneOf.map(voice.named).join(', ')}${rest}`;
    },
    compile: (choice, compiler) => drawCard(compiler, optionsOf(choice)),
  },
  cardOf: {
    says: 'the card of an entity',
    example: { cardOf: 'TARGET' },
    reads: ({ cardOf: selector }, read) => `a new copy of the card of ${read.one(selector)}`,
    compile: ({ cardOf: selector }, compiler) => {
      const of = compiler.selection(selector);
      return (s, scope) => {
        const e = of(s, scope)[0];
        return e === undefined ? null : cardOf(s, e);
      };
    },
  },
};

/** The form of a choice, to be used on this choice only. */
function formOf(choice: Exclude<CardChoice, string>): CardForm<never> {
  return entryFor<unknown>(CARD_FORMS, choice) as CardForm<never>;
}

/** Compiles the choice of a card: a given one, one of a pool at random, or the card of an entity. */
export function compileChoice(choice: CardChoice, compiler: Compiler): CardPick {
  return typeof choice === 'string'
    ? (s) => cardById(s.pool, choice)
    : formOf(choice).compile(choice as never, compiler);
}

/** A choice of a card as a phrase. */
export function readCard(choice: CardChoice, read: Reader): string {
  return typeof choice === 'string'
    ? read.voice.named(choice)
    : formOf(choice).reads(choice as never, read);
}

/** Several cards that are offered, as a phrase. */
export function readRange(range: CardRange, { voice }: Reader): string {
  if ('pool' in range) return `a ${kindOfCard(range.pool)}`;
  const rest = range.notOnBoard === true ? ', but none that you control' : '';
  return `one of ${range.oneOf.map(voice.named).join(', ')}${rest}`;
}

/** Deaths on record as a noun, without an article. */
export function deathsNoun({ died, side = 'ALL', like = {} }: Deaths): string {
  const when = died === 'THIS_TURN' ? 'this turn' : 'this game';
  const adjective = SIDE_ADJECTIVES[side];
  return `${adjective === '' ? '' : `${adjective} `}${kindOfCard(like)} that died ${when}`;
}

/** What a card has to be, as a noun without an article: `1-Cost Mage spell`. */
function kindOfCard(filter: Pool): string {
  const { type, race, class: name, cost, rarity, set, secret, deathrattle } = filter;
  const words = [
    rarity === undefined ? '' : titled(rarity),
    cost === undefined ? '' : `${cost}-Cost`,
    secret === undefined ? '' : secret ? 'Secret' : 'not Secret',
    deathrattle === undefined ? '' : deathrattle ? 'Deathrattle' : 'not Deathrattle',
    name === undefined ? '' : titled(name),
    race === undefined ? '' : race === 'MECHANICAL' ? 'Mech' : titled(race),
    type === undefined ? 'card' : lower(type),
    set === undefined ? '' : `of the set ${set}`,
    filter.classOf === undefined ? '' : `of the class of ${HEROES[filter.classOf]}`,
    filter.otherClassThan === undefined
      ? ''
      : `of another class than ${HEROES[filter.otherClassThan]}`,
    filter.costOf === undefined ? '' : `that costs ${COSTS[filter.costOf]}`,
    filter.plus === undefined ? '' : `plus ${filter.plus}`,
  ];
  return words.filter((word) => word !== '').join(' ');
}

const HEROES = { FRIENDLY_HERO: 'your hero', ENEMY_HERO: "the opponent's hero" } as const;
const COSTS = {
  SELF: 'as much as this',
  TARGET: 'as much as the target',
  IT: 'as much as it',
  EVENT_SUBJECT: 'as much as what the event is about',
  EVENT_AMOUNT: 'the amount paid',
} as const;

/** The cards that a random choice is made from, by index. */
export function optionsOf(
  choice: Exclude<CardChoice, string | { cardOf: unknown }>,
): (s: State, scope: Scope) => readonly number[] {
  if ('oneOf' in choice) {
    return (s, scope) => {
      const cards = choice.oneOf.map((id) => cardById(s.pool, id));
      const player = scope.player as 1 | 2;
      const owned = [...s.board[player], s.heroPower[player]];
      const left =
        choice.notOnBoard === true
          ? cards.filter((card) => !owned.some((e) => cardOf(s, e).id === card.id))
          : cards;
      return left.map((card) => card.index);
    };
  }
  const { classOf: hero, otherClassThan: not, costOf: like, plus = 0, ...filter } = choice.pool;
  return (s, scope) => {
    const asked: Asked = { ...filter };
    if (hero !== undefined) asked.class = classOfHero(s, scope, hero) ?? asked.class;
    if (not !== undefined) asked.notClass = classOfHero(s, scope, not);
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
interface PoolFilter
  extends Omit<Pool, 'class' | 'classOf' | 'otherClassThan' | 'costOf' | 'plus'> {
  readonly class?: string | undefined;
  /** Of some class, but not of this one. */
  readonly notClass?: string | undefined;
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
  if (filter.notClass !== undefined && !isOfOther(definition.class, filter.notClass)) return false;
  if (filter.cost !== undefined && card.cost !== filter.cost) return false;
  if (filter.rarity !== undefined && definition.rarity !== filter.rarity) return false;
  if (filter.set !== undefined && definition.set !== filter.set) return false;
  if (filter.secret !== undefined && card.secret !== filter.secret) return false;
  return filter.deathrattle === undefined || card.hasDeathrattle === filter.deathrattle;
}

function isOfOther(classes: string | undefined, than: string): boolean {
  return classes !== undefined && classes !== 'NEUTRAL' && !isOfClass(classes, than);
}

/** A card of several classes (`HUNTER/PALADIN/WARRIOR`) is of each of them. */
export function isOfClass(classes: string | undefined, wanted: string): boolean {
  return classes?.split('/').includes(wanted) === true;
}
