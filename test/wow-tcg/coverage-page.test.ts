import { expect, test } from 'vitest';
import { WOW_TCG } from '../../src/rulesets/wow-tcg/ruleset.js';
import { list } from '../cards/coverage-page.js';

/** The sets whose texts are being written. */
const WRITTEN = ['Heroes of Azeroth'];

const BEGINNING = `# Card coverage: World of Warcraft TCG

Written by \`npx vitest run test/wow-tcg/coverage-page.test.ts -u\`. \`GET /v1/cards/coverage?ruleset=wow-tcg\` answers the same.

A card is known if it has an entry or is marked \`plain\` in the data. An unknown card can be named, drawn, placed and put into play;
answers list it in \`unknownCards\`.
`;

test('the page of known cards is what the coverage says', async () => {
  const sets = WOW_TCG.catalogue.coverage!('1');
  const unknown = sets
    .filter(({ set }) => WRITTEN.includes(set))
    .flatMap(({ set, reasons }) =>
      reasons.map(({ id, reason }) => `- \`${id}\` (${set}): ${reason}`),
    );
  const page = [
    BEGINNING,
    ...list(sets),
    '\nNot known of the sets that are written:\n',
    ...unknown,
    '',
  ];
  await expect(page.join('\n')).toMatchFileSnapshot(
    '../../docs/generated/card-coverage-wow-tcg.md',
  );
});
