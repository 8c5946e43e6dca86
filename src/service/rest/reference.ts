import { pageOf } from '../http/page-reply.js';
import { pageRow, type Route, route } from '../http/route.js';
import { anyObject } from '../schemas/meta.js';
import { noQuery } from '../schemas/requests.js';
import { type ReferenceDocument, referencePage } from '../web/reference.js';

/** The reference of the interface: a page for people, the document for programs. */
export function referenceRoute(document: () => unknown): Route {
  return route({
    path: '/docs',
    operationId: 'reference',
    tag: 'Service',
    summary: 'The reference of the interface; browsers get a page of it',
    answers: [{ status: 200, description: 'The OpenAPI document.', schema: anyObject }],
    errors: [],
    constant: 'everywhere',
    handle: async () => ({ status: 200, body: document() }),
    page: pageRow({
      query: noQuery,
      constant: 'everywhere',
      handle: async () =>
        pageOf(referencePage(document() as ReferenceDocument), 'public, max-age=3600'),
    }),
  });
}
