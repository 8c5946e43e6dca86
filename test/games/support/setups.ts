import { nextBelow, type RandomState } from '../../../src/kernel/index.js';
import { customPool } from '../../../src/rulesets/hearthstone/cards/registry.js';
import type { CardDefinition } from '../../../src/rulesets/hearthstone/language/card.js';
import { editionOf } from '../../../src/rulesets/hearthstone/vocabulary/editions.js';
import { CardType, takesPlace } from '../../../src/rulesets/hearthstone/vocabulary/index.js';
import { operate } from '../../../src/scenario/operate.js';
import type { Json, JsonObject } from '../../../src/scenario/oracle.js';

/** A card of the catalogue, as far as decks are made from it. */
interface ListedCard {
  readonly id: string;
  readonly type: string;
  readonly collectible?: boolean;
  readonly secret?: boolean;
  readonly quest?: Json;
  readonly levels?: number;
  readonly health?: number;
  readonly token?: boolean;
  readonly reads?: string;
}

/** All cards of a game, by the pages of its catalogue. */
export function allCards(ruleset: string, patch?: string): readonly ListedCard[] {
  const cards: ListedCard[] = [];
  let after: string | null = '';
  while (after !== null) {
    const edition = patch === undefined ? {} : { patch };
    const page: JsonObject = after === '' ? {} : { after };
    const outcome = operate('cards', { ruleset, first: 100, ...edition, ...page }, {});
    if (!outcome.ok) throw new Error(outcome.problem.detail);
    const { items, next } = outcome.body;
    cards.push(...(items as unknown as ListedCard[]));
    after = next;
  }
  return cards;
}

/** Cards that can be told from others by their ids; a set of ids is one. */
export type CardKind = Pick<ReadonlySet<string>, 'has'>;

/** All minions and Locations that a game of Hearthstone can come to have, those known by their print alone and those made of two others among them. */
export function minionsOf(patch: string): CardKind {
  const pool = customPool(editionOf(patch), CUSTOM_CARDS as unknown as readonly CardDefinition[]);
  const standsThere = (id: string) => takesPlace(pool.byId.get(id)?.type ?? CardType.SPELL);
  return { has: standsThere };
}

function pick<T>(random: RandomState, list: readonly T[]): T {
  return list[nextBelow(random, list.length)]!;
}

function several<T>(random: RandomState, most: number, make: () => T): T[] {
  return Array.from({ length: nextBelow(random, most + 1) }, make);
}

/** Cards that ask: they are in every deck's pool, so that every kind of decision is met. */
const CUSTOM_CARDS: readonly JsonObject[] = [
  {
    id: 'GAMES_FIND',
    name: 'Find',
    type: 'SPELL',
    cost: 1,
    text: [{ discover: { pool: { type: 'MINION', race: 'DRAGON' } }, then: [{ draw: 1 }] }],
  },
  {
    id: 'GAMES_SCOUT',
    name: 'Scout',
    type: 'MINION',
    cost: 2,
    attack: 3,
    health: 2,
    battlecry: [
      { choose: { first: 'FRIENDLY_DECK', count: 3 }, save: 'taken' },
      { returnToHand: { saved: 'taken' } },
    ],
  },
  {
    id: 'GAMES_VOLLEY',
    name: 'Volley',
    type: 'SPELL',
    cost: 2,
    text: [
      { repeat: { randomFrom: [1, 3] }, do: [{ damage: 2, to: { random: 'ALL_CHARACTERS' } }] },
    ],
  },
  {
    id: 'GAMES_MARKSMAN',
    name: 'Marksman',
    type: 'MINION',
    cost: 3,
    attack: 4,
    health: 2,
    deathrattle: [
      { choose: 'ENEMY_CHARACTERS', save: 'hit' },
      { damage: 2, to: { saved: 'hit' } },
    ],
  },
  { id: 'GAMES_STRIKE', name: 'Strike', type: 'SPELL', text: [{ damage: 3, to: 'ENEMY_HERO' }] },
  {
    id: 'GAMES_PLANT',
    name: 'Plant',
    type: 'SPELL',
    text: [{ shuffleIntoDeck: { newCard: 'GAMES_SCOUT' } }, { draw: 1 }],
  },
  {
    id: 'GAMES_EITHER',
    name: 'Either',
    type: 'SPELL',
    cost: 2,
    chooseOne: ['GAMES_STRIKE', 'GAMES_PLANT'],
  },
  {
    id: 'GAMES_MIMIC',
    name: 'Mimic',
    type: 'MINION',
    cost: 2,
    attack: 1,
    health: 3,
    battlecry: [{ cast: 'GAMES_EITHER' }],
  },
];
/** Those of them that are in decks. */
const ASKING = CUSTOM_CARDS.map(({ id }) => id as string);

/** A game of Hearthstone between two random decks; heroes of little Health, so that it ends. */
export function hearthstoneSetup(
  random: RandomState,
  cards: readonly ListedCard[],
  size: { readonly health: number; readonly deck: number },
  patch: string,
): JsonObject {
  const playable = cards.filter(({ collectible }) => collectible === true).map(({ id }) => id);
  const heroes = cards.filter(({ id }) => /^HERO_\d\d$/.test(id)).map(({ id }) => id);
  const secrets = cards.filter((card) => card.collectible && card.secret).map(({ id }) => id);
  const card = (): string =>
    nextBelow(random, 6) === 0 ? pick(random, ASKING) : pick(random, playable);
  const side = (): JsonObject => ({
    hero: { card: pick(random, heroes), health: size.health },
    mana: nextBelow(random, 11),
    hand: several(random, 5, card),
    deck: several(random, size.deck, card),
    secrets: several(random, 1, () => pick(random, secrets)),
  });
  return {
    ruleset: 'hearthstone',
    patch,
    customCards: CUSTOM_CARDS,
    turn: { number: 1 + nextBelow(random, 6), player: 1 + nextBelow(random, 2) },
    players: { 1: side(), 2: side() },
  };
}

/** A game of the World of Warcraft TCG between two to four random decks; heroes who are nearly dead, so that it ends. */
export function wowSetup(
  random: RandomState,
  cards: readonly ListedCard[],
  size: { readonly health: number; readonly deck: number },
): JsonObject {
  const heroes = cards.filter(({ type }) => type === 'HERO');
  const others = cards.filter(({ type, token }) => type !== 'HERO' && token !== true);
  const permanents = others.filter(({ type }) =>
    ['ALLY', 'ITEM', 'WEAPON', 'ARMOR'].includes(type),
  );
  const idOf = (among: readonly ListedCard[]) => (): string => pick(random, among).id;
  const isSetUp = nextBelow(random, 3) > 0;
  const deck = isSetUp ? size.deck : size.deck + 7;
  const side = (): JsonObject => {
    const { id, health = 30 } = pick(random, heroes);
    return {
      hero: { card: id, damage: Math.max(0, health - size.health) },
      deck: Array.from({ length: 1 + nextBelow(random, deck) }, idOf(others)),
      shuffled: nextBelow(random, 2) === 0,
      ...(isSetUp
        ? {
            board: several(random, 4, idOf(permanents)),
            hand: several(random, 4, idOf(others)),
            resources: 1 + nextBelow(random, 6),
          }
        : { board: [], resources: 0 }),
    };
  };
  const count = pick(random, [2, 2, 2, 3, 4]);
  const teams = count === 4 && nextBelow(random, 2) === 0;
  const sides = Array.from({ length: count }, (_, i): [string, JsonObject] => [
    `${i + 1}`,
    teams ? { ...side(), team: 1 + (i % 2) } : side(),
  ]);
  return {
    ruleset: 'wow-tcg',
    turn: isSetUp ? { number: 5, player: 1 + nextBelow(random, count) } : { step: 'SETUP' },
    players: Object.fromEntries(sides),
  };
}

/** A game of the lane battler between two random decks. */
export function batchSetup(
  random: RandomState,
  cards: readonly ListedCard[],
  size: { readonly health: number; readonly deck: number },
): JsonObject {
  const card = (): JsonObject => {
    const { id, levels = 3 } = pick(random, cards);
    return { card: id, level: 1 + nextBelow(random, levels) };
  };
  const side = (): JsonObject => ({
    health: size.health,
    hand: several(random, 5, card),
    deck: several(random, size.deck, card),
  });
  return {
    ruleset: 'batch',
    turn: { number: 1 + nextBelow(random, 6), player: 1 + nextBelow(random, 2) },
    players: { 1: side(), 2: side() },
  };
}
