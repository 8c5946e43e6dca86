// Writes the TypeScript types of schema.graphql to src/generated/graphql.ts.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { parse } from 'graphql';
import { ROOT } from './lib/run.mjs';

/** Types that are what the engine answers under this name; its fields are the fields. */
const ANSWERS = [
  ...[['Resolution'], ['Verification'], ['LegalActions'], ['Outcomes'], ['Comparison']],
  ...[['Explanation'], ['Death', 'DeathRecord'], ['CardCoverage'], ['SearchResult'], ['Problem']],
  ...[['OutcomeGroup'], ['DecisionOption'], ['Parting']],
];

/** Types that are items of the catalogue: what is not a field of them is under `json`. */
const ITEMS = ['Card', 'Rule', 'Patch', 'Ruleset', 'WorkedCase'].flatMap((type) => [
  [type, 'CatalogueItem'],
  [`${type}Page`, 'CataloguePage'],
]);

/** Types that are told as JSON values: what makes them knows their form. */
const TOLD = [
  ...['GameState', 'GameAction', 'DecisionAnswer', 'PendingDecision', 'Random', 'Expectation'],
  ...['Boards', 'OutcomesBudget', 'Switch', 'GroupValue', 'PartingZone'],
];
const told = TOLD.map((type) => [type, `../scenario/oracle.js#Json as Told${type}`]);

/** Types that are told with the rule system of the answer that they are in. */
const OF_GAME = {
  ActionReport: 'ActionReport',
  LegalAction: "LegalActions['actions'][number]",
  IllegalAction: "NonNullable<import('../scenario/oracle.js').LegalActions['illegal']>[number]",
  ChainedAction: "Outcomes['actions'][number]",
  ComparisonSide: 'ComparisonSide',
  VerifiedVariant: 'VerifiedVariant',
};
const ofGame = Object.entries(OF_GAME).map(([type, engine]) => {
  const path = engine.includes('import') ? engine : `import('../scenario/oracle.js').${engine}`;
  return [type, `${path} & { readonly ruleset: string }`];
});

const text = await codegen({
  schema: parse(readFileSync(`${ROOT}/schema.graphql`, 'utf8')),
  documents: [],
  filename: 'graphql.ts',
  config: {
    useTypeImports: true,
    enumsAsTypes: true,
    avoidOptionals: { field: true },
    scalars: { JSON: 'unknown' },
    mappers: Object.fromEntries([
      ...told,
      ...ofGame,
      ...[...ANSWERS, ...ITEMS].map(([type, name = type]) => [
        type,
        `../scenario/oracle.js#${name} as Engine${name}`,
      ]),
    ]),
  },
  plugins: [{ typescript: {} }, { 'typescript-resolvers': {} }],
  pluginMap: { typescript, 'typescript-resolvers': resolvers },
});
mkdirSync(`${ROOT}/src/generated`, { recursive: true });
writeFileSync(`${ROOT}/src/generated/graphql.ts`, text);
