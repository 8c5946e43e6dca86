import { z } from 'zod';
import { escaped } from '../../drawing/markup.js';
import { REPLAY } from '../../scenario/replay/operation.js';
import { pictureOf } from '../core/pictures.js';
import { replaySaved } from '../core/scenario-page.js';
import { getScenario } from '../core/scenarios.js';
import type { Services } from '../core/services.js';
import { failure, ServiceError } from '../errors.js';
import type { Reply } from '../http/reply.js';
import { type Exchange, type Route, route } from '../http/route.js';
import { oembed } from '../schemas/meta.js';
import { oembedQuery, stepQuery } from '../schemas/requests.js';
import { embedPage } from '../web/embed.js';
import { ICON, iconFile, SMALL_ICON } from '../web/icon.js';
import { FRAMED_POLICY } from '../web/style.js';
import { shownReplay } from './scenario-forms.js';

/** Title and outcome stand in it, and the title can be changed. */
const CACHE_CONTROL = 'public, max-age=60';
const ICON_CACHE = 'public, max-age=86400';
/** How long sites may keep what oEmbed answers, in seconds. */
const CACHE_AGE = 3_600;

/** The size of a frame that shows a whole board. */
const FRAME = { width: 760, height: 860 } as const;
/** The picture that stands for a frame. */
const THUMBNAIL = { width: 1200, height: 630 } as const;

const ICON_OPERATIONS = {
  'icon.svg': 'readIconDrawing',
  'icon.png': 'readIconPicture',
  'favicon.ico': 'readIconFile',
} as const;

const STORED = ['SCENARIO_NOT_FOUND', 'SCENARIO_WITHDRAWN', 'STORE_UNAVAILABLE'] as const;

/** What other sites show of ours: frames, how to make them, and icons. */
export const embedRoutes: readonly Route[] = [
  route({
    path: '/s/:id/embed',
    operationId: 'openEmbed',
    tag: 'Scenarios',
    summary: 'Read a page that other sites may frame',
    query: stepQuery,
    type: 'text/html; charset=utf-8',
    answers: [{ status: 200, description: 'The page.', schema: z.string() }],
    errors: [...STORED, ...REPLAY.errors],
    handle: async (exchange, services) => {
      const replayed = await replaySaved(services, exchange.id, exchange.query, exchange);
      const { replay } = replayed;
      if (!replay.ok) throw new ServiceError(replay.problem);
      const shown = shownReplay(replayed, replay.answer, exchange.origin);
      const body = embedPage(shown, exchange.query);
      const headers = {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': FRAMED_POLICY,
        'Cache-Control': CACHE_CONTROL,
      };
      return { status: 200, body, headers };
    },
  }),
  route({
    path: '/oembed',
    operationId: 'oembed',
    tag: 'Scenarios',
    summary: 'Read how a site shows a link to a scenario (oEmbed 1.0)',
    query: oembedQuery,
    answers: [{ status: 200, description: 'A frame, and a picture for it.', schema: oembed }],
    errors: [...STORED, 'FORMAT_NOT_OFFERED'],
    handle: answerOembed,
  }),
  icon('icon.svg', 'image/svg+xml', async () => Buffer.from(ICON)),
  icon('icon.png', 'image/png', (exchange, services) => pictureOf(services, ICON, exchange)),
  icon('favicon.ico', 'image/x-icon', async (exchange, services) =>
    iconFile(await pictureOf(services, SMALL_ICON, exchange)),
  ),
];

const ADDRESS = /^\/s\/([a-z\d]{1,64})(?:\/embed)?$/i;

/**
 * What oEmbed answers. The address is read, and never asked for.
 * @throws ServiceError FORMAT_NOT_OFFERED, SCENARIO_NOT_FOUND, SCENARIO_WITHDRAWN.
 */
async function answerOembed(
  { query, origin }: Exchange<z.output<typeof oembedQuery>>,
  services: Services,
): Promise<Reply> {
  const { url = '', format = 'json', maxwidth, maxheight } = query;
  if (format !== 'json')
    throw failure('FORMAT_NOT_OFFERED', `oEmbed is answered as json, not as ${format}.`);
  const asked = URL.canParse(url) ? new URL(url) : null;
  const id = asked?.origin === new URL(origin).origin ? ADDRESS.exec(asked.pathname)?.[1] : null;
  if (asked === null || id === null || id === undefined)
    throw failure('SCENARIO_NOT_FOUND', 'The address is not one of a scenario here.');
  const { title, url: path } = await getScenario(services, id);
  const kept = new URLSearchParams(
    ['at', 'side'].flatMap((name): [string, string][] => {
      const value = asked.searchParams.get(name);
      return value === null || !/^(start|\d{1,9})$/.test(value) ? [] : [[name, value]];
    }),
  ).toString();
  const end = kept === '' ? '' : `?${kept}`;
  const width = Math.min(FRAME.width, maxwidth ?? FRAME.width);
  const height = Math.min(FRAME.height, maxheight ?? FRAME.height);
  const frame = escaped(`${origin}${path}/embed${end}`);
  const body = {
    type: 'rich',
    version: '1.0',
    title,
    provider_name: 'Rules Oracle',
    provider_url: origin,
    cache_age: CACHE_AGE,
    thumbnail_url: `${origin}${path}.png?${kept === '' ? '' : `${kept}&`}format=card`,
    thumbnail_width: THUMBNAIL.width,
    thumbnail_height: THUMBNAIL.height,
    html: `<iframe src="${frame}" width="${width}" height="${height}" title="${escaped(title)}" sandbox="allow-scripts allow-popups" loading="lazy"></iframe>`,
    width,
    height,
  };
  return { status: 200, body, headers: { 'Cache-Control': CACHE_CONTROL } };
}

/** A route of an icon. */
function icon(
  name: keyof typeof ICON_OPERATIONS,
  type: string,
  make: (exchange: Exchange, services: Services) => Promise<Uint8Array>,
): Route {
  return route({
    path: `/${name}`,
    operationId: ICON_OPERATIONS[name],
    tag: 'Service',
    summary: `Read the icon of the site, ${name}`,
    type,
    answers: [{ status: 200, description: 'The icon.', schema: z.string() }],
    errors: ['OVERLOADED'],
    constant: 'everywhere',
    handle: async (exchange, services) => ({
      status: 200,
      body: await make(exchange, services),
      headers: { 'Content-Type': type, 'Cache-Control': ICON_CACHE },
    }),
  });
}
