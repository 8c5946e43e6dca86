import { nextBelow, type RandomState } from '../../../src/kernel/index.js';
import { asJson, knownAs } from '../../../src/rulesets/common/plain-data.js';
import type {
  AnswerOf,
  Json,
  JsonObject,
  LegalActions,
  Resolution,
  TraceLine,
} from '../../../src/scenario/oracle.js';
import { isConceding } from '../../perft/perft.js';
import { restFaults, stateFaults } from './invariants.js';
import type { PublicState } from './public-state.js';
import { replayFaults } from './replay.js';
import type { CardKind } from './setups.js';

/** One call of the public interface: an operation and the body that is sent. */
export interface Call {
  readonly operation: 'actions' | 'resolve';
  readonly body: JsonObject;
}

/** What is found by calls that are made one after the other; whoever runs them says how a call is made. */
type Calls<T> = Generator<Call, T, Json>;

/** A game as the calls that it makes. */
export type Chain = Calls<PlayedGame>;

/** What became of a game. */
export interface PlayedGame {
  readonly result: string;
  readonly actions: number;
  readonly decisions: number;
  readonly calls: number;
  /** Entities of the last state. */
  readonly entities: number;
  /** The names of the decisions that were open on the way. */
  readonly asked: ReadonlySet<string>;
}

/** How a game is played. */
export interface GameOptions {
  /** `seed`: chance is drawn by the engine; `ask`: every decision is answered by a call of its own. */
  readonly chance: 'seed' | 'ask';
  /** Actions after which a game is left as it is. */
  readonly mostActions: number;
  /** The minions of Hearthstone; null: play without looking at anything, as fast as it goes. */
  readonly checks: CardKind | null;
}

/** One call in so many is made twice, one state in so many is sent without an action, to see that nothing changes. */
const REPEATED = 8;
/** One list of legal actions in so many is tried in full. */
const TRIED = 25;
/** One action in so many may be the end of the game by will. */
const CONCEDED = 60;

/** A pending decision as an answer tells it. */
interface Pending {
  readonly kind: string;
  readonly name: string;
  readonly options: readonly {
    readonly option: number;
    readonly pick: Json;
    readonly text: string;
  }[];
}

/**
 * Plays a game to its end by random legal actions, every call with the full state that the last one answered.
 * @throws Error that says what does not hold, with the call and its answer.
 */
export function* playGame(setup: JsonObject, random: RandomState, options: GameOptions): Chain {
  const game = new Game(random, options);
  let state = knownAs<PublicState>((yield* game.resolve({ ...setup, trace: 'NONE' })).state);
  let actions = 0;
  while (state.result === 'none' && actions < options.mostActions) {
    const action = yield* game.pickAction(state);
    state = yield* game.take(state, action);
    actions++;
  }
  if (state.result !== 'none') yield* game.checkOver(state);
  const { decisions, calls, asked } = game;
  return {
    result: state.result,
    actions,
    decisions,
    calls,
    entities: state.entities.length,
    asked,
  };
}

class Game {
  calls = 0;
  decisions = 0;
  readonly asked = new Set<string>();

  constructor(
    private readonly random: RandomState,
    private readonly options: GameOptions,
  ) {}

  /** Resolves a body; now and then twice, which must give the same bytes. */
  *resolve(body: JsonObject): Calls<Resolution> {
    const answer = yield* this.call('resolve', body);
    if (this.isDue(REPEATED)) {
      const again = yield* this.call('resolve', body);
      this.expectSame('the same call has two answers', body, answer, again);
    }
    return answer;
  }

  /** A random legal action of a state. */
  *pickAction(state: PublicState): Calls<Json> {
    const body = { state: asJson(state) };
    const { actions } = yield* this.call('actions', body);
    this.expect(actions.length > 0, 'nothing can be done', body);
    for (const { text } of actions) this.expect(text.length > 2, `"${text}" says nothing`, body);
    if (this.isDue(TRIED)) yield* this.tryAll(state, actions);
    const listed = actions.map(({ action }) => action);
    const others = listed.filter((action) => !isConceding(action));
    const isGivenUp = others.length === 0 || nextBelow(this.random, CONCEDED) === 0;
    return this.withoutOption(this.pick(isGivenUp ? listed : others));
  }

  /** Now and then the option of a Choose One is left out: it is asked for then. */
  private withoutOption(action: Json): Json {
    if (typeof action !== 'object' || nextBelow(this.random, 2) === 0) return action;
    const { choose: _, ...rest } = action as JsonObject;
    return rest;
  }

  /** Takes an action and answers whatever is asked on the way; the state at the end of it. */
  *take(before: PublicState, action: Json): Calls<PublicState> {
    const chance = this.options.chance === 'seed' ? { seed: nextBelow(this.random, 1000) } : 'ask';
    const body = { state: asJson(before), actions: [action], random: chance };
    let answer = yield* this.resolve(body);
    const trace: TraceLine[] = [...answer.trace];
    this.expect(answer.actions[0]!.legal, 'a legal action was refused', body, answer);
    while (answer.status === 'PENDING') {
      this.checkPending(answer, body);
      const { state, pending } = answer;
      const decide = this.answerTo(knownAs<Pending>(pending));
      answer = yield* this.resolve({ state, decide });
      trace.push(...answer.trace);
      this.decisions++;
    }
    const state = knownAs<PublicState>(answer.state);
    this.check(restFaults(state), body, answer);
    this.checkState(state, body, answer);
    if (this.options.checks !== null) this.check(replayFaults(before, trace, state), body, answer);
    if (this.isDue(REPEATED)) yield* this.checkTaken(state);
    return state;
  }

  /** A game that is over has nothing left to do, and refuses what is tried. */
  *checkOver(state: PublicState): Calls<void> {
    const body = { state: asJson(state) };
    const { actions } = yield* this.call('actions', body);
    this.expect(actions.length === 0, 'a game that is over goes on', body);
    const answer = yield* this.resolve({ ...body, actions: ['concede'] });
    this.expect(!answer.actions[0]!.legal, 'a game that is over goes on', body, answer);
    this.expectSame('a refused action changed something', body, answer.state, body.state);
  }

  /** Every action that is listed is taken by the engine. */
  private *tryAll(state: PublicState, actions: LegalActions['actions']): Calls<void> {
    for (const { action } of actions) {
      const body = { state: asJson(state), actions: [action], trace: 'NONE' };
      const answer = yield* this.call('resolve', body);
      this.expect(answer.actions[0]!.legal, 'a legal action was refused', body, answer);
    }
  }

  /** The state is accepted as it is, and comes back as it was. */
  private *checkTaken(state: PublicState): Calls<void> {
    const body = { state: asJson(state) };
    const answer = yield* this.call('resolve', body);
    this.expectSame('a state does not come back as it was', body, answer.state, body.state);
  }

  private checkPending({ state, pending }: Resolution, body: JsonObject): void {
    const { name, options } = knownAs<Pending>(pending);
    this.asked.add(name);
    if (this.options.checks === null) return;
    this.expect(options.length > 1, `"${name}" is no question`, body, pending);
    const texts = new Set(options.map(({ text }) => text.trim()));
    this.expect(!texts.has(''), `an option of "${name}" has no label`, body, pending);
    this.expect(
      texts.size === options.length,
      `two options of "${name}" are labelled alike`,
      body,
      pending,
    );
    this.checkState(knownAs<PublicState>(state), body, pending);
  }

  /** One of the options in any of the forms in which it can be named. */
  private answerTo({ options }: Pending): Json {
    const { option, pick, text } = this.pick(options);
    return this.pick<Json>([{ option }, { pick }, pick, text]);
  }

  private checkState(state: PublicState, body: JsonObject, answer: unknown): void {
    const { checks } = this.options;
    if (checks !== null) this.check(stateFaults(state, checks), body, answer);
  }

  private *call<Name extends Call['operation']>(
    operation: Name,
    body: JsonObject,
  ): Calls<AnswerOf<Name>> {
    this.calls++;
    return knownAs<AnswerOf<Name>>(yield { operation, body });
  }

  private isDue(oneIn: number): boolean {
    return this.options.checks !== null && nextBelow(this.random, oneIn) === 0;
  }

  private pick<T>(list: readonly T[]): T {
    return list[nextBelow(this.random, list.length)]!;
  }

  private check(faults: readonly string[], body: JsonObject, answer: unknown): void {
    this.expect(faults.length === 0, faults.join('; '), body, answer);
  }

  private expectSame(what: string, body: JsonObject, one: unknown, other: unknown): void {
    this.expect(JSON.stringify(one) === JSON.stringify(other), what, body, one);
  }

  private expect(holds: boolean, what: string, body: JsonObject, answer: unknown = null): void {
    if (!holds) throw new Error(`${what}\n${JSON.stringify({ body, answer })}`);
  }
}
