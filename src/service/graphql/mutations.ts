import { type GraphQLResolveInfo, getNullableType, isInputObjectType } from 'graphql';
import { z } from 'zod';
import type { MutationResolvers } from '../../generated/graphql.js';
import type { Json } from '../../scenario/oracle.js';
import { optional } from '../../scenario/terms/schema.js';
import { deleteCache } from '../core/death-event-caches.js';
import { idempotent } from '../core/idempotency.js';
import { reviseScenario, saveScenario, withdrawScenario } from '../core/scenarios.js';
import { appendSentDeaths, createCache } from '../core/start-death-event-cache.js';
import type { Path } from '../field-errors.js';
import { LIMITS } from '../limits.js';
import { cacheDraft, deathsDraft, revision, saidOfIt } from '../schemas/requests.js';
import {
  answeredTo,
  argumentsOf,
  checkedArguments,
  scenarioBody,
  withoutNulls,
} from './arguments.js';
import type { GraphQLContext } from './context.js';
import { scenarioNode } from './nodes.js';
import type { Input } from './short-form.js';

const cacheArguments = cacheDraft.extend({
  idempotencyKey: optional(z.string().min(1).max(LIMITS.http.idempotencyKeyLength)),
});

/** The mutations, by name. */
export const mutations: MutationResolvers<GraphQLContext> = {
  saveScenario: async (_, { input }, { services, caller }, info) => {
    const { scenario, idempotencyKey, ...texts } = input;
    const said = await inInput(async () => checkedArguments(saidOfIt, texts));
    const { body, at } = scenarioBody(inputsOf(info), { scenario }, ['input']);
    const content = { scenario: body, said } as Json;
    const asked = { key: idempotencyKey ?? undefined, operation: 'saveScenario', content };
    const work = async () => saveScenario(services, body, said, caller);
    const place = (path: Path): Path =>
      Object.hasOwn(texts, path[0] ?? '') ? ['input', ...path] : at(path);
    return answeredTo(place, async () => (await idempotent(services, asked, caller, work)).answer);
  },
  reviseScenario: async (_, { input: { slug, editToken, ...args } }, context) =>
    inInput(async () => {
      const { expectedVersion = 0, ...change } = checkedArguments(revision, args);
      const revised = { ...change, id: slug, editToken, expectedVersion };
      return { scenario: scenarioNode(await reviseScenario(context.services, revised), context) };
    }),
  withdrawScenario: async (_, { input: { slug, editToken } }, { services }) =>
    withdrawScenario(services, slug, editToken),
  createDeathEventCache: async (_, { input }, { services, caller }) =>
    inInput(async () => {
      const { idempotencyKey: key, ...draft } = checkedArguments(cacheArguments, withDeaths(input));
      const asked = { key, operation: 'createDeathEventCache', content: draft as Json };
      const work = async () => createCache(services, draft, caller);
      return (await idempotent(services, asked, caller, work)).answer;
    }),
  recordDeaths: async (_, { input }, { services, caller }) =>
    inInput(async () => {
      const { cacheId, editToken, idempotencyKey, ...sent } = input;
      const draft = checkedArguments(deathsDraft, withDeaths(sent));
      const content = { cache: cacheId, ...draft } as Json;
      const asked = { key: idempotencyKey ?? undefined, operation: 'recordDeaths', content };
      const work = async () => appendSentDeaths(services, cacheId, { ...draft, editToken }, caller);
      return (await idempotent(services, asked, caller, work)).answer;
    }),
  deleteDeathEventCache: async (_, { input: { cacheId, editToken } }, { services }) =>
    deleteCache(services, cacheId, editToken),
};

/** Errors with their places in the `input` of a mutation. */
async function inInput<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  return answeredTo((path) => ['input', ...path], work);
}

/** The fields of the `input` of the mutation that is being resolved. */
function inputsOf(info: GraphQLResolveInfo): readonly Input[] {
  const type = getNullableType(argumentsOf(info)[0]!.type);
  return isInputObjectType(type) ? Object.values(type.getFields()) : [];
}

/** Arguments whose deaths have no nulls. */
function withDeaths<Args extends { readonly deaths?: readonly object[] | null }>(
  args: Args,
): object {
  return { ...args, deaths: args.deaths?.map(withoutNulls) ?? null };
}
