import { EXAMPLE } from '../form/example.js';
import { scenarioOperation } from '../operation/operation.js';
import { timeline } from './timeline.js';
import { timeline as answer, timelineRequest } from './timeline-schema.js';

/** `timeline`: one scenario through all editions. */
export const TIMELINE = scenarioOperation({
  field: 'timeline',
  summary: 'Play a scenario in every edition and tell since when it ends as it does',
  request: timelineRequest,
  answer,
  description: 'Editions with the same outcome as spans, and what changed between them.',
  example: EXAMPLE,
  run: timeline,
});
