import { describe, expect, test } from 'vitest';
import { nextBelow, seedRandom } from '../../src/kernel/index.js';
import type { Json, JsonObject } from '../../src/scenario/oracle.js';
import { ask, codesOf, resolve } from './support.js';

const HOUR = 3_600_000;
const MOST_ACTIONS = 1_500;

/** Deck lists as `POST /v1/decks/check` takes them. */
const HORDE = {
  hero: 'Grennan Stormspeaker',
  deck: [
    ...['Kor Cindervein', 'Zygore Bladebreaker', 'Fire Blast', 'Lightning Bolt', 'Elder Moorf'],
    ...['Searing Totem', 'Frost Shock', 'Krol Blade', 'Hur Shieldsmasher', 'Helwen'],
  ].map((card) => ({ card, count: 3 })),
};
const ALLIANCE = {
  hero: 'Litori Frostburn',
  deck: [
    ...['Crazy Igvand', 'Vaerik Proudhoof', 'Anika Berlyn', 'Fireball', 'Frostbolt'],
    ...['Polymorph', 'Golem Skull Helm', 'Benethor Draigo', 'Tracker Gallen', 'Frost Nova'],
  ].map((card) => ({ card, count: 3 })),
};

/** A game as a tournament tool plays it: decks are dealt, then each call is one action on the state of the last one. */
function playGame(players: Record<string, JsonObject>, seed: number) {
  const random = seedRandom(seed);
  const picked = <T>(all: readonly T[]): T => all[nextBelow(random, all.length)]!;
  let answer = resolve({
    turn: { step: 'SETUP' },
    players,
    actions: ['startGame'],
    random: { seed },
  } as JsonObject);
  const asked = new Set<string>();
  let calls = 1;
  for (; answer.result === 'none' && calls < MOST_ACTIONS; calls++) {
    const state = answer.state as JsonObject;
    if (answer.pending !== null) asked.add(String(answer.pending.name));
    const { actions } = ask('actions', { state });
    const useful = actions.filter(({ text }) => !/concede/.test(text));
    const action = picked(useful.length === 0 ? actions : useful).action as Json;
    answer = resolve({ state, actions: [action], random: { seed: calls } });
    expect(answer.actions.map(({ illegal }) => illegal ?? null)).toEqual(
      answer.actions.map(() => null),
    );
  }
  return { answer, asked, calls };
}

describe('a whole game from deck lists, one action a call', () => {
  test('of two players', { timeout: HOUR }, () => {
    const { answer, asked } = playGame({ 1: HORDE, 2: ALLIANCE }, 1);
    expect(answer.result).toMatch(/^(player [12] wins|draw)$/);
    expect([...asked]).toContain('mulligan');
  });

  test('of two teams of two', { timeout: HOUR }, () => {
    const seats = [HORDE, ALLIANCE, HORDE, ALLIANCE].map((deck, i) => ({
      ...deck,
      // shorter decks end sooner: four players pass twice as often as two
      deck: deck.deck.map(({ card }) => card),
      team: (i % 2) + 1,
    }));
    const players = Object.fromEntries(seats.map((seat, i) => [i + 1, seat]));
    const { answer } = playGame(players, 2);
    expect(answer.result).toMatch(/^(players (1 and 3|2 and 4) win|player [1-4] wins|draw)$/);
  });
});

test('a deck list counts its cards, and is bounded', () => {
  const { state } = resolve({
    players: { 1: { deck: [{ card: 'Fire Blast', count: 4 }, 'Kor Cindervein'] } },
  });
  expect(state).toMatchObject({ players: { 1: { deck: 5 } } });
  const many = {
    players: {
      1: {
        deck: [
          { card: 'Fire Blast', count: 100 },
          { card: 'Fire Blast', count: 100 },
        ],
      },
    },
  };
  expect(codesOf('resolve', many)).toEqual(['TOO_LARGE']);
  expect(
    codesOf('resolve', { players: { 1: { deck: [{ card: 'Fire Blast', count: 0 }] } } }),
  ).toEqual(['TOO_SMALL']);
});
