import { catalogueOperation } from '../operation/operation.js';
import { searchFilter, searchResult } from './schema.js';
import { search } from './search.js';

/** `search`: finds what the engine knows by name or text. */
export const SEARCH = catalogueOperation({
  field: 'search',
  address: '/v1/search',
  summary: 'Find cards, rules and worked cases by name or text, misspelt or begun only',
  request: searchFilter,
  answer: searchResult,
  description: 'What was found, best first.',
  errors: ['INVALID_FILTER'],
  run: search,
});
