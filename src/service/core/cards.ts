import { allRulesets } from '../../rulesets/index.js';
import type { CatalogueItem, CataloguePage } from '../../scenario/oracle.js';
import { LIMITS } from '../limits.js';
import { answerOf, askCatalogue } from './oracle.js';
import type { Caller, Services } from './services.js';

/** The cards of a rule system, or of all, that are called this: by id, number or name, in any letter case. */
export async function cardsCalled(
  services: Services,
  text: string,
  ruleset: string | undefined,
  caller: Caller,
): Promise<readonly CatalogueItem[]> {
  const wanted = text.toLowerCase();
  const games = ruleset === undefined ? allRulesets().map(({ id }) => id) : [ruleset];
  const found = await Promise.all(
    games.map(async (game) => {
      const ask = async (filter: object): Promise<CataloguePage> =>
        answerOf(await askCatalogue(services, 'cards', { ruleset: game, ...filter }, caller));
      const byName = await ask({ name: text, first: LIMITS.page.max });
      return [
        ...(await ask({ ids: [text] })).items,
        ...byName.items.filter(({ name }) => String(name).toLowerCase() === wanted),
      ];
    }),
  );
  return found.flat();
}
