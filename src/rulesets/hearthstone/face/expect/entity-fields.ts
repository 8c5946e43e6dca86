import type { Field, Fields } from '../../../common/state-reader.js';
import { attackOf, get, healthLeft, typeOf } from '../../state/access.js';
import type { State } from '../../state/state.js';
import { CardType, TAG_NAMES, Tag, ZONE_NAMES, Zone } from '../../vocabulary/index.js';
import { FLAG_FIELDS, NUMBER_FIELDS } from '../setup/tag-fields.js';
import { attachedTo } from './lists.js';

/** A number that stands in a tag. */
export function tagField(tag: Tag, type: 'number' | 'flag' = 'number'): Field<State> {
  return { type, read: (s, e) => get(s, e, tag) };
}

/** Every tag by its name in the game's data. */
export const TAG_FIELDS: Fields<State> = Object.fromEntries(
  TAG_NAMES.map((name) => [name, tagField(Tag[name])]),
);

const CARD_TYPES = Object.keys(CardType);

/** What can be expected of an entity, beside its tags by name. */
const NAMED_FIELDS: Fields<State> = {
  card: { type: 'card', read: (s, e) => get(s, e, Tag.CARD) },
  /** Attack as the board shows it: never below 0, auras and the hero's weapon included. */
  attack: { type: 'number', read: (s, e) => Math.max(0, attackOf(s, e)) },
  /** Maximum Health, auras included. */
  health: tagField(Tag.HEALTH),
  healthLeft: { type: 'number', read: healthLeft },
  damage: tagField(Tag.DAMAGE),
  armor: tagField(Tag.ARMOR),
  /** Durability left. */
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
  controller: tagField(Tag.CONTROLLER),
  /** Place on the board, in the hand or deck, counted from 1. */
  position: tagField(Tag.ZONE_POSITION),
  playOrder: tagField(Tag.PLAY_ORDER),
  silenced: tagField(Tag.SILENCED, 'flag'),
  progress: tagField(Tag.QUEST_PROGRESS),
  enchantments: { type: 'entities', ordered: false, read: attachedTo },
  attachedTo: { type: 'entity', read: (s, e) => get(s, e, Tag.ATTACHED) },
  creator: { type: 'entity', read: (s, e) => get(s, e, Tag.CREATOR) },
};

/** What can be expected of an entity. */
export const ENTITY_FIELDS: Fields<State> = {
  ...TAG_FIELDS,
  ...Object.fromEntries(
    Object.entries(FLAG_FIELDS).map(([name, tag]) => [name, tagField(tag, 'flag')]),
  ),
  ...Object.fromEntries(Object.entries(NUMBER_FIELDS).map(([name, tag]) => [name, tagField(tag)])),
  ...NAMED_FIELDS,
};

function durabilityLeft(s: State, e: number): number {
  return typeOf(s, e) === CardType.WEAPON ? healthLeft(s, e) : get(s, e, Tag.DURABILITY);
}
