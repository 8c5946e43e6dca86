import type { CustomCards } from '../../../common/custom-cards.js';
import { BUILT_IN, poolWith, tokensOf } from '../../cards/registry.js';
import { CARD_SCHEMA, MAX_CUSTOM_CARDS } from '../../cards/schema.js';
import type { CardDefinition } from '../../language/card.js';
import type { CardPool } from '../../state/pool.js';

/** The cards that a request brings along. */
export const CUSTOM_CARDS: CustomCards<CardDefinition, CardPool> = {
  schema: CARD_SCHEMA,
  most: MAX_CUSTOM_CARDS,
  builtIn: BUILT_IN,
  poolWith,
  missing: (card, { byId }) =>
    tokensOf(card).filter((id) => byId.get(id)?.definition.token !== true),
  named: 'token',
};
