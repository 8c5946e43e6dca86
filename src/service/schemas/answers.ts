import { z } from 'zod';
import type {
  ActionReport,
  BoardZone,
  CataloguePage,
  CitedRule,
  DeathRecord,
  ExpectationReport,
  LegalActions,
  Resolution,
  TraceChange,
  TraceLine,
  UnknownCard,
  VerifiedVariant,
} from '../../scenario/oracle.js';
import { differences } from './difference.js';
import { components, json } from './registry.js';

/** What the rules engine answers, for the OpenAPI document and the tests; answers are not parsed. */

const change: z.ZodType<TraceChange> = z
  .object({
    n: z.int().describe('Counts the changes of the whole trace from 0.'),
    entity: z.int(),
    tag: z.string(),
    from: json,
    to: json,
  })
  .register(components, { id: 'TraceChange' });

/** A node of the trace. */
export const traceLine: z.ZodType<TraceLine> = z
  .object({
    id: z.int(),
    parent: z.int().nullable().describe('The node that this one is part of.'),
    depth: z.int(),
    kind: z.string(),
    name: z.string(),
    rules: z.array(z.string()).describe('The rules that put the node there.'),
    source: z
      .object({ id: z.int(), card: z.string(), name: z.string() })
      .nullable()
      .describe('The entity that caused it.'),
    text: z.string(),
    inferred: z.boolean().describe('The rulebook does not say so; the engine concluded it.'),
    changes: z.array(change),
  })
  .register(components, { id: 'TraceNode' });

/** Why an action is not legal. */
const reason = {
  code: z.string(),
  message: z.string(),
  rules: z.array(z.string()).exactOptional().describe('The rules that forbid it.'),
};

/** A rule that an answer cites. */
export const citedRule: z.ZodType<CitedRule> = z
  .object({ id: z.string(), says: z.string() })
  .register(components, { id: 'CitedRule' });

/** What became of one action. */
export const actionReport: z.ZodType<ActionReport> = z
  .object({
    action: json,
    legal: z.boolean(),
    illegal: z.object(reason).exactOptional(),
  })
  .register(components, { id: 'ActionReport' });

/** One death of a death event cache. */
export const deathRecord = z
  .strictObject({
    entityId: z.int().min(0),
    cardId: z.string().min(1).max(200),
    controller: z.int().min(0).describe('The player who controlled it when it died.'),
    turn: z.int().min(0),
    zonePosition: z.int().min(0).exactOptional(),
    extra: json.exactOptional().describe('What else a rule system wants to remember.'),
  })
  .register(components, { id: 'DeathRecord' }) satisfies z.ZodType<DeathRecord>;

/** A card of which no more is known than its numbers and keywords. */
export const unknownCard: z.ZodType<UnknownCard> = z
  .object({ id: z.string(), name: z.string() })
  .register(components, { id: 'UnknownCard' });

const boardZone: z.ZodType<BoardZone> = z
  .object({
    player: z.int(),
    zone: z.string(),
    cards: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        stats: z.string().nullable(),
        marks: z.array(z.string()),
      }),
    ),
  })
  .register(components, { id: 'BoardZone' });

const resolutionShape = {
  ruleset: z.string(),
  edition: z.string(),
  engine: z.string().describe("The version of the engine's behaviour."),
  status: z.enum(['COMPLETE', 'PENDING']),
  result: json,
  actions: z.array(actionReport),
  decisions: z.array(json),
  pending: json.describe('The open decision with its options; null when there is none.'),
  state: json.describe('The full state afterwards; the next call takes it unchanged.'),
  trace: z.array(traceLine),
  traceHash: z.string(),
  deaths: z.array(deathRecord),
  unknownCards: z
    .array(unknownCard)
    .exactOptional()
    .describe(
      'Cards that take part and whose texts are not known: what they would do is left out.',
    ),
  difference: differences.exactOptional().describe('With `difference: true` only.'),
  boards: z
    .object({ before: z.array(boardZone), after: z.array(boardZone) })
    .exactOptional()
    .describe('With `boards: true` only.'),
};

/** What `resolve` answers. */
export const resolution = z.object(resolutionShape) satisfies z.ZodType<Resolution>;

/** What `POST /v1/resolve` answers. */
export const resolveAnswer = z
  .object({
    ...resolutionShape,
    recordedDeaths: z
      .object({ cache: z.string(), version: z.int() })
      .nullable()
      .exactOptional()
      .describe(
        'With `recordDeaths`: the cache and its new version; null while a decision is open.',
      ),
  })
  .register(components, { id: 'Resolution' });

const expectationReport: z.ZodType<ExpectationReport> = z
  .object({
    path: z.array(z.union([z.string(), z.int()])),
    pass: z.boolean(),
    message: z.string(),
    item: z
      .int()
      .exactOptional()
      .describe('In a scenario file: the item that it asserts, from 1; 0 for none.'),
    variant: z
      .int()
      .exactOptional()
      .describe('In a scenario file: the place in `variants` of the one that it was held against.'),
  })
  .register(components, { id: 'ExpectationReport' });

const verifiedVariant: z.ZodType<VerifiedVariant> = z
  .object({
    title: z.string(),
    status: z.enum(['COMPLETE', 'PENDING']),
    result: json,
    actions: z.array(actionReport),
    decisions: z.array(json),
    traceHash: z.string(),
    pass: z.boolean(),
  })
  .register(components, { id: 'VerifiedVariant' });

/** What `verify` answers. */
export const verification = z
  .object({
    ...resolutionShape,
    expectations: z.array(expectationReport),
    pass: z.boolean().describe('Whether all expectations hold.'),
    variants: z
      .array(verifiedVariant)
      .exactOptional()
      .describe(
        'Every scenario that a scenario file stands for. What else is here beside `expectations` and `pass` is of the first.',
      ),
  })
  .register(components, { id: 'Verification' });

/** What `actions` answers. */
export const legalActions = z
  .object({
    actions: z.array(z.object({ action: json, text: z.string() })),
    illegal: z
      .array(
        z.object({
          action: json,
          ...reason,
          text: z.string().exactOptional(),
        }),
      )
      .exactOptional(),
  })
  .register(components, { id: 'LegalActions' }) satisfies z.ZodType<LegalActions>;

/** One card, rule, edition or rule system. */
export const catalogueItem = z
  .looseObject({ id: z.string() })
  .describe('What else it carries differs by kind and rule system.')
  .register(components, { id: 'CatalogueItem' });

/** What lists of cards, rules, editions and rule systems answer. */
export const cataloguePage = z
  .object({
    items: z.array(catalogueItem),
    next: z.string().nullable().describe('Pass it as `after` to get the next page.'),
  })
  .register(components, { id: 'CataloguePage' }) as z.ZodType<CataloguePage>;
