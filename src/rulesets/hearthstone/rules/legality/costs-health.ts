import { cardOf, get, playerEntity } from '../../state/access.js';
import type { State } from '../../state/state.js';
import { CardType, Tag } from '../../vocabulary/index.js';

export function costsHealth(s: State, player: number, card: number): boolean {
  if (get(s, card, Tag.COSTS_HEALTH) !== 0) return true;
  return (
    cardOf(s, card).type === CardType.SPELL &&
    get(s, playerEntity(player), Tag.SPELLS_COST_HEALTH) !== 0
  );
}
