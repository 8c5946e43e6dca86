import type { Field, Fields } from '../../../common/state-reader.js';
import { spellDamageOf } from '../../rules/events/proposed-damage.js';
import { activeWeapon, cardOf, get, manaOf, playerEntity } from '../../state/access.js';
import { isQuest } from '../../state/secrets.js';
import type { State } from '../../state/state.js';
import { Tag } from '../../vocabulary/index.js';
import { COUNTERS } from '../setup/tag-fields.js';
import { TAG_FIELDS } from './entity-fields.js';
import { attachedTo, deathsOf, graveyardOf, playsOf } from './lists.js';

function ofPlayer(tag: Tag): Field<State> {
  return { type: 'number', read: (s, player) => get(s, playerEntity(player), tag) };
}

function list(
  ordered: boolean,
  read: (s: State, player: 1 | 2) => readonly number[],
): Field<State> {
  return { type: 'entities', ordered, read: (s, player) => read(s, player as 1 | 2) };
}

function one(read: (s: State, player: 1 | 2) => number): Field<State> {
  return { type: 'entity', read: (s, player) => read(s, player as 1 | 2) };
}

const isTheQuest = (s: State, e: number): boolean => isQuest(cardOf(s, e));

/** What can be expected of a player, beside the tags of the player entity by name. */
export const PLAYER_FIELDS: Fields<State> = {
  ...Object.fromEntries(
    Object.entries(TAG_FIELDS).map(([name, field]) => [name, fieldOfPlayerEntity(field)]),
  ),
  board: list(true, (s, player) => s.board[player]),
  boardAny: list(false, (s, player) => s.board[player]),
  hand: list(false, (s, player) => s.hand[player]),
  handInOrder: list(true, (s, player) => s.hand[player]),
  /** Top card first. */
  deck: list(true, (s, player) => s.deck[player].toReversed()),
  deckAny: list(false, (s, player) => s.deck[player]),
  secrets: list(false, (s, player) => s.secrets[player].filter((e) => !isTheQuest(s, e))),
  quest: one((s, player) => s.secrets[player].find((e) => isTheQuest(s, e)) ?? 0),
  graveyard: list(false, graveyardOf),
  /** What died under this player's control, oldest death first. */
  deaths: list(true, deathsOf),
  plays: list(true, playsOf),
  enchantments: list(false, (s, player) => attachedTo(s, playerEntity(player))),
  hero: one((s, player) => s.hero[player]),
  heroPower: one((s, player) => s.heroPower[player]),
  weapon: one(activeWeapon),
  mana: {
    type: 'record',
    main: 'available',
    fields: {
      available: { type: 'number', read: (s, player) => Math.max(0, manaOf(s, player)) },
      crystals: ofPlayer(Tag.RESOURCES),
      used: ofPlayer(Tag.RESOURCES_USED),
      temporary: ofPlayer(Tag.TEMP_RESOURCES),
      overloaded: ofPlayer(Tag.OVERLOAD_LOCKED),
      owed: ofPlayer(Tag.OVERLOAD_OWED),
    },
  },
  spellDamage: { type: 'number', read: (s, player) => spellDamageOf(s, player as 1 | 2) },
  ...Object.fromEntries(Object.entries(COUNTERS).map(([name, tag]) => [name, ofPlayer(tag)])),
};

function fieldOfPlayerEntity(field: Field<State>): Field<State> {
  if (field.type !== 'number') return field;
  return { type: 'number', read: (s, player) => field.read(s, playerEntity(player)) };
}
