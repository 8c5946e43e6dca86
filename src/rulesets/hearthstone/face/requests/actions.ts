import type { Json } from '../../../../kernel/index.js';
import { Fields, isObject } from '../../../common/fields.js';
import type { Names } from '../../../common/names.js';
import { orList, type Path, type Problems } from '../../../common/problems.js';
import type { Position, Refusal } from '../../../ruleset.js';
import { beginAction } from '../../rules/sequences/begin-action.js';
import { cardOf, get, type HsRun } from '../../state/access.js';
import type { PlayerAction } from '../../state/player-action.js';
import { GAME, PLAYERS, type State } from '../../state/state.js';
import { MAX_BOARD, Tag } from '../../vocabulary/index.js';
import { type Reference, readReference, resolveReference } from '../names/references.js';

/** An action as it stands in a request, its form checked, its names not yet looked up. */
export interface RequestedAction {
  readonly type: PlayerAction['type'];
  /** Null: the player whose turn it is. */
  readonly player: 1 | 2 | null;
  /** The card played or traded, or the attacker. */
  readonly subject: Reference | null;
  readonly target: Reference | null;
  readonly position: number | null;
  readonly choose: string | number | null;
}

const TYPES = ['play', 'trade', 'attack', 'heroPower', 'endTurn', 'concede'] as const;

/** Actions of a card or a character, which they name. */
const SUBJECTS: readonly PlayerAction['type'][] = ['play', 'trade', 'attack'];

/** The fields that an action of each type takes beside its own. */
const FIELDS: Readonly<Record<PlayerAction['type'], readonly string[]>> = {
  play: ['target', 'position', 'choose', 'player'],
  trade: ['player'],
  attack: ['target', 'player'],
  heroPower: ['target', 'choose', 'player'],
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
  const expected = `an action: ${orList(TYPES)}`;
  if (typeof json === 'string') return readBare(json, path, problems);
  if (!isObject(json)) return problems.wrongType(path, expected, json);
  const types = TYPES.filter((type) => Object.hasOwn(json, type));
  const type = types[0];
  if (type === undefined)
    return problems.unknownName(
      'UNKNOWN_ACTION',
      path,
      'action',
      Object.keys(json)[0] ?? '',
      TYPES,
    );
  if (types.length > 1)
    return problems.add('WRONG_VALUE', path, `it is one action, not ${types.length}.`, {
      expected,
    });
  const fields = new Fields(json, path, problems);
  fields.refuseOthers([type, ...FIELDS[type]]);
  return readFields(fields, type, position);
}

function readBare(text: string, path: Path, problems: Problems): RequestedAction | null {
  const bare = ['heroPower', 'endTurn', 'concede'] as const;
  const type = bare.find((name) => name === text);
  if (type === undefined) return problems.unknownName('UNKNOWN_ACTION', path, 'action', text, bare);
  return { type, player: null, subject: null, target: null, position: null, choose: null };
}

function readFields(
  fields: Fields,
  type: PlayerAction['type'],
  position: Position<State>,
): RequestedAction | null {
  const { problems } = fields;
  const reference = (key: string): Reference | null =>
    readReference(fields.get(key), fields.at(key), position, problems);
  const before = problems.errors.length;
  const has = (key: string): boolean => FIELDS[type].includes(key) && fields.has(key);
  const own = fields.get(type)!;
  const isAimedBare = type === 'heroPower' && (typeof own === 'string' || typeof own === 'number');
  const hasSubject = SUBJECTS.includes(type);
  const subject = hasSubject ? reference(type) : null;
  if (!hasSubject && !isAimedBare && own !== null && own !== true)
    problems.wrongType(fields.at(type), 'true', own);
  if (isAimedBare && has('target'))
    problems.add('WRONG_VALUE', fields.at('target'), 'the target is named already.');
  const needsTarget = type === 'attack' || has('target');
  const target = isAimedBare ? reference(type) : needsTarget ? reference('target') : null;
  const action: RequestedAction = {
    type,
    player: has('player') ? (fields.integer('player', 1, 2, null) as 1 | 2 | null) : null,
    subject,
    target,
    position: has('position') ? fields.integer('position', 0, MAX_BOARD - 1, null) : null,
    choose: has('choose') ? readChoice(fields) : null,
  };
  return problems.errors.length === before ? action : null;
}

function readChoice(fields: Fields): string | number | null {
  const value = fields.get('choose');
  if (typeof value === 'string') return value;
  return fields.integer('choose', 0, 10, null);
}

/** An action in its shortest form, without aliases. */
export function writeAction(action: RequestedAction, names: Names): Json {
  const { type, subject, target, player, ...rest } = action;
  const plain = (reference: Reference | null): Reference | null =>
    typeof reference === 'string' ? (names.idOf(reference) ?? reference) : reference;
  const all = { target: plain(target), ...rest, player };
  const said = Object.entries(all).filter(([, value]) => value !== null);
  if (subject === null && said.length === 0) return type;
  return { [type]: plain(subject) ?? true, ...Object.fromEntries(said) };
}

/** Begins a requested action on the state as it is now. */
export function beginRequested(
  run: HsRun,
  names: Names,
  requested: RequestedAction,
  path: Path,
  problems: Problems,
): Refusal | null {
  const position = { state: run.state, names };
  const player = requested.player ?? (get(run.state, GAME, Tag.CURRENT_PLAYER) as 1 | 2);
  const action = bind(position, player, requested, path, problems);
  return action === null ? null : beginAction(run, player, action);
}

/** The action with its names looked up; null when there were problems. */
function bind(
  position: Position<State>,
  player: 1 | 2,
  requested: RequestedAction,
  path: Path,
  problems: Problems,
): PlayerAction | null {
  const { state } = position;
  const before = problems.errors.length;
  const { type, subject } = requested;
  const isOfHand = type === 'play' || type === 'trade';
  const candidates = isOfHand ? state.hand[player] : characters(state, [player]);
  const source =
    subject === null
      ? 0
      : (resolveReference(position, subject, candidates, [...path, type], problems) ?? 0);
  const chooser = type === 'heroPower' ? state.heroPower[player] : source;
  const aim = type === 'attack' ? characters(state, [player === 1 ? 2 : 1]) : null;
  const target =
    requested.target === null
      ? {}
      : { target: aimAt(position, requested.target, aim, path, problems) };
  const choose =
    requested.choose === null
      ? {}
      : { choose: optionOf(state, chooser, requested.choose, path, problems) };
  if (problems.errors.length > before) return null;
  const at = requested.position === null ? {} : { position: requested.position };
  switch (type) {
    case 'play':
      return { type, card: source, ...target, ...at, ...choose };
    case 'trade':
      return { type, card: source };
    case 'attack':
      return { type, attacker: source, target: target.target ?? 0 };
    case 'heroPower':
      return { type, ...target, ...choose };
    case 'endTurn':
      return { type };
    case 'concede':
      return { type, player };
  }
}

function aimAt(
  position: Position<State>,
  reference: Reference,
  aim: readonly number[] | null,
  path: Path,
  problems: Problems,
): number {
  const among = aim ?? characters(position.state, PLAYERS);
  return resolveReference(position, reference, among, [...path, 'target'], problems) ?? 0;
}

/** Heroes and minions in play. */
function characters(s: State, players: readonly (1 | 2)[]): number[] {
  return players.flatMap((player) => [s.hero[player], ...s.board[player]]);
}

/** The option of Choose One that a request names: by number, from 0, or by its card. */
function optionOf(
  s: State,
  source: number,
  choose: string | number,
  path: Path,
  problems: Problems,
): number {
  if (typeof choose === 'number' || source === 0) return Number(choose);
  const options = cardOf(s, source).chooseOne.map((id) => s.pool.byId.get(id)!);
  const wanted = choose.toLowerCase();
  const index = options.findIndex(
    (card) => card.name.toLowerCase() === wanted || card.id.toLowerCase() === wanted,
  );
  if (index < 0) {
    const names = options.map((card) => card.name);
    problems.unknownName('UNKNOWN_OPTION', [...path, 'choose'], 'option', choose, names);
  }
  return index;
}
