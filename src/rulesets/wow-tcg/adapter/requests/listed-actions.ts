import type { Json } from '../../../../kernel/index.js';
import { type LegalAction, listedActions } from '../../../common/listed-actions.js';
import type { Reference } from '../../../common/references.js';
import type { Position } from '../../../ruleset.js';
import { type Considered, consideredActions } from '../../rules/legality/considered-actions.js';
import { refusal } from '../../rules/legality/refusals.js';
import type { PlayerAction } from '../../state/player-action.js';
import { inTurnOrder, isOver } from '../../state/players.js';
import type { State } from '../../state/state.js';
import { REFERENCES } from '../names/references.js';
import { awaited } from './requested-actions.js';

export const LISTED = listedActions<State, Considered>({
  awaited: (s) => (isOver(s) ? null : awaited(s)),
  legal: (s) => consideredActions(s).filter(({ code }) => code === null),
  illegal: (s) =>
    consideredActions(s).flatMap((action) =>
      action.code === null ? [] : [{ action, ...refusal(action.code) }],
    ),
  describe: (position, { action, player }, whose) => {
    const told = describe(position, action);
    return player === whose ? { action: told.json, text: told.text } : byPlayer(told, player);
  },
});

/** Everybody may concede while a decision is open (WOW-101.1b). */
export function interruptions({ state }: Position<State>): LegalAction[] {
  const concede: Told = { json: 'concede', text: 'concede' };
  return isOver(state) ? [] : inTurnOrder(state).map((player) => byPlayer(concede, player));
}

/** An action of a player whose action is not the one awaited. */
function byPlayer({ json, text }: Told, player: number): LegalAction {
  const said = typeof json === 'string' ? { [json]: true } : (json as object);
  return { action: { ...said, player } as Json, text: `player ${player}: ${text}` };
}

type Told = { readonly json: LegalAction['action']; readonly text: string };

function describe(position: Position<State>, action: PlayerAction): Told {
  const reference = (e: number): Reference => REFERENCES.to(position, e);
  const called = (e: number): string => REFERENCES.uniqueName(position, e);
  switch (action.type) {
    case 'play': {
      const [target] = action.given.targets ?? [];
      const aimed = target === undefined ? {} : { target: reference(target) };
      const at = target === undefined ? '' : ` targeting ${called(target)}`;
      return {
        json: { play: reference(action.card), ...aimed },
        text: `play ${called(action.card)}${at}`,
      };
    }
    case 'place':
      return {
        json: { place: reference(action.card), ...(action.faceUp ? { faceUp: true } : {}) },
        text: `place ${called(action.card)} face ${action.faceUp ? 'up' : 'down'}`,
      };
    case 'usePower': {
      const power = action.power === 1 ? {} : { power: action.power };
      return {
        json: { usePower: reference(action.card), ...power },
        text: `use power ${action.power} of ${called(action.card)}`,
      };
    }
    case 'completeQuest':
      return {
        json: { completeQuest: reference(action.card) },
        text: `complete ${called(action.card)}`,
      };
    case 'propose':
      return {
        json: { propose: reference(action.attacker), against: reference(action.defender) },
        text: `propose that ${called(action.attacker)} attacks ${called(action.defender)}`,
      };
    case 'strike':
      return {
        json: { strike: reference(action.weapon) },
        text: `strike with ${called(action.weapon)}`,
      };
    case 'hearth':
      return {
        json: { hearth: reference(action.card) },
        text: `hearth with ${called(action.card)}`,
      };
    case 'pass':
      return { json: 'pass', text: 'pass' };
    case 'repeat':
      return { json: null, text: 'repeat' };
    case 'concede':
      return { json: 'concede', text: 'concede' };
    case 'startGame':
      return { json: 'startGame', text: 'start the game' };
  }
}
