import type { z } from 'zod';
import type { Language } from '../../rulesets/common/names.js';
import type { ProblemCode } from '../../scenario/operation/refused.js';
import { canonicalJson } from '../../store/values/canonical.js';
import type { RawBody } from '../core/body.js';
import type { Caller, Services } from '../core/services.js';
import type { ErrorCode } from '../errors.js';
import { noQuery } from '../schemas/requests.js';
import type { HeaderName } from './answer-headers.js';
import { constantReply, type Reply } from './reply.js';

/** The methods that routes use. HEAD comes with GET, OPTIONS with every address. */
export type Method = 'get' | 'post' | 'patch' | 'delete';

/** A request as a handler sees it. */
export interface Exchange<Query = unknown> extends Caller {
  /** Scheme and host under which callers reach us. */
  readonly origin: string;
  /** The `:id` of the path, decoded; empty where the path has none. */
  readonly id: string;
  /** The path and query as they came. */
  readonly target: string;
  /** The query, as the route's schema has it. */
  readonly query: Query;
  /** The body; empty where the route takes none. */
  readonly body: RawBody;
  /** The lines of a body that comes as lines. */
  readonly lines?: AsyncIterable<RawBody>;
  /** The language that the caller prefers to English; absent: none that is spoken here. */
  readonly language?: Language | undefined;
  /** The value of a header of the request. */
  readonly header: (name: string) => string | undefined;
}

/**
 * On which parts of a request a constant answer depends beside the id, the query and the type: on none, or on where
 * callers find us, because it names addresses of ours.
 */
export type Constancy = 'everywhere' | 'by origin';

/** What a route answers when all goes well. */
export interface AnswerRow {
  readonly status: number;
  readonly description: string;
  readonly schema: z.ZodType;
  /** What a line says where the answer comes as lines; absent: it does not. */
  readonly line?: z.ZodType;
  /** Headers of its own, beside those that follow from the route. */
  readonly headers?: readonly HeaderName[];
}

/** What a route takes as a body. */
export interface BodyRow {
  readonly schema: z.ZodType;
  readonly yaml: boolean;
  /** Whether it may come as lines, a JSON value each: then `lines` of the exchange has them. */
  readonly lines?: boolean;
  /** Whether the forms of pages are taken too. */
  readonly form?: boolean;
  /** Whether a log may come as a file: its bytes, plain or gzip. */
  readonly log?: boolean;
  /** A body that works, for the document. */
  readonly example: unknown;
}

/** A header that a route reads. */
export interface HeaderRow {
  readonly name: string;
  readonly description: string;
  /** Whether a token is needed for some bodies only. */
  readonly isOptional?: boolean;
}

/** The same for people: a page of HTML, for browsers that would rather have it. */
export interface PageRow {
  readonly query: z.ZodObject;
  /** As {@link Route.constant}, of the page. */
  readonly constant?: Constancy;
  /** Whether it may send a browser to another page. */
  readonly redirects?: boolean;
  readonly handle: (exchange: Exchange, services: Services) => Promise<Reply>;
}

/** A page as it is written down, its handler knowing the type of its query. */
export interface PageDraft<Query extends z.ZodObject>
  extends Pick<PageRow, 'constant' | 'redirects'> {
  readonly query: Query;
  readonly handle: (exchange: Exchange<z.output<Query>>, services: Services) => Promise<Reply>;
}

/** Makes a page of its draft. */
export function pageRow<Query extends z.ZodObject>(draft: PageDraft<Query>): PageRow {
  return {
    ...draft,
    handle: (exchange, services) => draft.handle(exchange as Exchange<z.output<Query>>, services),
  };
}

/** The same in another form, for whoever would rather have its media type. */
export interface FormRow extends PageRow {
  readonly type: string;
}

/** One route: an address with a method, what it takes and answers, and who does it. */
export interface Route {
  readonly method: Method;
  /** With parameters as `:name`. */
  readonly path: string;
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  /** An `:id` that there is, for the document; left out where ids are given when something is stored. */
  readonly exampleId?: string;
  readonly query: z.ZodObject;
  readonly headers?: readonly HeaderRow[];
  readonly body?: BodyRow;
  readonly answers: readonly AnswerRow[];
  /** The errors of its own; those of every route are not listed. */
  readonly errors: readonly (ErrorCode | ProblemCode)[];
  /** Whether the answer is true for a moment only, so that nobody keeps it. */
  readonly isFleeting?: boolean;
  /** Whether requests count against the limit of their address. */
  readonly limited: boolean;
  /** Whether the answer is in the language of the caller; where the query has `lang`, it is in any case. */
  readonly isSpoken?: true;
  /** The answer changes with the build only: it is made once, kept, and needs no thread. Absent: it may change. */
  readonly constant?: Constancy;
  readonly handle: (exchange: Exchange, services: Services) => Promise<Reply>;
  /** The media type that it answers; JSON when left out. */
  readonly type?: string;
  readonly page?: PageRow;
  /** Other forms of the same, for whoever would rather have them. */
  readonly forms?: readonly FormRow[];
}

/** What a route is unless its draft says otherwise: read by GET, asked nothing, and counted. */
const USUAL = { method: 'get', limited: true } as const;

/** A route as it is written down, its handler knowing the type of its query. */
export interface RouteDraft<Query extends z.ZodObject>
  extends Omit<Route, 'query' | 'handle' | keyof typeof USUAL>,
    Partial<Pick<Route, keyof typeof USUAL>> {
  readonly query?: Query;
  readonly handle: (exchange: Exchange<z.output<Query>>, services: Services) => Promise<Reply>;
}

/** Makes a route of its draft. */
export function route<Query extends z.ZodObject>(draft: RouteDraft<Query>): Route {
  const { operationId, page, query = noQuery } = draft;
  const handle: Route['handle'] = (exchange, services) =>
    draft.handle(exchange as Exchange<z.output<Query>>, services);
  return {
    ...USUAL,
    ...draft,
    query,
    handle: madeOnce(operationId, draft.constant, handle),
    ...(page === undefined
      ? {}
      : { page: { ...page, handle: madeOnce(`${operationId} page`, page.constant, page.handle) } }),
  };
}

/** A handler whose answers are kept, where they are constant. */
function madeOnce(
  name: string,
  constant: Constancy | undefined,
  handle: Route['handle'],
): Route['handle'] {
  if (constant === undefined) return handle;
  return async (exchange, services) => {
    const { id, query, origin } = exchange;
    const of = canonicalJson([id, query, ...(constant === 'by origin' ? [origin] : [])]);
    return constantReply(services, `${name} ${of}`, async () => handle(exchange, services));
  };
}
