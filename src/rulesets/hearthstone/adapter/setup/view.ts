import type { Json } from '../../../../kernel/index.js';
import type { JsonObject } from '../../../common/fields.js';
import { viewOf } from '../../../common/view.js';
import type { Position } from '../../../ruleset.js';
import { resultOf } from '../../rules/sequences/result.js';
import {
  activeWeapon,
  attackOf,
  cardOf,
  get,
  healthLeft,
  manaOf,
  playerEntity,
} from '../../state/access.js';
import { checksumOf, type WrittenStale, writtenState } from '../../state/codec.js';
import { GAME, PLAYERS, type State } from '../../state/state.js';
import { Tag } from '../../vocabulary/index.js';

export function viewState({ state, names }: Position<State>): JsonObject {
  const written = writtenState(state);
  const stale: WrittenStale = { ...written.stale!, of: checksumOf(state, state.cards) };
  const whole = { ...written, stale };
  return viewOf(whole, names, {
    turn: { number: get(state, GAME, Tag.TURN), player: get(state, GAME, Tag.CURRENT_PLAYER) },
    result: resultOf(state),
    players: PLAYERS,
    ofPlayer: (player) => summary(state, player as 1 | 2),
    nameOf: (e) => cardOf(state, e).name,
  });
}

function summary(s: State, player: 1 | 2): Json {
  const entity = playerEntity(player);
  const hero = s.hero[player];
  const minion = (e: number): Json => ({
    id: e,
    name: cardOf(s, e).name,
    attack: attackOf(s, e),
    health: healthLeft(s, e),
  });
  const weapon = activeWeapon(s, player);
  return {
    hero: { ...(minion(hero) as JsonObject), armor: get(s, hero, Tag.ARMOR) },
    heroPower: nameOf(s, s.heroPower[player]),
    weapon: weapon === 0 ? null : minion(weapon),
    board: s.board[player].map(minion),
    hand: s.hand[player].map((e) => nameOf(s, e)),
    deck: s.deck[player].length,
    secrets: s.secrets[player].map((e) => nameOf(s, e)),
    mana: {
      available: Math.max(0, manaOf(s, player)),
      crystals: get(s, entity, Tag.RESOURCES),
    },
  };
}

function nameOf(s: State, e: number): string | null {
  return e === 0 ? null : cardOf(s, e).name;
}
