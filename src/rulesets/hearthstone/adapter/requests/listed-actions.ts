import type { Json } from '../../../../kernel/index.js';
import { type LegalAction, listedActions } from '../../../common/listed-actions.js';
import type { Position } from '../../../ruleset.js';
import { illegalActions } from '../../rules/legality/illegal-actions.js';
import { legalActions } from '../../rules/legality/legal-actions.js';
import { cardOf, get } from '../../state/access.js';
import type { PlayerAction } from '../../state/frames.js';
import { GAME, type State } from '../../state/state.js';
import { GameState, Tag, takesPlace } from '../../vocabulary/index.js';
import { nameIn, REFERENCES } from '../names/references.js';

export const LISTED = listedActions<State, PlayerAction>({
  awaited: (s) =>
    get(s, GAME, Tag.STATE) === GameState.COMPLETE ? null : get(s, GAME, Tag.CURRENT_PLAYER),
  legal: (s, player) => [...legalActions(s, player as 1 | 2), { type: 'concede' }],
  illegal: (s, player) => illegalActions(s, player as 1 | 2),
  describe: describeAction,
});

function describeAction(
  position: Position<State>,
  action: PlayerAction,
  player: number,
): LegalAction {
  const { state, names } = position;
  const reference = (e: number): string | number => names.aliasOf(e) ?? e;
  const called = (e: number): string => REFERENCES.uniqueName(position, e);
  switch (action.type) {
    case 'attack': {
      const { attacker, target } = action;
      return {
        action: { attack: reference(attacker), target: reference(target) },
        text: `${called(attacker)} attacks ${called(target)}`,
      };
    }
    case 'play': {
      const aim = aimOf(position, action.card, action);
      const isPlaced = takesPlace(cardOf(state, action.card).type);
      const at = isPlaced ? (action.position ?? -1) : -1;
      return {
        action: { play: reference(action.card), ...aim.json, ...(at < 0 ? {} : { position: at }) },
        text: `play ${called(action.card)}${aim.text}${besideText(position, player, at)}`,
      };
    }
    case 'use': {
      const aim = aimOf(position, action.location, action);
      return {
        action: { use: reference(action.location), ...aim.json },
        text: `use ${called(action.location)}${aim.text}`,
      };
    }
    case 'trade':
      return { action: { trade: reference(action.card) }, text: `trade ${called(action.card)}` };
    case 'heroPower': {
      const power = state.heroPower[player as 1 | 2];
      const aim = aimOf(position, power, action);
      return {
        action: aim.text === '' ? 'heroPower' : { heroPower: true, ...aim.json },
        text: `use ${nameIn(names, cardOf(state, power))}${aim.text}`,
      };
    }
    case 'endTurn':
      return { action: 'endTurn', text: 'end the turn' };
    case 'concede':
      return { action: 'concede', text: 'concede' };
  }
}

/** Between whom it comes to stand, by one of its neighbours; nothing where nobody stands yet. */
function besideText(position: Position<State>, player: number, at: number): string {
  const board = position.state.board[player as 1 | 2];
  const neighbour = board[Math.min(at, board.length - 1)];
  if (at < 0 || neighbour === undefined) return '';
  const side = at < board.length ? 'left' : 'right';
  return `, to the ${side} of ${REFERENCES.uniqueName(position, neighbour)}`;
}

function aimOf(
  position: Position<State>,
  source: number,
  { target = 0, choose = -1 }: { readonly target?: number; readonly choose?: number },
): { readonly json: { readonly [key: string]: Json }; readonly text: string } {
  const { state, names } = position;
  const option = cardOf(state, source).chooseOne[choose];
  const name = option === undefined ? null : nameIn(names, state.pool.byId.get(option)!);
  return {
    json: {
      ...(target === 0 ? {} : { target: names.aliasOf(target) ?? target }),
      ...(name === null ? {} : { choose }),
    },
    text: `${name === null ? '' : `, choosing ${name}`}${target === 0 ? '' : ` at ${REFERENCES.uniqueName(position, target)}`}`,
  };
}
