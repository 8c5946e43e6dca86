import type { Decision, Json } from '../../../../kernel/index.js';
import { type Fields, isObject } from '../../../common/fields.js';
import type { Names } from '../../../common/names.js';
import { orList } from '../../../common/problems.js';
import type { ChoiceActions, Position, Refusal } from '../../../ruleset.js';
import { refusal } from '../../rules/legality/refusals.js';
import type { State } from '../../state/state.js';
import { readReference, uniqueName } from '../names/references.js';
import { describeOption, matchOption } from './decisions.js';

/** `{ choose: ... }` as it stands in a request: what the player picks for the interactive trigger that asks. */
export interface RequestedChoice {
  readonly type: 'choose';
  readonly player: 1 | 2 | null;
  /** In the form that `matchOption` takes. */
  readonly pick: Json;
}

/** Declines a choice that may be declined. */
const NONE = 'none';

/** Reads what is picked: an entity by any name, a lane, `none`, or `{ option }` by its place in the list. */
export function readPick(fields: Fields, position: Position<State>): Json {
  const json = fields.get('choose') ?? null;
  if (isObject(json)) return json;
  if (json !== NONE) readReference(json, fields.at('choose'), position, fields.problems);
  return json;
}

/** The action without aliases. */
export function writeChoice({ pick: json, player }: RequestedChoice, names: Names): Json {
  const plain = typeof json === 'string' ? (names.idOf(json) ?? json) : json;
  return { choose: plain, ...(player === null ? {} : { player }) };
}

/** The answer to an interactive trigger's question (BATCH-piles, BATCH-negative-visible). */
export const CHOICES: ChoiceActions<State, { readonly type: string }> = {
  includes: ({ type }) => type === 'choose',
  pick: (position, decision, action) => pick(position, decision, action as RequestedChoice),
  describe: (position, decision, index) => {
    const { pick: json, text } = describeOption(position, decision, index);
    const what = text === NONE ? 'nothing' : text;
    return {
      action: { choose: json },
      text: `choose ${what} for ${uniqueName(position, decision.source)}`,
    };
  },
};

function pick(
  position: Position<State>,
  decision: Decision,
  { player, pick: json }: RequestedChoice,
): number | Refusal {
  if (player !== null && player !== decision.player) return refusal('NOT_YOUR_TURN');
  const option = matchOption(position, decision, json);
  if (typeof option === 'number') return option;
  const options = decision.options.map((_, i) => describeOption(position, decision, i).text);
  const { message, ...rest } = refusal(option === 'NONE' ? 'NOT_AN_OPTION' : 'SEVERAL_OPTIONS');
  return { ...rest, message: `${message} The options: ${orList(options)}.` };
}
