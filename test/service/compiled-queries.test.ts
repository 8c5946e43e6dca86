import { readFileSync } from 'node:fs';
import type { ApolloServer } from '@apollo/server';
import fc from 'fast-check';
import {
  buildSchema,
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  parse,
  validate,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CompiledQueries } from '../../src/service/graphql/compiled-queries.js';
import type { GraphQLContext } from '../../src/service/graphql/context.js';
import { writeResult } from '../../src/service/graphql/json-text.js';
import { createGraphQLServer } from '../../src/service/graphql/server.js';
import { inlineContext, SILENT } from './support/inline-service.js';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const QUERIES = schema.getQueryType()!.getFields();

/** What is answered, and how often by compiled code. */
interface Answering {
  readonly server: ApolloServer<GraphQLContext>;
  readonly compiled: CompiledQueries;
}

let asItStands: Answering;
let asCode: Answering;
const context = inlineContext();
beforeAll(async () => {
  const start = async (executedBefore: number): Promise<Answering> => {
    const compiled = new CompiledQueries(executedBefore);
    const server = createGraphQLServer(SILENT, compiled);
    await server.start();
    return { server, compiled };
  };
  [asItStands, asCode] = [await start(Number.POSITIVE_INFINITY), await start(0)];
});
afterAll(async () => {
  await asItStands.server.stop();
  await asCode.server.stop();
});

type Variables = Readonly<Record<string, unknown>>;

/** The status and the text of an answer. */
async function answer({ server }: Answering, query: string, variables: Variables) {
  const { http, body } = await server.executeOperation(
    { query, variables },
    { contextValue: context },
  );
  if (body.kind !== 'single') throw new Error('an answer in parts');
  return [http.status, [...http.headers], writeResult(body.singleResult)];
}

/** Asks both, expects the same of them, and says whether compiled code has answered. */
async function expectSame(query: string, variables: Variables): Promise<boolean> {
  const before = asCode.compiled.answered;
  const code = await answer(asCode, query, variables);
  expect(code, query).toEqual(await answer(asItStands, query, variables));
  return asCode.compiled.answered > before;
}

/** Words of a query that has few enough fields to be compiled. */
const MOST_WORDS = 200;

/** A query for everything, as deep as it goes. */
function deepQuery(name: string): string {
  let query = '';
  for (let depth = 0; depth < 6; depth++) {
    const deeper = queryOf(name, (type) => everything(type, depth));
    if (deeper === query || deeper.split(/\s+/).length > MOST_WORDS) break;
    query = deeper;
  }
  return query;
}

/** Every field that needs no argument, down to a depth; what has fields has one more, its type. */
function everything(type: GraphQLNamedType, depth: number): string {
  if (!isCompositeType(type)) return '';
  const fields = fieldsOf(type)
    .filter((field) => depth > 0 || !isCompositeType(getNamedType(field.type)))
    .map((field) => `${field.name} ${everything(getNamedType(field.type), depth - 1)}`);
  return `{ __typename ${fields.join(' ')} }`;
}

function fieldsOf(type: GraphQLNamedType): readonly GraphQLField<unknown, unknown>[] {
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).filter(({ args }) =>
    args.every((arg) => !isNonNullType(arg.type) || arg.defaultValue !== undefined),
  );
}

/** A query of one field, every argument a variable. */
function queryOf(name: string, selection: (type: GraphQLNamedType) => string): string {
  const { args, type } = QUERIES[name]!;
  const declared = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const listed = args.length === 0 ? ['', ''] : [`(${declared})`, `(${passed})`];
  return `query ${listed[0]} { ${name} ${listed[1]} ${selection(getNamedType(type))} }`;
}

const JUGGLER = {
  players: {
    1: { board: [{ as: 'juggler', card: 'Knife Juggler' }], hand: ['Unleash the Hounds', 'Wisp'] },
    2: { board: ['Chillwind Yeti', 'Bloodfen Raptor'] },
  },
  actions: [{ play: 'Unleash the Hounds' }],
};
const SEEDED = { ...JUGGLER, random: { seed: 7 }, expect: [{ entity: 'juggler', damage: 0 }] };
const MISSPELT = { players: { 1: { hand: ['Wispp'] } }, actions: [{ play: 'Wispp' }] };

/** What each query is asked with; one that is refused among them. */
const ASKED: Readonly<Record<string, readonly Variables[]>> = {
  resolve: [
    { scenario: SEEDED, trace: 'FULL', difference: true, boards: true },
    { scenario: JUGGLER },
    { typedScenario: { hearthstone: { player1: {}, actions: [{ endTurn: true }] } } },
    { scenario: MISSPELT },
    { scenario: MISSPELT, trace: null },
    { scenario: {}, typedScenario: { batch: {} } },
    {},
    { scenario: 7 },
    { scenario: SEEDED, trace: 'NOTHING' },
    { typedScenario: { hearthstone: {}, batch: {} } },
    { typedScenario: { hearthstone: { player1: { nobody: 1 } } } },
  ],
  resolveMany: [{ scenarios: [SEEDED, MISSPELT, JUGGLER] }, { scenarios: 'none' }],
  verify: [{ scenario: SEEDED }],
  legalActions: [{ scenario: JUGGLER, illegal: true }],
  outcomes: [
    { scenario: JUGGLER, groupBy: 'result' },
    { scenario: JUGGLER, groupBy: 'nothing' },
  ],
  compare: [{ scenario: SEEDED, patches: ['10.0', '5.0'] }, { scenario: SEEDED }],
  explain: [
    { scenario: SEEDED, entity: 'juggler' },
    { scenario: SEEDED, entity: 'nobody' },
  ],
  card: [{ id: 'NEW1_019' }, { id: 'nothing' }],
  cards: [{ text: 'juggler', first: 3 }, { first: -1 }],
  rule: [{ id: 'HS-R4a' }],
  rules: [{ first: 2 }],
  search: [{ text: 'jugler' }],
  node: [{ id: 'bm9uZQ==' }, {}],
  rulesets: [{}],
};

describe('compiled code answers what executing a query does', () => {
  test.for(Object.keys(ASKED))('everything of %s', async (name) => {
    const query = deepQuery(name);
    const compiled: boolean[] = [];
    for (const variables of ASKED[name]!) compiled.push(await expectSame(query, variables));
    expect(compiled).toContain(true);
  });

  test('any part of it, under other names, in fragments, left out by directives', async () => {
    const asked = ['resolve', 'verify', 'legalActions', 'explain', 'card'];
    let compiled = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...asked),
        fc.integer({ min: 1 }),
        fc.record({ yes: fc.boolean(), no: fc.boolean() }),
        async (name, seed, conditions) => {
          const parts = new Parts(seed);
          const query = queryOf(name, (type) => parts.of(type, 4));
          const text = `${query.replace('query (', 'query ($yes: Boolean!, $no: Boolean!, ')} ${parts.fragments.join(' ')}`;
          const [fine, refused] = [ASKED[name]![0]!, ASKED[name]!.at(-1)!];
          for (const variables of [fine, refused])
            if (await expectSame(text, { ...variables, ...conditions })) compiled++;
        },
      ),
      { numRuns: 40, seed: 7 },
    );
    expect(compiled).toBeGreaterThan(40);
  });
});

/** Selections that a seed decides on. */
class Parts {
  readonly fragments: string[] = [];
  private names = 0;
  /** So many fields more. */
  private left = MOST_WORDS / 4;

  constructor(private seed: number) {}

  /** A part of what a type has, down to a depth. */
  of(type: GraphQLNamedType, depth: number): string {
    if (!isCompositeType(type)) return '';
    const fields = fieldsOf(type).filter((field) => {
      const isLeaf = !isCompositeType(getNamedType(field.type));
      return isLeaf ? this.below(2) === 0 : depth > 0 && this.below(8 - depth) === 0;
    });
    this.left -= fields.length;
    if (this.left < 0) return '{ __typename }';
    const selected = fields.map((field) => this.field(type, field, depth));
    return `{ __typename ${selected.join(' ')} }`;
  }

  private field(
    type: GraphQLNamedType,
    { name, type: of }: GraphQLField<unknown, unknown>,
    depth: number,
  ): string {
    const alias = this.below(9) === 0 ? `a${this.names++}: ` : '';
    const directive = ['', '', '', '@include(if: $yes)', '@skip(if: $no)'][this.below(5)]!;
    const inner = this.of(getNamedType(of), depth - 1);
    const field = `${alias}${name} ${directive} ${inner}`;
    const form = this.below(8);
    if (form === 0) return `... ${this.below(2) === 0 ? `on ${type.name}` : ''} { ${field} }`;
    if (form > 1) return field;
    const fragment = `F${this.names++}`;
    this.fragments.push(`fragment ${fragment} on ${type.name} { ${field} }`);
    return `...${fragment} ${field}`;
  }

  /** A number from 0 to below `n`. */
  private below(n: number): number {
    this.seed = (Math.imul(this.seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (this.seed >>> 8) % n;
  }
}

describe('what is not compiled', () => {
  const notCompiled = {
    'operations of which none is named': 'query A { __typename } query B { __typename }',
    'a mutation': 'mutation { withdrawScenario(id: "a", editToken: "b") { id } }',
    'an object in place': '{ resolve(scenario: { actions: [endTurn] }) { traceHash } }',
    'a list in place':
      'query ($s: JSON) { compare(scenario: $s, patches: ["10.0", "5.0"]) { same } }',
    'many fields': `{ rulesets { ${Array.from({ length: 251 }, () => 'next').join(' ')} } }`,
    'fragments that stand for many fields': `{ rulesets { ...A } } fragment A on RulesetPage { ...B ...B ...B ...B }
      fragment B on RulesetPage { ...C ...C ...C ...C } fragment C on RulesetPage { ...D ...D ...D ...D }
      fragment D on RulesetPage { next missing a: next b: next }`,
  };
  test.for(Object.keys(notCompiled) as (keyof typeof notCompiled)[])('%s', async (name) => {
    expect(validate(schema, parse(notCompiled[name]))).toEqual([]);
    expect(await expectSame(notCompiled[name], { s: SEEDED })).toBe(false);
  });

  test('a query that is asked for the first times', async () => {
    const compiled = new CompiledQueries(2);
    const server = createGraphQLServer(SILENT, compiled);
    await server.start();
    const answered: number[] = [];
    for (let i = 0; i < 4; i++) {
      await answer({ server, compiled }, '{ rulesets { next } }', {});
      answered.push(compiled.answered);
    }
    expect(answered).toEqual([0, 0, 1, 2]);
    await server.stop();
  });

  test('a query that has made room for others, before it has been asked for as often again', async () => {
    const compiled = new CompiledQueries(1);
    const server = createGraphQLServer(SILENT, compiled);
    await server.start();
    const answeredTo = async (name: string): Promise<number> => {
      const before = compiled.answered;
      await answer({ server, compiled }, `query ${name} { rulesets { next } }`, {});
      return compiled.answered - before;
    };
    const others = Array.from({ length: 64 }, (_, i) => `B${i}`);
    expect([await answeredTo('A'), await answeredTo('A'), await answeredTo('A')]).toEqual([
      0, 1, 1,
    ]);
    for (const name of others)
      expect([await answeredTo(name), await answeredTo(name)]).toEqual([0, 1]);
    expect([await answeredTo('A'), await answeredTo('A')]).toEqual([0, 1]);
    await server.stop();
  });
});
