import { z } from 'zod';
import { LANGUAGES } from '../../rulesets/common/names.js';
import { pageShape } from '../../scenario/catalogue/schema.js';
import { scenarioShape } from '../../scenario/form/scenario.js';
import { logsRequest } from '../../scenario/logs/schema.js';
import { deathRecord } from '../../scenario/terms/death.js';
import { input, optional } from '../../scenario/terms/schema.js';
import { LIMITS } from '../limits.js';

/** What the service takes, as far as it looks into it itself. */

/** A name or an id. */
export const name = z.string().min(1).max(LIMITS.page.textLength);
const title = z.string().max(LIMITS.page.textLength);

/** The version of something that is stored. */
export const version = z.int().min(0).max(1_000_000_000);

/** The filters of the list of scenarios. */
export const scenarioQuery = z.strictObject({
  ruleset: optional(name),
  patch: optional(name, 'The edition of the rules.'),
  card: optional(name, 'The id of a card that takes part.'),
  rule: optional(name, 'The id of a rule that the trace cites.'),
  tag: optional(name, 'One of its tags.'),
  text: optional(name, 'Part of the title or note, in any letter case.'),
  ids: optional(
    z.array(name).min(1).max(LIMITS.page.max),
    'Shares by their slugs, or contents by their ids.',
  ),
  changedSince: optional(
    z.union([z.iso.datetime({ offset: true }), z.iso.date()]),
    'Saved or revised since this moment, or since this day began (UTC).',
  ),
  ...pageShape,
});

/** Several global ids. */
export const manyIds = z.strictObject({ ids: z.array(name).min(1).max(LIMITS.page.max) });

/** Which version of a death event cache to read, and which page of it. */
export const cacheQuery = z.strictObject({
  version: optional(version, 'The first so many deaths; all of them when left out.'),
  after: optional(version, '`next` of the page before.'),
});

const question = optional(z.string().max(LIMITS.page.textLength));

/** In which language a page answers. */
export const lang = optional(
  z.enum(LANGUAGES),
  'The language of what happens; default: that in which the cards are named.',
);

/** How a saved scenario is resolved anew. */
const replayShape = {
  trace: optional(z.enum(['SUMMARY', 'FULL'])),
  lang,
  decide: optional(
    z.string().regex(/^\d{1,4}(,\d{1,4}){0,63}$/),
    'Options that are picked of the decisions that are still open, by their numbers.',
  ),
};

/** Which board of a scenario is shown, and from where. */
const boardShape = {
  at: optional(
    z.string().regex(/^(start|\d{1,9})$/),
    'The step that is shown: a node of the trace, or `start`; the end when left out.',
  ),
  side: optional(z.enum(['1', '2']), 'The player who sits below.'),
};

/** What the page of a scenario can be asked; whatever else a link carries is nothing to us. */
export const pageQuery = z.object({
  explain: question.describe('Whom to explain: an alias, a card, a place.'),
  event: question.describe('Only within events of this name.'),
  outcomes: question.describe(
    'What to group the odds by: `result`, `board`, or an entity and a field.',
  ),
  engine: optional(z.literal('latest'), 'Says of which engine the answer is.'),
  ...replayShape,
  ...boardShape,
});

/** What the steps of a scenario can be asked. */
export const stepsQuery = z.strictObject(replayShape);

/** What the steps of a table can be asked. */
export const tableStepsQuery = z.strictObject({
  b: optional(z.string(), 'The board code; a first board when left out.'),
});

/** What a text or a page to keep can be asked. */
export const stepQuery = z.strictObject({ ...replayShape, ...boardShape });

/** What a log of a scenario can be asked. */
export const decideQuery = z.strictObject({ decide: replayShape.decide });

/** What a picture can be asked. */
export const pictureQuery = z.strictObject({
  decide: replayShape.decide,
  ...boardShape,
  scheme: optional(z.enum(['light', 'dark'])),
  format: optional(
    z.enum(['narrow', 'wide', 'card']),
    'For telephones, for everything wider (if left out), or 1200 by 630 with its title.',
  ),
});

/** What wikitext can be asked. */
export const wikiQuery = z.strictObject({
  ...replayShape,
  style: optional(
    z.enum(['template', 'table']),
    'A call of a template with named parameters (if left out), or a table.',
  ),
});

/** What asks how a link is to be shown. */
export const oembedQuery = z.strictObject({
  url: optional(z.string().max(2_048), 'The address of a scenario.'),
  format: optional(z.string().max(16), '`json`, which is all there is.'),
  maxwidth: optional(z.coerce.number().int().min(1).max(100_000)),
  maxheight: optional(z.coerce.number().int().min(1).max(100_000)),
});

const word = optional(z.string().max(LIMITS.page.textLength));

/** What the table can be asked: a board code, and a change of it; what else a link carries is nothing to us. */
export const playQuery = z
  .object({
    b: optional(z.string(), 'The board code; a first board when left out.'),
    do: word.describe(
      'A change of the board: add, set, game, decks, text, back, `remove 1.board.0`, `move 1.hand.0 1.board.2`.',
    ),
    place: word.describe('What is changed, as `1.board.0`.'),
    card: word.describe('The name or id of a card that is added.'),
    of: optional(z.string(), 'Fields that are set, with `f.<field>` for each.'),
    act: optional(z.string(), 'An action that is taken, as JSON.'),
    text: optional(z.string(), 'A whole scenario, as YAML or JSON.'),
    edit: word.describe('What is shown with its fields, as `1.board.0`.'),
    lang,
    at: pageQuery.shape.at,
    side: pageQuery.shape.side,
    explain: pageQuery.shape.explain,
    outcomes: pageQuery.shape.outcomes,
  })
  .catchall(z.string());

/** The same for programs: what is not known is refused. */
export const tableQuery = playQuery.superRefine((query, { addIssue }) => {
  const unknown = Object.keys(query).filter(
    (key) => !Object.hasOwn(playQuery.shape, key) && !key.startsWith('f.'),
  );
  if (unknown.length > 0) addIssue({ code: 'unrecognized_keys', keys: unknown, input: query });
});

/** Where no query is taken. */
export const noQuery = z.strictObject({});

/** What is asked of a log that comes as a file. */
export const logQuery = logsRequest.pick({ game: true, point: true });

const { share } = LIMITS;

/** What the author of a share says of one node of the trace. */
const stepNote = input('StepNote', {
  at: z.int().min(0).max(1_000_000_000).describe('The id of the node.'),
  text: z.string().min(1).max(LIMITS.body.stringLength),
});

/** What the author of a share says of a scenario. */
export const shareTexts = z.strictObject({
  title: optional(title),
  note: optional(z.string().max(LIMITS.body.noteLength)),
  author: optional(
    z.string().max(LIMITS.page.textLength),
    'How the author wants to be called; nobody checks it.',
  ),
  tags: optional(z.array(z.string().min(1).max(share.tagLength)).max(share.tags)),
  links: optional(
    z.array(z.url({ protocol: /^https?$/ }).max(share.linkLength)).max(share.links),
    'Addresses of what it was taken from, as http or https.',
  ),
  stepNotes: optional(
    z.array(stepNote).max(share.stepNotes),
    'What there is to say of single nodes of the trace.',
  ),
});

/** New texts for a share. */
export const revision = input('ScenarioRevision', {
  ...shareTexts.shape,
  expectedVersion: optional(version, 'Instead of If-Match.'),
});

const deaths = z.array(deathRecord).max(LIMITS.deathEventCache.deaths);

/** A new death event cache. */
export const cacheDraft = input('DeathEventCacheDraft', {
  ruleset: name,
  patch: name.describe('The edition of the rules.'),
  title: optional(title),
  deaths: optional(deaths),
});

/** Deaths to append to a cache. */
export const deathsDraft = input('DeathsDraft', {
  expectedVersion: version,
  deaths: deaths.min(1),
});

const { title: _, ...saidShape } = shareTexts.shape;

/** What a save carries beside the scenario. */
export const saidOfIt = z.strictObject(saidShape);

/** What `POST /v1/scenarios` takes. */
export const saveInput = input('SaveInput', { ...scenarioShape, ...saidShape });
