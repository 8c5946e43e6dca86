import type { CatalogueItem, JsonObject } from '../../scenario/oracle.js';
import type { StartView } from '../web/start.js';
import { caseRuling } from './case-rulings.js';
import { answerOf, askCatalogue, itemOf } from './oracle.js';
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

/** Everything that the first page shows, and whether it shows all that it should: a busy engine may have left some out. */
export async function viewStart(
  services: Services,
  caller: Caller,
): Promise<{ readonly view: StartView; readonly isWhole: boolean }> {
  const examples = await Promise.all(FAMOUS.map((id) => example(services, id, caller)));
  const table = await viewTable(services, {}, caller);
  const shown = examples.filter((one) => one !== null);
  const isWhole = shown.length === FAMOUS.length && table.replay.ok && table.legal?.ok !== false;
  return { view: { examples: shown, table }, isWhole };
}

/** A famous case and what it comes to; null: the engine was refused. */
async function example(
  services: Services,
  id: string,
  caller: Caller,
): Promise<StartView['examples'][number] | null> {
  const item = itemOf(await askCatalogue(services, 'cases', { id }, caller), id);
  return caseRuling(services, item, caller);
}

/** The addresses of all pages that are there whatever is saved, a line each. */
export async function sitePaths(services: Services, caller: Caller): Promise<string> {
  const collect = async (): Promise<string> => (await collectPaths(services, caller)).join('\n');
  const paths = await services.constants.get('paths of the site', collect, (text) => ({
    ...{ status: 200, code: null, headers: {}, body: Buffer.from(text) },
  }));
  if (typeof paths === 'string') return paths;
  return new TextDecoder().decode(await paths.in('identity'));
}

async function collectPaths(services: Services, caller: Caller): Promise<readonly string[]> {
  const [rules, cards] = [
    await everyItem(services, 'rules', caller),
    await everyItem(services, 'cards', caller),
  ];
  return [
    ...['/', '/play', '/compare', '/logs', '/rules', '/cards', '/docs'],
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
