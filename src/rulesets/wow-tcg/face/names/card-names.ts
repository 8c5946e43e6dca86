import type { Path, Problems } from '../../../common/problems.js';
import { type Card, type CardPool, OWN_CARDS } from '../../state/pool.js';

function nameable(pool: CardPool): readonly Card[] {
  return pool.cards.slice(OWN_CARDS);
}

/** The card of this name or id; undefined: nothing is called so. */
export function cardNamed(pool: CardPool, text: string): Card | undefined {
  const wanted = text.toLowerCase();
  const cards = nameable(pool);
  return (
    cards.find(({ id }) => id === wanted) ?? cards.find(({ name }) => name.toLowerCase() === wanted)
  );
}

export function allCardNames(pool: CardPool): readonly string[] {
  return nameable(pool).flatMap(({ name, id }) => [name, id]);
}

/** The card that a text names; otherwise a problem. */
export function findCard(
  pool: CardPool,
  text: string,
  path: Path,
  problems: Problems,
): Card | null {
  const found = cardNamed(pool, text);
  if (found !== undefined) return found;
  return problems.unknownName('UNKNOWN_CARD', path, text, {
    what: 'card',
    known: allCardNames(pool),
  });
}
