import { z } from 'zod';
import { component, jsonObject, type Of, optional } from '../terms/schema.js';

/** What `logs` takes. */
export const logsRequest = z.strictObject({
  log: z.string().min(1).describe('The text of a Power.log, or an HSReplay XML.'),
  game: optional(z.int().min(1), 'A game of the file, from 1.'),
  point: optional(
    z.int().min(1),
    'A decision point of the game, from 1: the answer has its scenario. It needs `game`.',
  ),
});

const note = component('LogNote', {
  line: z.int().describe('The line of the file, from 1.'),
  message: z.string(),
});

const badge = z
  .enum(['exact', 'stand-ins', 'hidden', 'not possible'])
  .describe(
    '`exact`; `stand-ins`: some cards or effects are taken as numbers; `hidden`: an effect may look at a card that the log ' +
      'does not show; `not possible`: the board cannot be known or played.',
  );

const reasons = z.array(z.string()).describe('Why it is not exact: a sentence each.');

const point = component('DecisionPoint', {
  point: z.int().describe('Its number in the game, from 1.'),
  line: z.int(),
  turn: z.int(),
  player: z.int(),
  action: z.string().describe('The action in words.'),
  badge,
  reasons,
});

const game = component('LoggedGame', {
  game: z.int().describe('Its number in the file, from 1.'),
  line: z.int(),
  edition: z.string().describe('The patch by whose rules it is resolved.'),
  build: z.int().nullable().describe('The build that the log names; null: it names none.'),
  warning: z
    .string()
    .nullable()
    .describe('Why the edition is not that of the game; null: it is, as far as the log tells.'),
  gameType: z.string().nullable().describe('As `GT_RANKED`; null: the log does not say.'),
  players: z.array(z.object({ player: z.int(), name: z.string() })),
  points: z.array(point),
  notes: z.array(note),
});

const wholePoint = component('LoggedPoint', {
  game: z.int(),
  point: z.int(),
  badge,
  reasons,
  scenario: jsonObject.describe(
    'The full board, the logged action, and as `decisions` the random outcomes that follow from the log.',
  ),
  board: z.string().describe('The board code of the scenario: `/play?b=` opens it.'),
  agrees: z
    .boolean()
    .nullable()
    .describe('Whether the engine comes to what the log shows; null: the log does not show it.'),
  differences: z.array(z.string()).describe('Where the engine and the log part, a line each.'),
});

/** What `logs` answers. */
export const logsAnswer = component('LoggedGames', {
  games: z.array(game).describe('The games of the file; of one point, only its game.'),
  point: wholePoint.nullable().describe('The decision point that was asked for.'),
  notes: z.array(note).describe('What could not be read, with lines.'),
});

/** What `logs` answers. */
export type LogsAnswer = Of<typeof logsAnswer>;

/** A game of a log. */
export type GameAnswer = Of<typeof game>;

/** A decision point with its scenario. */
export type PointAnswer = Of<typeof wholePoint>;
