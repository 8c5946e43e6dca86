import type { Played } from './play.js';
import { play } from './play.js';
import type { ScenarioRequest } from './request.js';

/** Plays a request and notes every event of it, be it that nothing answers it; a run that goes on notes none. */
export function playAttentively(request: ScenarioRequest): Played {
  const { ruleset, resumes, position } = request;
  const attentive = resumes === null ? ruleset.inquiry.attentive?.(position) : undefined;
  return play({ ...request, position: attentive ?? position });
}

/** Plays a request, attentively where its ruling is asked for: that tells what was passed by. */
export function playAsAsked(request: ScenarioRequest): Played {
  return request.ruling ? playAttentively(request) : play(request);
}
