import type { Deaths, Side } from '../../language/words.js';
import { cardThatDied, deathRecords } from '../../state/deaths.js';
import type { CompiledCard, Selection } from '../../state/model.js';
import { matcher } from '../card-filter.js';
import { playerOf } from '../sides.js';

/** Compiles deaths on record to the rows of the Death Event Cache, in the order in which they were made. */
export function compileDeaths({ died, side = 'ALL', like = {} }: Deaths): Selection {
  return recordsOf(side, died === 'THIS_TURN', matcher(like));
}

export function recordsOf(
  side: Side,
  thisTurn: boolean,
  test: (card: CompiledCard) => boolean,
): Selection {
  return (s, scope) =>
    deathRecords(s, { player: playerOf(side, scope.player), thisTurn }).filter((record) =>
      test(cardThatDied(s, record)),
    );
}
