import type { FindCard } from '../../logs/cards.js';
import { tagOf } from '../../logs/game-tree.js';
import type { DecisionPoint } from '../../logs/points.js';

/** The action of a point in words: `Player 1 plays Fireball on Chillwind Yeti`. */
export function actionText(
  { action, before, after, player }: DecisionPoint,
  find: FindCard,
): string {
  const nameOf = (id: number): string => {
    const card = before.entities.get(id)?.card || after?.entities.get(id)?.card || '';
    return card === '' ? 'a card' : find(card).name;
  };
  const who = `Player ${player}`;
  if (action.kind === 'END_TURN') return `${who} ends the turn`;
  const on = action.target === 0 ? '' : ` on ${nameOf(action.target)}`;
  const actor = nameOf(action.entity);
  if (action.kind === 'ATTACK') {
    const owner = tagOf(before.entities.get(action.target), 'CONTROLLER');
    return `${who} attacks ${nameOf(action.target)} of player ${owner} with ${actor}`;
  }
  if (action.kind === 'TRADE') return `${who} trades ${actor}`;
  return action.kind === 'PLAY' ? `${who} plays ${actor}${on}` : `${who} uses ${actor}${on}`;
}
