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

const JSON_VALUE = "import('../scenario/oracle.js').Json";

/** What resolvers of the service pass on, as far as other resolvers read it. */
const ACTION = `{ readonly __typename: string; readonly [field: string]: ${JSON_VALUE} }`;
const ITEM = `import('../scenario/oracle.js').CatalogueItem & { readonly __typename: string }`;
const ENTITY = `{ readonly id: number; readonly as?: string; readonly cardId: string; readonly name: string;
  readonly zone: Zone; readonly controller?: number; readonly owner?: number; readonly zonePosition?: number;
  readonly position?: number; readonly tags: import('../scenario/oracle.js').JsonObject }`;
const RECORD = "import('../store/scenarios/records.js').ScenarioRecord";
const STORED = `Pick<${RECORD}, 'note' | 'links' | 'stepNotes' | 'state' | 'actions' | 'decisions' | 'random'> &
  Pick<${RECORD}, 'source' | 'deathEventCache'> & { readonly expect: ${RECORD}['expectations'] } &
  { readonly result: string; readonly traceHash: string; readonly lineDigests: string }`;
const SCENARIO = `{ readonly __typename: 'Scenario'; readonly id: string; readonly slug: string;
  readonly ruleset: string; whole(): Promise<${STORED}> }`;
const SAVED = `{ readonly slug: string; readonly created: boolean; readonly editToken: string;
  readonly rulingChanged?: true; readonly formerTraceHash?: string }`;

/** Types that the engine or the service answers under another name, or whose fields are those of something else. */
const MAPPERS = {
  ...fromEngine({ Resolution: 'Resolution', Verification: 'Verification', Problem: 'Problem' }),
  ...fromEngine({
    LegalActions: 'LegalActions',
    Outcomes: 'Outcomes',
    OutcomeGroup: 'OutcomeGroup',
  }),
  ...fromEngine({ Comparison: 'Comparison', Parting: 'Parting', Explanation: 'Explanation' }),
  ...fromEngine({ Timeline: 'Timeline', TimelineChange: 'TimelineChange' }),
  ...fromEngine({ CitedRule: 'CitedRule', NamedCard: 'UnknownCard', Death: 'DeathRecord' }),
  ...fromEngine({ DecidingRule: 'DecidingRule' }),
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
    TimelineSpan: 'TimelineSpan',
    VerifiedVariant: 'VerifiedVariant',
  }),
  RandomMode: 'string',
  Entity: ENTITY,
  CreateDeathEventCachePayload: '{ id: string; version: number; editToken: string }',
  SetCoverage: "import('../scenario/oracle.js').CardCoverage['sets'][number]",
  UnknownCard: "import('../scenario/oracle.js').CardCoverage['sets'][number]['reasons'][number]",
  SearchHit: "import('../scenario/oracle.js').SearchResult['items'][number]",
  LaterCard: "NonNullable<import('../scenario/oracle.js').Resolution['laterCards']>[number]",
  IllegalReason: "NonNullable<import('../scenario/oracle.js').ActionReport['illegal']>",
  CardEntity: "NonNullable<import('../scenario/oracle.js').TraceLine['source']>",
  Action: ACTION,
  ...Object.fromEntries(ACTIONS.map((type) => [type, ACTION])),
  ...Object.fromEntries(
    ['Card', 'Rule', 'WorkedCase', 'Patch', 'Ruleset'].map((type) => [type, ITEM]),
  ),
  Scenario: SCENARIO,
  DeathEventCacheRef: '../store/death-event-caches/records.js#DeathEventCacheRef as StoredCacheRef',
  SaveScenarioPayload: SAVED,
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
