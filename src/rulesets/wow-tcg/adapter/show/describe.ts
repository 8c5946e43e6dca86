import type { Json } from '../../../../kernel/index.js';
import type { KnownByName, Position } from '../../../ruleset.js';
import { BLANK_HERO } from '../../cards/registry.js';
import { cardOf, get, isKind, named } from '../../state/access.js';
import { type Card, OWN_CARDS, PLAYER_CARD } from '../../state/pool.js';
import type { State } from '../../state/state.js';
import { Col, KINDS, Kind, ZONES } from '../../vocabulary/index.js';
import { CHINESE } from '../chinese/translation.js';

export function cardAt(s: State, identity: number): { readonly id: string; readonly name: string } {
  const card = s.pool.cards[Math.floor(identity / 16)];
  return { id: card?.id ?? '', name: card?.name ?? '' };
}

export function titleOf(
  { state, names }: Position<State>,
  entity: number,
  identity: number,
): string {
  const card = state.pool.cards[Math.floor(identity / 16)];
  const kind = KINDS[identity % 16];
  const words = names.language === 'zh' ? CHINESE_TITLES : TITLES;
  if (card === undefined || kind === 'GAME' || kind === 'NONE') return words.game;
  if (kind === 'PLAYER') return words.player(entity - 1);
  // the only effects whose source is a player are proposals (WOW-705.5)
  if (kind === 'EFFECT' && card.index === PLAYER_CARD) return words.proposal;
  if (kind === 'EFFECT') return words.effect(card.name);
  if (kind === 'MODIFIER') return words.modifier(card.name);
  const row = named(state, entity);
  const owner = card.id === BLANK_HERO ? get(state, row, Col.OWNER) : 0;
  const alias = names.aliasOf(row);
  const isFormer = kind === 'FORMER';
  const number = isFormer ? '' : ` (${row})`;
  const name = owner === 0 ? card.name : words.hero(owner);
  const called = alias !== undefined ? `${name} (${alias})` : owner === 0 ? name + number : name;
  if (!isFormer) return called;
  const isLink = isKind(state, entity, Kind.FORMER) && get(state, entity, Col.LINK) !== 0;
  return isLink ? words.onChain(called) : words.inPlay(called);
}

type Titles = Readonly<
  Record<'game' | 'proposal', string> &
    Record<'player' | 'hero', (player: number) => string> &
    Record<'effect' | 'modifier' | 'inPlay' | 'onChain', (name: string) => string>
>;

const TITLES: Titles = {
  game: 'the game',
  proposal: 'the proposal of a combat',
  player: (player) => `player ${player}`,
  hero: (player) => `hero ${player}`,
  effect: (name) => `effect of ${name}`,
  modifier: (name) => `modifier of ${name}`,
  inPlay: (name) => `${name} as it was in play`,
  onChain: (name) => `${name} as it was on the chain`,
};

const CHINESE_TITLES: Titles = {
  game: CHINESE.game,
  proposal: '战斗提议',
  player: (player) => `玩家${player}`,
  hero: (player) => `玩家${player}的英雄`,
  effect: (name) => `${name}的效应`,
  modifier: (name) => `${name}的修正`,
  inPlay: (name) => `${name}（在场时）`,
  onChain: (name) => `${name}（在连锁上时）`,
};

/** Words that cells stand for, where a full state has words too. */
const WORDS: Readonly<Record<number, readonly string[]>> = { [Col.KIND]: KINDS, [Col.ZONE]: ZONES };

export function cellValue(s: State, column: number, value: number): Json {
  if (column === Col.CARD) return s.pool.cards[value]?.id ?? value;
  return WORDS[column]?.[value] ?? value;
}

/** What a reader of a game passes over: who could act, what was paid with. */
export const BOOKKEEPING: ReadonlySet<string> = new Set([
  ...['Becomes Exhausted', 'Exhaust', 'Pass', 'Pay', 'Played', 'Pre-Priority Processing'],
  'priority',
]);

/** The cards of all rows, each once, in order of their ids. */
function distinctCards(s: State): Card[] {
  const found = new Map<string, Card>();
  for (let e = 1; e < s.count; e++) {
    const card = cardOf(s, e);
    if (card.index >= OWN_CARDS) found.set(card.id, card);
  }
  return [...found.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The ids of all cards that a state uses, sorted. */
export function cardsIn(s: State): string[] {
  return distinctCards(s).map(({ id }) => id);
}

/** The cards of all rows whose texts are not known. */
export function unknownCards(s: State): KnownByName[] {
  return distinctCards(s).flatMap(({ known, id, name }) => (known ? [] : [{ id, name }]));
}
