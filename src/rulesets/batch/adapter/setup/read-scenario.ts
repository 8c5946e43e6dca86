import { Fields, type Item, type JsonObject } from '../../../common/fields.js';
import { readAlias } from '../../../common/names.js';
import type { Path } from '../../../common/problems.js';
import {
  type Cells,
  cardFields,
  readFlags,
  readNumbers,
  readSides,
  readTurn,
} from '../../../common/read-scenario.js';
import type { Reading as RowReading } from '../../../common/row-setup.js';
import type { Card, CardPool } from '../../state/pool.js';
import { PLAYERS } from '../../state/state.js';
import {
  type Column,
  LANES,
  MAX_DECK,
  MAX_HAND,
  MAX_LANE,
  PLAYS_A_TURN,
  TURNS_A_RANK,
} from '../../vocabulary/index.js';
import { findCard, type NamedCard } from '../names/references.js';
import {
  CARD,
  CREATURE,
  CREATURE_FLAGS,
  CREATURE_NUMBERS,
  GRANT,
  MAX_DEAD,
  MAX_GRANTS,
  MAX_VALUE,
  SIDE,
  SIDE_FLAGS,
  SIDE_NUMBERS,
} from './form.js';

export interface EntityDraft {
  readonly path: Path;
  readonly alias: string | null;
  readonly card: Card;
  readonly level: number;
  readonly player: 1 | 2;
  /** The lane; null for what lies in a list, or comes into the next empty lane. */
  readonly lane: number | null;
  readonly values: readonly (readonly [column: Column, value: number])[];
  readonly granted: readonly GrantDraft[];
}

export interface GrantDraft {
  readonly alias: string | null;
  readonly card: Card;
  readonly level: number;
  readonly uses: number;
  readonly thisTurn: boolean;
}

export interface PlayerDraft {
  readonly player: 1 | 2;
  readonly values: readonly (readonly [column: Column, value: number])[];
  readonly granted: readonly GrantDraft[];
  readonly board: readonly EntityDraft[];
  readonly hand: readonly EntityDraft[];
  /** Top card first. */
  readonly deck: readonly EntityDraft[];
  readonly discard: readonly EntityDraft[];
  readonly dead: readonly EntityDraft[];
}

export interface ScenarioDraft {
  readonly turn: number;
  readonly toAct: 1 | 2;
  readonly players: readonly [PlayerDraft, PlayerDraft];
  /** Creatures on the board, oldest first. */
  readonly order: readonly EntityDraft[];
}

export type Reading = RowReading<CardPool>;

/** Where entities are listed: creatures on the board, cards elsewhere. */
export type Slot = 'board' | 'card' | 'dead';

export function readEntity(
  item: Item,
  player: 1 | 2,
  slot: Slot,
  reading: Reading,
): EntityDraft | null {
  const [, path] = item;
  const isOnBoard = slot === 'board';
  const fields = cardFields(item, Object.keys(isOnBoard ? CREATURE : CARD), reading.problems);
  if (fields === null) return null;
  const alias = readAlias(fields, reading.aliases);
  const named = readCard(fields, path, reading);
  const values = isOnBoard ? readValues(fields) : [];
  const lane = isOnBoard ? fields.integer('lane', 1, MAX_LANE, null) : null;
  const granted = isOnBoard ? readGrants(fields, reading) : [];
  if (named === null) return null;
  const { card, level } = named;
  if (slot !== 'card' && card.kind !== 'CREATURE') {
    const message = `"${card.name}" is no creature.`;
    return reading.problems.add('WRONG_CARD_TYPE', path, message, { expected: 'a creature' });
  }
  return { path, alias, card, level: level ?? 1, player, lane, values, granted };
}

/** The card and its level, said by `level` or with the name (`Dreadbolt L2`). */
function readCard(fields: Fields, path: Path, { pool, problems }: Reading): NamedCard | null {
  const name = fields.text('card', null);
  if (name === null) {
    if (!fields.has('card')) problems.add('REQUIRED', path, 'the card is missing.');
    return null;
  }
  const found = findCard(pool, name, fields.at('card'), problems);
  if (found === null) return null;
  return { card: found.card, level: fields.integer('level', 1, found.card.topLevel, found.level) };
}

function readValues(fields: Fields): Cells<Column> {
  const least = (key: string): number => (key === 'attack' || key === 'health' ? -MAX_VALUE : 0);
  const numbers = readNumbers(fields, CREATURE_NUMBERS, (key) => [least(key), MAX_VALUE]);
  return [...numbers, ...readFlags(fields, CREATURE_FLAGS)];
}

/** Reads `granted`: triggers that a creature or player has from other cards. */
export function readGrants(fields: Fields, reading: Reading): GrantDraft[] {
  return fields.each('granted', MAX_GRANTS, (item) => readGrant(item, reading));
}

function readGrant(item: Item, reading: Reading): GrantDraft | null {
  const { problems } = reading;
  const [, path] = item;
  const fields = cardFields(item, Object.keys(GRANT), problems);
  if (fields === null) return null;
  const alias = readAlias(fields, reading.aliases);
  const named = readCard(fields, path, reading);
  const uses = fields.integer('uses', 0, MAX_VALUE, 0);
  const thisTurn = fields.flag('thisTurn', false);
  if (named === null) return null;
  const { card, level } = named;
  if (card.definition.grants?.[0] === undefined)
    return problems.add('WRONG_CARD_TYPE', path, `"${card.name}" gives no trigger.`);
  return { alias, card, level: level ?? 1, uses, thisTurn };
}

export function readScenario(body: JsonObject, reading: Reading): ScenarioDraft | null {
  const fields = new Fields(body, [], reading.problems);
  const turn = readTurn(fields, { number: 2, players: PLAYERS.length });
  const sides = readSides(fields, PLAYERS, (item, player) => {
    const plays = player === turn.player ? playsAt(turn.number) : 0;
    return readPlayer(item, player, plays, reading);
  });
  if (sides === null) return null;
  const [one, two] = sides as readonly [PlayerDraft, PlayerDraft];
  return {
    turn: turn.number,
    toAct: turn.player as 1 | 2,
    players: [one, two],
    order: readOrder(fields, [one, two], reading),
  };
}

function readPlayer(
  [json, path]: Item,
  player: 1 | 2,
  plays: number,
  reading: Reading,
): PlayerDraft | null {
  const fields = Fields.of(json, path, { known: Object.keys(SIDE) }, reading.problems);
  if (fields === null) return null;
  const least = (key: string): number => (key === 'health' ? -MAX_VALUE : 0);
  const list = (key: string, slot: Slot, max: number): EntityDraft[] =>
    fields.each(key, max, (item) => readEntity(item, player, slot, reading));
  return {
    player,
    values: [
      ['PLAYS', plays],
      ...readNumbers(fields, SIDE_NUMBERS, (key) => [least(key), MAX_VALUE]),
      ...readFlags(fields, SIDE_FLAGS),
    ],
    granted: readGrants(fields, reading),
    board: inLanes(list('board', 'board', MAX_LANE), reading),
    hand: list('hand', 'card', MAX_HAND),
    deck: list('deck', 'card', MAX_DECK),
    discard: list('discard', 'card', MAX_DECK),
    dead: list('dead', 'dead', MAX_DEAD),
  };
}

/** One play in the very first turn of the game, two in every other (BATCH-c-plays). */
function playsAt(turn: number): number {
  return turn === 1 ? 1 : PLAYS_A_TURN;
}

/** Gives every creature its lane: the one that it names, or the first that none names. */
function inLanes(board: readonly EntityDraft[], { problems }: Reading): EntityDraft[] {
  const taken = new Set<number>();
  for (const { lane, path } of board) {
    if (lane === null) continue;
    if (taken.has(lane))
      problems.add('DUPLICATE_POSITION', [...path, 'lane'], 'the lane is taken.');
    taken.add(lane);
  }
  return board.map((draft) => {
    if (draft.lane !== null) return draft;
    const lane = LANES.find((free) => !taken.has(free)) ?? 1;
    taken.add(lane);
    return { ...draft, lane };
  });
}

/** Creatures in order of appearing: what `order` names, oldest first, then the rest as listed. */
function readOrder(
  fields: Fields,
  players: readonly PlayerDraft[],
  { problems }: Reading,
): EntityDraft[] {
  const all = players.flatMap(({ board }) => board);
  const named: EntityDraft[] = [];
  for (const [json, path] of fields.list('order', 2 * MAX_LANE)) {
    const found = all.find(({ alias }) => alias === json);
    if (found === undefined) {
      const aliases = all.flatMap(({ alias }) => (alias === null ? [] : [alias]));
      problems.unknownName('UNKNOWN_ENTITY', path, String(json), {
        what: 'creature on the board',
        known: aliases,
      });
    } else if (named.includes(found))
      problems.add('DUPLICATE_ENTITY', path, 'it stands in the order already.');
    else named.push(found);
  }
  return [...named, ...all.filter((draft) => !named.includes(draft))];
}

/** Ranks begin at 1 and rise every fourth turn (BATCH-c-turn). */
export function rankAfter(turns: number): number {
  return 1 + Math.floor(turns / TURNS_A_RANK);
}
