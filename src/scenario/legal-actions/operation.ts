import { EXAMPLE } from '../form/example.js';
import { scenarioOperation } from '../operation/operation.js';
import { READING } from '../operation/refused.js';
import { readRequest } from '../play/request.js';
import { listLegal } from './legal.js';
import { actionsRequest, actionsShape, legalActions } from './schema.js';

/** `actions`: what can be done. */
export const ACTIONS = scenarioOperation({
  field: 'legalActions',
  summary: 'List the legal actions of a state',
  request: actionsRequest,
  answer: legalActions,
  description: 'The legal actions, and why others are not.',
  errors: READING,
  example: EXAMPLE,
  run: (body, context) => listLegal(readRequest(body, context, Object.keys(actionsShape))),
});
