import { deathRecord as death, cacheReference as reference } from '../../rulesets/common/death.js';
import { components } from './schema.js';

/** A stored death event cache that a scenario refers to. */
export const cacheReference = reference.register(components, {
  id: 'DeathEventCacheReference',
});

/** One death of a death event cache. */
export const deathRecord = death.register(components, { id: 'DeathRecord' });

/** One death of a death event cache. */
export type { Death as DeathRecord } from '../../rulesets/ruleset.js';
