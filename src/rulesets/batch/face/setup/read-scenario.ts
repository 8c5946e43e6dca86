import { Fields, type Item, type JsonObject } from '../../../common/fields.js';
import { readFlags, readNumbers, readSides, readTurn } from '../../../common/read-scenario.js';
import { PLAYERS } from '../../state/state.js';
import {
  LANES,
  MAX_DECK,
  MAX_HAND,
  MAX_LANE,
  PLAYS_A_TURN,
  TURNS_A_RANK,
} from '../../vocabulary/index.js';
import { SIDE_FLAGS, SIDE_NUMBERS } from './column-fields.js';
import type { EntityDraft, PlayerDraft, ScenarioDraft } from './draft.js';
import { MAX_DEAD, MAX_VALUE, SIDE } from './form.js';
import { type Reading, readEntity, readGrants, type Slot } from './read-entity.js';

/** Reads the short form; null when there is no board to speak of. */
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
