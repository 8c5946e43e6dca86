import { z } from 'zod';
import { differences } from '../difference/schema.js';
import { answerToDecision, pendingDecision, state } from '../form/state.js';
import { facts } from '../play/facts.js';
import { actionReport } from '../play/report.js';
import { ruling } from '../ruling/schema.js';
import { deathRecord } from '../terms/death.js';
import { component, type Of, optional } from '../terms/schema.js';
import { traceLine } from '../trace/schema.js';

/** COMPLETE: everything was resolved. PENDING: a decision is open. */
export const status = z.enum(['COMPLETE', 'PENDING']);

/** A card of which the engine knows what is printed as numbers and keywords, and not what its text says. */
export const unknownCard = component('UnknownCard', { id: z.string(), name: z.string() });

/** A card that came after the edition in which it is used. */
const laterCard = component('LaterCard', {
  id: z.string(),
  name: z.string(),
  since: z.string().describe('The patch with which it came.'),
});

const boardZone = component('BoardZone', {
  player: z.int(),
  zone: z.string(),
  cards: z
    .array(
      z.object({
        id: z.int(),
        name: z.string().describe('Its alias, or the name of its card.'),
        stats: z
          .string()
          .nullable()
          .describe('Its numbers in short, such as Attack and Health; null: it has none.'),
        marks: z
          .array(z.string())
          .describe('What else is to be seen of it: Taunt, Frozen, Health 2 of 5.'),
      }),
    )
    .describe('Left to right.'),
});

/** The boards of a resolution. */
export const shownBoards = z.object({ before: z.array(boardZone), after: z.array(boardZone) });

/** A resolution: what `resolve` answers, and `verify` beside its own. */
export const resolution = z.object({
  ...facts,
  status: status.describe('PENDING: a decision is open; `state` carries what is needed to go on.'),
  result: z.string().describe('How the game stands: `none` while it goes on.'),
  actions: z.array(actionReport),
  decisions: z.array(answerToDecision),
  pending: pendingDecision
    .nullable()
    .describe('The open decision with its options; null when there is none.'),
  state: state.describe('The full state afterwards; the next call takes it unchanged.'),
  trace: z.array(traceLine),
  traceHash: z.string(),
  deaths: z.array(deathRecord),
  unknownCards: optional(
    z.array(unknownCard),
    'Cards that take part and whose texts are not known: what they would do is left out.',
  ),
  laterCards: optional(
    z.array(laterCard),
    'Cards that take part although they came after the edition: they have their first numbers and texts, and its rules.',
  ),
  difference: optional(differences, 'With `difference: true` only.'),
  ruling: optional(ruling, 'With `ruling: true` or a `question` only.'),
  boards: optional(shownBoards, 'With `boards: true` only.'),
  log: optional(z.string(), 'With `log` only: the text of the log.'),
});

/** A card of unknown text. */
export type UnknownCard = Of<typeof unknownCard>;

/** A zone of a player and what lies in it, left to right, as a board shows it. */
export type BoardZone = Of<typeof boardZone>;

/** What `resolve` answers. */
export type Resolution = Of<typeof resolution>;
