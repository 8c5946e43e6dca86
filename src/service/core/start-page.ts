import type { CatalogueItem, JsonObject, Resolution } from '../../scenario/oracle.js';
import { outcomeOf } from '../web/outcome.js';
import type { Asked } from '../web/scenario.js';
import type { StartView } from '../web/start.js';
import { isObject, rawBody } from './body.js';
import { answered, answerOf, askAboutScenario, askCatalogue, itemOf } from './oracle.js';
import { viewTable } from './play-page.js';
import type { Caller, Services } from './services.js';

/** Worked cases that everybody asks about sooner or later. */
const FAMOUS = [
  'EN-133',
  'sylvanas-on-both-sides-deals-twice',
  'EN-102a',
  'EN-383a',
  'EN-301',
  'EN-260',
  'EN-299-fn76',
  'missiles-and-spell-damage',
] as const;

let famous: Promise<StartView['examples']> | null = null;

/** Everything that the first page shows. What the famous cases come to is worked out once. */
export async function viewStart(services: Services, caller: Caller): Promise<StartView> {
  famous ??= Promise.all(FAMOUS.map((id) => example(services, id, caller)));
  const examples = await famous.catch((error: unknown) => {
    famous = null;
    throw error;
  });
  return { examples, table: await viewTable(services, {}, caller) };
}

async function example(
  services: Services,
  id: string,
  caller: Caller,
): Promise<StartView['examples'][number]> {
  const { title, scenario } = itemOf(await askCatalogue(services, 'cases', { id }, caller), id);
  const resolve = async (more: JsonObject): Promise<Asked<Resolution>> => {
    const wanted = { difference: true, boards: true, trace: 'NONE' };
    const body = { ...(isObject(scenario) ? scenario : {}), ...more, ...wanted };
    return answered(await askAboutScenario(services, 'resolve', rawBody(body), caller));
  };
  const asked = await resolve({});
  if (!asked.ok) return { id, title: String(title), outcome: asked.problem.title };
  const outcome = outcomeOf({ resolution: asked.answer });
  const isOpen = isObject(asked.answer.pending) && asked.answer.pending.kind === 'chance';
  const played = isOpen ? await resolve({ random: { seed: 1 } }) : asked;
  const isTold = !isOpen || !played.ok || played.answer.status === 'PENDING';
  if (isTold) return { id, title: String(title), outcome };
  return {
    ...{ id, title: String(title) },
    outcome: `One way it can go: ${outcomeOf({ resolution: played.answer })}`,
  };
}

let paths: Promise<readonly string[]> | null = null;

/** The addresses of all pages that are there whatever is saved. */
export async function sitePaths(services: Services, caller: Caller): Promise<readonly string[]> {
  paths ??= collectPaths(services, caller);
  return paths.catch((error: unknown) => {
    paths = null;
    throw error;
  });
}

async function collectPaths(services: Services, caller: Caller): Promise<readonly string[]> {
  const [rules, cards] = [
    await everyItem(services, 'rules', caller),
    await everyItem(services, 'cards', caller),
  ];
  return [
    ...['/', '/play', '/compare', '/rules', '/cards', '/docs'],
    ...rules.map(({ id }) => `/rules/${encodeURIComponent(id)}`),
    ...cards.map(({ id }) => `/cards/${encodeURIComponent(id)}`),
  ];
}

async function everyItem(
  services: Services,
  operation: 'rules' | 'cards',
  caller: Caller,
): Promise<readonly CatalogueItem[]> {
  const all: CatalogueItem[] = [];
  let after: string | null = null;
  do {
    const filter: JsonObject = { first: 100, ...(after === null ? {} : { after }) };
    const reply = await askCatalogue(services, operation, filter, caller);
    const page: { items: CatalogueItem[]; next: string | null } = answerOf(reply);
    all.push(...page.items);
    after = page.next;
  } while (after !== null);
  return all;
}
