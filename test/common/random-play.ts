import { describe, expect, test } from 'vitest';
import {
  canonicalJson,
  deserialise,
  playoutSource,
  type RandomState,
  Run,
  replayChanges,
  seedRandom,
  serialise,
  type Table,
} from '../../src/kernel/index.js';
import type { JsonObject } from '../../src/rulesets/common/fields.js';
import { Names, Problems, type Ruleset } from '../../src/rulesets/ruleset.js';
import { ruleIdsOf } from '../../src/scenario/rules/rule-files.js';

/** How a game is played at random; `D` is something that can be done, by whoever may. */
export interface RandomPlay<S extends Table, D> {
  readonly ruleset: Pick<Ruleset<S>, 'id' | 'program' | 'setup' | 'reader' | 'catalogue'>;
  readonly boards: number;
  readonly actionsPerBoard: number;
  readonly firstSeed?: number;
  board(random: RandomState): S;
  isOver(state: S): boolean;
  /** Something that is legal now. */
  next(state: S, random: RandomState): D;
  start(run: Run<S>, state: S, deed: D): void;
  /** Whether the invariants are looked at in every step, and not only at the end of an action. */
  readonly checksSteps: boolean;
}

/** Walks through random play, and plays what is found there. */
export class RandomWalks<S extends Table, D> {
  constructor(private readonly game: RandomPlay<S, D>) {}

  /** A state as a text that is the same for the same state. */
  jsonOf(state: S): string {
    return canonicalJson(this.game.ruleset.program.encode(state));
  }

  /** Walks through play on a share of the boards; the visitor plays every action and returns what comes of it. */
  walk(share: number, visit: (state: S, deed: D, seed: number) => S): void {
    const { game } = this;
    const { boards, firstSeed = 1 } = game;
    for (let seed = firstSeed; seed < firstSeed + boards / share; seed++) {
      const random = seedRandom(seed);
      let state = game.board(random);
      for (let i = 0; i < game.actionsPerBoard && !game.isOver(state); i++)
        state = visit(state, game.next(state, random), seed);
    }
  }

  /** Plays an action to its end, chance and choices drawn. */
  played(state: S, deed: D, seed: number, checked = false): Run<S> {
    const { program } = this.game.ruleset;
    const source = playoutSource(seedRandom(seed));
    const run = new Run(program, program.copy(state), [], { source, trace: 'FULL', checked });
    this.game.start(run, state, deed);
    expect(run.advance(), `seed ${seed} ${JSON.stringify(deed)}`).toBe('complete');
    return run;
  }
}

/** What holds of every game, whatever is played: tried on random boards. */
export function testRandomPlay<S extends Table, D>(
  game: RandomPlay<S, D>,
  title = 'random play',
): void {
  const { program, reader, setup } = game.ruleset;
  const walks = new RandomWalks(game);
  const rowsOf = (state: S): string =>
    canonicalJson((program.encode(state) as JsonObject).entities!);

  describe(title, { timeout: 600_000 }, () => {
    test('breaks no invariant, and the trace replays to the final state', () => {
      walks.walk(1, (state, deed, seed) => {
        const run = walks.played(state, deed, seed, game.checksSteps);
        expect(program.violations(run.state), `seed ${seed} ${JSON.stringify(deed)}`).toEqual([]);
        const before = program.copy(state);
        replayChanges(before, program.width, run.trace!.cellChanges());
        const replayed = reader.withRows(run.state, before.cells, before.count);
        expect(rowsOf(replayed), `seed ${seed}`).toBe(rowsOf(run.state));
        return run.state;
      });
    });

    test('begins an action without changing anything', () => {
      walks.walk(5, (state, deed, seed) => {
        const run = new Run(program, program.copy(state));
        game.start(run, state, deed);
        expect(walks.jsonOf(run.state), JSON.stringify(deed)).toBe(walks.jsonOf(state));
        return walks.played(state, deed, seed).state;
      });
    });

    test('gives the same bytes twice', () => {
      walks.walk(5, (state, deed, seed) => {
        const [one, two] = [walks.played(state, deed, seed), walks.played(state, deed, seed)];
        expect(JSON.stringify(one.trace!.nodes)).toBe(JSON.stringify(two.trace!.nodes));
        expect(one.trace!.changes.join()).toBe(two.trace!.changes.join());
        expect(walks.jsonOf(one.state)).toBe(walks.jsonOf(two.state));
        return one.state;
      });
    });

    test('goes on the same after every pause and a round trip through JSON', () => {
      let pauses = 0;
      walks.walk(2, (state, deed, seed) => {
        const straight = walks.played(state, deed, seed);
        let run = new Run(program, program.copy(state), [], { trace: 'FULL' });
        game.start(run, state, deed);
        const nodes: unknown[] = [];
        const changes: number[] = [];
        for (const { index } of straight.taken) {
          expect(run.advance()).toBe('pending');
          pauses++;
          nodes.push(...run.trace!.nodes);
          changes.push(...run.trace!.changes);
          run = deserialise(program, JSON.parse(JSON.stringify(serialise(run))), { trace: 'FULL' });
          run.resume(index);
        }
        expect(run.advance()).toBe('complete');
        expect(walks.jsonOf(run.state), `seed ${seed}`).toBe(walks.jsonOf(straight.state));
        expect(JSON.stringify([...nodes, ...run.trace!.nodes])).toBe(
          JSON.stringify(straight.trace!.nodes),
        );
        expect([...changes, ...run.trace!.changes].join()).toBe(straight.trace!.changes.join());
        return straight.state;
      });
      expect(pauses).toBeGreaterThan(50);
    });

    test('writes full states that are read back unchanged', () => {
      walks.walk(5, (state, deed, seed) => {
        const { state: after } = walks.played(state, deed, seed);
        const view = setup.view({ state: after, names: new Names() });
        const problems = new Problems();
        const read = setup.readState(JSON.parse(JSON.stringify(view)), ['state'], problems);
        expect(problems.errors, `seed ${seed}`).toEqual([]);
        expect(walks.jsonOf(read!.state)).toBe(walks.jsonOf(after));
        return after;
      });
    });

    test('names every node as listed, and cites rules that exist', () => {
      const rules = ruleIdsOf(game.ruleset);
      walks.walk(2, (state, deed, seed) => {
        const run = walks.played(state, deed, seed);
        const { nodes } = run.trace!;
        const strange = nodes.filter(({ kind, name }) => !reader.nodeNames[kind]?.includes(name));
        expect(strange.map(({ kind, name }) => `${kind} ${name}`)).toEqual([]);
        expect(nodes.filter((node) => node.rules.length === 0).map(({ name }) => name)).toEqual([]);
        const cited = nodes.flatMap((node) => node.rules);
        expect(cited.filter((rule) => !rules.has(rule))).toEqual([]);
        return run.state;
      });
    });
  });
}
