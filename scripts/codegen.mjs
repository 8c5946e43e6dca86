// Writes the TypeScript types of schema.graphql to src/generated/graphql.ts.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { parse } from 'graphql';
import { ROOT } from './lib/run.mjs';

const schema = parse(readFileSync(`${ROOT}/schema.graphql`, 'utf8'));

/** The actions of each game. */
const ACTIONS = schema.definitions
  .find(({ name }) => name?.value === 'Action')
  .types.map(({ name }) => name.value);

/** Types that the engine or the service answers under another name, or whose fields are those of something else. */
const MAPPERS = {
  ...fromEngine({ Resolution: 'Resolution', Verification: 'Verification', Problem: 'Problem' }),
  ...fromEngine({
    LegalActions: 'LegalActions',
    Outcomes: 'Outcomes',
    OutcomeGroup: 'OutcomeGroup',
  }),
  ...fromEngine({ Comparison: 'Comparison', Parting: 'Parting', Explanation: 'Explanation' }),
  ...fromEngine({ CitedRule: 'CitedRule', NamedCard: 'UnknownCard', Death: 'DeathRecord' }),
  ...fromEngine({ CardCoverage: 'CardCoverage', FieldError: 'FieldError' }),
  ...fromEngine({
    PendingDecision: 'JsonObject',
    Difference: 'Difference',
    TraceNode: 'TraceLine',
  }),
  ...ofGame({
    ActionReport: 'ActionReport',
    LegalAction: "LegalActions['actions'][number]",
    IllegalAction: "NonNullable<LegalActions['illegal']>[number]",
    ChainedAction: "Outcomes['actions'][number]",
    ComparisonSide: 'ComparisonSide',
    VerifiedVariant: 'VerifiedVariant',
  }),
  RandomMode: 'string',
  Entity: '../service/graphql/fields.js#StateEntity',
  CreateDeathEventCachePayload: '../service/core/start-death-event-cache.js#StartedCache',
  SetCoverage: "import('../scenario/oracle.js').CardCoverage['sets'][number]",
  UnknownCard: "import('../scenario/oracle.js').CardCoverage['sets'][number]['reasons'][number]",
  SearchHit: "import('../scenario/oracle.js').SearchResult['items'][number]",
  LaterCard: "NonNullable<import('../scenario/oracle.js').Resolution['laterCards']>[number]",
  IllegalReason: "NonNullable<import('../scenario/oracle.js').ActionReport['illegal']>",
  CardEntity: "NonNullable<import('../scenario/oracle.js').TraceLine['source']>",
  Action: '../service/graphql/actions.js#TypedAction',
  ...Object.fromEntries(ACTIONS.map((type) => [type, '../service/graphql/actions.js#TypedAction'])),
  ...Object.fromEntries(
    ['Card', 'Rule', 'WorkedCase', 'Patch', 'Ruleset'].map((type) => [
      type,
      '../service/graphql/nodes.js#ItemNode',
    ]),
  ),
  Scenario: '../service/graphql/nodes.js#ScenarioNode',
  DeathEventCacheRef: '../store/death-event-caches/records.js#DeathEventCacheRef as StoredCacheRef',
  SaveScenarioPayload: '../service/core/scenarios.js#ShownSave',
  WithdrawScenarioPayload: '../store/scenarios/records.js#WithdrawnScenario',
  RecordDeathsPayload:
    '../store/death-event-caches/records.js#DeathEventCacheRef as StoredCacheRef',
  DeleteDeathEventCachePayload:
    '../store/death-event-caches/records.js#DeathEventCacheRef as StoredCacheRef',
};

function fromEngine(types) {
  return Object.fromEntries(
    Object.entries(types).map(([type, name]) => [
      type,
      `../scenario/oracle.js#${name} as Engine${name}`,
    ]),
  );
}

/** Types with the rule system of the answer that they are in. */
function ofGame(types) {
  return Object.fromEntries(
    Object.entries(types).map(([type, name]) => {
      const path = name.replace(/\b(?=[A-Z])(?!NonNullable)/, "import('../scenario/oracle.js').");
      return [type, `${path} & { readonly ruleset: string }`];
    }),
  );
}

/** Scalars as resolvers see them. */
const SCALARS = {
  ...{ JSON: 'unknown', GameState: 'unknown', Decision: 'unknown', Expectation: 'unknown' },
  ...{ CustomCard: 'unknown', Value: 'unknown', EntityRef: 'string | number' },
  ...{ CardRef: 'string | number', DateTime: 'string', URL: 'string' },
};

const text = await codegen({
  schema,
  documents: [],
  filename: 'graphql.ts',
  config: {
    useTypeImports: true,
    enumsAsTypes: true,
    immutableTypes: true,
    avoidOptionals: { field: true },
    scalars: SCALARS,
    mappers: MAPPERS,
  },
  plugins: [{ typescript: {} }, { 'typescript-resolvers': {} }],
  pluginMap: { typescript, 'typescript-resolvers': resolvers },
});
mkdirSync(`${ROOT}/src/generated`, { recursive: true });
writeFileSync(`${ROOT}/src/generated/graphql.ts`, text);
