import { z } from 'zod';
import { components, json, type Of } from '../terms/schema.js';

/** Sizes of pages and filters. */
export const PAGE = {
  /** Items of a page when nothing is asked. */
  default: 20,
  max: 100,
  /** Size of a search text. */
  textLength: 200,
  /** Size of a cursor. */
  cursorLength: 512,
} as const;

const name = z.string().min(1).max(PAGE.textLength);

/** Which page of a list is asked for. */
export const pageShape = {
  first: z
    .int()
    .min(1)
    .max(PAGE.max)
    .exactOptional()
    .describe(`Items of the page; ${PAGE.default} when left out.`),
  after: z.string().max(PAGE.cursorLength).exactOptional().describe('`next` of the page before.'),
};

/** Where nothing but the rule system can be said. */
export const rulesetFilter = z.strictObject({
  ruleset: name.exactOptional().describe('The rule system.'),
});

/** What can be said about one card or rule beside its id. */
export const itemFilter = rulesetFilter.extend({
  patch: name.exactOptional().describe('The edition of the rules; the newest when left out.'),
});

/** The filters of lists of cards and rules. All given ones hold together. */
export const catalogueFilter = itemFilter.extend({
  name: name.exactOptional(),
  text: name.exactOptional().describe('Part of the text, in any letter case.'),
  ...pageShape,
});

/** The filters of the lists of editions and rule systems. */
export const editionFilter = rulesetFilter.extend(pageShape);

/** One card, rule, edition or rule system; what else it carries differs by kind and rule system. */
export const catalogueItem = z
  .object({ id: z.string() })
  .catchall(json)
  .describe('What else it carries differs by kind and rule system.')
  .register(components, { id: 'CatalogueItem' });

/** What lists of cards, rules, editions and rule systems answer. */
export const cataloguePage = z
  .object({
    items: z.array(catalogueItem),
    next: z.string().nullable().describe('Pass it as `after` to get the next page.'),
  })
  .register(components, { id: 'CataloguePage' });

/** How well the collectible cards of an edition are known. */
export const cardCoverage = z
  .object({
    patch: z.string(),
    collectible: z.int().describe('Collectible cards of all sets.'),
    known: z.int().describe('Those whose text is known.'),
    sets: z.array(
      z.object({
        set: z.string(),
        collectible: z.int(),
        known: z.int(),
        partly: z
          .array(z.string())
          .describe('Known cards that can bring out one whose text is not known.'),
        unknown: z.array(z.string()).describe('Cards whose text is not known.'),
        reasons: z
          .array(z.object({ id: z.string(), reason: z.string() }))
          .describe('Why each of `unknown` is not known.'),
      }),
    ),
  })
  .register(components, { id: 'CardCoverage' });

/** How well the collectible cards of an edition are known. */
export type CardCoverage = Of<typeof cardCoverage>;

/** One card, rule, edition or rule system. */
export type CatalogueItem = Of<typeof catalogueItem>;

/** A page of a list. */
export type CataloguePage = Of<typeof cataloguePage>;

/** What `cards`, `rules`, `patches` and `rulesets` take. */
export type CatalogueFilter = Of<typeof catalogueFilter> & { readonly id?: string };
