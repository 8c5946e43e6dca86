import type { Json } from '../../../../kernel/index.js';
import type { JsonObject } from '../../../common/fields.js';
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
import { type EntityJson, encodeState, type StateJson } from '../../state/codec.js';
import { GAME, PLAYERS, type State } from '../../state/state.js';
import { Tag } from '../../vocabulary/index.js';

/** Fields of a full state that say what follows from the rest; they are not read. */
export const READABLE_FIELDS = ['turn', 'result', 'players'] as const;
/** The same, of an entity. */
export const READABLE_ENTITY_FIELDS = ['name'] as const;

/** The full state as JSON: what `readState` takes, and the same in short for people. */
export function viewState({ state, names }: Position<State>): JsonObject {
  const { entities, ...rest } = encodeState(state) as unknown as StateJson;
  const view = {
    ...rest,
    turn: { number: get(state, GAME, Tag.TURN), player: get(state, GAME, Tag.CURRENT_PLAYER) },
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
