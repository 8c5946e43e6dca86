import type { Express, Request, RequestHandler, Response } from 'express';
import { orList } from '../../rulesets/common/problems.js';
import type { Services } from '../core/services.js';
import type { DeprecatedParts } from '../deprecated.js';
import { failure } from '../errors.js';
import { tellDeprecated } from './deprecation.js';
import { exchangeOf } from './exchange.js';
import { optionsAnswer } from './headers.js';
import { pageReply, prefersPage } from './page-reply.js';
import { LINES_TYPE } from './read-lines.js';
import type { Reply } from './reply.js';
import { notesOf } from './request-log.js';
import { respond } from './respond.js';
import type { Route } from './route.js';

/** What answers can be had as; pages apart. */
const ANSWER_TYPES = ['application/json', 'application/problem+json'];

/** What routes are mounted with. */
export interface Mounting {
  readonly services: Services;
  readonly deprecated: Readonly<Record<string, DeprecatedParts>>;
}

/** Puts a table of routes into an app; every other method of their addresses answers 405. */
export function mountRoutes(
  app: Express,
  routes: readonly Route[],
  { services, deprecated }: Mounting,
): void {
  for (const each of routes) {
    const parts = deprecated[each.operationId];
    const handlers = [
      noteRoute(each.path),
      ...(parts === undefined ? [] : [tellDeprecated(parts)]),
    ];
    app[each.method](patternOf(each.path), ...handlers, handlerOf(each, services));
  }
  for (const path of new Set(routes.map((each) => each.path))) {
    const allow = allowedMethods(routes.filter((each) => each.path === path));
    refuseOtherMethods(app, path, allow);
  }
}

/** Answers OPTIONS of an address, and 405 for the methods that it does not take. */
export function refuseOtherMethods(app: Express, path: string, allow: string): void {
  const pattern = patternOf(path);
  app.options(pattern, noteRoute(path), optionsAnswer(allow));
  app.all(pattern, noteRoute(path), (request) => {
    throw failure('METHOD_NOT_ALLOWED', `${request.method} is not among ${allow}.`, {
      headers: { Allow: allow },
    });
  });
}

/** The address as Express reads it: a colon that begins no parameter stands for itself. */
function patternOf(path: string): string {
  return path.replaceAll(/(?<!\/):/g, '\\:');
}

/** Notes the pattern of the route for the log and the metrics. */
export function noteRoute(path: string): RequestHandler {
  return (_, response, next) => {
    notesOf(response).route = path;
    next();
  };
}

function allowedMethods(routes: readonly Route[]): string {
  const methods = routes.map(({ method }) => method.toUpperCase());
  const heads = methods.includes('GET') ? ['HEAD'] : [];
  return [...methods, ...heads, 'OPTIONS'].join(', ');
}

/** A media type without its parameters. */
function bareType(type: string): string {
  return type.split(';')[0]!;
}

function handlerOf(each: Route, services: Services): RequestHandler {
  const { page, forms = [] } = each;
  const types = each.type === undefined ? ANSWER_TYPES : [bareType(each.type), ...ANSWER_TYPES];
  const lines = each.body?.lines === true ? [LINES_TYPE] : [];
  const offered = [...types, ...lines, ...forms.map(({ type }) => bareType(type))];
  const answer = async (request: Request, response: Response): Promise<Reply> => {
    if (page !== undefined || forms.length > 0) response.vary('Accept');
    if (page !== undefined && prefersPage(request, offered)) {
      const asked = { ...each, query: page.query };
      return pageReply(page, () => exchangeOf(asked, request, response), services);
    }
    const preferred = request.accepts(offered);
    if (preferred === false)
      throw failure('NOT_ACCEPTABLE', `The answer can be had as ${orList([...new Set(offered)])}.`);
    const form = forms.find(({ type }) => bareType(type) === preferred);
    if (form !== undefined)
      return form.handle(
        await exchangeOf({ ...each, query: form.query }, request, response),
        services,
      );
    return each.handle(await exchangeOf(each, request, response), services);
  };
  return async (request: Request, response: Response): Promise<void> => {
    const reply = await answer(request, response);
    notesOf(response).code = reply.code ?? null;
    if (!response.destroyed) respond(request, response, reply);
  };
}
