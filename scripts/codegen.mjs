// Writes the TypeScript types of schema.graphql to src/generated/graphql.ts.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { parse } from 'graphql';
import { ROOT } from './lib/run.mjs';

const text = await codegen({
  schema: parse(readFileSync(`${ROOT}/schema.graphql`, 'utf8')),
  documents: [],
  filename: 'graphql.ts',
  config: {
    useTypeImports: true,
    enumsAsTypes: true,
    avoidOptionals: { field: true },
    scalars: { JSON: 'unknown' },
  },
  plugins: [{ typescript: {} }, { 'typescript-resolvers': {} }],
  pluginMap: { typescript, 'typescript-resolvers': resolvers },
});
mkdirSync(`${ROOT}/src/generated`, { recursive: true });
writeFileSync(`${ROOT}/src/generated/graphql.ts`, text);
