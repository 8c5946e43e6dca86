// registers the names of parts
import '../../../scenario/terms/death.js';
import { z } from 'zod';
import { allRulesets } from '../../../rulesets/index.js';
import { expectation } from '../../../scenario/form/expectation.js';
import { formOf, random } from '../../../scenario/form/scenario.js';
import {
  actionOf,
  answerToDecision,
  gameName,
  pendingDecision,
} from '../../../scenario/form/state.js';
import type { Json, JsonObject } from '../../../scenario/oracle.js';
import { groupKey, outcomesBudget } from '../../../scenario/outcomes/schema.js';
import { shownBoards } from '../../../scenario/resolution/schema.js';
import type { Path } from '../../field-errors.js';
import { withOpenWords } from './cards.js';
import type { TypeDefinition } from './fields.js';
import { type Form, listForm, namedValues, objectOf, tellNamed } from './form.js';
import { Projection } from './projection.js';

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

const CARDS = 'Cards of your own; their words in the form that `cardSchema` describes.';

const types = new Map<string, TypeDefinition>();
const input = new Projection('input', types);
const output = new Projection('type', types);

const games: readonly Game[] = allRulesets().map(({ id, title, form }) => {
  const name = gameName(id);
  const action = actionOf(form.action);
  const customCard = withOpenWords(form.customCard);
  const customCards = z.array(customCard);
  // seen first, so that their types have the names of the parts and not those of the places
  input.form(action.taken, `${name}Action`);
  input.form(customCard, `${name}CustomCard`);
  output.form(customCard, `${name}CustomCard`);
  const taken = withCards(form.state.taken, customCards.exactOptional());
  input.form(taken, `${name}State`);
  const shape = {
    ...formOf(form).shape,
    state: taken.exactOptional(),
    actions: z.array(action.taken).exactOptional(),
    customCards: customCards.exactOptional().describe(CARDS),
  };
  const own = Object.entries(shape).filter(([field]) => !ELSEWHERE.includes(field));
  return {
    ruleset: id,
    title,
    field: `${name.charAt(0).toLowerCase()}${name.slice(1)}`,
    scenario: input.object(Object.fromEntries(own), `${name}Scenario`),
    state: output.form(withCards(form.state.answered, customCards), `${name}State`),
    action: output.form(action.answered, `${name}Action`),
  };
});

/** A state whose cards have the form that the game's cards have. */
function withCards(state: z.ZodType, customCards: z.ZodType): z.ZodType {
  if (!(state instanceof z.ZodObject)) return state;
  const { customCards: open } = state.shape as Readonly<Record<string, z.ZodType>>;
  if (open === undefined) return state;
  const { description } = state;
  const own = z.object({ ...state.shape, customCards });
  return description === undefined ? own : own.register(z.globalRegistry, { description });
}

const DECISION = output.form(answerToDecision, 'DecisionAnswer');
const PENDING = output.form(pendingDecision, 'PendingDecision');
const RANDOM = output.form(random, 'Random');
const EXPECTED = output.form(expectation, 'Expectation');
const BOARDS = output.form(shownBoards, 'Boards');
const BUDGET = output.form(outcomesBudget.answered, 'OutcomesBudget');

/** Arguments beside the scenario, by the fields of a body that they are: `typedGroupBy` is `groupBy`. */
const ARGUMENTS: Readonly<Record<string, Form>> = {
  groupBy: listForm(input.form(groupKey, 'GroupKey')),
  budget: input.form(outcomesBudget.taken, 'OutcomesBudget'),
  switches: namedValues('Switch', 'Input'),
};

/** Every type that is made from the schemas, by its name. */
export const TYPES: ReadonlyMap<string, TypeDefinition> = types;

/** The games by their fields, with the types that they have there. */
export const GAMES = games;

/**
 * A scenario of `ScenarioInput`: one of its fields is there, which names the game. `path` is where it stands.
 * @throws ServiceError BAD_QUERY where two fields say the same.
 */
export function readTyped(typed: Json, path: Path): JsonObject {
  const { ruleset, field, scenario } = gameOf(typed);
  return { ruleset, ...objectOf(scenario.read(objectOf(typed)[field]!, [...path, field])) };
}

/** Where in a scenario of `ScenarioInput` stands what the same scenario has at a path. */
export function placeInTyped(typed: Json, path: Path): Path {
  const { field, scenario } = gameOf(typed);
  return [field, ...scenario.at(objectOf(typed)[field]!, path)];
}

function gameOf(typed: Json): Game {
  const of = objectOf(typed);
  return games.find((game) => of[game.field] != null)!;
}

/** The form of an argument beside the scenario, by the field of a body that it is; undefined: there is none. */
export function argumentForm(field: string): Form | undefined {
  return Object.hasOwn(ARGUMENTS, field) ? ARGUMENTS[field] : undefined;
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

/** What is expected to happen. */
export function tellExpected(expectation: Json): Json {
  return EXPECTED.tell(expectation);
}

/** Boards as they are shown. */
export function tellBoards(boards: Json): Json {
  return BOARDS.tell(boards);
}

/** What bounded the work. */
export function tellBudget(budget: Json): Json {
  return BUDGET.tell(budget);
}

/** Switches and how they stand. */
export function tellSwitches(switches: JsonObject): JsonObject[] {
  return tellNamed('Switch', switches);
}

/** Who decides what is not scripted. */
export function tellRandom(said: Json): Json {
  return said === null ? null : RANDOM.tell(said);
}

function inGame(ruleset: string, told: (game: Game) => Json): JsonObject {
  const game = games.find((one) => one.ruleset === ruleset);
  return game === undefined ? {} : { [game.field]: told(game) };
}
