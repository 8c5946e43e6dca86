import type { StateReader } from '../../../common/state-reader.js';
import { allReasons } from '../../rules/legality/sentences.js';
import { inPlay } from '../../state/access.js';
import { isRecord } from '../../state/plays.js';
import { indexState, PLAYERS, type State } from '../../state/state.js';
import { cardIndexOf, cardNames, numbersNamed } from '../names/card-index.js';
import { REFERENCES } from '../names/references.js';
import { ENTITY_FIELDS } from './entity-fields.js';
import { NODE_NAMES } from './node-names.js';
import { PLAYER_FIELDS } from './player-fields.js';

export const READER: StateReader<State> = {
  entityFields: ENTITY_FIELDS,
  playerFields: PLAYER_FIELDS,
  players: PLAYERS,
  places: REFERENCES.placeNames,
  at: (s, place) => REFERENCES.at(s, place),
  results: ['none', 'player 1 wins', 'player 2 wins', 'draw'],
  refusals: [...new Set(allReasons().map(([code]) => code))],
  nodeNames: NODE_NAMES,
  withRows: (s, cells, count) => indexState(s.pool, s.edition, cells, count),
  cardsNamed: (s, name) => numbersNamed(cardIndexOf(s.pool), name),
  cardNames: (s) => cardNames(cardIndexOf(s.pool), null),
  isInPlay: inPlay,
  isRecord,
};
