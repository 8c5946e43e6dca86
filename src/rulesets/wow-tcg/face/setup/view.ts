import type { Json } from '../../../../kernel/index.js';
import type { Summary } from '../../../common/view.js';
import { isCharacter, isResource } from '../../queries/characters.js';
import { look } from '../../queries/look.js';
import { atkOf, healthOf } from '../../queries/values.js';
import { cardOf, controlledBy, get, ownedIn } from '../../state/access.js';
import { allPlayers, hasLost, resultOf, turnPlayer } from '../../state/players.js';
import { GAME, type State } from '../../state/state.js';
import { Col, Zone } from '../../vocabulary/index.js';

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
