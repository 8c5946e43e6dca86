import { expect, test } from 'vitest';
import { DEFAULT_PATCH } from '../../src/rulesets/hearthstone/vocabulary/editions.js';
import { coveragePage } from './coverage-page.js';

/** The patch of the last cards that the data knows. */
const LAST_PATCH = '24.6';

test('the page of known cards is what the coverage says', async () => {
  const page = coveragePage(DEFAULT_PATCH, LAST_PATCH);
  await expect(page).toMatchFileSnapshot('../../docs/generated/card-coverage.md');
});
