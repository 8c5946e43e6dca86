import { describe, expect, it } from 'vitest';
import { nextBelow, type RandomState, replayChanges, seedRandom } from '../../src/kernel/index.js';
import { asJson } from '../../src/rulesets/common/plain-data.js';
import { customPool } from '../../src/rulesets/hearthstone/cards/registry.js';
import { HEARTHSTONE } from '../../src/rulesets/hearthstone/ruleset.js';
import { decodeState, encodeState } from '../../src/rulesets/hearthstone/state/codec.js';
import { cardById } from '../../src/rulesets/hearthstone/state/pool.js';
import type { State } from '../../src/rulesets/hearthstone/state/state.js';
import {
  Tag,
  type TagName,
  WIDTH,
  Zone,
  type ZoneName,
} from '../../src/rulesets/hearthstone/vocabulary/index.js';
import { rulesetOf } from '../../src/rulesets/index.js';
import { Names } from '../../src/rulesets/ruleset.js';
import type { Json, JsonObject, Resolution } from '../../src/scenario/oracle.js';
import { ruleIdsOf } from '../../src/scenario/rules/rule-files.js';
import { randomBoard } from '../hearthstone/random-board.js';
import { ask, resolve, shuffled } from './support/ask.js';

const BOARDS = 60;
const PATCHES = ['10.0', '9.1', '5.0'];

/** A random board as a full state, the first call's answer to it. */
function someState(random: RandomState): JsonObject {
  const state = randomBoard(random, PATCHES[nextBelow(random, PATCHES.length)]!);
  return HEARTHSTONE.setup.view({ state, names: new Names() });
}

/** A random legal action of a state. */
function someAction(state: Json, random: RandomState): Json {
  const { actions } = ask('actions', { state: state as object });
  const playable = actions.filter(({ action }) => action !== 'concede');
  return playable[nextBelow(random, playable.length)]!.action;
}

function eachBoard(
  check: (state: JsonObject, random: RandomState, seed: number) => void,
  boards = BOARDS,
): void {
  for (let seed = 1; seed <= boards; seed++) {
    const random = seedRandom(seed);
    check(someState(random), random, seed);
  }
}

const ids = ruleIdsOf(rulesetOf('hearthstone')!);

describe('scenarios on random boards', () => {
  it('a full state is taken back unchanged, byte for byte', () => {
    eachBoard((state, random, seed) => {
      const first = resolve({ state, trace: 'NONE' });
      const again = resolve({ state: first.state as object, trace: 'NONE' });
      expect(JSON.stringify(again.state)).toBe(JSON.stringify(first.state));
      const after = resolve({
        state,
        actions: [someAction(state, random), 'endTurn'],
        random: { seed },
        trace: 'NONE',
      });
      if (after.status === 'PENDING') return;
      const taken = resolve({ state: after.state as object, trace: 'NONE' });
      expect(JSON.stringify(taken.state)).toBe(JSON.stringify(after.state));
    });
  });

  it('every rule that a trace cites is in the catalogue', () => {
    const cited = new Set<string>();
    eachBoard((state, random, seed) => {
      const actions = [someAction(state, random), 'endTurn', 'endTurn'];
      for (const { rule, alsoRules } of resolve({ state, actions, random: { seed } }).trace)
        for (const id of [rule, ...alsoRules]) cited.add(id);
    });
    expect(cited.size).toBeGreaterThan(40);
    expect([...cited].filter((rule) => !ids.has(rule))).toEqual([]);
  });

  it('what the trace changes gives the final state', () => {
    eachBoard((state, random, seed) => {
      const actions = [someAction(state, random), 'endTurn'];
      const { trace, state: after } = resolve({ state, actions, random: { seed } });
      expect(JSON.stringify(replayed(state, trace))).toBe(JSON.stringify(bare(after)));
    });
  });

  it('the same input gives the same answer, whatever the order of keys', () => {
    eachBoard((state, random, seed) => {
      const body = { state, actions: [someAction(state, random)], random: { seed } };
      const one = resolve(body);
      expect(resolve(body)).toEqual(one);
      const other = resolve(shuffled(asJson(body)) as object);
      expect(withOpenContinuation(other)).toEqual(withOpenContinuation(one));
    });
  });

  it('the hash of the trace does not depend on the detail asked for', () => {
    eachBoard((state, random, seed) => {
      const body = { state, actions: [someAction(state, random)], random: { seed } };
      const full = resolve({ ...body, trace: 'FULL' });
      const summary = resolve({ ...body, trace: 'SUMMARY' });
      const none = resolve({ ...body, trace: 'NONE' });
      expect([summary.traceHash, none.traceHash]).toEqual([full.traceHash, full.traceHash]);
      // a continuation says in which detail it goes on
      const stateOf = ({ state }: Resolution) => ({ ...(state as object), continuation: null });
      expect([summary, none].map(stateOf)).toEqual([full, full].map(stateOf));
      const changes = ({ trace }: Resolution) =>
        trace.flatMap((line) => line.changes).sort((a, b) => a.n - b.n);
      expect(changes(summary)).toEqual(changes(full));
      expect(none.trace).toEqual([]);
    });
  });

  it('a run that is paused at every decision and sent back equals one that never paused', () => {
    let pauses = 0;
    eachBoard((state, random) => {
      const actions = [someAction(state, random), 'endTurn', 'endTurn'];
      let part = resolve({ state, actions });
      const parts = [part];
      while (part.status === 'PENDING') {
        pauses++;
        const { options } = part.pending as { options: readonly { pick: Json }[] };
        const pick = options[nextBelow(random, options.length)]!.pick;
        part = resolve({ state: part.state as object, decide: { pick } });
        parts.push(part);
      }
      const whole = resolve({ state, actions, decisions: part.decisions });
      expect({ ...whole, trace: [] }).toEqual({ ...part, trace: [] });
      expect(joined(parts)).toEqual(whole.trace);
    }, 4 * BOARDS);
    expect(pauses).toBeGreaterThan(20);
  });

  it('a game that is a chain of calls equals one call', () => {
    eachBoard((state, random, seed) => {
      const actions = [someAction(state, random), 'endTurn', 'endTurn', 'endTurn'];
      const whole = resolve({ state, actions, random: { seed } });
      if (whole.status === 'PENDING') return;
      const { decisions } = whole;
      const parts: Resolution[] = [];
      let used = 0;
      for (const action of actions) {
        const before = parts.at(-1)?.state ?? state;
        let part = resolve({ state: before as object, actions: [action] });
        while (part.status === 'PENDING')
          part = resolve({ state: part.state as object, decide: decisions[used++]! });
        // the trace is that of the last part; the whole one is made without pauses
        const taken = part.decisions;
        parts.push(resolve({ state: before as object, actions: [action], decisions: taken }));
      }
      expect(parts.at(-1)!.state).toEqual(whole.state);
      const told = ({ trace }: Resolution) =>
        trace.map(({ kind, name, text, changes }) => [
          kind,
          name,
          text,
          changes.map(({ entity, tag, from, to }) => [entity, tag, from, to]),
        ]);
      expect(parts.flatMap(told)).toEqual(told(whole));
    });
  });

  it('every action that is listed as legal can be taken, and no other attack or play', () => {
    eachBoard((state, random) => {
      const { actions } = ask('actions', { state });
      const action = actions[nextBelow(random, actions.length)]!.action;
      expect(resolve({ state, actions: [action] }).actions).toEqual([{ action, legal: true }]);
    });
  });
});

/** The answer with what its continuation says: the text itself keeps the order of keys in which actions were written. */
function withOpenContinuation(answer: Resolution): object {
  const { continuation } = answer.state as { readonly continuation?: string };
  if (continuation === undefined) return answer;
  const [, payload] = continuation.split('.') as [string, string];
  const says = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as unknown;
  return { ...answer, state: { ...(answer.state as object), continuation: says } };
}

/** The trace of a paused run: lines of the same node are one. */
function joined(parts: readonly Resolution[]): Resolution['trace'] {
  const lines = new Map<number, Resolution['trace'][number]>();
  for (const line of parts.flatMap(({ trace }) => trace)) {
    const known = lines.get(line.id);
    const changes = [...(known?.changes ?? []), ...line.changes];
    lines.set(line.id, { ...(known ?? line), changes });
  }
  return [...lines.values()];
}

/** The entities of a state, without what is only there to be read. */
function bare(state: Json): Json {
  return (encodeState(stateOf(state)) as JsonObject).entities!;
}

function stateOf(state: Json): State {
  return decodeState(state as never, customPool);
}

/** The entities that the changes of a trace make of those of another state. */
function replayed(before: Json, trace: Resolution['trace']): Json {
  const state = stateOf(before);
  const changes = trace
    .flatMap((line) => line.changes)
    .sort((a, b) => a.n - b.n)
    .map(({ entity, tag, from, to }) => ({
      row: entity,
      column: Tag[tag as TagName],
      from: cell(state, tag, from),
      to: cell(state, tag, to),
    }));
  replayChanges(state, WIDTH, changes);
  return (encodeState(state) as JsonObject).entities!;
}

function cell(s: State, tag: string, value: Json): number {
  if (tag === 'CARD' || tag === 'DEAD_CARD')
    return value === null ? 0 : cardById(s.pool, String(value)).index;
  return tag === 'ZONE' ? Zone[value as ZoneName] : Number(value);
}
