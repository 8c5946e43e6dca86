import type { CardFilter, Deaths, Pool } from '../language/cards.js';
import type { CompiledCard } from '../state/model.js';
import { isOfRace, nameHas } from '../state/traits.js';
import { lower, type Reader, SIDE_ADJECTIVES, titled } from './reader.js';

export interface PoolFilter extends Omit<CardFilter, 'class'> {
  readonly class?: string | undefined;
  /** Of some class, but not of this one. */
  readonly notClass?: string | undefined;
  readonly anyRace?: true;
  /** Of no class; beside a class: or of none. */
  readonly neutral?: true;
}

type Values<T> = { readonly [K in keyof T]-?: NonNullable<T[K]> };

interface Fit<V> {
  fits(card: CompiledCard, wanted: V, filter: PoolFilter): boolean;
}
type Fits = { readonly [K in keyof Values<PoolFilter>]: Fit<Values<PoolFilter>[K]> };

interface Say<V> {
  says(wanted: V, read: Reader, pool: Pool): string;
}
type Says = { readonly [K in keyof Values<Pool>]: Say<Values<Pool>[K]> };

function flag(of: (card: CompiledCard) => boolean, word: string, without = `not ${word}`) {
  return {
    fits: (card: CompiledCard, wanted: boolean) => of(card) === wanted,
    says: (wanted: boolean) => (wanted ? word : without),
  };
}

function same<V>(of: (card: CompiledCard) => V | undefined, says: (wanted: V) => string) {
  return { fits: (card: CompiledCard, wanted: V) => of(card) === wanted, says };
}

/** Something that only the words of a pool depend on: it is worked out before cards are looked at. */
function when(words: string) {
  return { says: (wanted: boolean) => (wanted ? words : '') };
}

/** Every field of a filter, in the order in which a sentence names them. */
const FIELDS: Fits & Says = {
  rarity: same(({ definition }) => definition.rarity, titled),
  cost: same(
    ({ cost }) => cost,
    (cost) => `${cost}-Cost`,
  ),
  secret: flag(({ secret }) => secret, 'Secret'),
  deathrattle: flag(({ hasDeathrattle }) => hasDeathrattle, 'Deathrattle'),
  battlecry: flag(({ hasBattlecry }) => hasBattlecry, 'Battlecry'),
  combo: flag(({ hasCombo }) => hasCombo, 'Combo'),
  outcast: flag(({ hasOutcast }) => hasOutcast, 'Outcast'),
  chooseOne: flag(({ hasChooseOne }) => hasChooseOne, 'Choose One'),
  colossal: flag(({ isColossal }) => isColossal, 'Colossal'),
  keyword: {
    fits: ({ definition }, wanted) => definition.keywords?.includes(wanted) === true,
    says: titled,
  },
  class: {
    fits: ({ definition }, wanted, { neutral }) =>
      isOfClass(definition.class, wanted) || (neutral === true && isNeutral(definition.class)),
    says: titled,
  },
  notClass: {
    fits: ({ definition }, wanted) =>
      !isNeutral(definition.class) && !isOfClass(definition.class, wanted),
  },
  neutral: {
    fits: ({ definition }, _, filter) => filter.class !== undefined || isNeutral(definition.class),
  },
  school: {
    fits: ({ definition }, wanted) =>
      definition.school !== undefined && [wanted].flat().includes(definition.school),
    says: (wanted) => [wanted].flat().map(titled).join(' or '),
  },
  anyRace: { fits: ({ definition }) => definition.race !== undefined },
  race: { fits: isOfRace, says: (race) => (race === 'MECHANICAL' ? 'Mech' : titled(race)) },
  type: same<string>(({ definition }) => definition.type, lower),
  named: same(
    ({ name }) => name,
    (name) => `named ${name}`,
  ),
  nameHas: {
    fits: (card, wanted) => nameHas(card, wanted),
    says: (word) => `with "${word}" in its name`,
  },
  set: {
    fits: ({ definition }, wanted) =>
      definition.set !== undefined && [wanted].flat().includes(definition.set),
    says: (wanted) => `of the set ${[wanted].flat().join(' or ')}`,
  },
  overload: flag(({ overload }) => overload > 0, 'with Overload', 'without Overload'),
  costAtLeast: {
    fits: ({ cost }, least) => cost >= least,
    says: (least) => `that costs ${least} or more`,
  },
  costAtMost: {
    fits: ({ cost }, most) => cost <= most,
    says: (most) => `that costs ${most} or less`,
  },
  attackAtLeast: {
    fits: ({ definition }, least) => (definition.attack ?? 0) >= least,
    says: (least) => `with ${least} or more Attack`,
  },
  severalClasses: flag(
    ({ definition }) => definition.class?.includes('/') === true,
    'of several classes',
    'of one class',
  ),
  anyClass: when('of any class'),
  classOf: { says: (hero) => `of the class of ${HEROES[hero]}` },
  orNeutral: when('or neutral'),
  cardWithoutClass: { says: (card) => `(${card} where it has none)` },
  withoutClass: {
    says: (cards, _, { cardWithoutClass }) =>
      cardWithoutClass === undefined ? `(${cards} where it has none)` : '',
  },
  otherClassThan: { says: (whose) => `of another class than ${HEROES[whose]}` },
  costUpTo: { says: (most, read) => `that costs at most ${read.amount(most)}` },
  costOf: { says: (costOf, read) => `that costs ${costAs(costOf, read)}` },
  plus: { says: (plus) => `plus ${plus}` },
  past: when('from the past'),
  notOnBoard: when('that you do not control'),
  raceOf: { says: () => 'of the minion type of the target' },
  except: { says: (except, read) => `but not ${read.these(except)}` },
  nearest: { says: (which) => `(or ${NEAREST[which]} where there is none)` },
};

/** Of which Cost the card is that is taken where none is of the Cost that is asked for. */
const NEAREST: Readonly<Record<NonNullable<Pool['nearest']>, string>> = {
  ANY: 'the highest Cost below',
  NOT_BELOW: 'the highest Cost below, down to its own',
  OR_ITSELF: 'the highest Cost below, itself in the end',
};

export function matcher(filter: PoolFilter): (card: CompiledCard) => boolean {
  const keys = Object.keys(filter) as (keyof PoolFilter)[];
  const tests = keys.map((key) => testOf(key, filter));
  return (card) => tests.every((test) => test(card));
}

function testOf<K extends keyof PoolFilter>(key: K, filter: PoolFilter) {
  const field: Fit<Values<PoolFilter>[K]> = (FIELDS as Fits)[key];
  const wanted = filter[key] as Values<PoolFilter>[K] | undefined;
  if (wanted === undefined) return () => true;
  return (card: CompiledCard) => field.fits(card, wanted, filter);
}

function isNeutral(classes: string | undefined): boolean {
  return classes === undefined || classes === 'NEUTRAL';
}

/** A card of several classes (`HUNTER/PALADIN/WARRIOR`) is of each of them. */
export function isOfClass(classes: string | undefined, wanted: string): boolean {
  return classes?.split('/').includes(wanted) === true;
}

/** Deaths on record as a noun, without an article. */
export function deathsNoun({ died, side = 'ALL', like = {} }: Deaths, read: Reader): string {
  const when = died === 'THIS_TURN' ? 'this turn' : 'this game';
  const adjective = SIDE_ADJECTIVES[side];
  return `${adjective === '' ? '' : `${adjective} `}${kindOfCard(like, read)} that died ${when}`;
}

/** What a card has to be, as a noun without an article: `1-Cost Mage spell`. */
export function kindOfCard(filter: Pool, read: Reader): string {
  const pool = { ...filter, type: filter.type ?? 'CARD' };
  const words = (Object.keys(FIELDS) as (keyof Pool)[]).map((key) => wordOf(key, pool, read));
  return words.filter((word) => word !== '').join(' ');
}

function wordOf<K extends keyof Pool>(key: K, pool: Pool, read: Reader): string {
  const field: Say<Values<Pool>[K]> = (FIELDS as Says)[key];
  const wanted = pool[key] as Values<Pool>[K] | undefined;
  return wanted === undefined ? '' : field.says(wanted, read, pool);
}

const HEROES = {
  FRIENDLY_HERO: 'your hero',
  ENEMY_HERO: "the opponent's hero",
  FRIENDLY_HERO_POWER: 'your Hero Power',
  EVENT_SUBJECT: 'that card',
} as const;

function costAs(costOf: NonNullable<Pool['costOf']>, read: Reader): string {
  if (costOf === 'SELF') return 'as much as this';
  if (costOf === 'TARGET') return 'as much as the target';
  if (costOf === 'IT') return 'as much as it';
  if (costOf === 'EVENT_SUBJECT') return 'as much as what the event is about';
  return read.amount(costOf);
}
