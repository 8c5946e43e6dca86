import { memoize } from '../../../common/memoize.js';
import { nearestNames } from '../../../common/nearest.js';
import { orList, type Path, type Problems } from '../../../common/problems.js';
import { nameAt } from '../../cards/compiling/dated-definition.js';
import { idOfNumber, isNumber, numberOf } from '../../cards/printed/card-numbers.js';
import { idsOfChineseName } from '../../cards/printed/chinese-names.js';
import { firstPatchOf } from '../../cards/printed/printed-card.js';
import type { CompiledCard } from '../../state/model.js';
import type { CardPool, ListedCard } from '../../state/pool.js';
import { CardType } from '../../vocabulary/index.js';
import { aliasedId } from './card-aliases.js';

export interface CardIndex {
  readonly pool: CardPool;
  /** Cards by name in lower case: names of the edition first, then those of other patches. */
  readonly byName: Called;
}

type Called = (key: string) => readonly number[];

export const cardIndexOf = memoize(
  (pool: CardPool): CardIndex => ({ pool, byName: namesOf(pool.named) }),
);

type Adding = (cards: Map<string, number[]>, pool: CardPool, numbers: readonly number[]) => void;

/** Cards by what they are called; those of a request stand over the index of the pool that has all the others. */
function indexed(addTo: Adding): (pool: CardPool) => Called {
  const indexOf: (pool: CardPool) => Called = memoize((pool: CardPool): Called => {
    const { listed, base } = pool;
    const own = new Map<string, number[]>();
    const numbers = base === null ? [...listed.keys()] : ownNumbers(pool);
    const nameable = numbers.filter((number) => isNameable(listed[number]!));
    addTo(own, pool, nameable);
    if (base === null) return (key) => own.get(key) ?? [];
    const below = indexOf(base);
    const isSame = (number: number): boolean => listed[number] === base.listed[number];
    return (key) => [...below(key).filter(isSame), ...(own.get(key) ?? [])];
  });
  return indexOf;
}

const namesOf = indexed(addNames);

/** Cards by id in lower case; made when somebody writes what may be one. */
const idsOf = indexed((ids, { listed }, numbers) => {
  for (const number of numbers) add(ids, listed[number]!.id, number);
});

function ownNumbers(pool: CardPool): readonly number[] {
  return pool.custom.map(({ id }) => pool.numberOf(id)!).sort((a, b) => a - b);
}

/** What cards are called in an edition, then what built-in ones are called in others, or a card that has taken the place of one. */
function addNames(
  names: Map<string, number[]>,
  { listed, patch, base }: CardPool,
  numbers: readonly number[],
): void {
  for (const number of numbers) add(names, nameAt(listed[number]!.present, patch), number);
  const builtIn = base?.listed ?? listed;
  for (const number of numbers) {
    const card = builtIn[number];
    const { present } = listed[number]!;
    // a card that has always been called the same has no other names
    if (card?.known !== true || (card.present === present && present.was === undefined)) continue;
    const { name, was } = card.present;
    if (name !== nameAt(present, patch)) add(names, name, number);
    for (const past of was ?? []) if (past.name !== undefined) add(names, past.name, number);
  }
}

function add(cards: Map<string, number[]>, text: string, number: number): void {
  const key = text.toLowerCase();
  const known = cards.get(key);
  if (known === undefined) cards.set(key, [number]);
  else if (!known.includes(number)) known.push(number);
}

function isNameable({ type }: Pick<ListedCard, 'type'>): boolean {
  return (
    type !== CardType.INVALID &&
    type !== CardType.GAME &&
    type !== CardType.PLAYER &&
    type !== CardType.DEATH_RECORD
  );
}

/** The cards of this name: the request's first, then collectible ones, and of these first those whose texts are known. */
export function cardsNamed(index: CardIndex, text: string): readonly CompiledCard[] {
  const { pool, byName } = index;
  const { custom } = pool;
  const exact = pool.byId.get(text);
  if (exact !== undefined && isNameable(exact)) return [exact];
  const key = text.toLowerCase();
  const named = byName(key);
  // the ids of the game have digits or underlines; those of a request may be any text
  const ids =
    named.length === 0 || /[\d_]/.test(text)
      ? idsOf(pool.named)(key)
      : ownNumbers(pool).filter((number) => pool.listed[number]!.id.toLowerCase() === key);
  const called = new Set([...ids, ...named]);
  const found =
    called.size > 0 ? [...called].map((number) => pool.at(number)!) : otherwiseNamed(index, text);
  const rank = ({ id, known, definition }: CompiledCard): number => {
    if (custom.some((own) => own.id === id)) return 0;
    const isCollectible = definition.collectible === true;
    return (isCollectible ? 1 : 3) + (known ? 0 : 1);
  };
  return found.toSorted((a, b) => rank(a) - rank(b));
}

/** The numbers of all cards called so; a composed card is called as what gives it its shape. */
export function numbersNamed(index: CardIndex, text: string): readonly number[] {
  return cardsNamed(index, text).flatMap((card) => [
    card.index,
    ...(card.definition.halves === undefined ? [] : index.pool.inShapeOf(card.id)),
  ]);
}

function otherwiseNamed({ pool }: CardIndex, text: string): readonly CompiledCard[] {
  const numbered = idOfNumber(text);
  const ids = numbered === undefined ? [...idsOfChineseName(text), aliasedId(text)] : [numbered];
  return ids.flatMap((id) => pool.byId.get(id) ?? []);
}

/** What is suggested for each set of types that something may be of: a body may hold hundreds of wrong names. */
const suggested = memoize((_: CardIndex) => new Map<string, readonly string[]>());

export function cardNames(index: CardIndex, types: readonly CardType[] | null): readonly string[] {
  const made = suggested(index);
  const key = types === null ? 'any' : types.join(' ');
  const names = made.get(key) ?? namesOfTypes(index, types);
  made.set(key, names);
  return names;
}

function namesOfTypes({ pool }: CardIndex, types: readonly CardType[] | null): readonly string[] {
  return pool.listed
    .filter(
      (card) => card.known && isNameable(card) && (types === null || types.includes(card.type)),
    )
    .flatMap(({ id, present }) => [nameAt(present, pool.patch), id]);
}

const TYPE_WORDS: ReadonlyMap<CardType, string> = new Map([
  [CardType.MINION, 'a minion'],
  [CardType.SPELL, 'a spell'],
  [CardType.WEAPON, 'a weapon'],
  [CardType.HERO, 'a hero'],
  [CardType.HERO_POWER, 'a Hero Power'],
  [CardType.LOCATION, 'a Location'],
  [CardType.ENCHANTMENT, 'an enchantment'],
]);

export function typeWords(types: readonly CardType[]): string {
  return orList(types.map((type) => TYPE_WORDS.get(type) ?? 'a card'));
}

interface WantedCard {
  readonly text: string;
  readonly types: readonly CardType[] | null;
  readonly path: Path;
}

/** By type; collectible cards first, then the first of the pool. Unknown texts are refused. */
export function findCard(
  index: CardIndex,
  wanted: WantedCard,
  problems: Problems,
): CompiledCard | null {
  const { text, path } = wanted;
  const card = findAnyCard(index, wanted, problems);
  if (card === null || card.known) return card;
  const since = card.isOut ? '' : ` It came with patch ${firstPatchOf(card.id)}, which is later.`;
  return problems.add('UNKNOWN_CARD', path, `what "${text}" does is not known here.${since}`, {
    expected:
      'a card whose text is known; `customCards` can bring this one, `unknownText: ignore` leaves its text out',
  });
}

export function noSuchCard(
  index: CardIndex,
  text: string,
  { types, path }: Omit<WantedCard, 'text'>,
  problems: Problems,
): null {
  const since = firstPatchOf(idOfNumber(text) ?? text);
  if (since !== null) return cameLater(text, since, path, problems);
  if (isNumber(text)) return noSuchNumber(index, text, path, problems);
  const known = cardNames(index, types);
  return problems.unknownName('UNKNOWN_CARD', path, text, { what: 'card', known });
}

function noSuchNumber(index: CardIndex, text: string, path: Path, problems: Problems): null {
  const { pool } = index;
  const byNumber = new Map(
    pool.listed.flatMap((card) => {
      const number = card.known ? numberOf(card.id) : undefined;
      return number === undefined ? [] : [[number, card] as const];
    }),
  );
  const nearest = nearestNames(text, byNumber.keys());
  const called = nearest.map(
    (number) => `${number} (${nameAt(byNumber.get(number)!.present, pool.patch)})`,
  );
  const hint = called.length > 0 ? ` Did you mean ${orList(called)}?` : '';
  const message = `there is no card with the dbfId ${text} in this edition.${hint}`;
  return problems.add('UNKNOWN_CARD', path, message, {
    expected: 'the dbfId of a card up to 24.6',
    ...(nearest.length > 0 ? { nearest } : {}),
  });
}

export function cameLater(text: string, since: string, path: Path, problems: Problems): null {
  const message = `"${text}" came with patch ${since}, which is later.`;
  return problems.add('UNKNOWN_CARD', path, message, {
    expected: `a card of the edition, or the edition of patch ${since} or later`,
  });
}

/** As findCard, whether the card's text is known or not. */
export function findAnyCard(
  index: CardIndex,
  { text, types, path }: WantedCard,
  problems: Problems,
): CompiledCard | null {
  const named = cardsNamed(index, text);
  if (named.length === 0) return noSuchCard(index, text, { types, path }, problems);
  const fitting = types === null ? named : named.filter((card) => types.includes(card.type));
  if (fitting.length > 0) return fitting[0]!;
  const expected = typeWords(types!);
  const is = typeWords([named[0]!.type]);
  return problems.add('WRONG_CARD_TYPE', path, `"${text}" is ${is}; ${expected} can stand here.`, {
    expected,
  });
}
