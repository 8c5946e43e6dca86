import type { Decision } from '../../../../kernel/index.js';
import { pickedOption } from '../../../common/decisions.js';
import type { ChoiceActions, Position, Refusal } from '../../../ruleset.js';
import { refusal } from '../../rules/legality/refusals.js';
import type { State } from '../../state/state.js';
import { REFERENCES } from '../names/references.js';
import { DECISIONS, NONE } from './decisions.js';
import type { RequestedAction } from './requested-actions.js';

/** The answer to an interactive trigger's question (BATCH-piles, BATCH-negative-visible). */
export const CHOICES: ChoiceActions<State, RequestedAction> = {
  includes: ({ type }) => type === 'choose',
  pick: pickOption,
  describe: (position, decision, index) => {
    const { pick, text } = DECISIONS.describe(position, decision, index);
    const what = text === NONE ? 'nothing' : text;
    return {
      action: { choose: pick },
      text: `choose ${what} for ${REFERENCES.uniqueName(position, decision.source)}`,
    };
  },
};

function pickOption(
  position: Position<State>,
  decision: Decision,
  { player, pick }: RequestedAction,
): number | Refusal {
  if (player !== null && player !== decision.player) return refusal('NOT_YOUR_TURN');
  return pickedOption(DECISIONS, position, { decision, pick }, refusal);
}
