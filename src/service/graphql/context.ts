import type { Caller, Services } from '../core/services.js';

/** What resolvers work with. */
export interface GraphQLContext {
  readonly services: Services;
  readonly caller: Caller;
}
