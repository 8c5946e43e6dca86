import type { Json } from '../../../../kernel/index.js';
import { Fields, isObject } from '../../../common/fields.js';
import type { Names } from '../../../common/names.js';
import { orList, type Path, type Problems } from '../../../common/problems.js';
import type { Position, Refusal } from '../../../ruleset.js';
import { refusal } from '../../rules/legality/refusals.js';
import { beginAction } from '../../rules/sequences/begin-action.js';
import { activePlayer, type BatchRun, creaturesOf, inZone } from '../../state/access.js';
import type { PlayerAction } from '../../state/player-action.js';
import { PLAYERS, playerRow, type State } from '../../state/state.js';
import { MAX_LANE, Zone } from '../../vocabulary/index.js';
import { type Reference, readReference, resolveReference } from '../names/references.js';
import { type RequestedChoice, readPick, writeChoice } from './choose.js';

/** An action as it stands in a request, its form checked, its names not yet looked up. */
export type RequestedAction = RequestedDeed | RequestedChoice;

/** An action that begins something. */
interface RequestedDeed {
  readonly type: PlayerAction['type'];
  /** Null: the player whose turn it is. */
  readonly player: 1 | 2 | null;
  readonly subject: Reference | null;
  readonly lane: number | null;
  readonly target: Reference | null;
}

const BARE = ['battle', 'endTurn', 'concede'] as const;
/** What can be done. */
export const ACTION_TYPES = ['play', 'level', 'move', 'activate', 'choose', ...BARE] as const;

/** The fields that an action of each type takes beside its own. */
const FIELDS: Readonly<Record<RequestedAction['type'], readonly string[]>> = {
  play: ['lane', 'target', 'player'],
  level: ['player'],
  battle: ['player'],
  move: ['lane', 'player'],
  activate: ['target', 'player'],
  choose: ['player'],
  endTurn: ['player'],
  concede: ['player'],
};

/** Reads an action. */
export function readAction(
  json: Json,
  path: Path,
  position: Position<State>,
  problems: Problems,
): RequestedAction | null {
  if (typeof json === 'string') {
    const type = BARE.find((name) => name === json);
    if (type === undefined)
      return problems.unknownName('UNKNOWN_ACTION', path, 'action', json, BARE);
    return { type, player: null, subject: null, lane: null, target: null };
  }
  const expected = `an action: ${orList(ACTION_TYPES)}`;
  if (!isObject(json)) return problems.wrongType(path, expected, json);
  const [type, ...more] = ACTION_TYPES.filter((name) => Object.hasOwn(json, name));
  if (type === undefined) {
    const first = Object.keys(json)[0] ?? '';
    return problems.unknownName('UNKNOWN_ACTION', path, 'action', first, ACTION_TYPES);
  }
  if (more.length > 0) {
    const message = `it is one action, not ${more.length + 1}.`;
    return problems.add('WRONG_VALUE', path, message, { expected });
  }
  const fields = new Fields(json, path, problems);
  fields.refuseOthers([type, ...FIELDS[type]]);
  return readFields(fields, type, position);
}

function readFields(
  fields: Fields,
  type: RequestedAction['type'],
  position: Position<State>,
): RequestedAction | null {
  const before = fields.problems.errors.length;
  const player = fields.has('player')
    ? (fields.integer('player', 1, 2, null) as 1 | 2 | null)
    : null;
  const action: RequestedAction =
    type === 'choose'
      ? { type, player, pick: readPick(fields, position) }
      : readDeed(fields, type, player, position);
  return fields.problems.errors.length === before ? action : null;
}

function readDeed(
  fields: Fields,
  type: PlayerAction['type'],
  player: 1 | 2 | null,
  position: Position<State>,
): RequestedDeed {
  const { problems } = fields;
  const reference = (key: string): Reference | null =>
    readReference(fields.get(key), fields.at(key), position, problems);
  const isBare = BARE.some((name) => name === type);
  const own = fields.get(type);
  if (isBare && own !== true && own !== null) problems.wrongType(fields.at(type), 'true', own);
  const takes = (key: string): boolean => FIELDS[type].includes(key) && fields.has(key);
  if (type === 'move' && !fields.has('lane'))
    problems.add('REQUIRED', fields.at('lane'), 'the lane is missing.');
  return {
    type,
    player,
    subject: isBare ? null : reference(type),
    lane: takes('lane') ? fields.integer('lane', 1, MAX_LANE, null) : null,
    target: takes('target') ? reference('target') : null,
  };
}

/** An action in its shortest form, without aliases. */
export function writeAction(action: RequestedAction, names: Names): Json {
  if (action.type === 'choose') return writeChoice(action, names);
  const { type, subject, lane, target, player } = action;
  const plain = (reference: Reference | null): Reference | null =>
    typeof reference === 'string' ? (names.idOf(reference) ?? reference) : reference;
  const said = Object.entries({ lane, target: plain(target), player }).filter(
    ([, value]) => value !== null,
  );
  if (subject === null && said.length === 0) return type;
  return { [type]: plain(subject) ?? true, ...Object.fromEntries(said) };
}

/** Begins a requested action on the state as it is now. */
export function beginRequested(
  run: BatchRun,
  names: Names,
  requested: RequestedAction,
  path: Path,
  problems: Problems,
): Refusal | null {
  const position = { state: run.state, names };
  if (requested.type === 'choose') return refusal('NOTHING_TO_CHOOSE');
  const player = requested.player ?? activePlayer(run.state);
  const action = bind(position, player, requested, path, problems);
  return action === null ? null : beginAction(run, player, action);
}

/** The action with its names looked up; null when there were problems. */
function bind(
  position: Position<State>,
  player: 1 | 2,
  { type, subject, lane, target }: RequestedDeed,
  path: Path,
  problems: Problems,
): PlayerAction | null {
  const { state } = position;
  const before = problems.errors.length;
  const find = (reference: Reference | null, among: readonly number[], key: string): number =>
    reference === null
      ? 0
      : (resolveReference(position, reference, among, [...path, key], problems) ?? 0);
  const isCard = type === 'play' || type === 'level';
  const own = isCard ? inZone(state, player, Zone.HAND) : creaturesOf(state, player);
  const source = find(subject, own, type);
  const everybody = PLAYERS.flatMap((side) => [...creaturesOf(state, side), playerRow(side)]);
  const aim = find(target, everybody, 'target');
  if (problems.errors.length > before) return null;
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
