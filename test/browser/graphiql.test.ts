import { expect, test } from 'vitest';
import { EXAMPLES } from '../../src/service/web/client/graphql-examples.js';
import { Visit } from './support/site.js';

const visit = new Visit();

test('a browser at /graphql gets an editor with examples that answer', async ({ skip }) => {
  const look = { width: 1280, scheme: 'light', script: true } as const;
  const { page, context, errors } = await visit.open('/graphql', look, skip);
  const tabs = page.locator('[role=tab]');
  await tabs.first().waitFor();
  expect(await tabs.count()).toBe(EXAMPLES.length);
  expect(await tabs.first().textContent()).toContain('WhatHappens');
  await page.locator('.graphiql-execute-button').click();
  await page.locator('.result-window', { hasText: 'ZH-2.3-play' }).waitFor();
  // Neither has the policy forbidden anything, nor was anything asked of another site.
  expect(errors).toEqual([]);
  await context.close();
});

test.each(EXAMPLES)('what the tabs hold has an answer: $query', async ({ query, variables }) => {
  const answer = await fetch(`${visit.site.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data: unknown; errors?: unknown };
  expect(errors).toBeUndefined();
  expect(data).toBeTruthy();
});
