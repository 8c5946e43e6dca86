import { z } from 'zod';
import { PAGE, rulesetFilter } from '../catalogue/schema.js';
import { component, type Of, optional } from '../terms/schema.js';

/** What `search` takes. */
export const searchFilter = rulesetFilter.extend({
  q: optional(
    z.string().max(PAGE.textLength),
    'Words; the last may be begun only, and any misspelt.',
  ),
  kind: optional(z.enum(['card', 'rule', 'case']), 'Only these.'),
  first: optional(z.int().min(1).max(PAGE.max)),
});

const hit = component('SearchHit', {
  kind: z.enum(['card', 'rule', 'case']),
  id: z.string(),
  ruleset: z.string(),
  name: z.string(),
  says: z.string().describe('What a rule says, or a card does.'),
});

/** What `search` answers. */
export const searchResult = component('SearchResult', {
  items: z.array(hit).describe('Best first.'),
});

/** Something that was found. */
export type SearchHit = Of<typeof hit>;

/** What `search` answers. */
export type SearchResult = Of<typeof searchResult>;
