import { cardOf, get } from '../../state/access.js';
import { playerRow, type State } from '../../state/state.js';
import { Col, EXTRA_SPELLS } from '../../vocabulary/index.js';

const FREE = -1;

/** The column that the card is paid from; FREE; or null when the player has nothing left for it. */
export function costOf(s: State, card: number, player: number): number | null {
  const { definition } = cardOf(s, card);
  const level = get(s, card, Col.LEVEL);
  const row = playerRow(player);
  if (definition.free?.includes(level) === true) return FREE;
  if (definition.type === 'SPELL') {
    const extra = EXTRA_SPELLS.find((column, i) => level <= i + 1 && get(s, row, column) > 0);
    if (extra !== undefined) return extra;
  }
  return get(s, row, Col.PLAYS) > 0 ? Col.PLAYS : null;
}
