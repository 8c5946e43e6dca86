import type { Express, Request, Response } from 'express';
import type { Services } from '../core/services.js';
import { failure } from '../errors.js';
import { type Asset, ASSETS as BUNDLES } from '../web/assets.js';
import { SHEETS } from '../web/style.js';
import { noteRoute, refuseOtherMethods } from './mount-routes.js';
import type { Reply } from './reply.js';
import { constantReply } from './reply.js';
import { respond } from './respond.js';
import type { Address } from './unknown-route.js';

const PATH = '/assets/:name';
/** Where the files that pages load are answered. */
export const ASSETS: Address = { path: PATH, methods: new Set(['get']) };
/** The name of an asset tells its content. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Every file that pages load, by its name. */
export const FILES: ReadonlyMap<string, Asset> = new Map([...BUNDLES, ...SHEETS]);

/** Serves the files that pages load. */
export function mountAssets(app: Express, services: Pick<Services, 'constants'>): void {
  app.get(PATH, noteRoute(PATH), async (request: Request, response: Response) => {
    const { name } = request.params;
    respond(request, response, await assetReply(services, String(name)));
  });
  refuseOtherMethods(app, PATH, 'GET, HEAD, OPTIONS');
}

/**
 * The reply of an asset.
 * @throws ServiceError UNKNOWN_ROUTE.
 */
export async function assetReply(
  services: Pick<Services, 'constants'>,
  name: string,
): Promise<Reply> {
  const asset = FILES.get(name);
  if (asset === undefined) throw failure('UNKNOWN_ROUTE', 'There is no asset of this name.');
  const headers = { 'Content-Type': asset.type, 'Cache-Control': FOREVER };
  return constantReply(services, `asset ${name}`, async () => ({
    ...{ status: 200, headers, body: asset.body },
  }));
}
