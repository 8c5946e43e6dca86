import type { Json } from '../../../../kernel/index.js';
import type { JsonObject } from '../../../common/fields.js';
import type { Position } from '../../../ruleset.js';
import { activePlayer, cardOf, creaturesOf, get, inZone } from '../../state/access.js';
import { type EntityJson, encodeState, type StateJson } from '../../state/codec.js';
import { attackOf } from '../../state/creature.js';
import { resultOf } from '../../state/result.js';
import { GAME, PLAYERS, playerRow, type State } from '../../state/state.js';
import { Col, Zone } from '../../vocabulary/index.js';

/** Fields of a full state that say what follows from the rest; they are not read. */
export const READABLE_FIELDS = ['turn', 'result', 'players'] as const;

/** The full state as JSON: what `readState` takes, and the same in short for people. */
export function viewState({ state, names }: Position<State>): JsonObject {
  const { entities, ...rest } = encodeState(state) as unknown as StateJson;
  const view = {
    ...rest,
    turn: { number: get(state, GAME, Col.TURN), player: activePlayer(state) },
    result: resultOf(state),
    players: Object.fromEntries(PLAYERS.map((player) => [player, summary(state, player)])),
    entities: entities.map((entity) => named(state, entity, names.aliasOf(entity.id))),
  };
  return view as unknown as JsonObject;
}

function named(s: State, { id, cardId, ...rest }: EntityJson, alias: string | undefined): Json {
  const as = alias === undefined ? {} : { as: alias };
  return { id, ...as, cardId, name: cardOf(s, id).name, ...rest } as unknown as Json;
}

function summary(s: State, player: 1 | 2): Json {
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
