import { type LegalAction, listedActions } from '../../../common/listed-actions.js';
import type { Reference } from '../../../common/references.js';
import type { Position } from '../../../ruleset.js';
import { illegalActions, legalActions } from '../../rules/legality/listed-actions.js';
import { refusal } from '../../rules/legality/refusals.js';
import { activePlayer, isOver } from '../../state/access.js';
import type { PlayerAction } from '../../state/frames.js';
import type { State } from '../../state/state.js';
import { REFERENCES } from '../names/references.js';

export const LISTED = listedActions<State, PlayerAction>({
  awaited: (s) => (isOver(s) ? null : activePlayer(s)),
  legal: (s, player) => [...legalActions(s, player as 1 | 2), { type: 'concede' }],
  illegal: (s, player) =>
    illegalActions(s, player as 1 | 2).map(({ action, code }) => ({ action, ...refusal(code) })),
  describe: describeAction,
});

function describeAction(position: Position<State>, action: PlayerAction): LegalAction {
  const reference = (e: number): Reference => REFERENCES.to(position, e);
  const called = (e: number): string => REFERENCES.uniqueName(position, e);
  switch (action.type) {
    case 'play': {
      const { card, lane, target } = action;
      const into = lane === undefined ? '' : ` into lane ${lane}`;
      const at = target === undefined ? '' : ` at ${called(target)}`;
      return {
        action: {
          play: reference(card),
          ...(lane === undefined ? {} : { lane }),
          ...(target === undefined ? {} : { target: reference(target) }),
        },
        text: `play ${called(card)}${into}${at}`,
      };
    }
    case 'level':
      return {
        action: { level: reference(action.card) },
        text: `level ${called(action.card)} without playing it`,
      };
    case 'move': {
      const { creature, lane } = action;
      return {
        action: { move: reference(creature), lane },
        text: `move ${called(creature)} to lane ${lane}`,
      };
    }
    case 'activate': {
      const { creature, target } = action;
      return {
        action: {
          activate: reference(creature),
          ...(target === undefined ? {} : { target: reference(target) }),
        },
        text: `activate ${called(creature)}${target === undefined ? '' : ` at ${called(target)}`}`,
      };
    }
    case 'battle':
      return { action: 'battle', text: 'battle' };
    case 'endTurn':
      return { action: 'endTurn', text: 'end the turn' };
    case 'concede':
      return { action: 'concede', text: 'concede' };
  }
}
