import { nextBelow, type RandomState } from '../../src/kernel/index.js';
import { BUILT_IN } from '../../src/rulesets/batch/cards/registry.js';
import { BATCH } from '../../src/rulesets/batch/ruleset.js';
import type { State } from '../../src/rulesets/batch/state/state.js';
import { type JsonObject, Problems } from '../../src/rulesets/ruleset.js';

const CREATURES = BUILT_IN.filter(({ type }) => type === 'CREATURE');

/** A random board with hands, decks and wounds, read through the short form. */
export function randomBoard(random: RandomState): State {
  const body: JsonObject = {
    turn: { player: 1 + nextBelow(random, 2), number: 1 + nextBelow(random, 9) },
    players: { 1: randomSide(random), 2: randomSide(random) },
  };
  const problems = new Problems();
  const position = BATCH.setup.read(body, '1', { deathEventCaches: {} }, problems);
  if (position === null) throw new Error(problems.errors.map(({ message }) => message).join());
  return position.state;
}

function randomSide(random: RandomState): JsonObject {
  const board: JsonObject[] = [];
  for (let lane = 1; lane <= 5; lane++)
    if (nextBelow(random, 3) > 0)
      board.push({ ...randomCard(random, CREATURES), ...wounds(random), lane });
  const list = (count: number): JsonObject[] =>
    Array.from({ length: count }, () => randomCard(random, BUILT_IN));
  return {
    health: 1 + nextBelow(random, 40),
    plays: nextBelow(random, 4),
    cardsPlayed: nextBelow(random, 3),
    turnsTaken: nextBelow(random, 5),
    board,
    hand: list(nextBelow(random, 6)),
    deck: list(nextBelow(random, 8)),
    dead: list(0),
  };
}

function randomCard(random: RandomState, from: typeof BUILT_IN): JsonObject {
  const { id, levels = 3 } = from[nextBelow(random, from.length)]!;
  return { card: id, level: 1 + nextBelow(random, levels) };
}

function wounds(random: RandomState): JsonObject {
  const some = (of: number): boolean => nextBelow(random, of) === 0;
  return {
    ...(some(2) ? { health: 1 + nextBelow(random, 6), maxHealth: 8 } : {}),
    ...(some(5) ? { asleep: true } : {}),
    ...(some(6) ? { armor: 2 } : {}),
    ...(some(6) ? { breakthrough: true } : {}),
    ...(some(6) ? { poison: 1 + nextBelow(random, 3) } : {}),
    ...(some(6) ? { regenerate: 2 } : {}),
    ...(some(6) ? { mobility: 2 } : {}),
  };
}
