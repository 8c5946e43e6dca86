import { z } from 'zod';
import type { Decision, Json } from '../../../../kernel/index.js';
import { pickedOption } from '../../../common/decisions.js';
import { isObject } from '../../../common/fields.js';
import { choice, reference } from '../../../common/form.js';
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
import { startAction } from '../../rules/begin-action.js';
import { refusalOf } from '../../rules/legality/legality.js';
import { refusal } from '../../rules/legality/refusals.js';
import { controlledBy, get, inZone, ownedIn } from '../../state/access.js';
import { type Given, MAX_REPETITIONS, type PlayerAction } from '../../state/player-action.js';
import { inTurnOrder, playerRow, turnPlayer } from '../../state/players.js';
import { GAME, type State, type WowRun } from '../../state/state.js';
import { Col, MAX_PLAYERS, MAX_TARGETS, Zone } from '../../vocabulary/index.js';
import { REFERENCES } from '../names/references.js';
import { DECISIONS, NONE } from './decisions.js';
import { refusedAs } from './refused.js';

type Said = {
  /** The card played, placed or used; the attacker, or the weapon. */
  readonly subject: Reference;
  readonly target: Reference;
  readonly targets: readonly Reference[];
  readonly against: Reference;
  readonly mode: number;
  readonly x: number;
  readonly power: number;
  readonly faceUp: boolean;
  readonly alternate: boolean;
  /** `all`: everybody passes until a link resolves or the window closes. */
  readonly rounds: 'all';
  /** The actions of a loop, and how often it is repeated after it was demonstrated. */
  readonly steps: readonly RequestedAction[];
  readonly times: number;
  readonly pick: Json;
};

const MAX_STEPS = 20;

const ANSWERS = ['choose', 'protect', 'exhaustArmor'] as const;
type Answer = (typeof ANSWERS)[number];
type ActionType = PlayerAction['type'] | Answer;

export type RequestedAction = Requested<ActionType, Said>;

export function isAnswer({ type }: RequestedAction): boolean {
  return ANSWERS.some((answer) => answer === type);
}

/** Whether an action can be taken whatever is being done: a player may concede at any time (WOW-101.1b). */
export function isAtAnyTime({ type }: RequestedAction): boolean {
  return type === 'concede';
}

const REFERENCE = referenceField(REFERENCES);

const FLAG: ActionField<State, boolean> = {
  missing: 'it is missing.',
  schema: z.boolean(),
  read: (fields, key) => fields.flag(key, null),
  write: (value) => value,
};

const TARGETS: ActionField<State, readonly Reference[]> = {
  missing: 'the targets are missing.',
  schema: z.array(reference).max(MAX_TARGETS),
  read: (fields, key, position) =>
    fields.list(key, MAX_TARGETS).flatMap(([json, path]) => {
      const one = REFERENCES.read(json, path, position, fields.problems);
      return one === null ? [] : [one];
    }),
  write: (value, names) => value.map((one) => plainReference(one, names)),
};

const ROUNDS: ActionField<State, 'all'> = {
  missing: 'it is missing.',
  schema: z.literal('all'),
  read: (fields, key) => {
    const value = fields.get(key);
    if (value === 'all') return value;
    const message = 'one pass, or "all".';
    return fields.problems.add('WRONG_VALUE', fields.at(key), message, { expected: '"all"' });
  },
  write: (value) => value,
};

/** An entity by any name, a number, a word of the choice, or `{ option }` by its place in the list. */
const PICK: ActionField<State, Json> = {
  missing: 'the choice is missing.',
  schema: choice.describe(
    'An entity, a number, `none`, `yes`, `no`, or `{ option }` by its place in the list.',
  ),
  read: (fields, key, position) => {
    const json = fields.get(key)!;
    if (typeof json === 'string' && !WORDS.includes(json))
      REFERENCES.read(json, fields.at(key), position, fields.problems);
    else if (!isObject(json) && typeof json !== 'number' && typeof json !== 'string')
      fields.problems.wrongType(fields.at(key), 'a choice', json);
    return json;
  },
  write: plainReference,
};

const STEP_TYPES: readonly ActionType[] = [
  'pass',
  'play',
  'place',
  'usePower',
  'completeQuest',
  'propose',
  'strike',
];

const STEPS: ActionField<State, readonly RequestedAction[]> = {
  missing: 'the actions of the loop are missing.',
  // the table of actions is made of this among others
  get schema() {
    return z.array(ACTIONS.schema(STEP_TYPES)).max(MAX_STEPS);
  },
  read: (fields, key, position) =>
    fields.list(key, MAX_STEPS).flatMap(([json, path]) => {
      const one = ACTIONS.read(json, path, position, fields.problems);
      if (one === null) return [];
      if (STEP_TYPES.includes(one.type)) return [one];
      fields.problems.add('WRONG_VALUE', path, 'this cannot be repeated.');
      return [];
    }),
  write: (value, names) => value.map((one) => ACTIONS.write(one, names)),
};

const WORDS: readonly string[] = [NONE, 'yes', 'no', 'printed', 'alternate'];

const LINK = ['target', 'targets', 'mode', 'x'] as const;

export const ACTIONS = new ActionForms<State, ActionType, Said>(
  {
    pass: { mayOwn: 'rounds', takes: [] },
    play: { own: 'subject', takes: [...LINK, 'alternate'] },
    place: { own: 'subject', takes: ['faceUp'] },
    usePower: { own: 'subject', takes: [...LINK, 'power'] },
    completeQuest: { own: 'subject', takes: LINK },
    propose: { own: 'subject', takes: ['against'], needs: ['against'] },
    strike: { own: 'subject', takes: [] },
    hearth: { own: 'subject', takes: [] },
    choose: { own: 'pick', takes: [] },
    protect: { own: 'pick', takes: [] },
    exhaustArmor: { own: 'pick', takes: [] },
    concede: { takes: [] },
    repeat: { own: 'steps', takes: ['times'], needs: ['times'] },
    startGame: { takes: [] },
  },
  {
    subject: REFERENCE,
    target: REFERENCE,
    targets: TARGETS,
    against: { ...REFERENCE, missing: 'the proposed defender is missing.' },
    mode: numberField(1, 9),
    x: numberField(0, 1000),
    power: numberField(1, 30),
    faceUp: FLAG,
    alternate: FLAG,
    rounds: ROUNDS,
    pick: PICK,
    steps: STEPS,
    times: numberField(0, MAX_REPETITIONS, 'the number of repetitions is missing.'),
  },
  MAX_PLAYERS,
);

/** The player whose action is awaited. */
export function awaited(s: State): number {
  return get(s, GAME, Col.PRIORITY) || turnPlayer(s);
}

export function beginRequested(
  run: WowRun,
  requested: RequestedAction,
  place: ActionPlace,
): Refusal | null {
  if (isAnswer(requested)) return refusal('NOTHING_TO_CHOOSE');
  const s = run.state;
  const player = requested.player ?? (run.pending?.player || awaited(s));
  if (player > get(s, GAME, Col.PLAYERS)) return refusal('NOT_IN_GAME');
  const action = bind(s, player, requested, place);
  if (action === null) return null;
  const code = refusalOf(s, player, action);
  if (code !== null) return refusedAs(s, player, action, code);
  startAction(run, player, action);
  return null;
}

function bind(
  s: State,
  player: number,
  requested: RequestedAction,
  place: ActionPlace,
): PlayerAction | null {
  const { type, subject, against, rounds, faceUp, power } = requested;
  const lookup = new Lookup(REFERENCES, s, place);
  const isHeld = type === 'play' || type === 'place';
  const own = isHeld ? ownedIn(s, player, Zone.HAND) : controlledBy(s, player);
  const card = lookup.find(subject, type, own);
  const everything = [
    ...inZone(s, Zone.PLAY),
    ...inZone(s, Zone.CHAIN),
    ...inTurnOrder(s).map(playerRow),
  ];
  const defender = lookup.find(against, 'against', everything);
  const given = givenBy(lookup, requested, everything);
  if (lookup.hasFailed) return null;
  switch (type) {
    case 'pass':
      return { type, all: rounds === 'all' };
    case 'play':
    case 'completeQuest':
      return { type, card, given };
    case 'place':
      return { type, card, faceUp: faceUp === true };
    case 'usePower':
      return { type, card, power: power ?? 1, given };
    case 'propose':
      return { type, attacker: card, defender };
    case 'strike':
      return { type, weapon: card };
    case 'hearth':
      return { type, card };
    case 'concede':
    case 'startGame':
      return { type };
    case 'repeat':
      return repeated(s, player, requested, place);
    default:
      return null;
  }
}

function repeated(
  s: State,
  player: number,
  { steps, times }: RequestedAction,
  place: ActionPlace,
): PlayerAction | null {
  const bound = (steps ?? []).map((step) => ({
    player: step.type === 'pass' ? step.player : (step.player ?? player),
    action: bind(s, step.player ?? player, step, place),
  }));
  const found = bound.flatMap(({ action, ...whose }) =>
    action === null ? [] : [{ action, ...whose }],
  );
  return found.length < bound.length ? null : { type: 'repeat', steps: found, times: times ?? 0 };
}

function givenBy(
  lookup: Lookup<State, number>,
  { target, targets, mode, x, alternate }: RequestedAction,
  among: readonly number[],
): Given {
  const named =
    targets === null && target === null
      ? null
      : [...(target === null ? [] : [target]), ...(targets ?? [])];
  return {
    targets: named?.map((one) => lookup.find(one, 'target', among)) ?? null,
    mode,
    x,
    alternate,
  };
}

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
