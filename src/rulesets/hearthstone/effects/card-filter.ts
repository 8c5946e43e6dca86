import type { CardChoice, Deaths } from '../language/cards.js';
import type { CompiledCard } from '../state/compiled-card.js';
import { isOfRace } from '../state/race.js';
import { lower, type Reader, SIDE_ADJECTIVES, titled } from './reader.js';

/** What a pool asks for. */
export type Pool = Extract<CardChoice, { pool: unknown }>['pool'];

/** A pool with what it asks for worked out. */
export interface PoolFilter
  extends Omit<
    Pool,
    | 'class'
    | 'classOf'
    | 'withoutClass'
    | 'cardWithoutClass'
    | 'anyClass'
    | 'orNeutral'
    | 'except'
    | 'otherClassThan'
    | 'costOf'
    | 'plus'
    | 'notOnBoard'
    | 'nearest'
  > {
  readonly class?: string | undefined;
  /** Of some class, but not of this one. */
  readonly notClass?: string | undefined;
  /** Of no class; beside a class: or of none. */
  readonly neutral?: true;
}
/** Whether a card is what a filter asks for. */
export function fits(card: CompiledCard, filter: PoolFilter): boolean {
  const { definition } = card;
  if (filter.type !== undefined && definition.type !== filter.type) return false;
  if (filter.race !== undefined && !isOfRace(card, filter.race)) return false;
  if (filter.school !== undefined && definition.school !== filter.school) return false;
  if (filter.class !== undefined && !isOfClass(definition.class, filter.class))
    if (!filter.neutral || !isNeutral(definition.class)) return false;
  if (filter.notClass !== undefined && !isOfOther(definition.class, filter.notClass)) return false;
  if (filter.neutral && filter.class === undefined && !isNeutral(definition.class)) return false;
  if (
    filter.severalClasses !== undefined &&
    isOfSeveral(definition.class) !== filter.severalClasses
  )
    return false;
  if (filter.cost !== undefined && card.cost !== filter.cost) return false;
  if (filter.rarity !== undefined && definition.rarity !== filter.rarity) return false;
  if (filter.set !== undefined && definition.set !== filter.set) return false;
  if (filter.secret !== undefined && card.secret !== filter.secret) return false;
  if (filter.combo !== undefined && card.hasCombo !== filter.combo) return false;
  if (filter.outcast !== undefined && card.hasOutcast !== filter.outcast) return false;
  if (filter.chooseOne !== undefined && card.hasChooseOne !== filter.chooseOne) return false;
  if (filter.overload !== undefined && card.overload > 0 !== filter.overload) return false;
  if (filter.costAtLeast !== undefined && card.cost < filter.costAtLeast) return false;
  if (filter.costAtMost !== undefined && card.cost > filter.costAtMost) return false;
  if (filter.attackAtLeast !== undefined && (definition.attack ?? 0) < filter.attackAtLeast)
    return false;
  if (filter.keyword !== undefined && !(definition.keywords?.includes(filter.keyword) ?? false))
    return false;
  if (filter.named !== undefined && card.name !== filter.named) return false;
  if (filter.battlecry !== undefined && card.hasBattlecry !== filter.battlecry) return false;
  return filter.deathrattle === undefined || card.hasDeathrattle === filter.deathrattle;
}

function isNeutral(classes: string | undefined): boolean {
  return classes === undefined || classes === 'NEUTRAL';
}

function isOfSeveral(classes: string | undefined): boolean {
  return classes?.includes('/') === true;
}

function isOfOther(classes: string | undefined, than: string): boolean {
  return classes !== undefined && classes !== 'NEUTRAL' && !isOfClass(classes, than);
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
  const { type, race, class: name, cost, rarity, set, secret, deathrattle, keyword } = filter;
  const { battlecry, overload, school, costAtLeast, costAtMost, attackAtLeast } = filter;
  const words = [
    rarity === undefined ? '' : titled(rarity),
    cost === undefined ? '' : `${cost}-Cost`,
    secret === undefined ? '' : secret ? 'Secret' : 'not Secret',
    deathrattle === undefined ? '' : deathrattle ? 'Deathrattle' : 'not Deathrattle',
    battlecry === undefined ? '' : battlecry ? 'Battlecry' : 'not Battlecry',
    filter.combo === undefined ? '' : filter.combo ? 'Combo' : 'not Combo',
    filter.outcast === undefined ? '' : filter.outcast ? 'Outcast' : 'not Outcast',
    filter.chooseOne === undefined ? '' : filter.chooseOne ? 'Choose One' : 'not Choose One',
    keyword === undefined ? '' : titled(keyword),
    name === undefined ? '' : titled(name),
    school === undefined ? '' : titled(school),
    race === undefined ? '' : race === 'MECHANICAL' ? 'Mech' : titled(race),
    type === undefined ? 'card' : lower(type),
    filter.named === undefined ? '' : `named ${filter.named}`,
    set === undefined ? '' : `of the set ${set}`,
    overload === undefined ? '' : overload ? 'with Overload' : 'without Overload',
    costAtLeast === undefined ? '' : `that costs ${costAtLeast} or more`,
    costAtMost === undefined ? '' : `that costs ${costAtMost} or less`,
    attackAtLeast === undefined ? '' : `with ${attackAtLeast} or more Attack`,
    filter.severalClasses === undefined
      ? ''
      : filter.severalClasses
        ? 'of several classes'
        : 'of one class',
    filter.anyClass === true ? 'of any class' : '',
    filter.classOf === undefined ? '' : `of the class of ${HEROES[filter.classOf]}`,
    filter.orNeutral === true ? 'or neutral' : '',
    withoutClass(filter.cardWithoutClass ?? filter.withoutClass),
    filter.otherClassThan === undefined
      ? ''
      : `of another class than ${HEROES[filter.otherClassThan]}`,
    filter.costOf === undefined ? '' : `that costs ${costAs(filter.costOf, read)}`,
    filter.plus === undefined ? '' : `plus ${filter.plus}`,
    filter.notOnBoard === true ? 'that you do not control' : '',
    filter.except === undefined ? '' : `but not ${read.these(filter.except)}`,
  ];
  return words.filter((word) => word !== '').join(' ');
}

const HEROES = {
  FRIENDLY_HERO: 'your hero',
  ENEMY_HERO: "the opponent's hero",
  FRIENDLY_HERO_POWER: 'your Hero Power',
  EVENT_SUBJECT: 'that card',
} as const;

function withoutClass(instead: string | undefined): string {
  return instead === undefined ? '' : `(${instead} where it has none)`;
}

/** What a cost is compared with. */
function costAs(costOf: NonNullable<Pool['costOf']>, read: Reader): string {
  if (costOf === 'SELF') return 'as much as this';
  if (costOf === 'TARGET') return 'as much as the target';
  if (costOf === 'IT') return 'as much as it';
  if (costOf === 'EVENT_SUBJECT') return 'as much as what the event is about';
  return read.amount(costOf);
}
