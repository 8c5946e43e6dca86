import type { Decision, Json } from '../../../../kernel/index.js';
import { NamedOptions, pickedOption } from '../../../common/decisions.js';
import { isObject } from '../../../common/fields.js';
import { choice } from '../../../common/form.js';
import { type ActionPlace, Lookup } from '../../../common/lookup.js';
import { plainReference, type Reference } from '../../../common/references.js';
import {
  type ActionField,
  ActionForms,
  numberField,
  type Requested,
  referenceField,
} from '../../../common/requested-actions.js';
import type { ChoiceActions, Position, Refusal } from '../../../ruleset.js';
import { refusal } from '../../rules/legality/refusals.js';
import { beginAction } from '../../rules/sequences/begin-action.js';
import { activePlayer, type BatchRun, creaturesOf, inZone } from '../../state/access.js';
import type { PlayerAction } from '../../state/frames.js';
import { PLAYERS, playerRow, type State } from '../../state/state.js';
import { MAX_LANE, Zone } from '../../vocabulary/index.js';
import { REFERENCES } from '../names/references.js';

export const NONE = 'none';

export const DECISIONS = new NamedOptions<State, number>({
  references: REFERENCES,
  told: ({ kind, of, options }, index) => {
    const option = options[index]!;
    if (kind === 'choice' && option === 0) return { pick: NONE, text: NONE };
    return of === 'lane' ? { pick: option, text: `lane ${option}` } : null;
  },
});

type Said = {
  /** The card played or leveled, or the creature. */
  readonly subject: Reference;
  readonly lane: number;
  readonly target: Reference;
  readonly pick: Json;
};

type ActionType = PlayerAction['type'] | 'choose';

export type RequestedAction = Requested<ActionType, Said>;

const REFERENCE = referenceField(REFERENCES);

/** An entity by any name, a lane, `none`, or `{ option }` by its place in the list. */
const PICK: ActionField<State, Json> = {
  missing: 'the choice is missing.',
  schema: choice.describe('An entity, a lane, `none`, or `{ option }` by its place in the list.'),
  read: (fields, key, position) => {
    const json = fields.get(key)!;
    if (!isObject(json) && json !== NONE)
      REFERENCES.read(json, fields.at(key), position, fields.problems);
    return json;
  },
  write: plainReference,
};

export const ACTIONS = new ActionForms<State, ActionType, Said>(
  {
    play: { own: 'subject', takes: ['lane', 'target'] },
    level: { own: 'subject', takes: [] },
    move: { own: 'subject', takes: ['lane'], needs: ['lane'] },
    activate: { own: 'subject', takes: ['target'] },
    choose: { own: 'pick', takes: [] },
    battle: { takes: [] },
    endTurn: { takes: [] },
    concede: { takes: [] },
  },
  {
    subject: REFERENCE,
    lane: numberField(1, MAX_LANE, 'the lane is missing.'),
    target: REFERENCE,
    pick: PICK,
  },
  PLAYERS.length,
);

export function beginRequested(
  run: BatchRun,
  requested: RequestedAction,
  place: ActionPlace,
): Refusal | null {
  if (requested.type === 'choose') return refusal('NOTHING_TO_CHOOSE');
  const player = (requested.player ?? activePlayer(run.state)) as 1 | 2;
  const action = bind(run.state, player, requested, place);
  return action === null ? null : beginAction(run, player, action);
}

function bind(
  s: State,
  player: 1 | 2,
  { type, subject, lane, target }: RequestedAction,
  place: ActionPlace,
): PlayerAction | null {
  const lookup = new Lookup(REFERENCES, s, place);
  const isCard = type === 'play' || type === 'level';
  const own = isCard ? inZone(s, player, Zone.HAND) : creaturesOf(s, player);
  const source = lookup.find(subject, type, own);
  const everybody = PLAYERS.flatMap((side) => [...creaturesOf(s, side), playerRow(side)]);
  const aim = lookup.find(target, 'target', everybody);
  if (lookup.hasFailed || type === 'choose') return null;
  switch (type) {
    case 'play':
      return { type, card: source, lane: lane ?? 0, target: aim };
    case 'level':
      return { type, card: source };
    case 'move':
      return { type, creature: source, lane: lane! };
    case 'activate':
      return { type, creature: source, target: aim };
    default:
      return { type };
  }
}

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
