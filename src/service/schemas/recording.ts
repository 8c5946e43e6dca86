import { z } from 'zod';
import { scenario } from '../../scenario/form/scenario.js';
import { resolution } from '../../scenario/resolution/schema.js';
import { components, input, optional } from '../../scenario/terms/schema.js';
import { name, version } from './requests.js';

/** Which cache to append the deaths of a resolution to. */
export const recordDeaths = input('RecordDeaths', { cache: name, expectedVersion: version });

/** What `POST /v1/resolve` takes: the service can record the deaths of a resolution. */
export const resolveInput = scenario
  .extend({
    recordDeaths: optional(
      recordDeaths,
      'Append the deaths of the resolution to a stored cache; needs its edit token as `Authorization`.',
    ),
  })
  .register(components, { id: 'ResolveInput' });

/** What `POST /v1/resolve` answers. */
export const resolveAnswer = resolution
  .extend({
    recordedDeaths: optional(
      z.object({ cache: z.string(), version: z.int() }).nullable(),
      'With `recordDeaths`: the cache and its new version; null while a decision is open.',
    ),
  })
  .register(components, { id: 'Resolution' });
