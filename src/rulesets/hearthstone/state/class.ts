import { CardClass, CardType, Tag } from '../vocabulary/index.js';
import { cardOf, get, typeOf } from './access.js';
import type { State } from './state.js';

const NAMES: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(CardClass).map(([name, number]) => [number, name]),
);

/** The class of a card's entity; a hero's is the one that it has now (HS-SEQ-hero-class, HS-REPL-class). */
export function classOf(s: State, e: number): string | undefined {
  if (typeOf(s, e) === CardType.HERO) return NAMES[get(s, e, Tag.CLASS)];
  return cardOf(s, e).definition.class;
}
