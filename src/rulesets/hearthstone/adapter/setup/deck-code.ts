import type { Path } from '../../../common/problems.js';
import { idOfNumber } from '../../cards/printed/card-numbers.js';
import { decoded } from '../../cards/printed/deck-string.js';
import { isOut, printedCard } from '../../cards/printed/printed-card.js';
import { MAX_DECK } from '../../vocabulary/index.js';
import { cameLater } from '../names/card-index.js';
import type { EntityDraft } from './draft.js';
import { type Reading, readEntity, SLOTS } from './read-entity.js';

/** The cards of a deck code in the order of the code, the first on top. Each has to be out in the edition. */
export function readDeckCode(
  code: string,
  path: Path,
  player: 1 | 2,
  reading: Reading,
): EntityDraft[] {
  const { problems } = reading;
  const deck = decoded(code);
  if (deck === null) {
    problems.add('WRONG_FORMAT', path, 'this is no deck code.', {
      expected: 'a deck code as the game copies it, or a list of cards',
    });
    return [];
  }
  const count = deck.cards.reduce((sum, [, copies]) => sum + copies, 0);
  if (count > MAX_DECK) {
    const expected = `at most ${MAX_DECK} cards`;
    problems.add('TOO_LARGE', path, `the deck has ${count} cards.`, { expected });
    return [];
  }
  return deck.cards.flatMap(([dbfId, copies]) => {
    const drafts = Array.from({ length: copies }, () =>
      readEntity([dbfId, path], player, SLOTS.hand, reading),
    );
    return drafts.every((draft) => draft !== null) && wasOut(drafts[0]!, path, reading)
      ? drafts
      : [];
  });
}

export function heroOfCode(code: string): string | undefined {
  const [hero] = decoded(code)?.heroes ?? [];
  return hero === undefined ? undefined : idOfNumber(`${hero}`);
}

function wasOut({ card }: EntityDraft, path: Path, { patch, problems }: Reading): boolean {
  if (isOut(card.id, patch)) return true;
  const since = printedCard(card.id)?.since ?? '';
  cameLater(card.name, since, path, problems);
  return false;
}
