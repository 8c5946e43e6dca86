import { scenarioOperation } from '../operation/operation.js';
import { readRequest } from '../play/request.js';
import { outcomes as outcomesOf } from './outcomes.js';
import { outcomes, outcomesRequest, outcomesShape } from './schema.js';

/** `outcomes`: how likely every result is. */
export const OUTCOMES = scenarioOperation({
  field: 'outcomes',
  summary: 'Work out exactly how likely every result of a chain of actions is',
  request: outcomesRequest,
  answer: outcomes,
  description: 'The results in groups, each with its probability and a way that leads to it.',
  example: {
    ruleset: 'hearthstone',
    players: {
      1: { hand: ['Mad Bomber'], mana: 2 },
      2: { board: [{ as: 'yeti', card: 'Chillwind Yeti' }] },
    },
    actions: [{ play: 'Mad Bomber' }],
    groupBy: [{ entity: 'yeti', field: 'healthLeft' }],
  },
  run: (body, context) =>
    outcomesOf(readRequest(body, context, Object.keys(outcomesShape)), context),
});
