import type { PoolOf } from '../../common/card-pools.js';
import type { CardDefinition } from '../language/card.js';

/** Keys and places from a card's definition to a part of it. */
export type PartPath = readonly (string | number)[];

/** A part of a card's text that a row can carry out: the card itself, a power, a modifier that an effect makes. */
export interface Part {
  readonly path: PartPath;
  readonly node: object;
}

export interface Card {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  /** Whether its text is modelled: what an unknown card does is not known. */
  readonly known: boolean;
  readonly definition: CardDefinition;
  /** The card itself comes first. */
  readonly parts: readonly Part[];
}

export type CardPool = PoolOf<Card, CardDefinition>;

export const GAME_CARD = 1;
export const PLAYER_CARD = 2;
/** Numbers of the cards that are none. */
export const OWN_CARDS = 3;

const PART_KEYS = ['payment', 'completion', 'when', 'continuous', 'lasting', 'later'];

export function partsOf(definition: CardDefinition): Part[] {
  const found: Part[] = [{ path: [], node: definition }];
  const walk = (node: unknown, path: PartPath): void => {
    if (typeof node !== 'object' || node === null) return;
    if (path.length > 0 && PART_KEYS.some((key) => key in node)) found.push({ path, node });
    const entries = Array.isArray(node) ? [...node.entries()] : Object.entries(node);
    for (const [key, value] of entries) walk(value, [...path, key]);
  };
  walk(definition, []);
  return found;
}

/** The place of a part that is given as the object that it is. */
export function partNumber(card: Card, node: object): number {
  return card.parts.findIndex((part) => part.node === node);
}

export function nodeAt(card: Card, path: PartPath): unknown {
  let node: unknown = card.definition;
  for (const key of path) node = (node as Readonly<Record<string | number, unknown>>)[key];
  return node;
}
