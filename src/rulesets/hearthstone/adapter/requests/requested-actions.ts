import { z } from 'zod';
import { cardName, text, whole } from '../../../common/form.js';
import { type ActionPlace, Lookup } from '../../../common/lookup.js';
import type { Reference } from '../../../common/references.js';
import {
  type ActionField,
  ActionForms,
  numberField,
  type Requested,
  referenceField,
} from '../../../common/requested-actions.js';
import type { Refusal } from '../../../ruleset.js';
import { pushSequence } from '../../rules/sequences/push-sequence.js';
import { beginAction } from '../../rules/sequences/start-action.js';
import { cardOf, get, type HsRun } from '../../state/access.js';
import type { PlayerAction } from '../../state/frames.js';
import { GAME, PLAYERS, type State } from '../../state/state.js';
import { MAX_BOARD, Tag } from '../../vocabulary/index.js';
import { cardIndexOf, findCard } from '../names/card-index.js';
import { REFERENCES } from '../names/references.js';
import { PUT_PLACES, put } from './put.js';

type Said = {
  /** The card played or traded, the attacker, or the Location used. */
  readonly subject: Reference;
  readonly target: Reference;
  readonly position: number;
  /** The option of Choose One, by its number or its card. */
  readonly choose: string | number;
  /** The id of a card that is put somewhere, and where. */
  readonly card: string;
  readonly into: (typeof PUT_PLACES)[number];
};

export type RequestedAction = Requested<ActionType, Said>;

/** Player Actions, and what only a scenario does. */
type ActionType = PlayerAction['type'] | 'put' | 'startGame';

const REFERENCE = referenceField(REFERENCES);

const CHOOSE: ActionField<State, string | number> = {
  missing: 'the option is missing.',
  schema: z
    .union([text, whole(0, 10)])
    .describe('The option of Choose One: its card, or its number from 0.'),
  read: (fields, key) => {
    const value = fields.get(key);
    return typeof value === 'string' ? value : fields.integer(key, 0, 10, null);
  },
  write: (value) => value,
};

const CARD: ActionField<State, string> = {
  missing: 'the card is missing.',
  schema: cardName,
  read: (fields, key, { state }) => {
    const name = fields.name(key, null);
    if (name === null) return null;
    const wanted = { text: name, types: null, path: fields.at(key) };
    return findCard(cardIndexOf(state.pool), wanted, fields.problems)?.id ?? null;
  },
  write: (value) => value,
};

const INTO: ActionField<State, (typeof PUT_PLACES)[number]> = {
  missing: 'the place is missing.',
  schema: z.enum(PUT_PLACES),
  read: (fields, key) => {
    const name = fields.text(key, null);
    const place = PUT_PLACES.find((one) => one === name);
    if (name === null || place !== undefined) return place ?? null;
    return fields.problems.unknownName('UNKNOWN_VALUE', fields.at(key), name, {
      what: 'place',
      known: PUT_PLACES,
    });
  },
  write: (value) => value,
};

export const ACTIONS = new ActionForms<State, ActionType, Said>(
  {
    play: { own: 'subject', takes: ['target', 'position', 'choose'] },
    trade: { own: 'subject', takes: [] },
    use: { own: 'subject', takes: ['target'] },
    attack: { own: 'subject', takes: ['target'], needs: ['target'] },
    heroPower: { mayOwn: 'target', takes: ['target', 'choose'] },
    endTurn: { takes: [] },
    concede: { takes: [] },
    put: { own: 'card', takes: ['into', 'position'] },
    startGame: { takes: [] },
  },
  {
    subject: REFERENCE,
    target: REFERENCE,
    position: numberField(0, MAX_BOARD - 1),
    choose: CHOOSE,
    card: CARD,
    into: INTO,
  },
  PLAYERS.length,
);

export function beginRequested(
  run: HsRun,
  requested: RequestedAction,
  place: ActionPlace,
): Refusal | null {
  const s = run.state;
  const player = (requested.player ?? get(s, GAME, Tag.CURRENT_PLAYER)) as 1 | 2;
  if (requested.type === 'put') {
    const { card, into, position } = requested;
    return card === null ? null : put(run, { card, player, into, position }, place);
  }
  if (requested.type === 'startGame') {
    pushSequence(run, { sequence: 'startGame', player: 1 });
    return null;
  }
  const action = bind(s, player, requested, new Lookup(REFERENCES, s, place));
  return action === null ? null : beginAction(run, player, action);
}

function bind(
  s: State,
  player: 1 | 2,
  requested: RequestedAction,
  lookup: Lookup<State, number>,
): PlayerAction | null {
  const { type, subject } = requested;
  const isOfHand = type === 'play' || type === 'trade';
  const own = isOfHand ? s.hand[player] : characters(s, [player]);
  const source = lookup.find(subject, type, own);
  const aims = characters(s, type === 'attack' ? [player === 1 ? 2 : 1] : PLAYERS);
  const target =
    requested.target === null ? {} : { target: lookup.find(requested.target, 'target', aims) };
  const chooser = type === 'heroPower' ? s.heroPower[player] : source;
  const choose =
    requested.choose === null ? {} : { choose: optionOf(s, chooser, requested.choose, lookup) };
  if (lookup.hasFailed) return null;
  const at = requested.position === null ? {} : { position: requested.position };
  switch (type) {
    case 'play':
      return { type, card: source, ...target, ...at, ...choose };
    case 'trade':
      return { type, card: source };
    case 'use':
      return { type, location: source, ...target };
    case 'attack':
      return { type, attacker: source, target: target.target ?? 0 };
    case 'heroPower':
      return { type, ...target, ...choose };
    case 'endTurn':
      return { type };
    case 'concede':
      return { type, player };
    case 'put': // no Player Actions: `beginRequested` has seen to them
    case 'startGame':
      return null;
  }
}

function characters(s: State, players: readonly (1 | 2)[]): number[] {
  return players.flatMap((player) => [s.hero[player], ...s.board[player]]);
}

function optionOf(
  s: State,
  source: number,
  choose: string | number,
  { path, problems }: Lookup<State, number>,
): number {
  if (typeof choose === 'number' || source === 0) return Number(choose);
  const options = cardOf(s, source).chooseOne.map((id) => s.pool.byId.get(id)!);
  const wanted = choose.toLowerCase();
  const index = options.findIndex(
    (card) => card.name.toLowerCase() === wanted || card.id.toLowerCase() === wanted,
  );
  if (index < 0) {
    const names = options.map((card) => card.name);
    problems.unknownName('UNKNOWN_OPTION', [...path, 'choose'], choose, {
      what: 'option',
      known: names,
    });
  }
  return index;
}
