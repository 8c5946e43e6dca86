import type { Express } from 'express';
import { failure } from '../errors.js';
import { ASSETS } from '../web/assets.js';
import { SHEETS } from '../web/style.js';
import { noteRoute, refuseOtherMethods } from './mount-routes.js';

const PATH = '/assets/:name';
/** The name of an asset tells its content. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Serves the files that pages load. */
export function mountAssets(app: Express): void {
  app.get(PATH, noteRoute(PATH), (request, response) => {
    const { name } = request.params;
    const asset = typeof name === 'string' ? (ASSETS.get(name) ?? SHEETS.get(name)) : undefined;
    if (asset === undefined) throw failure('UNKNOWN_ROUTE', 'There is no asset of this name.');
    response.setHeader('Content-Type', asset.type);
    response.setHeader('Cache-Control', FOREVER);
    response.end(asset.body);
  });
  refuseOtherMethods(app, PATH, 'GET, HEAD, OPTIONS');
}
