import type { JsonObject } from '../../scenario/oracle.js';

/** A card that is put on a board for somebody who has named it only. */
export interface NamedCard {
  readonly name: string;
  readonly type: string;
  readonly isSecret: boolean;
}

/** Types of cards that are in play on a board; all others are held. */
const ON_BOARD: readonly string[] = ['MINION', 'LOCATION', 'CREATURE', 'ALLY', 'ARMOR', 'ITEM'];

/**
 * A board with these cards, ready to play: player 1 has the first card of the board and what is played, player 2 the
 * other cards of the board and the Secrets.
 */
export function laidOut(cards: readonly NamedCard[]): JsonObject {
  const board = cards.filter(({ type }) => ON_BOARD.includes(type)).map(({ name }) => name);
  const secrets = cards.filter(({ isSecret }) => isSecret).map(({ name }) => name);
  const hand = cards
    .filter(({ type, isSecret }) => !isSecret && !ON_BOARD.includes(type))
    .map(({ name }) => name);
  return {
    players: {
      1: { ...listed('board', board.slice(0, 1)), ...listed('hand', hand) },
      2: { ...listed('board', board.slice(1)), ...listed('secrets', secrets) },
    },
  };
}

function listed(zone: string, names: readonly string[]): JsonObject {
  return names.length === 0 ? {} : { [zone]: names };
}
