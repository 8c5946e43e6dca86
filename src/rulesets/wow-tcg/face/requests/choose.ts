import type { Decision } from '../../../../kernel/index.js';
import { pickedOption } from '../../../common/decisions.js';
import type { ChoiceActions, Position, Refusal } from '../../../ruleset.js';
import { refusal } from '../../rules/legality/refusals.js';
import type { State } from '../../state/state.js';
import { REFERENCES } from '../names/references.js';
import { DECISIONS, NONE } from './decisions.js';
import { isAnswer, type RequestedAction } from './requested-actions.js';

/** The choices that have an action of their own, by their names (WOW-602.2, WOW-304.2). */
const OWN_ACTIONS: Readonly<Record<string, string>> = { protect: 'protect', armor: 'exhaustArmor' };

export const CHOICES: ChoiceActions<State, RequestedAction> = {
  includes: isAnswer,
  pick: pickOption,
  describe: (position, decision, index) => {
    const { pick, text } = DECISIONS.describe(position, decision, index);
    const action = OWN_ACTIONS[decision.name] ?? 'choose';
    const about = decision.source === 0 ? '' : ` (${nameOf(position, decision.source)})`;
    return {
      action: { [action]: pick },
      text: `${decision.name}${about}: ${text === NONE ? 'nothing' : text}`,
    };
  },
};

function nameOf(position: Position<State>, e: number): string {
  return REFERENCES.uniqueName(position, e);
}

function pickOption(
  position: Position<State>,
  decision: Decision,
  { type, player, pick }: RequestedAction,
): number | Refusal {
  if (player !== null && player !== decision.player) return refusal('NOT_YOUR_CHOICE');
  if (type !== 'choose' && OWN_ACTIONS[decision.name] !== type) return refusal('NOT_THIS_CHOICE');
  return pickedOption(DECISIONS, position, { decision, pick }, refusal);
}
