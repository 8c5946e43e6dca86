import { seedRandom } from '../../../src/kernel/index.js';
import { operate } from '../../../src/scenario/operate.js';
import type { Json, JsonObject } from '../../../src/scenario/oracle.js';
import { type GameOptions, type PlayedGame, playGame } from './game.js';

/** What a client sends and gets: texts. */
function overTheWire(json: Json): Json {
  return JSON.parse(JSON.stringify(json)) as Json;
}

/**
 * Plays a game in this process, every body and every answer written out and read again.
 * @throws Error where a call is refused, or where something does not hold.
 */
export function playHere(setup: JsonObject, seed: number, options: GameOptions): PlayedGame {
  const game = playGame(setup, seedRandom(seed), options);
  let step = game.next();
  while (step.done !== true) {
    const { operation, body } = step.value;
    const outcome = operate(operation, overTheWire(body), { continuationSecret: 'games' });
    if (!outcome.ok)
      throw new Error(`refused: ${outcome.problem.detail}\n${JSON.stringify({ operation, body })}`);
    step = game.next(overTheWire(outcome.body));
  }
  return step.value;
}
