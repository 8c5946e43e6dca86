import type { Json } from '../../../../kernel/index.js';
import { type LegalAction, listedActions } from '../../../common/listed-actions.js';
import type { Reference } from '../../../common/references.js';
import type { Position } from '../../../ruleset.js';
import { type Considered, consideredActions } from '../../rules/legality/considered-actions.js';
import { get, inZone } from '../../state/access.js';
import type { Given, PlayerAction } from '../../state/player-action.js';
import { inTurnOrder, isOver, nextPlayer, stepOf } from '../../state/players.js';
import { GAME, type State } from '../../state/state.js';
import { Col, type StepName, Zone } from '../../vocabulary/index.js';
import { linkName, REFERENCES } from '../names/references.js';
import { refusedAs } from './refused.js';
import { awaited } from './requested-actions.js';

export const LISTED = listedActions<State, Considered>({
  awaited: (s) => (isOver(s) ? null : awaited(s)),
  legal: (s) => consideredActions(s).filter(({ code }) => code === null),
  illegal: (s) =>
    consideredActions(s).flatMap((action) =>
      action.code === null
        ? []
        : [{ action, ...refusedAs(s, action.player, action.action, action.code) }],
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

/** What happens when the player with priority passes (WOW-407.4). */
function whatPassingDoes(position: Position<State>): string {
  const { state: s } = position;
  const next = nextPlayer(s, get(s, GAME, Col.PRIORITY));
  const isLast = inTurnOrder(s).every(
    (player) =>
      player === get(s, GAME, Col.PRIORITY) || (get(s, GAME, Col.PASSES) & (1 << player)) !== 0,
  );
  if (!isLast) return `player ${next} can respond`;
  const link = inZone(s, Zone.CHAIN).at(-1);
  return link === undefined ? CLOSING[stepOf(s)] : `${linkName(position, link)} resolves`;
}

/** What follows once all have passed on an empty chain, by the step (WOW-407.4b). */
const CLOSING: Readonly<Record<StepName, string>> = {
  SETUP: 'the game goes on',
  READY: 'the draw step begins',
  DRAW: 'the action phase begins',
  ACTION: 'the end phase begins',
  ATTACKER: 'the defender can be protected, then defends',
  DEFENDER: 'the combat concludes',
  END: 'the next turn begins',
};

/** The target of an action that has one, as JSON and in words. */
function aimOf(
  position: Position<State>,
  { targets }: Given,
): { readonly aim: { readonly target?: Reference }; readonly at: string } {
  const [target] = targets ?? [];
  if (target === undefined) return { aim: {}, at: '' };
  const at = ` targeting ${REFERENCES.uniqueName(position, target)}`;
  return { aim: { target: REFERENCES.to(position, target) }, at };
}

type Told = { readonly json: LegalAction['action']; readonly text: string };

function describe(position: Position<State>, action: PlayerAction): Told {
  const reference = (e: number): Reference => REFERENCES.to(position, e);
  const called = (e: number): string => REFERENCES.uniqueName(position, e);
  switch (action.type) {
    case 'play': {
      const { aim, at } = aimOf(position, action.given);
      return {
        json: { play: reference(action.card), ...aim },
        text: `play ${called(action.card)}${at}`,
      };
    }
    case 'place':
      return {
        json: { place: reference(action.card), ...(action.faceUp ? { faceUp: true } : {}) },
        text: `place ${called(action.card)} face ${action.faceUp ? 'up' : 'down'}`,
      };
    case 'usePower': {
      const { aim, at } = aimOf(position, action.given);
      const power = action.power === 1 ? {} : { power: action.power };
      return {
        json: { usePower: reference(action.card), ...power, ...aim },
        text: `use ${action.power === 1 ? 'the' : `the ${action.power}.`} power of ${called(action.card)}${at}`,
      };
    }
    case 'completeQuest': {
      const { aim, at } = aimOf(position, action.given);
      return {
        json: { completeQuest: reference(action.card), ...aim },
        text: `complete ${called(action.card)}${at}`,
      };
    }
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
      return { json: 'pass', text: `pass: ${whatPassingDoes(position)}` };
    case 'repeat':
      return { json: null, text: 'repeat' };
    case 'concede':
      return { json: 'concede', text: 'concede' };
    case 'startGame':
      return { json: 'startGame', text: 'start the game' };
  }
}
