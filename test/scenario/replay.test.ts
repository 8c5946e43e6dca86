import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knownAs } from '../../src/rulesets/common/plain-data.js';
import type { Tabletop, Tile } from '../../src/rulesets/common/tabletop.js';
import { operate } from '../../src/scenario/operate.js';
import type { Json, JsonObject, Replay } from '../../src/scenario/oracle.js';
import { SharedReader, SharedWriter } from '../../src/scenario/replay/shared-json.js';

/** A Loot Hoarder and a Raptor kill each other; Cult Master answers the Hoarder's death. */
const TRADE = {
  players: {
    1: {
      board: [
        { as: 'hoarder', card: 'Loot Hoarder' },
        { as: 'cult', card: 'Cult Master' },
      ],
      deck: ['Fireball', 'Frostbolt'],
    },
    2: { board: [{ as: 'raptor', card: 'Bloodfen Raptor' }] },
  },
  actions: [{ attack: 'hoarder', target: 'raptor' }],
};

function replayOf(body: JsonObject): Replay {
  const outcome = operate('replay', body, {});
  if (!outcome.ok) throw new Error(outcome.problem.detail);
  return outcome.body;
}

function boardAt({ parts, steps }: Replay, index: number): Tabletop {
  return knownAs<Tabletop>(new SharedReader(parts).value(steps.at(index)!.board));
}

/** The fighters of a player, each as its name and Health. */
function fighters(top: Tabletop, player: number): string[] {
  const { rows } = top.seats.find((seat) => seat.player === player)!;
  const tiles = rows.flatMap((row) => row.tiles).filter((tile): tile is Tile => tile !== null);
  return tiles.map(({ name, numbers }) => `${name} ${numbers.health?.value}`);
}

describe('a replay', () => {
  test('begins with the board before, and has a step for every node of the trace', () => {
    const replay = replayOf(TRADE);
    const ids = replay.resolution.trace.map(({ id }) => id);
    expect(replay.steps.map(({ node }) => node)).toEqual([null, ...ids]);
    expect(fighters(boardAt(replay, 0), 1)).toEqual(['Loot Hoarder 1', 'Cult Master 2']);
    expect(fighters(boardAt(replay, 0), 2)).toEqual(['Bloodfen Raptor 2']);
    expect(fighters(boardAt(replay, -1), 1)).toEqual(['Cult Master 2']);
    expect(fighters(boardAt(replay, -1), 2)).toEqual([]);
  });

  test('shows damage at the step that deals it, and not before', () => {
    const replay = replayOf(TRADE);
    const hit = replay.steps.findIndex(({ text }) => text.includes('deals 2 damage'));
    expect(fighters(boardAt(replay, hit - 1), 2)).toEqual(['Bloodfen Raptor 2']);
    expect(fighters(boardAt(replay, hit), 2)).toEqual(['Bloodfen Raptor 0']);
    const { source, about } = replay.steps[hit]!;
    expect([source, about]).not.toContain(null);
    const dying = boardAt(replay, hit).panels.find(({ name }) => name === 'Mortally wounded');
    expect(dying?.items).toEqual(['Bloodfen Raptor (raptor): Health 0']);
  });

  test('tells what is queued and has not resolved yet', () => {
    const { steps } = replayOf(TRADE);
    const deathrattle = steps.find(({ text }) => text.includes('Deathrattle resolves'))!;
    expect(deathrattle.waiting).toEqual([
      'Cult Master (cult) triggers',
      'The Death of Bloodfen Raptor (raptor) is resolved',
    ]);
    expect(steps.at(-1)!.waiting).toEqual([]);
  });

  test('is there for every game', () => {
    const wow = replayOf({ ruleset: 'wow-tcg', players: { 1: {}, 2: {} }, actions: [] });
    expect(boardAt(wow, 0).seats.map(({ player }) => player)).toEqual([1, 2]);
    const batch = replayOf({
      ruleset: 'batch',
      players: { 1: { board: [{ card: 'Grove Matriarch', lane: 2 }] }, 2: {} },
      actions: ['battle'],
    });
    const lanes = boardAt(batch, 0).seats[0]!.rows[0]!;
    expect(lanes.tiles.map((tile) => tile?.name ?? null)).toEqual([
      ...[null, 'Grove Matriarch', null, null, null],
    ]);
  });
});

test('values that share their parts are read as they were written', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue({ maxDepth: 4 })), (values) => {
      const json = JSON.parse(JSON.stringify(values)) as Json[];
      const writer = new SharedWriter();
      const places = json.map((value) => writer.place(value));
      const reader = new SharedReader(writer.parts);
      expect(places.map((place) => reader.value(place))).toEqual(json);
    }),
  );
});
