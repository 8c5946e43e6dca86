import { byId, CardPools } from '../../common/card-pools.js';
import { lazily } from '../../common/lazily.js';
import type { CardDefinition } from '../language/card.js';
import { type Card, type CardPool, partsOf } from '../state/pool.js';
import { EDITION } from '../vocabulary/editions.js';
import { BEHAVIOURS } from './behaviours.js';
import { type Printing, readFacts } from './facts.js';

/** A card that is built in: what is printed and what it does, where it was printed, and whether its text is known. */
export interface BuiltInCard {
  readonly definition: CardDefinition;
  readonly printing: Printing;
  readonly known: boolean;
}

/** Every card that is built in. They are read when somebody asks for the first time. */
export const builtInCards = lazily((): readonly BuiltInCard[] =>
  readFacts().map(({ facts, printing }) => {
    const behaviour = BEHAVIOURS[facts.id];
    return {
      definition: { ...facts, ...behaviour },
      printing,
      known: behaviour !== undefined || printing.isPlain,
    };
  }),
);

const builtInById = lazily(
  () => new Map(builtInCards().map((card) => [card.definition.id, card] as const)),
);

/** The built-in card of an id; undefined: there is none. */
export function builtInCard(id: string): BuiltInCard | undefined {
  return builtInById().get(id);
}

/** A card with which a scenario fills what it does not name. */
export const BLANK_CARD = 'blank-card';
export const BLANK_HERO = 'blank-hero';

const OWN = [
  ['', ''],
  ['GAME', 'the game'],
  ['PLAYER', 'player'],
] as const;

const POOLS = new CardPools<CardDefinition, CardPool>({
  plain: () => poolOf(plainCards()),
  custom: ({ cards }, custom) =>
    poolOf([...cards, ...custom.map((one, i) => cardOf(one, cards.length + i, true))], custom),
});

export function poolWith(custom: readonly CardDefinition[]): CardPool {
  return POOLS.of(EDITION, custom);
}

function plainCards(): readonly Card[] {
  const own = OWN.map(([id, name], i) => cardOf({ id, name, type: 'ITEM' }, i, true));
  const rest = builtInCards().map(({ definition, known }, i) =>
    cardOf(definition, own.length + i, known),
  );
  return [...own, ...rest];
}

function cardOf(definition: CardDefinition, index: number, known: boolean): Card {
  const { id, name } = definition;
  return { index, id, name, known, definition, parts: partsOf(definition) };
}

function poolOf(cards: readonly Card[], custom: readonly CardDefinition[] = []): CardPool {
  return { cards, byId: byId(cards), custom };
}

export function tokensOf(definition: CardDefinition): string[] {
  const found: string[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('token' in node && typeof node.token === 'string') found.push(node.token);
    for (const value of Object.values(node)) walk(value);
  };
  walk(definition);
  return found;
}
