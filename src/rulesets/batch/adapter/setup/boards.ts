import type { Json } from '../../../../kernel/index.js';
import { rowSetup } from '../../../common/row-setup.js';
import type { Summary } from '../../../common/view.js';
import { BUILT_IN, cardsMadeBy, poolWith } from '../../cards/registry.js';
import { CARD_SCHEMA, MAX_CUSTOM_CARDS } from '../../cards/schema.js';
import { activePlayer, cardOf, creaturesOf, get, inZone, MAX_NUMBER } from '../../state/access.js';
import { STATES } from '../../state/codec.js';
import { attackOf } from '../../state/creature.js';
import { violations } from '../../state/invariants.js';
import { resultOf } from '../../state/result.js';
import { GAME, PLAYERS, playerRow, type State } from '../../state/state.js';
import { EDITION } from '../../vocabulary/editions.js';
import { Col, Zone } from '../../vocabulary/index.js';
import { buildState } from './build.js';
import { readScenario } from './read-scenario.js';
import { checkReferences, readCardId } from './read-state.js';

export function summaryOf(state: State): Summary {
  return {
    turn: { number: get(state, GAME, Col.TURN), player: activePlayer(state) },
    result: resultOf(state),
    players: PLAYERS,
    ofPlayer: (player) => sideOf(state, player),
    nameOf: (e) => cardOf(state, e).name,
  };
}

function sideOf(s: State, player: number): Json {
  const row = playerRow(player);
  const titled = (e: number): string => `${cardOf(s, e).name} L${get(s, e, Col.LEVEL)}`;
  return {
    health: get(s, row, Col.HEALTH),
    plays: get(s, row, Col.PLAYS),
    rank: get(s, row, Col.RANK),
    board: creaturesOf(s, player).map((e) => ({
      id: e,
      name: titled(e),
      lane: get(s, e, Col.POSITION),
      attack: attackOf(s, e),
      health: get(s, e, Col.HEALTH),
    })),
    hand: inZone(s, player, Zone.HAND).map(titled),
    discard: inZone(s, player, Zone.DISCARD).map(titled),
    deck: inZone(s, player, Zone.DECK).length,
  };
}

export const BOARDS = rowSetup({
  edition: EDITION,
  states: STATES,
  most: MAX_NUMBER,
  customCards: {
    schema: CARD_SCHEMA,
    most: MAX_CUSTOM_CARDS,
    isBuiltIn: (id) => BUILT_IN.some((card) => card.id === id),
    poolWith,
    missing: (card, { byId }) =>
      cardsMadeBy(card).filter((id) => byId.get(id)?.kind !== 'CREATURE'),
    named: 'creature',
  },
  draft: readScenario,
  build: buildState,
  cardId: readCardId,
  check: checkReferences,
  violations,
  summary: summaryOf,
});
