import { allRulesets } from '../../rulesets/index.js';
import type { CataloguePage } from '../../scenario/oracle.js';
import { LIMITS } from '../limits.js';
import { answerOf, askCatalogue } from './oracle.js';
import type { Caller, Services } from './services.js';

/** A text that may be what a card is called. */
interface CardName {
  readonly text: string;
  /** Undefined: of any rule system. */
  readonly ruleset: string | undefined;
}

/** The ids of the cards that are called this: by id, number or name, in any letter case. */
export async function idsCalled(
  services: Services,
  { text, ruleset }: CardName,
  caller: Caller,
): Promise<readonly string[]> {
  const games = ruleset === undefined ? allRulesets().map(({ id }) => id) : [ruleset];
  const asked = games.map(async (game) => {
    const filter = { ruleset: game, called: text, first: LIMITS.page.max };
    return answerOf<CataloguePage>(await askCatalogue(services, 'cards', filter, caller)).items;
  });
  return (await Promise.all(asked)).flat().map(({ id }) => id);
}
