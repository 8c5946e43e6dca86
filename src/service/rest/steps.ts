import type { Replay } from '../../scenario/oracle.js';
import { replay as replayAnswer } from '../../scenario/replay/schema.js';
import { ServiceError } from '../errors.js';
import type { Reply } from '../http/reply.js';
import type { Asked } from '../web/views.js';

/** How a table looks at every step, as scripts of pages ask for it. */
export const steps = replayAnswer.pick({ parts: true, steps: true });

/**
 * The steps of a replay, beside its resolution.
 * @throws ServiceError what the engine has answered instead.
 */
export function stepsReply(replay: Asked<Replay>, cacheControl: string): Reply {
  if (!replay.ok) throw new ServiceError(replay.problem);
  const { parts, steps: each } = replay.answer;
  const body = Buffer.from(JSON.stringify({ parts, steps: each }));
  return { status: 200, body, headers: { 'Cache-Control': cacheControl } };
}
