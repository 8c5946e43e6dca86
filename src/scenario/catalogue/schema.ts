import { z } from 'zod';
import {
  component,
  components,
  json,
  jsonObject,
  type Of,
  optional,
  plain,
} from '../terms/schema.js';

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
  first: optional(
    z.int().min(1).max(PAGE.max),
    `Items of the page; ${PAGE.default} when left out.`,
  ),
  after: optional(z.string().max(PAGE.cursorLength), '`next` of the page before.'),
};

/** Where nothing but the rule system can be said. */
export const rulesetFilter = z.strictObject({
  ruleset: optional(name, 'The rule system.'),
});

/** What can be said about one card or rule beside its id. */
export const itemFilter = rulesetFilter.extend({
  patch: optional(name, 'The edition of the rules; the newest when left out.'),
});

const ids = z.array(name).min(1).max(PAGE.max);

/** The filters of lists of cards and rules. All given ones hold together. */
export const catalogueFilter = itemFilter.extend({
  ids: optional(ids, 'These items alone, in this order.'),
  name: optional(name),
  text: optional(name, 'Part of the text, in any letter case.'),
  ...pageShape,
});

/** The filters of the list of cards. */
export const cardsFilter = catalogueFilter.extend({
  called: optional(
    name,
    'Those that are called exactly so: a name in English or Chinese, an id or a dbfId.',
  ),
});

/** The filters of the list of worked cases. All given ones hold together. */
export const caseFilter = rulesetFilter.extend({
  rule: optional(name, 'The id of a rule that it shows.'),
  card: optional(name, 'A card that it is about, or several with commas between them.'),
  text: optional(name, 'Part of the title, in any letter case.'),
  ...pageShape,
});

/** The filters of the lists of editions and rule systems. */
export const editionFilter = rulesetFilter.extend(pageShape);

const idShape = { id: z.string() };

/** A card; what else it carries differs by rule system. */
const card = z
  .object({
    ...idShape,
    name: z.string(),
    dbfId: optional(z.int(), "The number of the card in the game's data."),
    names: optional(
      z.object({ enUS: z.string(), zhCN: optional(z.string()) }),
      'Its name in other languages.',
    ),
    reads: optional(z.string(), 'What it does, in sentences.'),
    unknownBecause: optional(
      z.string(),
      'Why its text is not known, so that it cannot be told what it does; absent: it is known.',
    ),
  })
  .catchall(json)
  .register(components, { id: 'Card' });

const bilingual = component('Bilingual', {
  en: z.string().describe('In English.'),
  zh: z.string().describe('In Chinese.'),
});

const rule = z
  .object({
    ...idShape,
    name: bilingual.describe('The rule as a title.'),
    role: optional(
      z.enum(['definition', 'general']),
      'Why it decides no case: it only defines a word, or it stands behind every case. Absent: it decides cases.',
    ),
    place: optional(
      bilingual,
      'The book and the section in which it stands; absent: it was inferred.',
    ),
    topic: z.string(),
    section: optional(z.string(), 'The section of its book, where that has numbers.'),
    patches: z.string().describe('The patches in which it holds.'),
    says: z.string().describe('What it says, in our own words.'),
    source: optional(z.string(), 'Where it is written.'),
    implementedIn: optional(
      z.array(z.string()),
      'The files that follow it; of a rule that was asked for by its id.',
    ),
  })
  .catchall(json)
  .register(components, { id: 'Rule' });

const variantShape = { value: plain, rules: z.array(z.string()) };

const datedSwitch = component('DatedSwitch', {
  name: z.string(),
  governs: z.string().describe('What it governs, in words.'),
  value: plain.describe('How it stands in this edition.'),
  variants: z.array(
    z.object({ from: z.string().describe('The first patch of it.'), ...variantShape }),
  ),
  alternatives: z.array(z.object(variantShape)).describe('What some rulings say instead.'),
});

const patch = component('Patch', {
  ...idShape,
  ruleset: z.string(),
  patch: z.string().describe('As scenarios name it.'),
  released: optional(z.string(), 'When it came out, as far as it is known.'),
  build: optional(z.int(), "Its first build, as the game's logs name it, as far as it is known."),
  engine: z
    .string()
    .describe("The version of the engine's behaviour in this edition; answers name it."),
  isDefault: z.boolean().describe('Whether it is the edition when none is named.'),
  changes: z.array(z.string()).describe('The switches that stand otherwise since this patch.'),
  switches: z.array(datedSwitch),
});

const editionEngine = component('EditionEngine', { edition: z.string(), engine: z.string() });

const ruleset = component('Ruleset', {
  ...idShape,
  title: z.string(),
  defaultPatch: z.string().describe('The edition when none is named.'),
  patches: z.array(z.string()).describe('The patches in which a rule changed.'),
  engines: z
    .array(editionEngine)
    .describe("The version of the engine's behaviour in each edition, oldest edition first."),
});

const workedCase = z
  .object({
    ...idShape,
    ruleset: z.string(),
    title: z.string(),
    section: optional(z.string(), 'The section of its book, where that has numbers.'),
    rules: z.array(z.string()).describe('The rules that it shows.'),
    cards: z.array(z.string()).describe('The names of the cards that it is about.'),
    scenario: jsonObject.describe('A scenario that shows it, to be resolved as it is.'),
  })
  .catchall(json)
  .register(components, { id: 'WorkedCase' });

/** One item of every list of the catalogue, as documents describe it. */
export const ITEMS = { card, rule, patch, ruleset, workedCase };

/** What lists of the catalogue answer, in code: what an item carries beside its id is only passed on. */
const anyPage = z.object({
  items: z.array(z.object(idShape).catchall(json)),
  next: z.string().nullable(),
  total: z.int(),
  missing: optional(z.array(z.string())),
});

/** A page of a list of the catalogue. */
export function pageOf(id: string, item: z.ZodType): typeof anyPage {
  const page = z
    .object({
      items: z.array(item),
      next: z.string().nullable().describe('Pass it as `after` to get the next page.'),
      total: z.int().describe('How many there are on all pages.'),
      nextUrl: optional(
        z.string().nullable(),
        'Over REST: the address of the next page; null on the last.',
      ),
      missing: optional(
        z.array(z.string()),
        'With `ids`: those that nothing has; absent where all are there.',
      ),
    })
    .register(components, { id });
  // An item is one of a page of any kind.
  return page as z.ZodType as typeof anyPage;
}

/** How well the collectible cards of an edition are known. */
export const cardCoverage = component('CardCoverage', {
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
});

/** How well the collectible cards of an edition are known. */
export type CardCoverage = Of<typeof cardCoverage>;

/** One card, rule, edition or rule system. */
export type CatalogueItem = CataloguePage['items'][number];

/** A page of a list. */
export type CataloguePage = Of<typeof anyPage>;

/** What `cards`, `rules`, `patches` and `rulesets` take. */
export type CatalogueFilter = Of<typeof catalogueFilter> & { readonly id?: string };
