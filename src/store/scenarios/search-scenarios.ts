import type { Prisma, PrismaClient } from '../../generated/prisma/client.js';
import { failure, type StoreResult, success } from '../results.js';
import { cursorAfter, type ListPlace, placeOf } from './cursor.js';
import type { Page, ScenarioQuery, ScenarioSummary } from './records.js';
import { LISTED, summaryOf } from './rows.js';

const DEFAULT_PAGE = 20;
const LARGEST_PAGE = 100;

/** Lists the scenarios that meet all conditions, newest first. */
export async function searchScenarios(
  prisma: PrismaClient,
  query: ScenarioQuery,
): Promise<StoreResult<Page<ScenarioSummary>, 'BAD_CURSOR'>> {
  const { cursor, limit = DEFAULT_PAGE } = query;
  const after = cursor === undefined ? undefined : placeOf(cursor);
  if (after === null) {
    return failure('BAD_CURSOR', 'The cursor does not come from a page of this list.', {
      cursor: cursor ?? '',
    });
  }
  const size = Math.min(Math.max(Math.trunc(limit) || 1, 1), LARGEST_PAGE);
  const rows = await prisma.share.findMany({
    where: {
      AND: [{ withdrawnAt: null }, ...conditions(query), ...(after ? [behind(after)] : [])],
    },
    orderBy: [{ createdAt: 'desc' }, { slug: 'desc' }],
    // One more than asked for tells whether there is a next page.
    take: size + 1,
    ...LISTED,
  });
  const items = rows.slice(0, size);
  const last = items.at(-1);
  return success({
    items: items.map(summaryOf),
    nextCursor: rows.length > size && last !== undefined ? cursorAfter(last) : null,
  });
}

function conditions(query: ScenarioQuery): Prisma.ShareWhereInput[] {
  const { tag, text, keys, changedSince } = query;
  return [
    { scenario: { AND: contentConditions(query) } },
    ...(tag === undefined ? [] : [{ tags: { has: tag } }]),
    ...(text === undefined ? [] : [textContains(text)]),
    ...(keys === undefined ? [] : [isNamed([...keys])]),
    ...(changedSince === undefined ? [] : [{ updatedAt: { gte: changedSince } }]),
  ];
}

function contentConditions(query: ScenarioQuery): Prisma.ScenarioWhereInput[] {
  const { ruleset, edition, card, anyCard, rule } = query;
  return [
    ...(ruleset === undefined ? [] : [{ ruleset }]),
    ...(edition === undefined ? [] : [{ edition }]),
    ...(card === undefined ? [] : [{ cards: { has: card } }]),
    ...(anyCard === undefined ? [] : [{ cards: { hasSome: [...anyCard] } }]),
    ...(rule === undefined ? [] : [{ rules: { has: rule } }]),
  ];
}

/** The search pattern's own signs (`%`, `_`, `\`) stand for themselves here. */
function textContains(text: string): Prisma.ShareWhereInput {
  const sought = { contains: text.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' } as const;
  return { OR: [{ title: sought }, { note: sought }] };
}

function isNamed(keys: string[]): Prisma.ShareWhereInput {
  return { OR: [{ slug: { in: keys } }, { scenarioId: { in: keys } }] };
}

/** The first condition is where an index scan begins; the second leaves out what is before it in the same moment. */
function behind({ createdAt, slug }: ListPlace): Prisma.ShareWhereInput {
  return {
    createdAt: { lte: createdAt },
    OR: [{ createdAt: { lt: createdAt } }, { slug: { lt: slug } }],
  };
}
