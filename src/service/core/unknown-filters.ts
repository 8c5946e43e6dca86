import { allRulesets } from '../../rulesets/index.js';
import { problemAt } from '../../scenario/operation/problem-at.js';
import { ServiceError } from '../errors.js';
import { answerOf, askCatalogue } from './oracle.js';
import type { Caller, Services } from './services.js';

/** The filters of a list of scenarios that name something of the catalogue. */
interface CatalogueFilters {
  readonly ruleset?: string;
  readonly patch?: string;
  readonly card?: string;
  readonly rule?: string;
}

/**
 * Refuses filters that name what there is not: a list that was asked for with them is empty for that reason.
 * @throws ServiceError as the catalogue does, with the nearest names.
 */
export async function refuseUnknownFilters(
  services: Services,
  { ruleset, patch, card, rule }: CatalogueFilters,
  caller: Caller,
): Promise<void> {
  const games = ruleset === undefined ? allRulesets().map(({ id }) => id) : [ruleset];
  const known = async (list: 'cards' | 'rules', filter: object, name?: string): Promise<void> => {
    const asked = games.map((game) =>
      askCatalogue(services, list, { ruleset: game, ...filter }, caller),
    );
    const replies = await Promise.all(asked);
    if (replies.every(({ code }) => code !== null)) throwAt(() => answerOf(replies[0]!), name);
  };
  if (ruleset !== undefined || patch !== undefined)
    await known('rules', { first: 1, ...(patch === undefined ? {} : { patch }) });
  if (card !== undefined) await known('cards', { id: card }, 'card');
  if (rule !== undefined) await known('rules', { id: rule }, 'rule');
}

/** Throws what `refused` throws, with the filter as its place. */
function throwAt(refused: () => unknown, name: string | undefined): void {
  try {
    refused();
  } catch (error) {
    if (name === undefined || !(error instanceof ServiceError)) throw error;
    throw new ServiceError(
      problemAt(error.problem, () => [name]),
      error.headers,
    );
  }
}
