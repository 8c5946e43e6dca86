import type { Played } from './play.js';
import { play } from './play.js';
import type { ScenarioRequest } from './request.js';

/** Plays a request and notes every event of it, even if nothing answers it; a run that goes on notes none. */
export function playWatched(request: ScenarioRequest): Played {
  const { ruleset, resumes, position } = request;
  const watched = resumes === null ? ruleset.inquiry.attentive?.(position) : undefined;
  return play({ ...request, position: watched ?? position });
}

/** Plays a request; where its ruling is asked for, with every event, so that it can say what did not happen. */
export function playAsAsked(request: ScenarioRequest): Played {
  return request.ruling ? playWatched(request) : play(request);
}
