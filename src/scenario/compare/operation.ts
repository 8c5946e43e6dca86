import { EXAMPLE } from '../form/example.js';
import { scenarioOperation } from '../operation/operation.js';
import { compare } from './compare.js';
import { compareRequest, comparison } from './schema.js';

/** `compare`: where editions part. */
export const COMPARE = scenarioOperation({
  field: 'compare',
  summary: 'Play a scenario in several editions and tell where they part',
  request: compareRequest,
  answer: comparison,
  description: 'Where the traces first part, by which switches, and how the boards differ.',
  example: { ...EXAMPLE, patches: ['9.1', '10.0'] },
  run: compare,
});
