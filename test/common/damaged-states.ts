import { expect, test } from 'vitest';
import {
  type Json,
  nextBelow,
  type RandomState,
  seedRandom,
  type Table,
} from '../../src/kernel/index.js';
import type { JsonObject } from '../../src/rulesets/common/fields.js';
import { Names, type Ruleset } from '../../src/rulesets/ruleset.js';
import { operate } from '../../src/scenario/operate.js';

/** How full states of a game are spoilt. */
interface Damage<S extends Table> {
  readonly ruleset: Pick<Ruleset<S>, 'setup' | 'show'>;
  readonly states: number;
  board(random: RandomState): S;
  readonly actions: readonly Json[];
  /** Fields of an entity that take a number. */
  readonly numbers: readonly string[];
  /** Fields of an entity that take a word, with some that are none among them. */
  readonly words: Readonly<Record<string, readonly string[]>>;
}

const NUMBERS = [-1, 0, 1, 2, 3, 5, 99, 1_000_000_000];

/** Tries full states in which a few things are written over: each is told what is wrong with it, or played. */
export function testDamagedStates<S extends Table>(damage: Damage<S>): void {
  test('no damaged state brings the engine down', { timeout: 300_000 }, () => {
    let read = 0;
    for (let seed = 1; seed <= damage.states; seed++) {
      const random = seedRandom(seed);
      const state = damaged(damage, random);
      const actions = [1, 2, 3].map(() => pick(damage.actions, random));
      const outcome = operate('resolve', { state, actions, random: { seed } }, {});
      if (outcome.ok) read++;
      else
        expect(outcome.problem.status, `seed ${seed} ${outcome.problem.detail}`).toBeLessThan(500);
    }
    expect(read).toBeGreaterThan(20);
  });
}

function pick<T>(of: readonly T[], random: RandomState): T {
  return of[nextBelow(random, of.length)]!;
}

function damaged<S extends Table>(
  { ruleset, board, numbers, words }: Damage<S>,
  random: RandomState,
): JsonObject {
  const view = ruleset.setup.view({ state: board(random), names: new Names() });
  const entities = JSON.parse(JSON.stringify(view.entities)) as Record<string, Json>[];
  const fields = ['tag', 'tag', 'tag', 'gone', ...numbers, ...Object.keys(words)];
  for (let times = 1 + nextBelow(random, 3); times > 0; times--) {
    const entity = pick(entities, random);
    const field = pick(fields, random);
    const number = pick(NUMBERS, random);
    if (field === 'gone') entities.splice(nextBelow(random, entities.length), 1);
    else if (field === 'tag') {
      const tag = pick(ruleset.show.columns, random);
      entity.tags = { ...(entity.tags as JsonObject), [tag]: number };
    } else entity[field] = words[field] === undefined ? number : pick(words[field], random);
  }
  return { ...view, entities };
}
