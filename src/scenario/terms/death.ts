import { deathRecord as death } from '../../rulesets/common/death.js';
import { components } from './schema.js';

/** One death of a death event cache. */
export const deathRecord = death.register(components, { id: 'DeathRecord' });

/** One death of a death event cache. */
export type { Death as DeathRecord } from '../../rulesets/ruleset.js';
