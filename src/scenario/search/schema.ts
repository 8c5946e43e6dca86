import { z } from 'zod';
import { PAGE, rulesetFilter } from '../catalogue/schema.js';
import { components, type Of } from '../terms/schema.js';

/** What `search` takes. */
export const searchFilter = rulesetFilter.extend({
  q: z
    .string()
    .max(PAGE.textLength)
    .exactOptional()
    .describe('Words; the last may be begun only, and any misspelt.'),
  kind: z.enum(['card', 'rule', 'case']).exactOptional().describe('Only these.'),
  first: z.int().min(1).max(PAGE.max).exactOptional(),
});

const hit = z
  .object({
    kind: z.enum(['card', 'rule', 'case']),
    id: z.string(),
    ruleset: z.string(),
    name: z.string(),
    says: z.string().describe('What a rule says, or a card does.'),
  })
  .register(components, { id: 'SearchHit' });

/** What `search` answers. */
export const searchResult = z
  .object({ items: z.array(hit).describe('Best first.') })
  .register(components, { id: 'SearchResult' });

/** Something that was found. */
export type SearchHit = Of<typeof hit>;

/** What `search` answers. */
export type SearchResult = Of<typeof searchResult>;
