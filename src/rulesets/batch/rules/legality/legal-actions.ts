import { cardOf, creaturesOf, inZone, isCreature } from '../../state/access.js';
import type { PlayerAction } from '../../state/player-action.js';
import type { State } from '../../state/state.js';
import { LANES, Zone } from '../../vocabulary/index.js';
import { refusalOf, targetsOf } from './legality.js';

/**
 * All legal actions of a player: cards by hand position with every lane or target, leveling them, the battle,
 * moves and uses of creatures, ending the turn. Conceding is always legal and not listed.
 */
export function legalActions(s: State, player: 1 | 2): PlayerAction[] {
  const all: PlayerAction[] = [
    ...inZone(s, player, Zone.HAND).flatMap((card) => plays(s, player, card)),
    { type: 'battle' },
    ...creaturesOf(s, player).flatMap((creature) => uses(s, player, creature)),
    { type: 'endTurn' },
  ];
  return all.filter((action) => refusalOf(s, player, action) === null);
}

function plays(s: State, player: 1 | 2, card: number): PlayerAction[] {
  const leveled: PlayerAction = { type: 'level', card };
  if (isCreature(s, card))
    return [...LANES.map((lane): PlayerAction => ({ type: 'play', card, lane })), leveled];
  if (cardOf(s, card).definition.target === undefined) return [{ type: 'play', card }, leveled];
  const aimed = targetsOf(s, player, card).map(
    (target): PlayerAction => ({ type: 'play', card, target }),
  );
  return [...aimed, leveled];
}

function uses(s: State, player: 1 | 2, creature: number): PlayerAction[] {
  const moves = LANES.map((lane): PlayerAction => ({ type: 'move', creature, lane }));
  const { activate, target } = cardOf(s, creature).definition;
  if (activate === undefined) return moves;
  if (target === undefined) return [...moves, { type: 'activate', creature }];
  const aims = targetsOf(s, player, creature);
  return [
    ...moves,
    ...aims.map((aim): PlayerAction => ({ type: 'activate', creature, target: aim })),
  ];
}
