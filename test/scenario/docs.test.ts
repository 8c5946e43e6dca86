import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { SETUP, SIDE } from '../../src/rulesets/hearthstone/adapter/setup/form.js';
import { SLOTS } from '../../src/rulesets/hearthstone/adapter/setup/read-entity.js';
import { COMMON_FIELDS } from '../../src/scenario/form/scenario.js';
import { ask, type Body } from './support/ask.js';

const page = readFileSync(new URL('../../docs/reference/short-form.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text], i) => ({
  name: `${i + 1}: ${page
    .slice(0, page.indexOf(text!))
    .match(/^#+ .*$/gm)!
    .at(-1)!}`,
  body: parse(text!) as Body,
}));

describe('docs/reference/short-form.md', () => {
  it('has examples', () => {
    expect(examples.length).toBeGreaterThan(7);
  });

  it.each(examples)('example $name holds', ({ body }) => {
    const { expectations, pass, status } = ask('verify', body);
    expect(expectations.filter((one) => !one.pass)).toEqual([]);
    expect([pass, status]).toEqual([true, 'COMPLETE']);
    expect(expectations.length).toBeGreaterThan(0);
  });

  it('says every field', () => {
    const slots = Object.values(SLOTS).flatMap(({ fields }) => fields);
    const fields = new Set([...COMMON_FIELDS, ...Object.keys({ ...SETUP, ...SIDE }), ...slots]);
    const said = new Set([...page.matchAll(/`([$\w]+)`/g)].map(([, word]) => word));
    expect([...fields].filter((field) => !said.has(field))).toEqual([]);
  });
});
