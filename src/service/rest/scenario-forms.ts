import { z } from 'zod';
import type { Scheme } from '../../drawing/palette.js';
import { LOG_FORMAT_NAMES, LOG_FORMATS, type LogFormatName } from '../../logs/formats.js';
import { REPLAY } from '../../scenario/replay/operation.js';
import { pictureOf } from '../core/pictures.js';
import { type Replayed, type ReplayQuery, replaySaved } from '../core/scenario-page.js';
import type { Services } from '../core/services.js';
import { ServiceError } from '../errors.js';
import type { Reply } from '../http/reply.js';
import { type Exchange, type FormRow, type Route, route } from '../http/route.js';
import { decideQuery, noQuery, pictureQuery, stepQuery, wikiQuery } from '../schemas/requests.js';
import { markdown } from '../web/forms/markdown.js';
import { picture } from '../web/forms/picture.js';
import { plainText } from '../web/forms/plain-text.js';
import { reportOf } from '../web/forms/report.js';
import { wikitext } from '../web/forms/wikitext.js';
import { yamlForm } from '../web/forms/yaml.js';
import { gameOf } from '../web/game.js';
import type { ShownReplay } from '../web/replay-view.js';
import { scenarioFile } from '../web/scenario.js';
import { DRAWING_POLICY, PAGE_POLICY } from '../web/style.js';

/** Title and note stand in each form, and can be changed. */
const CACHE_CONTROL = 'public, max-age=60';

/** What a form is made of. */
interface Making<Query> {
  readonly shown: ShownReplay;
  readonly replayed: Replayed;
  readonly exchange: Exchange<Query>;
  readonly services: Services;
}

/** A form of a scenario. */
interface ScenarioForm extends FormRow {
  /** The end of a sentence: a scenario as what. */
  readonly says: string;
  /** Whether browsers keep it as a file. */
  readonly isFile: boolean;
}

/** The forms of a scenario, by the extension of their address. */
export const FORMS: Readonly<Record<string, ScenarioForm>> = {
  png: form({
    ...{ type: 'image/png', says: 'as a picture of its board', query: pictureQuery },
    make: ({ shown, exchange, services }) =>
      pictureOf(
        services,
        picture(shown, exchange.query, schemeOf(exchange.query, 'LIGHT')),
        exchange,
      ),
  }),
  svg: form({
    ...{ type: 'image/svg+xml', says: 'as a drawing of its board', query: pictureQuery },
    headers: { 'Content-Security-Policy': DRAWING_POLICY },
    make: ({ shown, exchange: { query } }) => picture(shown, query, schemeOf(query, 'READER')),
  }),
  md: form({
    ...{ type: 'text/markdown; charset=utf-8', says: 'as Markdown', query: stepQuery },
    make: ({ shown }) => markdown(reportOf(shown)),
  }),
  wiki: form({
    ...{ type: 'text/x-wiki; charset=utf-8', says: 'as wikitext', query: wikiQuery },
    make: ({ shown, exchange }) => wikitext(reportOf(shown), exchange.query.style ?? 'template'),
  }),
  yaml: form({
    ...{ type: 'application/yaml; charset=utf-8', says: 'as it can be sent', query: noQuery },
    make: ({ replayed: { scenario, body } }) => yamlForm(scenario.title, body),
  }),
  txt: form({
    ...{ type: 'text/plain; charset=utf-8', says: 'as plain text', query: stepQuery },
    make: ({ shown }) => plainText(reportOf(shown)),
  }),
  ...Object.fromEntries(LOG_FORMAT_NAMES.map((name) => [name, logForm(name)])),
  html: form({
    ...{ type: 'text/html; charset=utf-8', says: 'as a page to keep', query: stepQuery },
    headers: {
      'Content-Security-Policy': PAGE_POLICY,
      'Content-Disposition': 'attachment; filename="rules-oracle.html"',
    },
    make: ({ shown, exchange }) => scenarioFile(shown, exchange.query),
  }),
};

/** The routes of the forms. */
export const formRoutes: readonly Route[] = Object.entries(FORMS).map(([extension, made]) =>
  route({
    path: `/s/:id.${extension}`,
    operationId: `openScenarioAs${extension.charAt(0).toUpperCase()}${extension.slice(1)}`,
    tag: 'Scenarios',
    summary: `Read a scenario ${made.says}`,
    query: made.query,
    type: made.type,
    answers: [
      {
        ...{ status: 200, description: `The scenario ${made.says}.`, schema: z.string() },
        headers: made.isFile ? ['Content-Disposition'] : [],
      },
    ],
    errors: [
      ...(['SCENARIO_NOT_FOUND', 'SCENARIO_WITHDRAWN', 'STORE_UNAVAILABLE'] as const),
      ...REPLAY.errors,
    ],
    handle: made.handle,
  }),
);

/** A form as it is written down. */
interface FormDraft<Query extends z.ZodObject> {
  readonly type: string;
  readonly says: string;
  readonly query: Query;
  readonly headers?: Readonly<Record<string, string>>;
  /** The form of a log that it is made of; absent: of none. */
  readonly log?: LogFormatName;
  readonly make: (making: Making<z.output<Query>>) => string | Uint8Array | Promise<Uint8Array>;
}

/** The form of a log, as the game itself keeps it. */
function logForm(name: LogFormatName): ScenarioForm {
  const { type, says } = LOG_FORMATS[name];
  return form({
    ...{ type, says, log: name, query: decideQuery },
    headers: { 'Content-Disposition': `attachment; filename="rules-oracle.${name}"` },
    make: ({ shown }) => shown.replay.resolution.log!,
  });
}

function form<Query extends z.ZodObject>(draft: FormDraft<Query>): ScenarioForm {
  const { type, says, query, headers = {}, log, make } = draft;
  const handle = async (exchange: Exchange, services: Services): Promise<Reply> => {
    const replayed = await replaySaved(
      services,
      exchange.id,
      { ...(exchange.query as ReplayQuery), log },
      exchange,
    );
    const { replay } = replayed;
    if (!replay.ok) throw new ServiceError(replay.problem);
    const shown = shownReplay(replayed, replay.answer, exchange.origin);
    const asked = exchange as Exchange<z.output<Query>>;
    const made = await make({ shown, replayed, exchange: asked, services });
    const body = typeof made === 'string' ? Buffer.from(made) : made;
    return {
      status: 200,
      body,
      headers: {
        'Content-Type': type,
        'Cache-Control': CACHE_CONTROL,
        ...headers,
      },
    };
  };
  return { type, says, query, isFile: Object.hasOwn(headers, 'Content-Disposition'), handle };
}

/** A scenario with its replay, for whatever form it is shown in. */
export function shownReplay(
  { scenario, language }: Pick<Replayed, 'scenario' | 'language'>,
  replay: ShownReplay['replay'],
  origin: string,
): ShownReplay {
  const game = `${gameOf(scenario.ruleset)}, patch ${scenario.edition}`;
  return { scenario, replay, game, address: `${origin}${scenario.url}`, language };
}

function schemeOf({ scheme }: { readonly scheme?: 'light' | 'dark' }, otherwise: Scheme): Scheme {
  if (scheme === undefined) return otherwise;
  return scheme === 'dark' ? 'DARK' : 'LIGHT';
}
