import {
  CARD_COVERAGE,
  CARD_SCHEMA,
  CARDS,
  CASES,
  PATCHES,
  RULES,
  RULESETS,
} from './catalogue/operations.js';
import { COMPARE } from './compare/operation.js';
import { TIMELINE } from './compare/timeline-operation.js';
import { CHECK_DECK } from './decks/operation.js';
import { EXPLAIN } from './explain/operation.js';
import { scenarioShape } from './form/scenario.js';
import { ACTIONS } from './legal-actions/operation.js';
import { LOGS } from './logs/operation.js';
import { NORMALISE } from './normalise/operation.js';
import type { CatalogueOperation, Operation, ScenarioOperation } from './operation/operation.js';
import { OUTCOMES } from './outcomes/operation.js';
import { REPLAY } from './replay/operation.js';
import { RESOLVE } from './resolve/operation.js';
import { SCENARIO_SCHEMA } from './scenario-schema/operation.js';
import { SEARCH } from './search/operation.js';
import type { Of } from './terms/schema.js';
import { VERIFY } from './verify/operation.js';

/**
 * Every operation of the engine, by the name that it has in addresses, on the command line and in the library. REST,
 * OpenAPI, GraphQL, the command line and `operate` are made from this table.
 */
export const OPERATIONS = {
  resolve: RESOLVE,
  verify: VERIFY,
  actions: ACTIONS,
  outcomes: OUTCOMES,
  compare: COMPARE,
  timeline: TIMELINE,
  explain: EXPLAIN,
  checkDeck: CHECK_DECK,
  logs: LOGS,
  normalise: NORMALISE,
  replay: REPLAY,
  cards: CARDS,
  cases: CASES,
  search: SEARCH,
  cardSchema: CARD_SCHEMA,
  cardCoverage: CARD_COVERAGE,
  scenarioSchema: SCENARIO_SCHEMA,
  rules: RULES,
  patches: PATCHES,
  rulesets: RULESETS,
} as const satisfies Readonly<Record<string, Operation>>;

/** The name of an operation of the engine. */
export type OperationName = keyof typeof OPERATIONS;

/** The names of the operations of a kind. */
type NamesOf<Kind> = {
  [Name in OperationName]: (typeof OPERATIONS)[Name] extends Kind ? Name : never;
}[OperationName];

/** The name of an operation on a scenario. */
export type ScenarioOperationName = NamesOf<{ readonly kind: 'SCENARIO' }>;

/** The name of an operation that tells what the engine knows. */
export type CatalogueOperationName = NamesOf<{ readonly kind: 'CATALOGUE' }>;

/** What an operation answers. */
export type AnswerOf<Name extends OperationName> = Of<(typeof OPERATIONS)[Name]['answer']>;

/** The operations on a scenario, with their names. */
export const SCENARIO_OPERATIONS = entries('SCENARIO') as readonly (readonly [
  ScenarioOperationName,
  ScenarioOperation,
])[];

/** The operations that tell what the engine knows, with their names. */
export const CATALOGUE_OPERATIONS = entries('CATALOGUE') as readonly (readonly [
  CatalogueOperationName,
  CatalogueOperation,
])[];

/** Fields of a body that one operation alone takes, and which: what its request has beside a scenario. */
export const FIELDS_OF_ONE: Readonly<Record<string, string>> = Object.fromEntries(
  SCENARIO_OPERATIONS.flatMap(([name, { request }]) =>
    Object.keys(request.shape)
      .filter((field) => !Object.hasOwn(scenarioShape, field))
      .map((field) => [field, name]),
  ),
);

function entries(kind: Operation['kind']): readonly (readonly [string, Operation])[] {
  return Object.entries(OPERATIONS).filter(([, operation]) => operation.kind === kind);
}
