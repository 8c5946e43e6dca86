import { entryFor } from '../../common/grammar/table.js';
import type { CardDefinition } from '../language/card.js';
import type { CardChoice, CardRange, Pool } from '../language/cards.js';
import type { Selector } from '../language/selectors.js';
import type { Value } from '../language/values.js';
import { cardOf, get } from '../state/access.js';
import { composedId, partsInOrder } from '../state/composed-id.js';
import { cardStoodFor, cardThatDied } from '../state/deaths.js';
import type { CompiledCard } from '../state/model.js';
import { type CardPool, cardById } from '../state/pool.js';
import type { Scope } from '../state/scope.js';
import { GAME, type State } from '../state/state.js';
import { classOf } from '../state/traits.js';
import { FORMATS, type Format, isInFormat, isStandard } from '../vocabulary/formats.js';
import { opponentOf, Tag } from '../vocabulary/index.js';
import { kindOfCard, matcher, type PoolFilter } from './card-filter.js';
import { type CardPick, type Compiler, drawCard } from './compiling.js';
import { compileDeaths } from './deaths/resurrect.js';
import { bare } from './noun.js';
import type { Reader } from './reader.js';

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
  readonly cardsOf: CardForm<ChoiceOf<'cardsOf'>>;
  readonly madeOf: CardForm<ChoiceOf<'madeOf'>>;
  readonly otherOptionOf: CardForm<ChoiceOf<'otherOptionOf'>>;
  readonly died: CardForm<ChoiceOf<'died'>>;
  readonly anyOf: CardForm<ChoiceOf<'anyOf'>>;
} = {
  pool: {
    says: 'a random collectible card, of all that were out in the edition, that fits `type`, `race` (`raceOf` the target), `school` (or one of several), `class`, `classOf` a hero or your Hero Power (`orNeutral` ones too), `otherClassThan` your hero or the card that an event is about, `cost`, `costOf` an entity or a value (and `plus`; `nearest`: where there is none, the highest below it, `NOT_BELOW` the one that it is counted from, `OR_ITSELF`, or `ANY`), `notOnBoard`, `rarity`, `set` (or one of several), `secret`, `deathrattle`, `battlecry`, `overload`, `outcast`, `colossal`, `named`, `nameHas` a word, `keyword`, `costAtLeast`, `costAtMost`, `costUpTo` a value, `attackAtLeast`; `past`: of those that have left Standard; `except` leaves out the cards of entities; the format of the game narrows them all',
    example: { pool: { type: 'MINION', cost: 1 } },
    reads: ({ pool }, read) => `a random ${kindOfCard(pool, read)}`,
    compile: (choice, compiler) => drawCard(compiler, optionsOf(choice, compiler)),
  },
  oneOf: {
    says: 'one of these at random, but of those that were out in the edition; `notOnBoard` leaves out what you control; `at`: the one at this place, from 1, past the end the last; `except` leaves out the cards of entities',
    example: { oneOf: ['CS2_231', 'EX1_096'] },
    reads: ({ oneOf, notOnBoard, at, except }, read) => {
      const { amount, voice } = read;
      const rest = leftOut(notOnBoard, except, read);
      if (at !== undefined) return inOrder(oneOf.map(voice.named), amount(at)) + rest;
      return `one at random of ${oneOf.map(voice.named).join(', ')}${rest}`;
    },
    compile: (choice, compiler) => drawCard(compiler, optionsOf(choice, compiler)),
  },
  cardOf: {
    says: 'the card of an entity',
    example: { cardOf: 'TARGET' },
    reads: ({ cardOf: selector }, read) => `a new copy of the card of ${read.one(selector)}`,
    compile: ({ cardOf: selector }, compiler) => {
      const of = compiler.selection(selector);
      return (s, scope) => {
        const e = of(s, scope)[0];
        return e === undefined ? null : cardStoodFor(s, e);
      };
    },
  },
  madeOf: {
    says: 'the card that is made of the cards of these, whichever of them comes first: one that is listed as `madeOf` them, or one that is put together in the shape that has them as its `halves`',
    example: { madeOf: { union: ['SELF', 'TARGET'] } },
    reads: ({ madeOf }, read) => `the card made of ${read.these(madeOf)}`,
    compile: ({ madeOf }, compiler) => {
      const of = compiler.selection(madeOf);
      return (s, scope) =>
        cardMadeOf(
          s.pool,
          of(s, scope).map((e) => cardOf(s, e).id),
        );
    },
  },
  otherOptionOf: {
    says: 'of the play of a card with two options, the one that was not chosen',
    example: { otherOptionOf: { lastPlayOf: 'SELF' } },
    reads: ({ otherOptionOf }, read) => `the other option of ${read.these(otherOptionOf)}`,
    compile: ({ otherOptionOf }, compiler) => {
      const of = compiler.selection(otherOptionOf);
      return (s, scope) => {
        const [play] = of(s, scope);
        if (play === undefined || get(s, play, Tag.PLAYED_OPTION) === 0) return null;
        const other = cardOf(s, play).chooseOne[2 - get(s, play, Tag.PLAYED_OPTION)];
        return other === undefined ? null : cardById(s.pool, other);
      };
    },
  },
  cardsOf: {
    says: 'the card of one of these entities at random',
    example: { cardsOf: 'FRIENDLY_DECK' },
    reads: ({ cardsOf }, read) => `a new copy of the card of a random ${bare(read.noun(cardsOf))}`,
    compile: (choice, compiler) => drawCard(compiler, optionsOf(choice, compiler)),
  },
  died: {
    says: 'the card of one of these deaths at random (HS-DEC4)',
    example: { died: 'THIS_GAME', like: { type: 'MINION' } },
    reads: (deaths, read) => `a new copy of the card of a random ${read.deaths(deaths)}`,
    compile: (choice, compiler) => drawCard(compiler, optionsOf(choice, compiler)),
  },
  anyOf: {
    says: 'a random card of all that are in one of several ranges, each once',
    example: { anyOf: [{ pool: { race: 'PIRATE' } }, { pool: { keyword: 'STEALTH' } }] },
    reads: (choice, read) => readRange(choice, read),
    compile: (choice, compiler) => drawCard(compiler, optionsOf(choice, compiler)),
  },
};

function formOf(choice: Exclude<CardChoice, string>): CardForm<never> {
  return entryFor<unknown>(CARD_FORMS, choice) as CardForm<never>;
}

export function compileChoice(choice: CardChoice, compiler: Compiler): CardPick {
  return typeof choice === 'string'
    ? (s) => cardById(s.pool, choice)
    : formOf(choice).compile(choice as never, compiler);
}

export function readCard(choice: CardChoice, read: Reader): string {
  return typeof choice === 'string'
    ? read.voice.named(choice)
    : formOf(choice).reads(choice as never, read);
}

export function readRange(range: CardRange, read: Reader): string {
  const { voice } = read;
  if ('pool' in range) return `a ${kindOfCard(range.pool, read)}`;
  if ('cardsOf' in range) return `a copy of a ${bare(read.noun(range.cardsOf))}`;
  if ('died' in range) return `a ${read.deaths(range)}`;
  if ('anyOf' in range) return range.anyOf.map((one) => readRange(one, read)).join(' or ');
  const rest = leftOut(range.notOnBoard, range.except, read);
  if (range.at !== undefined)
    return inOrder(range.oneOf.map(voice.named), read.amount(range.at)) + rest;
  return `one of ${range.oneOf.map(voice.named).join(', ')}${rest}`;
}

function leftOut(notOnBoard: boolean | undefined, except: Selector | undefined, read: Reader) {
  const controlled = notOnBoard === true ? ', but none that you control' : '';
  return except === undefined ? controlled : `${controlled}, but not ${read.these(except)}`;
}

function inOrder(names: readonly string[], number: string): string {
  return `number ${number} of ${names.join(', ')}`;
}

export function optionsOf(
  choice: Exclude<
    CardChoice,
    string | { cardOf: unknown } | { madeOf: unknown } | { otherOptionOf: unknown }
  >,
  compiler: Compiler,
): (s: State, scope: Scope) => readonly number[] {
  if ('cardsOf' in choice) {
    const of = compiler.selection(choice.cardsOf);
    return (s, scope) => of(s, scope).map((e) => cardOf(s, e).index);
  }
  if ('died' in choice) {
    const of = compileDeaths(choice);
    return (s, scope) => of(s, scope).map((record) => cardThatDied(s, record).index);
  }
  if ('anyOf' in choice) {
    const each = choice.anyOf.map((one) => optionsOf(one, compiler));
    return (s, scope) => [...new Set(each.flatMap((options) => options(s, scope)))];
  }
  if ('oneOf' in choice) {
    const place = choice.at === undefined ? null : compiler.measure(choice.at);
    const except = choice.except === undefined ? null : compiler.selection(choice.except);
    return (s, scope) => {
      const without = except?.(s, scope).map((e) => get(s, e, Tag.CARD)) ?? [];
      const cards = thoseOut(s, choice.oneOf).filter((card) => !without.includes(card));
      const left = choice.notOnBoard === true ? withoutOwned(s, scope, cards) : cards;
      if (place === null) return left;
      const at = Math.max(1, Math.min(place(s, scope), left.length));
      return left.slice(at - 1, at);
    };
  }
  const {
    classOf: hero,
    withoutClass,
    cardWithoutClass,
    anyClass: _,
    orNeutral = false,
    except,
    raceOf,
    otherClassThan: not,
    costOf: like,
    plus = 0,
    costUpTo,
    nearest,
    notOnBoard = false,
    past = false,
    ...filter
  } = choice.pool;
  const without = except === undefined ? null : compiler.selection(except);
  const value = like === undefined || isEntity(like) ? null : compiler.measure(like);
  const most = costUpTo === undefined ? null : compiler.measure(costUpTo);
  return (s, scope) => {
    const asked: Asked = { ...filter, ...formatOf(s) };
    if (past) asked.past = true;
    if (raceOf !== undefined) {
      const race = scope.target === 0 ? undefined : cardOf(s, scope.target).definition.race;
      if (race === undefined) return [];
      if (race === 'ALL') asked.anyRace = true;
      else asked.race = race;
    }
    if (most !== null) asked.costAtMost = most(s, scope);
    if (orNeutral) asked.neutral = true;
    if (hero !== undefined) {
      asked.class = classOfHero(s, scope, hero);
      if (asked.class === undefined || asked.class === 'NEUTRAL') {
        delete asked.class;
        if (cardWithoutClass !== undefined) return [cardById(s.pool, cardWithoutClass).index];
        if (withoutClass === undefined && !orNeutral) return [];
        if (withoutClass === 'ANY_CLASS') asked.notClass = 'NEUTRAL';
        else asked.neutral = true;
      }
    }
    if (not === 'EVENT_SUBJECT') asked.notClass = classOf(s, scope.event?.subject ?? 0);
    else if (not !== undefined) asked.notClass = classOfHero(s, scope, not);
    if (value !== null) asked.cost = value(s, scope) + plus;
    else if (isEntity(like)) asked.cost = get(s, entityOf(scope, like), Tag.COST) + plus;
    const found = poolOf(s.pool, asked);
    if (found.length === 0 && nearest !== undefined && asked.cost !== undefined)
      return nearestOf(s, asked, { nearest, from: asked.cost - plus, scope, like });
    const left = notOnBoard ? withoutOwned(s, scope, found) : found;
    if (without === null) return left;
    const cards = without(s, scope).map((e) => get(s, e, Tag.CARD));
    return left.filter((card) => !cards.includes(card));
  };
}

/** Named cards, but for those that came later than the edition where others of them were out. */
function thoseOut(s: State, ids: readonly string[]): readonly number[] {
  const cards = ids.map((id) => cardById(s.pool, id));
  const out = cards.filter(({ isOut }) => isOut);
  return (out.length === 0 ? cards : out).map(({ index }) => index);
}

/** The cards but for those of which the player controls one. */
function withoutOwned(s: State, scope: Scope, cards: readonly number[]): readonly number[] {
  const player = scope.player as 1 | 2;
  const owned = [...s.board[player], ...s.secrets[player], s.heroPower[player]];
  return cards.filter((card) => !owned.some((e) => cardOf(s, e).index === card));
}

interface Looking {
  readonly nearest: 'ANY' | 'NOT_BELOW' | 'OR_ITSELF';
  readonly from: number;
  readonly scope: Scope;
  readonly like: Pool['costOf'];
}

/**
 * Cards of the highest cost below the wanted one (ZH-5.2-no-cost-fallback), not below the one that it was counted from, or else
 * the entity's own card (ZH-5.2-evolve); below 0 there is 0.
 */
function nearestOf(s: State, asked: Asked, looking: Looking): readonly number[] {
  const { nearest, from, scope, like } = looking;
  if (nearest === 'OR_ITSELF' && !s.edition.switches.evolveFindsNearest) return [];
  const wanted = asked.cost!;
  if (wanted < 0) return poolOf(s.pool, { ...asked, cost: 0 });
  const least = nearest === 'ANY' ? 0 : from;
  for (let cost = wanted; cost >= least; cost--) {
    const found = poolOf(s.pool, { ...asked, cost });
    if (found.length > 0) return found;
  }
  if (nearest !== 'OR_ITSELF' || !isEntity(like)) return [];
  return [cardOf(s, entityOf(scope, like)).index];
}

function classOfHero(s: State, scope: Scope, hero: NonNullable<Pool['classOf']>) {
  const player = (hero === 'ENEMY_HERO' ? opponentOf(scope.player) : scope.player) as 1 | 2;
  return classOf(s, hero === 'FRIENDLY_HERO_POWER' ? s.heroPower[player] : s.hero[player]);
}

type Priced = Exclude<Pool['costOf'], Value | undefined>;

function isEntity(like: Pool['costOf']): like is Priced {
  return like === 'SELF' || like === 'TARGET' || like === 'IT' || like === 'EVENT_SUBJECT';
}

function entityOf(scope: Scope, role: Priced): number {
  if (role === 'SELF') return scope.source;
  if (role === 'EVENT_SUBJECT') return scope.event?.subject ?? 0;
  return role === 'IT' ? scope.it : scope.target;
}

/** The format that narrows what can come at random; Wild has all. */
function formatOf(s: State): { readonly format?: Format } {
  const format = FORMATS[get(s, GAME, Tag.FORMAT)] ?? 'wild';
  return format === 'wild' ? {} : { format };
}

/** What is asked of a pool: facts of cards, and which of them a format has. */
interface AskedFilter extends PoolFilter {
  readonly format?: Format;
  /** Not in Standard any more, whatever the format is (HS-INF-past). */
  readonly past?: true;
}

type Asked = { -readonly [K in keyof AskedFilter]: AskedFilter[K] };

/** The card that is made of these; null where there is none. */
function cardMadeOf(pool: CardPool, ids: readonly string[]): CompiledCard | null {
  const isIt = ({ definition: { madeOf } }: CompiledCard): boolean =>
    madeOf?.length === ids.length && ids.every((id) => madeOf.includes(id));
  for (const [at, { id: shape, present }] of pool.listed.entries()) {
    if (isMadeOfOthers(present) && isIt(pool.at(at)!)) return pool.at(at)!;
    const parts = partsInOrder(present, ids);
    if (parts !== null) return cardById(pool, composedId({ shape, parts }));
  }
  return null;
}

function isMadeOfOthers({ madeOf, was = [] }: CardDefinition): boolean {
  return madeOf !== undefined || was.some((past) => past.madeOf !== undefined);
}

const pools = new WeakMap<CardPool, Map<string, readonly number[]>>();

/**
 * The collectible cards of a pool that a filter lets through, whether their texts are known or not, in order of their
 * ids: which cards are built in does not change what a seed draws. Quests are not made at random, Sidequests are
 * (HS-INF-at-random).
 */
export function poolOf(pool: CardPool, filter: AskedFilter): readonly number[] {
  const known = pools.get(pool) ?? new Map<string, readonly number[]>();
  pools.set(pool, known);
  const key = JSON.stringify(filter);
  let found = known.get(key);
  if (found === undefined) {
    // a card of another type, which it always was, need not be compiled
    const { type, format = 'wild', past, ...rest } = filter;
    const isThere = ({ definition }: CompiledCard) =>
      past === true
        ? !isStandard(definition, pool.patch)
        : isInFormat(definition, format, pool.patch);
    const mayFit = (number: number) =>
      type === undefined || pool.listed[number]!.present.type === type;
    const fits = matcher({ ...(type === undefined ? {} : { type }), ...rest });
    found = pool.drawable.filter((number) => {
      if (!mayFit(number)) return false;
      const card = pool.at(number)!;
      const isQuest = card.quest !== null && !card.quest.isSidequest;
      return !isQuest && isThere(card) && fits(card);
    });
    known.set(key, found);
  }
  return found;
}
