import { z } from 'zod';
import type { MutationResolvers } from '../../generated/graphql.js';
import { appendDeaths, createCache } from '../core/death-event-caches.js';
import { reviseScenario, saveScenario, withdrawScenario } from '../core/scenarios.js';
import { LIMITS } from '../limits.js';
import { cacheDraft, deathsDraft, revision, saidOfIt } from '../schemas/requests.js';
import { checkedArguments, scenarioObject, withoutNulls } from './arguments.js';
import type { GraphQLContext } from './context.js';

const cacheArguments = cacheDraft.extend({
  idempotencyKey: z.string().min(1).max(LIMITS.http.idempotencyKeyLength).exactOptional(),
});

/** The mutations, by name. */
export const mutations: MutationResolvers<GraphQLContext> = {
  saveScenario: async (_, { scenario, ...args }, { services, caller }) => {
    const said = checkedArguments(saidOfIt, args);
    return saveScenario(services, scenarioObject(scenario), said, caller);
  },
  reviseScenario: async (_, { id, editToken, ...args }, { services }) => {
    const { expectedVersion = 0, ...change } = checkedArguments(revision, args);
    return reviseScenario(services, { ...change, id, editToken, expectedVersion });
  },
  withdrawScenario: async (_, { id, editToken }, { services }) =>
    withdrawScenario(services, id, editToken),
  createDeathEventCache: async (_, args, { services, caller }) => {
    const { idempotencyKey, ...draft } = checkedArguments(cacheArguments, withDeaths(args));
    return createCache(services, draft, idempotencyKey, caller);
  },
  recordDeaths: async (_, { cache, ...args }, { services, caller }) => {
    const draft = checkedArguments(deathsDraft, withDeaths(args));
    return { created: null, ...(await appendDeaths(services, cache, draft, caller)) };
  },
};

/** Arguments whose deaths have no nulls. */
function withDeaths<Args extends { readonly deaths?: readonly object[] | null }>(
  args: Args,
): object {
  return { ...args, deaths: args.deaths?.map(withoutNulls) ?? null };
}
