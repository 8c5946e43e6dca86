import type { Resolvers } from '../../generated/graphql.js';
import type { CatalogueItem, Json } from '../../scenario/oracle.js';
import type { GraphQLContext } from './context.js';
import { memberOf } from './json-text.js';
import {
  tellAction,
  tellBoards,
  tellBudget,
  tellDecision,
  tellExpected,
  tellPending,
  tellRandom,
  tellState,
  tellSwitches,
} from './typed/games.js';
import { tellGroup } from './typed/group.js';

/** What an answer of a game is about. */
interface OfGame {
  readonly ruleset: string;
}

/** Everything that is known of an item, in one value. */
const json = ({ globalId: _, __typename, ...item }: CatalogueItem): CatalogueItem => item;

/** Parts of an answer, each with the game that it is of. */
function ofGame<Part extends object>(ruleset: string, parts: readonly Part[]) {
  return parts.map((part) => ({ ...part, ruleset }));
}

/** The actions of an answer, each with the game that it is of. */
function actions<Action extends object>(answer: OfGame & { readonly actions: readonly Action[] }) {
  return ofGame(answer.ruleset, answer.actions);
}

/** The action of a part, as a type. */
function typedAction({ ruleset, action }: OfGame & { readonly action: Json }): Json {
  return tellAction(ruleset, action);
}

/** The decisions of an answer, as types. */
function typedDecisions({ decisions }: { readonly decisions: readonly Json[] }): Json[] {
  return decisions.map(tellDecision);
}

const resolution = {
  traceJson: <Trace>(answer: { readonly trace: Trace }) => memberOf(answer, 'trace'),
  state: <State>(answer: { readonly state: State }) => memberOf(answer, 'state'),
  typedState: ({ ruleset, state }: OfGame & { readonly state: Json }) => tellState(ruleset, state),
  typedPending: ({ pending }: { readonly pending: Json }) => tellPending(pending),
  typedBoards: ({ boards }: { readonly boards?: Json }) =>
    boards === undefined ? null : tellBoards(boards),
  typedDecisions,
  actions,
};

/** Fields that are not simply fields of what the engine answers: the same once more, as one value or as a type. */
export const fields: Resolvers<GraphQLContext> = {
  Resolution: resolution,
  Verification: {
    ...resolution,
    variants: ({ ruleset, variants }) =>
      variants === undefined ? null : ofGame(ruleset, variants),
  },
  VerifiedVariant: { actions, typedDecisions },
  Explanation: { actions },
  Comparison: { sides: ({ ruleset, sides }) => ofGame(ruleset, sides) },
  ComparisonSide: {
    actions,
    typedSwitches: ({ switches }) => tellSwitches(switches),
    typedOverridden: ({ overridden }) => tellSwitches(overridden),
  },
  Parting: { typedBoard: ({ board }) => [...board] },
  Outcomes: { actions, typedBudget: ({ budget }) => tellBudget(budget) },
  OutcomeGroup: { typedDecisions, typedBy: ({ by }) => tellGroup(by) },
  DecisionOption: { typedPick: ({ pick }) => tellDecision(pick) },
  LegalActions: {
    actions,
    illegal: ({ ruleset, illegal }) => (illegal === undefined ? null : ofGame(ruleset, illegal)),
  },
  ActionReport: { typedAction },
  LegalAction: { typedAction },
  IllegalAction: { typedAction },
  ChainedAction: { typedAction },
  Card: { json },
  Rule: { json },
  Patch: { json },
  Ruleset: { json },
};

/** A stored scenario with the same once more, as types. */
export function withTypes<
  Stored extends OfGame &
    Readonly<Record<'state' | 'actions' | 'decisions' | 'random' | 'expect', Json>>,
>(stored: Stored) {
  const { ruleset, state, random } = stored;
  return {
    ...stored,
    typedState: tellState(ruleset, state),
    typedActions: listed(stored.actions).map((action) => tellAction(ruleset, action)),
    typedDecisions: listed(stored.decisions).map(tellDecision),
    typedRandom: tellRandom(random),
    typedExpect: stored.expect === null ? null : listed(stored.expect).map(tellExpected),
  };
}

function listed(value: Json): readonly Json[] {
  return Array.isArray(value) ? value : [];
}
