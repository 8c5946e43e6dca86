import type { Route } from '../http/route.js';
import { batchRoute } from './batch.js';
import { bulkRoutes } from './bulk.js';
import { catalogueRoutes } from './catalogue.js';
import { deathEventCacheRoutes } from './death-event-caches.js';
import { editionRoutes } from './editions.js';
import { embedRoutes } from './embeds.js';
import { type Meta, metaRoutes } from './meta.js';
import { operationRoutes } from './operations.js';
import { pageRoutes } from './pages.js';
import { permalinkRoutes } from './permalinks.js';
import { playRoutes } from './play.js';
import { referenceRoute } from './reference.js';
import { formRoutes } from './scenario-forms.js';
import { scenarioRoutes } from './scenarios.js';

/**
 * The table of all REST routes. Express, the OpenAPI document and the answers to wrong methods are
 * made from it.
 */
export function restRoutes(meta: Meta): readonly Route[] {
  return [
    ...operationRoutes,
    batchRoute,
    ...scenarioRoutes,
    ...formRoutes,
    ...embedRoutes,
    ...permalinkRoutes,
    ...pageRoutes,
    ...playRoutes,
    ...editionRoutes,
    ...deathEventCacheRoutes,
    ...catalogueRoutes,
    ...bulkRoutes,
    ...metaRoutes(meta),
    referenceRoute(meta.document),
  ];
}
