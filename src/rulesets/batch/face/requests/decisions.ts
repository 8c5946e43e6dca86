import type { Decision, Json } from '../../../../kernel/index.js';
import { isObject } from '../../../common/fields.js';
import type { LegalAction, OptionMatch, Position, Refusal } from '../../../ruleset.js';
import { illegalActions } from '../../rules/legality/illegal-actions.js';
import { legalActions } from '../../rules/legality/legal-actions.js';
import { refusal } from '../../rules/legality/refusals.js';
import { activePlayer, isOver } from '../../state/access.js';
import type { PlayerAction } from '../../state/player-action.js';
import type { State } from '../../state/state.js';
import { entitiesMeant, referenceTo, uniqueName } from '../names/references.js';

/** All legal actions of the player whose turn it is, in the form that `actions` takes. */
export function listLegalActions(position: Position<State>): LegalAction[] {
  const { state } = position;
  if (isOver(state)) return [];
  const actions: PlayerAction[] = [
    ...legalActions(state, activePlayer(state)),
    { type: 'concede' },
  ];
  return actions.map((action) => describeAction(position, action));
}

/** What the player whose turn it is may not do, why, and by which rules, in the form that `actions` takes. */
export function listIllegalActions(position: Position<State>): (LegalAction & Refusal)[] {
  const { state } = position;
  if (isOver(state)) return [];
  return illegalActions(state, activePlayer(state)).map(({ action, code }) => ({
    ...describeAction(position, action),
    ...refusal(code),
  }));
}

function describeAction(position: Position<State>, action: PlayerAction): LegalAction {
  const reference = (e: number): string | number => referenceTo(position, e);
  const called = (e: number): string => uniqueName(position, e);
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

/**
 * The option that a scripted decision names: `{ option: 0 }` by its place in the list; `{ pick: ... }` or the bare
 * value by what it is - an entity (alias, id, place or card) or a number (a lane, what is drawn) - or by the words that
 * it is told in. `none` declines.
 */
export function matchOption(
  position: Position<State>,
  decision: Decision,
  scripted: Json,
): OptionMatch {
  const { options } = decision;
  if (isObject(scripted) && typeof scripted.option === 'number') {
    const { option } = scripted;
    return Number.isInteger(option) && option >= 0 && option < options.length ? option : 'NONE';
  }
  const pick = isObject(scripted) && Object.hasOwn(scripted, 'pick') ? scripted.pick! : scripted;
  const meant = pick === 'none' ? [0] : meantBy(position, decision, pick);
  const found = options.flatMap((option, i) => (meant.includes(option) ? [i] : []));
  if (found.length === 1) return found[0]!;
  const worded = options.findIndex((_, i) => describeOption(position, decision, i).text === pick);
  if (worded >= 0) return worded;
  return found.length === 0 ? 'NONE' : 'AMBIGUOUS';
}

function meantBy(position: Position<State>, decision: Decision, pick: Json): readonly number[] {
  if (decision.of !== 'entity') return typeof pick === 'number' ? [pick] : [];
  const reference = isObject(pick) ? (pick.entity ?? pick.card) : pick;
  if (typeof reference !== 'string' && typeof reference !== 'number') return [];
  const real = decision.options.filter((option) => option !== 0);
  return entitiesMeant(position, reference, real);
}

/** An option as `matchOption` takes it, and in words. */
export function describeOption(
  position: Position<State>,
  decision: Decision,
  index: number,
): { pick: Json; text: string } {
  const option = decision.options[index]!;
  const isChoice = decision.kind === 'choice';
  if (isChoice && option === 0) return { pick: 'none', text: 'none' };
  if (decision.of !== 'entity') {
    const text = decision.of === 'lane' ? `lane ${option}` : `${option}`;
    return { pick: option, text };
  }
  const name = uniqueName(position, option);
  return { pick: referenceTo(position, option), text: name };
}
