import { scenarioOperation } from '../operation/operation.js';
import { checkDeck } from './check.js';
import { deckCheck, deckRequest } from './schema.js';

/** `checkDeck`: what is wrong with a deck. */
export const CHECK_DECK = scenarioOperation({
  field: 'checkDeck',
  address: '/v1/decks/check',
  summary: 'Say everything that is wrong with a deck, and by which rules',
  request: deckRequest,
  answer: deckCheck,
  description: 'The deck as it was read, and its faults.',
  errors: ['INVALID_FILTER', 'NO_SUCH_ITEM'],
  example: {
    ruleset: 'wow-tcg',
    hero: 'Graccus',
    deck: [{ card: 'Kor Cindervein', count: 4 }, 'Holy Light'],
  },
  run: checkDeck,
});
