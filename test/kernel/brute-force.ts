/**
 * The toy game a second time, as plain recursive functions without machine, frames or merging: a run is
 * replayed from the start for every path of decisions. Slow and simple, to compare `enumerate` with.
 */
import { add, multiply, ONE, type Rational, rational } from '../../src/kernel/index.js';
import { type Play, rows } from './boards.js';
import { type Effects, HEALTH, HITS, LIT, TEAM, TRIGGER, TRIGGERS } from './toy.js';

/** All paths that end on the same board, with the same question open (or none: ''). */
export interface Ending {
  readonly probability: Rational;
  readonly paths: bigint;
}

/** The path says nothing about this question. */
class Unanswered extends Error {
  constructor(
    readonly weights: readonly number[],
    /** Set for a player's choice, which ends a path. */
    readonly question: string,
  ) {
    super();
  }
}

/** More paths than a test wants to wait for. */
export class TooManyPaths extends Error {}

type Ask = (weights: readonly number[], question: string) => number;

/** Probability and number of paths of every ending, by board and open question. */
export function allEndings(play: Play, most: number): Map<string, Ending> {
  const endings = new Map<string, Ending>();
  let found = 0;
  const explore = (path: readonly number[], probability: Rational): void => {
    const board = [[], ...rows(play.board)];
    const end = (question: string): void => {
      if (++found > most) throw new TooManyPaths();
      const key = endingKey(board.slice(1), question);
      const before = endings.get(key) ?? { probability: rational(0), paths: 0n };
      endings.set(key, {
        probability: add(before.probability, probability),
        paths: before.paths + 1n,
      });
    };
    let used = 0;
    try {
      run(board, 1, play.effects, (weights, question) => {
        if (weights.length === 1) return 0;
        if (used === path.length) throw new Unanswered(weights, question);
        return path[used++]!;
      });
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      if (error.question !== '') {
        end(error.question);
        return;
      }
      const total = error.weights.reduce((sum, weight) => sum + weight, 0);
      for (const [side, weight] of error.weights.entries()) {
        explore([...path, side], multiply(probability, rational(weight, total)));
      }
      return;
    }
    end('');
  };
  explore([], ONE);
  return endings;
}

export function endingKey(board: readonly (readonly number[])[], question: string): string {
  return `${question} ${JSON.stringify(board)}`;
}

function run(board: number[][], source: number, effects: Effects, ask: Ask): void {
  const own = board[source]!;
  for (const effect of effects) {
    switch (effect.do) {
      case 'hit':
        for (let i = 0; i < effect.times; i++) {
          const others = burning(board, source);
          if (others.length === 0) break;
          const target =
            others[
              ask(
                others.map(() => 1),
                '',
              )
            ]!;
          damage(board, target, effect.amount, ask);
        }
        break;
      case 'choose': {
        const others = burning(board, source);
        if (others.length === 0) break;
        const target =
          others[
            ask(
              others.map(() => 1),
              `${source} of ${others}`,
            )
          ]!;
        damage(board, target, effect.amount, ask);
        break;
      }
      case 'coin':
        run(board, source, effect.sides[ask(effect.weights, '')]!, ask);
        break;
      case 'repeat':
        for (let i = 0; i < effect.times; i++) run(board, source, effect.effects, ask);
        break;
      case 'summon': {
        const card = 100 + board.length;
        board.push([own[TEAM]!, effect.health, effect.trigger, card, 0, 0]);
        break;
      }
      case 'mend':
        own[HEALTH]! += effect.amount;
        break;
      case 'blink':
        own[LIT] = 1 - own[LIT]!;
        break;
      default:
        throw new Error(`${effect.do} never comes to rest`);
    }
  }
}

function burning(board: readonly (readonly number[])[], except: number): number[] {
  return board.flatMap((cells, row) => (row !== except && (cells[HEALTH] ?? 0) > 0 ? [row] : []));
}

function damage(board: number[][], target: number, amount: number, ask: Ask): void {
  const cells = board[target]!;
  cells[HEALTH] = Math.max(0, cells[HEALTH]! - amount);
  cells[HITS]!++;
  if (cells[HEALTH] > 0) run(board, target, TRIGGERS[cells[TRIGGER]!]!, ask);
}
