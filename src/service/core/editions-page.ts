import type { Language } from '../../rulesets/common/names.js';
import type { JsonObject, Timeline } from '../../scenario/oracle.js';
import type { EditionsView } from '../web/editions.js';
import { rawBody } from './body.js';
import { answered, askAboutScenario } from './oracle.js';
import { editionsOf, scenarioOf } from './play-page.js';
import type { Caller, Services } from './services.js';

/** A board, and the language of the answer. */
export interface EditionsQuery {
  readonly b?: string;
  readonly lang?: Language;
}

/**
 * How a board ends in every edition.
 * @throws ServiceError BAD_BOARD_CODE.
 */
export async function viewEditions(
  services: Services,
  { b, lang }: EditionsQuery,
  caller: Caller,
): Promise<EditionsView> {
  const scenario = scenarioOf(b === undefined ? {} : { b });
  const { random: _, ...rest } = scenario;
  const body: JsonObject = lang === undefined ? rest : { ...rest, language: lang };
  const asked = await askAboutScenario(services, 'timeline', rawBody(body), caller);
  const { patch, title } = scenario;
  return {
    b: b ?? '',
    lang,
    title: typeof title === 'string' ? title : null,
    edition: typeof patch === 'string' ? patch : editionsOf(scenario).usual,
    timeline: answered<Timeline>(asked),
  };
}
