import type { Json } from '../../../../kernel/index.js';
import { rowSetup } from '../../../common/row-setup.js';
import type { Summary } from '../../../common/view.js';
import { builtInCard, poolWith, tokensOf } from '../../cards/registry.js';
import { CARD_SCHEMA, MAX_CUSTOM_CARDS } from '../../cards/schema.js';
import { isCharacter, isResource } from '../../queries/characters.js';
import { look } from '../../queries/look.js';
import { atkOf, healthOf } from '../../queries/values.js';
import { cardOf, controlledBy, get, MAX_NUMBER, ownedIn } from '../../state/access.js';
import { STATES } from '../../state/codec.js';
import { violations } from '../../state/invariants.js';
import { allPlayers, hasLost, resultOf, turnPlayer } from '../../state/players.js';
import { GAME, type State } from '../../state/state.js';
import { EDITION } from '../../vocabulary/editions.js';
import { Col, Zone } from '../../vocabulary/index.js';
import { buildState } from './build.js';
import { readScenario } from './read-scenario.js';
import { checkReferences, readCardId } from './read-state.js';

export function summaryOf(state: State): Summary {
  return {
    turn: { number: get(state, GAME, Col.TURN), player: turnPlayer(state) },
    result: resultOf(state),
    players: allPlayers(state),
    ofPlayer: (player) => sideOf(state, player),
    nameOf: (e) => cardOf(state, e).name,
  };
}

function sideOf(s: State, player: number): Json {
  const view = look(s);
  const own = controlledBy(s, player);
  const name = (e: number): string => cardOf(s, e).name;
  return {
    lost: hasLost(s, player),
    inPlay: own
      .filter((e) => !isResource(s, e))
      .map((e) => ({
        id: e,
        name: name(e),
        ready: get(s, e, Col.EXHAUSTED) === 0,
        ...(isCharacter(s, e)
          ? { atk: atkOf(view, e), health: healthOf(view, e), damage: get(s, e, Col.DAMAGE) }
          : {}),
      })),
    resources: own.filter((e) => isResource(s, e)).length,
    hand: ownedIn(s, player, Zone.HAND).map(name),
    graveyard: ownedIn(s, player, Zone.GRAVEYARD).map(name),
    deck: ownedIn(s, player, Zone.DECK).length,
  };
}

export const BOARDS = rowSetup({
  edition: EDITION,
  states: STATES,
  most: MAX_NUMBER,
  customCards: {
    schema: CARD_SCHEMA,
    most: MAX_CUSTOM_CARDS,
    // a request can bring a card whose text is not known
    isBuiltIn: (id) => builtInCard(id)?.known === true,
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
