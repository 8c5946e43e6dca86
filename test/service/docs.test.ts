import { describe, expect, test } from 'vitest';
import { errorsPage } from './support/errors-page.js';

describe('docs/errors.md', () => {
  test('is what the tables say', async () => {
    await expect(errorsPage()).toMatchFileSnapshot('../../docs/errors.md');
  });
});
