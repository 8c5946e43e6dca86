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
  const games = ruleset === undefined ? allRulesets().map(({ id }) => id) : [ruleset];
  const asked = games.map(async (game) => {
    const filter = { ruleset: game, called: text, first: LIMITS.page.max };
    return answerOf<CataloguePage>(await askCatalogue(services, 'cards', filter, caller)).items;
  });
  return (await Promise.all(asked)).flat();
}
