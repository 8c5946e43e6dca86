import { z } from 'zod';
import type { MutationResolvers } from '../../generated/graphql.js';
import type { Json } from '../../scenario/oracle.js';
import { deleteCache } from '../core/death-event-caches.js';
import { once } from '../core/once.js';
import { reviseScenario, saveScenario, withdrawScenario } from '../core/scenarios.js';
import { appendSentDeaths, createCache } from '../core/start-death-event-cache.js';
import { failure } from '../errors.js';
import type { Path } from '../field-errors.js';
import { LIMITS } from '../limits.js';
import { cacheDraft, deathsDraft, revision, saidOfIt } from '../schemas/requests.js';
import { checkedArguments, oneScenario, scenarioObject, withoutNulls } from './arguments.js';
import type { GraphQLContext } from './context.js';
import { summary } from './nodes.js';
import { answeredTo } from './sent.js';

const cacheArguments = cacheDraft.extend({
  idempotencyKey: z.string().min(1).max(LIMITS.http.idempotencyKeyLength).exactOptional(),
});

/** The mutations, by name. */
export const mutations: MutationResolvers<GraphQLContext> = {
  saveScenario: async (_, args, { services, caller }) => {
    const { scenario, typedScenario, idempotencyKey, ...texts } = args;
    const said = checkedArguments(saidOfIt, texts);
    const sent = oneScenario({ scenario, typedScenario });
    const draft = scenarioObject(sent.value);
    const content = { scenario: draft, said } as Json;
    const asked = { key: idempotencyKey ?? undefined, operation: 'saveScenario', content };
    const work = async () => saveScenario(services, draft, said, caller);
    const at = (path: Path): Path => (Object.hasOwn(texts, path[0] ?? '') ? path : sent.at(path));
    return answeredTo({ ...sent, at }, async () => {
      const { answer } = await once(services, asked, caller, work);
      return { rulingChanged: null, formerTraceHash: null, ...answer };
    });
  },
  reviseScenario: async (_, { id, editToken, ...args }, { services }) => {
    const { expectedVersion = 0, ...change } = checkedArguments(revision, args);
    return summary(await reviseScenario(services, { ...change, id, editToken, expectedVersion }));
  },
  withdrawScenario: async (_, { id, editToken }, { services }) =>
    withdrawScenario(services, id, editToken),
  createDeathEventCache: async (_, args, { services, caller }) => {
    const { idempotencyKey: key, ...draft } = checkedArguments(cacheArguments, withDeaths(args));
    const asked = { key, operation: 'createDeathEventCache', content: draft as Json };
    return (await once(services, asked, caller, () => createCache(services, draft, caller))).answer;
  },
  recordDeaths: async (_, args, { services, caller }) => {
    const { cache, editToken, idempotencyKey, ...sent } = args;
    const token = givenToken(editToken);
    const draft = checkedArguments(deathsDraft, withDeaths(sent));
    const content = { cache, ...draft } as Json;
    const asked = { key: idempotencyKey ?? undefined, operation: 'recordDeaths', content };
    const append = { ...draft, editToken: token };
    const work = async () => appendSentDeaths(services, cache, append, caller);
    return {
      created: null,
      editToken: null,
      ...(await once(services, asked, caller, work)).answer,
    };
  },
  deleteDeathEventCache: async (_, { id, editToken }, { services }) => ({
    created: null,
    editToken: null,
    ...(await deleteCache(services, id, editToken)),
  }),
};

/** The edit token of an argument that is there for all but old callers. */
function givenToken(token: string | null | undefined): string {
  if (token != null) return token;
  throw failure('EDIT_TOKEN_REQUIRED', '`editToken` has to be what creating the cache answered.');
}

/** Arguments whose deaths have no nulls. */
function withDeaths<Args extends { readonly deaths?: readonly object[] | null }>(
  args: Args,
): object {
  return { ...args, deaths: args.deaths?.map(withoutNulls) ?? null };
}
