// registers the names of parts
import '../../../scenario/terms/death.js';
import { z } from 'zod';
import { allRulesets } from '../../../rulesets/index.js';
import { formOf, random } from '../../../scenario/form/scenario.js';
import {
  actionOf,
  answerToDecision,
  gameName,
  pendingDecision,
} from '../../../scenario/form/state.js';
import type { Json, JsonObject } from '../../../scenario/oracle.js';
import { type Form, objectOf } from './form.js';
import { Projection, type TypeDefinition } from './projection.js';

/** Fields of a scenario that stand elsewhere in GraphQL: in the type, or as arguments. */
const ELSEWHERE = ['$schema', 'ruleset', 'trace', 'difference', 'boards'];

/** A game as the schema has it. */
interface Game {
  /** Its id, as scenarios name it. */
  readonly ruleset: string;
  /** Its field in whatever is of one of the games. */
  readonly field: string;
  readonly title: string;
  readonly scenario: Form;
  readonly state: Form;
  readonly action: Form;
}

const types = new Map<string, TypeDefinition>();
const input = new Projection('input', types);
const output = new Projection('type', types);

const games: readonly Game[] = allRulesets().map(({ id, title, form }) => {
  const name = gameName(id);
  const action = actionOf(form.action);
  // seen first, so that its type has the name of the part and not that of the place
  input.form(action, `${name}Action`);
  const shape = { ...formOf(form).shape, actions: z.array(action).exactOptional() };
  const own = Object.entries(shape).filter(([field]) => !ELSEWHERE.includes(field));
  return {
    ruleset: id,
    title,
    field: `${name.charAt(0).toLowerCase()}${name.slice(1)}`,
    scenario: input.object(Object.fromEntries(own), `${name}Scenario`),
    state: output.form(form.state.answered, `${name}State`),
    action: output.form(action, `${name}Action`),
  };
});

const DECISION = output.form(answerToDecision, 'DecisionAnswer');
const PENDING = output.form(pendingDecision, 'PendingDecision');
const RANDOM = output.form(random, 'Random');

/** Every type that is made from the schemas, by its name. */
export const TYPES: ReadonlyMap<string, TypeDefinition> = types;

/** The games by their fields, with the types that they have there. */
export const GAMES = games;

/** A scenario of `ScenarioInput`: one of its fields is there, which names the game. */
export function readTyped(typed: Json): JsonObject {
  const of = objectOf(typed);
  const { ruleset, field, scenario } = games.find((game) => of[game.field] != null)!;
  return { ruleset, ...objectOf(scenario.read(of[field]!)) };
}

/** A state under the name of its game; nothing for a game without a schema. */
export function tellState(ruleset: string, state: Json): JsonObject {
  return inGame(ruleset, (game) => game.state.tell(state));
}

/** An action under the name of its game. */
export function tellAction(ruleset: string, action: Json): JsonObject {
  return inGame(ruleset, (game) => game.action.tell(action));
}

/** An answer to a decision. */
export function tellDecision(decision: Json): Json {
  return DECISION.tell(decision);
}

/** An open decision. */
export function tellPending(pending: Json): Json {
  return pending === null ? null : PENDING.tell(pending);
}

/** Who decides what is not scripted. */
export function tellRandom(said: Json): Json {
  return said === null ? null : RANDOM.tell(said);
}

function inGame(ruleset: string, told: (game: Game) => Json): JsonObject {
  const game = games.find((one) => one.ruleset === ruleset);
  return game === undefined ? {} : { [game.field]: told(game) };
}
