import { Fields, INT32_MAX } from '../../rulesets/common/fields.js';
import { Problems } from '../../rulesets/ruleset.js';
import type { OracleContext } from '../operation/context.js';
import { scenarioOperation } from '../operation/operation.js';
import { PLAYING, refuseIfAny } from '../operation/refused.js';
import type { Json } from '../terms/schema.js';
import { EXAMPLE_LOG } from './example.js';
import { type AskedLog, readLogs } from './games.js';
import { logsAnswer, logsRequest } from './schema.js';

/** `logs`: the games and decision points of a log. */
export const LOGS = scenarioOperation({
  field: 'logs',
  summary: 'List the games and decision points of a log, or write one point as a scenario',
  request: logsRequest,
  answer: logsAnswer,
  description: 'The games of the log, each with its decision points; of one point, its scenario.',
  errors: [...new Set([...PLAYING, 'INVALID_LOG', 'NO_SUCH_ITEM'] as const)],
  example: { log: EXAMPLE_LOG },
  run: (body, context: OracleContext) => readLogs(readAsked(body), context),
});

function readAsked(body: Json): AskedLog {
  const problems = new Problems();
  const fields = Fields.body(body, Object.keys(logsRequest.shape), problems);
  const log = fields.text('log', null);
  if (log === null && !fields.has('log')) problems.add('REQUIRED', ['log'], 'the log is missing.');
  const game = fields.integer('game', 1, INT32_MAX, null);
  const point = fields.integer('point', 1, INT32_MAX, null);
  if (point !== null && game === null && !fields.has('game'))
    problems.add('REQUIRED', ['game'], 'the game of the point is missing.');
  refuseIfAny(problems.errors, 'INVALID_LOG', body);
  return { log: log!, game: game ?? undefined, point: point ?? undefined };
}
