// The types of REST clients, generated from the OpenAPI document as any user would generate them.
import { copyFileSync, renameSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { resolve } from 'node:path';
import { BUILT, isOutdated } from './outdated.mjs';
import { ROOT } from './run.mjs';

const DIST = resolve(ROOT, 'dist');

// The generator needs the JavaScript interface of TypeScript 6; what compiles the project is a later one.
const hook = `export const resolve = (name, context, next) =>
  next(name === 'typescript' ? '@typescript/typescript6' : name, context);`;

/** The OpenAPI document of the built service. */
export async function openApi() {
  const { openApiDocument } = await import('../../dist/service/http/openapi.js');
  const { restRoutes } = await import('../../dist/service/rest/routes.js');
  return openApiDocument(restRoutes({ lifecycle: { stopping: false }, document: () => null }));
}

/** The text of a declaration file with the types of a document. */
export async function restTypes(document) {
  register(`data:text/javascript,${encodeURIComponent(hook)}`);
  const { default: generate, astToString } = await import('openapi-typescript');
  return astToString(await generate(structuredClone(document)));
}

/** The types of the library: `index.d.ts`, and the contract that it refers to. */
const LIBRARY_TYPES = ['contract.d.ts', 'index.d.ts'];

/** Writes the types of the library into a folder. They are made once for each build. */
export async function writeLibraryTypes(folder) {
  if (LIBRARY_TYPES.some((name) => isOutdated(`dist/${name}`, [BUILT]))) {
    writeWhole('contract.d.ts', await restTypes(await openApi()));
    writeWhole('index.d.ts', await libraryTypes());
  }
  if (resolve(folder) === DIST) return;
  for (const name of LIBRARY_TYPES) copyFileSync(`${DIST}/${name}`, `${folder}/${name}`);
}

/** Writes a file of `dist/` that others may read meanwhile. */
function writeWhole(name, text) {
  const draft = `${DIST}/${name}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, `${DIST}/${name}`);
}

/** The text of the declaration file of the library: every operation with what it takes and answers. */
async function libraryTypes() {
  const { OPERATIONS } = await import('../../dist/scenario/operations.js');
  const rows = Object.entries(OPERATIONS)
    .filter(([, operation]) => operation.isPublic !== false)
    .map(([name, { kind, field, summary }]) => {
      const at = `operations['${field}']`;
      const request =
        kind === 'SCENARIO'
          ? `${at}['requestBody']['content']['application/json']`
          : `NonNullable<${at}['parameters']['query']>`;
      const answer = `${at}['responses'][200]['content']['application/json']`;
      return `  /** ${summary}. */\n  ${name}: { request: ${request}; answer: ${answer} };`;
    });
  return `import type { components, operations } from './contract.js';

/** Everything that has a name in requests and answers. */
export type Schemas = components['schemas'];

/** The operations, with what each takes and answers. */
export interface Operations {
${rows.join('\n')}
}

/** Why there is no answer. */
export type Problem = Omit<Schemas['Problem'], 'type' | 'instance'>;

/** What an operation answers. An illegal action is an answer; a body that makes no sense is a problem. */
export type Outcome<Answer> =
  | { readonly ok: true; readonly body: Answer }
  | { readonly ok: false; readonly problem: Problem };

/** What an operation may use beside its body. */
export interface OracleContext {
  /** The death event caches that the body refers to, by id, oldest death first. */
  readonly deathEventCaches?: Readonly<Record<string, readonly Schemas['DeathRecord'][]>>;
  /** The moment (milliseconds since the epoch) after which nobody waits for the answer any more. */
  readonly deadline?: number;
  /** Signs continuations; absent: only this process takes them back. */
  readonly continuationSecret?: string;
}

/** Runs one operation on a body: the whole engine behind one function. Synchronous and pure. */
export function operate<Name extends keyof Operations>(
  name: Name,
  body: Operations[Name]['request'],
  context?: OracleContext,
): Outcome<Operations[Name]['answer']>;
`;
}

/** The scalars of schema.graphql as clients see them; docs/clients/README.md says the same. */
const SCALARS = {
  JSON: 'object | string | number | boolean | null',
  GameState: 'object',
  CustomCard: 'object',
  Expectation: 'object',
  Decision: 'object | string | number | boolean | null',
  Value: 'string | number | boolean | null',
  EntityRef: 'string | number',
  CardRef: 'string | number',
  DateTime: 'string',
  URL: 'string',
};

/**
 * The files with the types of GraphQL clients, by their names: generated as any user would generate them, for the
 * operations that stand in the client's code.
 */
export async function graphqlTypes(schema, code) {
  const { codegen } = await import('@graphql-codegen/core');
  const { preset } = await import('@graphql-codegen/client-preset');
  const { buildSchema, parse } = await import('graphql');
  const documents = [...code.matchAll(/graphql\(`(.*?)`\)/gs)].map(([, text], index) => ({
    location: `${index}.ts`,
    rawSDL: text,
    document: parse(text),
  }));
  const sections = await preset.buildGeneratesSection({
    baseOutputDir: 'generated/',
    schema: parse(schema),
    schemaAst: buildSchema(schema),
    documents,
    config: {
      documentMode: 'string',
      importExtension: '.js',
      useTypeImports: true,
      scalars: SCALARS,
    },
    presetConfig: { fragmentMasking: false },
    plugins: [],
    pluginMap: {},
    documentTransforms: [],
  });
  const texts = sections.map(async (section) => [section.filename, await codegen(section)]);
  return Object.fromEntries(await Promise.all(texts));
}
