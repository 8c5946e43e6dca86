import { z } from 'zod';
import { DEFAULT_RULESET } from '../../rulesets/index.js';
import { CARDS, CASES, RULES } from '../../scenario/catalogue/operations.js';
import { rulesetOfRule } from '../../scenario/rules/rule-files.js';
import { searchResult } from '../../scenario/search/schema.js';
import { optional } from '../../scenario/terms/schema.js';
import {
  addressOfCase,
  viewCard,
  viewIndex,
  viewRule,
  viewSearch,
} from '../core/catalogue-pages.js';
import { askCatalogue, itemOf } from '../core/oracle.js';
import { sitePaths, viewStart } from '../core/start-page.js';
import { viewWhichCards } from '../core/which-cards.js';
import { PAGE_HEADERS, pageOf } from '../http/page-reply.js';
import type { Reply } from '../http/reply.js';
import { type Exchange, pageRow, type Route, route } from '../http/route.js';
import { anyObject } from '../schemas/meta.js';
import { name } from '../schemas/requests.js';
import { cardPage, indexPage, rulePage, searchPage } from '../web/catalogue.js';
import { logsPage } from '../web/logs.js';
import { startPage } from '../web/start.js';
import { whichCardsPage } from '../web/which-cards.js';
import { fromOracle } from './operations.js';

const HOUR = 'public, max-age=3600';
const MINUTE = 'public, max-age=60';

const ERRORS = [
  'BAD_QUERY',
  'INVALID_FILTER',
  'NO_SUCH_ITEM',
  'OVERLOADED',
  'WORKER_LOST',
] as const;

const COMMON = { method: 'get', tag: 'Catalogue', limited: true, errors: ERRORS } as const;

const game = optional(name, 'The rule system.');
const itemQuery = z.strictObject({ ruleset: game, patch: optional(name) });
const indexQuery = z.strictObject({
  ruleset: game,
  q: optional(z.string().max(200), 'Words to look for.'),
  after: optional(z.string().max(512)),
});
const wordsQuery = z.strictObject({ q: optional(z.string().max(200)) });

const cardsQuery = z.strictObject({
  cards: optional(z.string().max(200), 'Names of cards, with commas between them.'),
});

function casesOf({ cards = '' }: z.output<typeof cardsQuery>): { readonly card?: string } {
  return cards.trim() === '' ? {} : { card: cards };
}

/** Pages of what the engine knows. Their addresses answer JSON too, as those below `/v1` do. */
export const pageRoutes: readonly Route[] = [
  start(),
  ...indexes(),
  ...itemPages(),
  route({
    ...COMMON,
    path: '/cases/:id',
    operationId: 'openCase',
    exampleId: 'EN-30',
    summary: 'Read a worked case; browsers are sent to a table where it can be played',
    answers: [{ status: 200, description: 'The case.', schema: CASES.item!.answer }],
    constant: 'everywhere',
    handle: async (exchange, services) => one('cases', exchange, services),
    page: pageRow({
      query: z.object({}),
      redirects: true,
      handle: async (exchange, services) => {
        const Location = await addressOfCase(services, exchange.id, exchange);
        return { status: 303, body: '', headers: { ...PAGE_HEADERS, Location } };
      },
    }),
  }),
  route({
    ...COMMON,
    path: '/search',
    operationId: 'openSearch',
    summary: 'Find cards, rules, worked cases, and saved scenarios on the page',
    query: wordsQuery,
    answers: [{ status: 200, description: 'What was found.', schema: searchResult }],
    constant: 'everywhere',
    handle: async (exchange, services) =>
      fromOracle(await askCatalogue(services, 'search', exchange.query, exchange)),
    page: pageRow({
      query: wordsQuery.loose(),
      handle: async (exchange, services) =>
        pageOf(searchPage(await viewSearch(services, exchange.query.q ?? '', exchange)), MINUTE),
    }),
  }),
  route({
    ...COMMON,
    path: '/rulings',
    operationId: 'openRulings',
    summary:
      'List worked cases that have all of some cards; browsers get their rulings and a board',
    query: cardsQuery,
    answers: [{ status: 200, description: 'A page of the list.', schema: CASES.answer }],
    constant: 'everywhere',
    handle: async ({ query, ...exchange }, services) =>
      fromOracle(await askCatalogue(services, 'cases', casesOf(query), exchange)),
    page: pageRow({
      query: cardsQuery.loose(),
      constant: 'everywhere',
      handle: async (exchange, services) => {
        const view = await viewWhichCards(services, exchange.query.cards ?? '', exchange);
        return pageIfWhole(whichCardsPage(view), view.isWhole);
      },
    }),
  }),
  route({
    ...COMMON,
    path: '/logs',
    operationId: 'openLogs',
    summary: 'Drop a log on a page; programs post to /v1/logs',
    answers: [{ status: 200, description: 'Where logs are taken.', schema: anyObject }],
    constant: 'everywhere',
    handle: async () => ({ status: 200, body: { logs: '/v1/logs' } }),
    page: pageRow({
      query: z.object({}),
      constant: 'everywhere',
      handle: async () => pageOf(logsPage(), HOUR),
    }),
  }),
  plain('/robots.txt', 'robots', 'What crawlers may read', async ({ origin }) =>
    [
      'User-agent: *',
      'Disallow: /play?',
      'Disallow: /rulings?',
      'Disallow: /graphql',
      'Disallow: /v1/',
      `Sitemap: ${origin}/sitemap.xml`,
      '',
    ].join('\n'),
  ),
  plain('/sitemap.xml', 'sitemap', 'The addresses of all pages', async (exchange, services) => {
    const paths = escapedXml(await sitePaths(services, exchange));
    const begin = `<url><loc>${escapedXml(exchange.origin)}`;
    const end = '</loc></url>';
    const urls = begin + paths.replaceAll('\n', `${end}\n${begin}`) + end;
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
  }),
];

function start(): Route {
  return route({
    ...COMMON,
    path: '/',
    operationId: 'openStart',
    tag: 'Service',
    summary: 'Where one begins: a page for browsers, addresses for everybody else',
    answers: [{ status: 200, description: 'Where things are.', schema: anyObject }],
    constant: 'everywhere',
    handle: async () => ({
      status: 200,
      body: {
        play: '/play',
        rules: '/rules',
        cards: '/cards',
        search: '/search',
        api: '/openapi.json',
        graphql: '/graphql',
      },
      headers: { 'Cache-Control': HOUR },
    }),
    page: pageRow({
      query: z.object({}),
      constant: 'everywhere',
      handle: async (exchange, services) => {
        const { view, isWhole } = await viewStart(services, exchange);
        return pageIfWhole(startPage(view), isWhole);
      },
    }),
  });
}

function indexes(): Route[] {
  return (['rule', 'card'] as const).map((kind) =>
    route({
      ...COMMON,
      path: `/${kind}s`,
      operationId: `open${kind === 'rule' ? 'Rules' : 'Cards'}`,
      summary: `List or search ${kind}s; browsers get a page`,
      query: indexQuery,
      answers: [
        {
          status: 200,
          description: 'A page of the list.',
          schema: (kind === 'rule' ? RULES : CARDS).answer,
        },
      ],
      constant: 'everywhere',
      handle: async (exchange, services) => {
        const { q, ...filter } = exchange.query;
        const text = q === undefined || q === '' ? {} : { text: q };
        return fromOracle(
          await askCatalogue(services, `${kind}s`, { ...filter, ...text }, exchange),
        );
      },
      page: pageRow({
        query: indexQuery.strip(),
        constant: 'everywhere',
        handle: async (exchange, services) => {
          const asked = {
            kind,
            ...exchange.query,
            ruleset: exchange.query.ruleset ?? DEFAULT_RULESET,
          };
          return pageOf(indexPage(await viewIndex(services, asked, exchange)), HOUR);
        },
      }),
    }),
  );
}

function itemPages(): Route[] {
  const named = ({ id, query }: Exchange<z.output<typeof itemQuery>>) => ({
    ...query,
    id,
    ruleset: query.ruleset ?? DEFAULT_RULESET,
  });
  const ruleNamed = (exchange: Exchange<z.output<typeof itemQuery>>) => ({
    ruleset: rulesetOfRule(exchange.id)?.id ?? DEFAULT_RULESET,
    ...exchange.query,
    id: exchange.id,
  });
  const answers = (schema: z.ZodType) => [
    { status: 200, description: 'What is known of it.', schema },
  ];
  return [
    route({
      ...COMMON,
      path: '/rules/:id',
      operationId: 'openRule',
      exampleId: 'HS-R9',
      summary: 'Read a rule; browsers get a page',
      query: itemQuery,
      answers: answers(RULES.item!.answer),
      constant: 'everywhere',
      handle: async (exchange, services) =>
        one('rules', { ...exchange, query: ruleNamed(exchange) }, services),
      page: pageRow({
        query: itemQuery.loose(),
        handle: async (exchange, services) =>
          pageOf(rulePage(await viewRule(services, ruleNamed(exchange), exchange)), MINUTE),
      }),
    }),
    route({
      ...COMMON,
      path: '/cards/:id',
      operationId: 'openCard',
      exampleId: 'NEW1_019',
      summary: 'Read a card; browsers get a page',
      query: itemQuery,
      answers: answers(CARDS.item!.answer),
      constant: 'everywhere',
      handle: async (exchange, services) => one('cards', exchange, services),
      page: pageRow({
        query: itemQuery.loose(),
        handle: async (exchange, services) =>
          pageOf(cardPage(await viewCard(services, named(exchange), exchange)), MINUTE),
      }),
    }),
  ];
}

async function one(
  operation: 'rules' | 'cards' | 'cases',
  exchange: Exchange<object>,
  services: Parameters<Route['handle']>[1],
): Promise<Reply> {
  const { id, query } = exchange;
  const reply = await askCatalogue(services, operation, { ...query, id }, exchange);
  if (reply.code !== null) return fromOracle(reply);
  const body = Buffer.from(JSON.stringify(itemOf(reply, id)));
  return { ...fromOracle(reply), body, headers: { 'Cache-Control': HOUR } };
}

/** A page that is cached if it shows all that it should. */
function pageIfWhole(body: Uint8Array, isWhole: boolean): Reply {
  return isWhole ? pageOf(body, MINUTE) : { ...pageOf(body, 'no-store'), isPassing: true };
}

/** A file of text for machines. */
function plain(
  path: '/robots.txt' | '/sitemap.xml',
  operationId: string,
  summary: string,
  write: (exchange: Exchange, services: Parameters<Route['handle']>[1]) => Promise<string>,
): Route {
  const type = path.endsWith('.xml') ? 'application/xml' : 'text/plain';
  const answer = async (exchange: Exchange, services: Parameters<Route['handle']>[1]) => ({
    status: 200,
    body: Buffer.from(await write(exchange, services)),
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': HOUR },
  });
  return route({
    ...COMMON,
    path,
    operationId,
    tag: 'Service',
    summary,
    type: `${type}; charset=utf-8`,
    answers: [{ status: 200, description: summary, schema: z.string() }],
    constant: 'by origin',
    handle: answer,
    page: pageRow({ query: z.object({}), constant: 'by origin', handle: answer }),
  });
}

function escapedXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
