import { nodeNames } from '../../../common/node-names.js';
import {
  type Field,
  type Fields,
  flagField,
  rowFields,
  type StateReader,
} from '../../../common/state-reader.js';
import { BATCH_NAMES } from '../../rules/batches/batch.js';
import { REFUSALS } from '../../rules/legality/refusals.js';
import { SEQUENCES } from '../../rules/sequences/primary-action.js';
import { MOMENTS } from '../../rules/triggers/keywords.js';
import { creaturesOf, get, identityOf, inLane, inZone, isPlayer } from '../../state/access.js';
import { armorLeft, attackOf, isAwake } from '../../state/creature.js';
import { grantedTo } from '../../state/granted.js';
import { RESULTS } from '../../state/result.js';
import { PLAYERS, playerRow, type State } from '../../state/state.js';
import { COLUMNS, Col, EVENTS, ZONES, Zone } from '../../vocabulary/index.js';
import { allCardNames, identitiesNamed, REFERENCES } from '../names/references.js';

const { number, ofPlayer, columnsBut, columnsOfPlayer } = rowFields(
  COLUMNS,
  (s: State, row, name) => get(s, row, Col[name]),
  playerRow,
);

const EVENT_NAMES = Object.values(EVENTS);

/** An event enters the next batch, where it is handled as a queue. */
const NODE_NAMES = nodeNames('batch', {
  sequence: Object.values(SEQUENCES).map(({ name }) => name),
  phase: BATCH_NAMES,
  event: EVENT_NAMES,
  queue: EVENT_NAMES,
  trigger: Object.values(MOMENTS).map(({ title }) => title),
});

const ENTITY_FIELDS: Fields<State> = {
  ...columnsBut(['CARD', 'ZONE']),
  card: { type: 'card', read: identityOf },
  /** As it is now, with what goes on around it; never below 0. */
  attack: { type: 'number', read: attackOf },
  health: number('HEALTH'),
  maxHealth: number('MAX_HEALTH'),
  level: number('LEVEL'),
  owner: number('OWNER'),
  /** 0 where it is in none. */
  lane: { type: 'number', read: (s, e) => (inLane(s, e) ? get(s, e, Col.POSITION) : 0) },
  zone: { type: 'word', words: ZONES, read: (s, e) => ZONES[get(s, e, Col.ZONE)]! },
  awake: flagField(isAwake),
  armorLeft: { type: 'number', read: armorLeft },
  forged: flagField((s, e) => get(s, e, Col.FORGED) !== 0),
  extraBattles: number('EXTRA_BATTLES'),
  granted: { type: 'entities', ordered: false, read: grantedTo },
};

function list(zone: number, ordered: boolean): Field<State> {
  return { type: 'entities', ordered, read: (s, player) => inZone(s, player, zone) };
}

const PLAYER_FIELDS: Fields<State> = {
  ...columnsOfPlayer,
  health: ofPlayer('HEALTH'),
  plays: ofPlayer('PLAYS'),
  rank: ofPlayer('RANK'),
  cardsPlayed: ofPlayer('CARDS_PLAYED'),
  /** By lane, from the left. */
  board: { type: 'entities', ordered: true, read: creaturesOf },
  hand: list(Zone.HAND, false),
  handInOrder: list(Zone.HAND, true),
  deck: list(Zone.DECK, true),
  discard: list(Zone.DISCARD, false),
  dead: list(Zone.DEAD, false),
  replaced: list(Zone.REPLACED, false),
  banished: list(Zone.BANISHED, false),
  granted: { type: 'entities', ordered: false, read: (s, p) => grantedTo(s, playerRow(p)) },
};

export const READER: StateReader<State> = {
  entityFields: ENTITY_FIELDS,
  playerFields: PLAYER_FIELDS,
  players: PLAYERS,
  places: REFERENCES.placeNames,
  at: (s, place) => REFERENCES.at(s, place),
  results: RESULTS,
  refusals: Object.keys(REFUSALS),
  nodeNames: NODE_NAMES,
  withRows: (s, cells, count) => ({ ...s, cells, count }),
  cardsNamed: (s, name) => identitiesNamed(s.pool, name),
  cardNames: (s) => allCardNames(s.pool),
  isInPlay: (s, e) => isPlayer(s, e) || inLane(s, e),
};
