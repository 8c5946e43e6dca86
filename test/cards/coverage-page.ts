import { coverageOf } from '../../src/rulesets/hearthstone/adapter/show/coverage.js';

const BEGINNING = `# Card coverage

Written by \`npx vitest run test/cards/coverage-page.test.ts -u\`. \`GET /v1/cards/coverage\` and \`rules-oracle cards --coverage\`
answer the same for any edition.

A collectible card is known if it has an entry or is marked \`plain\` in the data. An unknown card can be in a hand, deck or
graveyard, and in play with \`unknownText: ignore\`.
`;

type Sets = ReturnType<typeof coverageOf>;

/** The page of how many cards are known: the default edition with its reasons, and the sets that came later. */
export function coveragePage(patch: string, lastPatch: string): string {
  const now = coverageOf(patch);
  const sets = new Set(now.map(({ set }) => set));
  const later = coverageOf(lastPatch).filter(({ set }) => !sets.has(set));
  const unknown = now.flatMap(({ set, reasons }) =>
    reasons.map(({ id, reason }) => `- \`${id}\` (${set}): ${reason}`),
  );
  return [
    BEGINNING,
    `## Edition ${patch}\n`,
    ...list(now),
    ...(unknown.length === 0 ? [] : ['\nNot known:\n', ...unknown]),
    `\n## Later sets, in edition ${lastPatch}\n`,
    ...list(later),
    '',
  ].join('\n');
}

/** Known cards of each set, the sets that are complete in one line. */
export function list(rows: Sets): string[] {
  const whole = rows.filter(({ known, collectible }) => known === collectible);
  const rest = rows.filter((row) => !whole.includes(row));
  const sum = (of: (row: Sets[number]) => number) => rows.reduce((all, row) => all + of(row), 0);
  return [
    `- all: ${sum(({ known }) => known)} of ${sum(({ collectible }) => collectible)}`,
    ...(whole.length === 0
      ? []
      : [`- complete: ${whole.map(({ set, known }) => `${set} ${known}`).join(', ')}`]),
    ...rest.map(({ set, known, collectible }) => `- ${set}: ${known} of ${collectible}`),
  ];
}
