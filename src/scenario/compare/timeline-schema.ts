import { z } from 'zod';
import { scenarioShape } from '../form/scenario.js';
import { answerToDecision } from '../form/state.js';
import { actionReport } from '../play/report.js';
import { ruling } from '../ruling/schema.js';
import { component, input, type Of } from '../terms/schema.js';
import { partingCard, partingCause } from './schema.js';

/** What `timeline` takes. */
export const timelineRequest = input('TimelineInput', scenarioShape);

const span = component('TimelineSpan', {
  from: z.string().describe('The first edition.'),
  to: z.string().describe('The last edition.'),
  editions: z.int().describe('How many editions came out from the first to the last.'),
  asked: z.boolean().describe('Whether it has the edition that the scenario names.'),
  status: z
    .enum(['COMPLETE', 'PENDING', 'REFUSED'])
    .describe('REFUSED: the scenario makes no sense in these editions; `refusal` says why.'),
  refusal: z.string().nullable(),
  result: z.string().nullable().describe('How the game stands; null after a refusal.'),
  actions: z.array(actionReport),
  unused: z.array(answerToDecision).describe('Scripted decisions that did not fit here.'),
  ruling: ruling.nullable().describe('What came of it; null after a refusal.'),
});

const change = component('TimelineChange', {
  before: z.string().describe('The last edition with the old outcome.'),
  from: z.string().describe('The first edition with the new outcome.'),
  together: z.boolean().describe('Whether only all of `causes` together make the change.'),
  causes: z.array(partingCause).describe('The dated rules that make it.'),
  cards: z.array(partingCard).describe('Cards that changed, where no dated rule is the cause.'),
});

/** What `timeline` answers. */
export const timeline = component('Timeline', {
  ruleset: z.string(),
  engine: z.string(),
  text: z.string().describe('When it comes out how, in a few sentences.'),
  otherwise: z
    .string()
    .nullable()
    .describe('The part of `text` on earlier and later editions; null: all have the same outcome.'),
  since: z.string().describe('The first edition looked at: all cards are out.'),
  spans: z.array(span).describe('Editions in a row with the same outcome, oldest first.'),
  changes: z.array(change).describe('What changed between one span and the next.'),
});

/** Editions in a row with the same outcome. */
export type TimelineSpan = Of<typeof span>;

/** What changed between two spans. */
export type TimelineChange = Of<typeof change>;

/** What `timeline` answers. */
export type Timeline = Of<typeof timeline>;
