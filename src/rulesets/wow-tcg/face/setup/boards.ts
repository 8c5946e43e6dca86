import { rowSetup } from '../../../common/row-setup.js';
import { BUILT_IN, poolWith, tokensOf } from '../../cards/registry.js';
import { CARD_SCHEMA, MAX_CUSTOM_CARDS } from '../../cards/schema.js';
import { MAX_NUMBER } from '../../state/access.js';
import { STATES } from '../../state/codec.js';
import { violations } from '../../state/invariants.js';
import { EDITION } from '../../vocabulary/editions.js';
import { buildState } from './build.js';
import { readScenario } from './read-scenario.js';
import { checkReferences, readCardId } from './read-state.js';
import { summaryOf } from './view.js';

export const BOARDS = rowSetup({
  edition: EDITION,
  states: STATES,
  most: MAX_NUMBER,
  customCards: {
    schema: CARD_SCHEMA,
    most: MAX_CUSTOM_CARDS,
    builtIn: BUILT_IN,
    poolWith,
    missing: (card, { byId }) =>
      tokensOf(card).filter((id) => byId.get(id)?.definition.token !== true),
    named: 'token',
  },
  draft: readScenario,
  build: buildState,
  cardId: readCardId,
  check: checkReferences,
  violations,
  summary: summaryOf,
});
