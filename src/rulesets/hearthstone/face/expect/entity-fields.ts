import type { Field, Fields } from '../../../common/state-reader.js';
import { printedSets } from '../../cards/printed/printed-card.js';
import { attackOf, cardOf, controllerOf, get, healthLeft, typeOf } from '../../state/access.js';
import { classOf } from '../../state/class.js';
import type { State } from '../../state/state.js';
import {
  CardClass,
  CardType,
  RACES,
  SPELL_SCHOOLS,
  TAG_NAMES,
  Tag,
  ZONE_NAMES,
  Zone,
} from '../../vocabulary/index.js';
import { FLAG_FIELDS, NUMBER_FIELDS } from '../setup/tag-fields.js';
import { attachedTo } from './lists.js';

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
  return typeOf(s, e) === CardType.WEAPON ? healthLeft(s, e) : get(s, e, Tag.DURABILITY);
}

function hasPosition(s: State, e: number): boolean {
  const zone = get(s, e, Tag.ZONE);
  return zone === Zone.HAND || (zone === Zone.PLAY && typeOf(s, e) === CardType.MINION);
}
