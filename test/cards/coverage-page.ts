import { coverageOf } from '../../src/rulesets/hearthstone/face/show/coverage.js';

const BEGINNING = `# Which cards are known

Collectible cards of Hearthstone whose text is written as data, set by set; \`npx vitest run test/cards/coverage-page.test.ts -u\`
writes this page. \`GET /v1/cards/coverage\` and \`rules-oracle cards --coverage\` tell the same for any edition. A card that is not
known can lie in hand, deck and graveyard, and in play with \`unknownText: ignore\`.
`;

/** The page of how many cards are known: the default edition with its reasons, and the sets that came later. */
export function coveragePage(patch: string, lastPatch: string): string {
  const now = coverageOf(patch);
  const sets = new Set(now.map(({ set }) => set));
  const later = coverageOf(lastPatch).filter(({ set }) => !sets.has(set));
  const unknown = now.flatMap(({ set, reasons }) =>
    reasons.map(({ id, reason }) => `| \`${id}\` | ${set} | ${reason} |`),
  );
  const why = ['\nNot known, with the reason:\n', '| card | set | why |', '| --- | --- | --- |'];
  return [
    BEGINNING,
    `## Edition ${patch}\n`,
    ...table(now),
    ...(unknown.length === 0 ? ['\nEvery one of them is known.'] : [...why, ...unknown]),
    `\n## Sets that came later, in edition ${lastPatch}\n`,
    'Of Murder at Castle Nathria and Voyage to the Sunken City they have the cards that worked cases name, and those that print nothing but keywords.\n',
    ...table(later),
    '',
  ].join('\n');
}

function table(rows: ReturnType<typeof coverageOf>): string[] {
  const [collectible, known] = [rows.map((row) => row.collectible), rows.map((row) => row.known)];
  const all = `| all | ${sum(collectible)} | ${sum(known)} |`;
  const lines = rows.map((row) => `| ${row.set} | ${row.collectible} | ${row.known} |`);
  return ['| set | collectible | known |', '| --- | --- | --- |', ...lines, all];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
