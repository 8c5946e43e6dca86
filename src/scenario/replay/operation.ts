import { EXAMPLE } from '../form/example.js';
import { scenario } from '../form/scenario.js';
import { scenarioOperation } from '../operation/operation.js';
import { playAsAsked } from '../play/play-watched.js';
import { readOneRun } from '../play/request.js';
import { replayOf } from './replay.js';
import { replay } from './schema.js';

/** `replay`: what happens, and how the table looks at each step. */
export const REPLAY = scenarioOperation({
  field: 'replay',
  summary: 'Resolve a scenario and show the table at every step',
  request: scenario,
  answer: replay,
  description: 'The resolution, and the board as each node of its trace has begun.',
  example: EXAMPLE,
  isPublic: false,
  run: (body, context) => replayOf(playAsAsked(readOneRun(body, context)), context),
});
