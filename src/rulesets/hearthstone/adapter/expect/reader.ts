import type { Field, Fields, StateReader } from '../../../common/state-reader.js';
import { printedSets } from '../../cards/printed/printed-card.js';
import { spellDamageOf } from '../../rules/events/proposed-damage.js';
import { allReasons } from '../../rules/legality/sentences.js';
import {
  activeWeapon,
  attackOf,
  byOrderOfPlay,
  cardOf,
  controllerOf,
  get,
  healthLeft,
  inPlay,
  manaOf,
  playerEntity,
  typeOf,
} from '../../state/access.js';
import { isRecord, playsOn } from '../../state/plays.js';
import { indexState, PLAYERS, type State } from '../../state/state.js';
import { classOf, isQuest } from '../../state/traits.js';
import {
  CardClass,
  CardType,
  hasDurability,
  RACES,
  SPELL_SCHOOLS,
  TAG_NAMES,
  Tag,
  takesPlace,
  ZONE_NAMES,
  Zone,
} from '../../vocabulary/index.js';
import { cardIndexOf, cardNames, numbersNamed } from '../names/card-index.js';
import { REFERENCES } from '../names/references.js';
import { COUNTERS, FLAG_FIELDS, NUMBER_FIELDS } from '../setup/tag-fields.js';
import { NODE_NAMES } from './node-names.js';

/** Enchantments attached to an entity, oldest first. */
export function attachedTo(s: State, host: number): number[] {
  const all = [...s.enchantments, ...s.auraEnchantments];
  return byOrderOfPlay(
    s,
    all.filter((e) => get(s, e, Tag.ATTACHED) === host),
  );
}

/** Cards in a player's Graveyard, in the order in which they were made. */
export function graveyardOf(s: State, player: number): number[] {
  const found: number[] = [];
  for (let e = 1; e < s.count; e++) {
    const type = typeOf(s, e);
    const isCard = type !== CardType.ENCHANTMENT && type !== CardType.DEATH_RECORD;
    if (isCard && get(s, e, Tag.ZONE) === Zone.GRAVEYARD && controllerOf(s, e) === player)
      found.push(e);
  }
  return found;
}

/** Records of what a player has played, the oldest first. */
export function playsOf(s: State, player: number): number[] {
  return playsOn(s, { player, when: 'THIS_GAME' });
}

/** Entities that died under a player's control, oldest death first. */
export function deathsOf(s: State, player: number): number[] {
  const found: number[] = [];
  for (let e = 1; e < s.count; e++) {
    if (typeOf(s, e) === CardType.DEATH_RECORD && controllerOf(s, e) === player)
      found.push(get(s, e, Tag.DEAD_ENTITY));
  }
  return found;
}

export function tagField(tag: Tag, type: 'number' | 'flag' = 'number'): Field<State> {
  return { type, read: (s, e) => get(s, e, tag) };
}

export const TAG_FIELDS: Fields<State> = Object.fromEntries(
  TAG_NAMES.map((name) => [name, tagField(Tag[name])]),
);

/** What has no minion type, set or spell school; what is not known to be legendary. */
const NOTHING = 'NONE';
const OTHER = 'OTHER';

const CARD_TYPES = Object.keys(CardType);

const NAMED_FIELDS: Fields<State> = {
  card: { type: 'card', read: (s, e) => get(s, e, Tag.CARD) },
  /** Attack as the board shows it: never below 0, auras and the hero's weapon included. */
  attack: { type: 'number', read: (s, e) => Math.max(0, attackOf(s, e)) },
  /** Maximum Health, auras included. */
  health: tagField(Tag.HEALTH),
  healthLeft: { type: 'number', read: healthLeft },
  damage: tagField(Tag.DAMAGE),
  armor: tagField(Tag.ARMOR),
  durability: { type: 'number', read: durabilityLeft },
  cost: tagField(Tag.COST),
  zone: {
    type: 'word',
    words: ZONE_NAMES,
    read: (s, e) => ZONE_NAMES.find((name) => Zone[name] === get(s, e, Tag.ZONE))!,
  },
  type: {
    type: 'word',
    words: CARD_TYPES,
    read: (s, e) => CARD_TYPES.find((name) => CardType[name as 'MINION'] === typeOf(s, e))!,
  },
  /** What is printed: minion type, class (of several each holds), rarity as far as it is known, set, spell school. */
  race: {
    type: 'word',
    words: [...RACES, NOTHING],
    read: (s, e) => cardOf(s, e).definition.race ?? NOTHING,
  },
  class: {
    type: 'word',
    words: Object.keys(CardClass),
    several: true,
    read: (s, e) => classOf(s, e) ?? 'NEUTRAL',
  },
  rarity: {
    type: 'word',
    words: ['LEGENDARY', OTHER],
    read: (s, e) => cardOf(s, e).definition.rarity ?? OTHER,
  },
  set: {
    type: 'word',
    get words() {
      return [...printedSets(), NOTHING];
    },
    read: (s, e) => cardOf(s, e).definition.set ?? NOTHING,
  },
  school: {
    type: 'word',
    words: [...SPELL_SCHOOLS, NOTHING],
    read: (s, e) => cardOf(s, e).definition.school ?? NOTHING,
  },
  /** No effect has made it, and it was its controller's from the start. */
  startedInDeck: {
    type: 'flag',
    read: (s, e) =>
      Number(get(s, e, Tag.CREATOR) === 0 && get(s, e, Tag.CASTER) === controllerOf(s, e)),
  },
  controller: tagField(Tag.CONTROLLER),
  /** As the game has it: only cards in hand and minions in play have one (ZH-1.4-position). */
  ZONE_POSITION: {
    type: 'number',
    read: (s, e) => (hasPosition(s, e) ? get(s, e, Tag.ZONE_POSITION) : 0),
  },
  /** Place on the board, in the hand or deck, counted from 1. */
  position: tagField(Tag.ZONE_POSITION),
  playOrder: tagField(Tag.PLAY_ORDER),
  silenced: tagField(Tag.SILENCED, 'flag'),
  progress: tagField(Tag.QUEST_PROGRESS),
  enchantments: { type: 'entities', ordered: false, read: attachedTo },
  attachedTo: { type: 'entity', read: (s, e) => get(s, e, Tag.ATTACHED) },
  creator: { type: 'entity', read: (s, e) => get(s, e, Tag.CREATOR) },
};

export const ENTITY_FIELDS: Fields<State> = {
  ...TAG_FIELDS,
  ...Object.fromEntries(
    Object.entries(FLAG_FIELDS).map(([name, tag]) => [name, tagField(tag, 'flag')]),
  ),
  ...Object.fromEntries(Object.entries(NUMBER_FIELDS).map(([name, tag]) => [name, tagField(tag)])),
  ...NAMED_FIELDS,
};

function durabilityLeft(s: State, e: number): number {
  return hasDurability(typeOf(s, e)) ? healthLeft(s, e) : get(s, e, Tag.DURABILITY);
}

function hasPosition(s: State, e: number): boolean {
  const zone = get(s, e, Tag.ZONE);
  return zone === Zone.HAND || (zone === Zone.PLAY && takesPlace(typeOf(s, e)));
}

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
