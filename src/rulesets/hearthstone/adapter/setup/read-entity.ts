import { Fields, INT32_MAX, INT32_MIN, type Item, isObject } from '../../../common/fields.js';
import type { Shape } from '../../../common/form.js';
import { readAlias } from '../../../common/names.js';
import type { Path, Problems } from '../../../common/problems.js';
import { cardFields } from '../../../common/read-scenario.js';
import type { CompiledCard } from '../../state/model.js';
import { GAME } from '../../state/state.js';
import { BOARD_TYPES, CardType, HELD_TYPES, Tag } from '../../vocabulary/index.js';
import { type CardIndex, findAnyCard, findCard } from '../names/card-index.js';
import type { EnchantmentDraft, EntityDraft, ShownNumbers } from './draft.js';
import { ENCHANTMENT, ENTITY, MAX_ENCHANTMENTS, SHOWN } from './form.js';
import { enchantmentsOfAuras, findEnchantment, tagsGivenBy } from './given-enchantments.js';
import { FLAG_FIELDS, NUMBER_FIELDS, readTags } from './tag-fields.js';

export interface Reading {
  readonly index: CardIndex;
  readonly patch: string;
  readonly problems: Problems;
  readonly aliases: Map<string, Path>;
  readonly ignoresUnknownText: boolean;
}

export interface Slot {
  readonly types: readonly CardType[];
  readonly fields: readonly string[];
  readonly tags: readonly string[];
  /** Nothing works there, so a card whose text is not known can be there. */
  readonly isHidden: boolean;
}

export const SLOTS = {
  hero: slot(ENTITY.hero, [CardType.HERO]),
  heroPower: slot(ENTITY.heroPower, [CardType.HERO_POWER]),
  board: slot(ENTITY.board, BOARD_TYPES),
  weapon: slot(ENTITY.weapon, [CardType.WEAPON]),
  hand: slot(ENTITY.hand, HELD_TYPES, true),
  secrets: slot(ENTITY.secrets, [CardType.SPELL]),
  graveyard: slot(ENTITY.graveyard, HELD_TYPES, true),
};

function slot(shape: Shape, types: readonly CardType[], isHidden = false): Slot {
  const fields = Object.keys(shape);
  const tags = fields.filter(
    (name) => Object.hasOwn(FLAG_FIELDS, name) || Object.hasOwn(NUMBER_FIELDS, name),
  );
  return { types, fields, tags, isHidden };
}

export function readEntity(
  item: Item,
  player: 1 | 2,
  slot: Slot,
  reading: Reading,
): EntityDraft | null {
  const [, path] = item;
  const fields = cardFields(item, slot.fields, reading.problems, true);
  if (fields === null) return null;
  const name = fields.name('card', null);
  const cardPath = fields.at('card');
  if (name === null) {
    if (!fields.has('card')) reading.problems.add('REQUIRED', cardPath, 'the card is missing.');
    readAlias(fields, reading.aliases);
    return null;
  }
  const find = slot.isHidden || reading.ignoresUnknownText ? findAnyCard : findCard;
  const card = find(
    reading.index,
    { text: name, types: slot.types, path: cardPath },
    reading.problems,
  );
  const health = slot === SLOTS.weapon || !fields.has('health') ? 'durability' : 'health';
  const shown = readShown(fields, player, slot, reading);
  const draft = {
    path,
    alias: readAlias(fields, reading.aliases),
    player,
    attack: fields.integer('attack', 0, INT32_MAX, null),
    health: fields.integer(health, 1, INT32_MAX, null),
    cost: fields.integer('cost', 0, INT32_MAX, null),
    damage: fields.integer('damage', 0, INT32_MAX, 0),
    silenced: fields.flag('silenced', false),
    ...(shown === null ? {} : { shown: shown.numbers }),
    enchantments: [
      ...readEnchantments(fields, player, reading),
      ...(shown === null ? [] : shown.enchantments),
    ],
    tags: [
      ...readTags(fields, slot.tags),
      ...readProgress(fields, card),
      ...readOrigin(fields),
      ...givenTags(fields, reading),
    ],
  };
  return card === null ? null : Object.assign(draft, { card });
}

/** What the board shows of it. The enchantments of auras are left out: the Aura Updates give them. */
function readShown(
  entity: Fields,
  player: 1 | 2,
  slot: Slot,
  reading: Reading,
): { readonly numbers: ShownNumbers; readonly enchantments: readonly EnchantmentDraft[] } | null {
  const json = entity.get('shown');
  if (json === undefined || !slot.fields.includes('shown')) return null;
  const form = { known: Object.keys(SHOWN) };
  const fields = Fields.of(json, entity.at('shown'), form, reading.problems);
  if (fields === null) return null;
  const health = slot === SLOTS.weapon || !fields.has('health') ? 'durability' : 'health';
  const numbers = {
    attack: fields.integer('attack', 0, INT32_MAX, null),
    health: fields.integer(health, 0, INT32_MAX, null),
    cost: fields.integer('cost', 0, INT32_MAX, null),
  };
  const ofAuras = enchantmentsOfAuras(reading.index.pool);
  const listed = readEnchantments(fields, player, reading);
  return { numbers, enchantments: listed.filter(({ card }) => !ofAuras.has(card.id)) };
}

/** What was not in a deck from the start has been made by something that the scenario does not tell of. */
function readOrigin(fields: Fields): [Tag, number][] {
  return fields.flag('startedInDeck', true) ? [] : [[Tag.CREATOR, GAME]];
}

function readProgress(fields: Fields, card: CompiledCard | null): [Tag, number][] {
  const progress = fields.integer('progress', 0, INT32_MAX, null);
  if (progress === null) return [];
  if (card !== null && card.quest === null && !card.lingers) {
    fields.problems.add(
      'NOT_A_QUEST',
      fields.at('progress'),
      'only a Quest, or what lasts for some turns, has progress.',
    );
  }
  return [[Tag.QUEST_PROGRESS, progress]];
}

export function readEnchantments(
  fields: Fields,
  player: 1 | 2,
  reading: Reading,
): EnchantmentDraft[] {
  return fields.each('enchantments', MAX_ENCHANTMENTS, (item) =>
    tagsOf(item, reading) === null ? readEnchantment(item, player, reading) : null,
  );
}

/** What spells that attach nothing have given. */
function givenTags(fields: Fields, reading: Reading): [Tag, number][] {
  const list = fields.get('enchantments');
  return Array.isArray(list)
    ? list.flatMap((item) => [...(tagsOf([item, []], reading) ?? [])])
    : [];
}

function tagsOf([json]: Item, { index }: Reading): readonly [Tag, number][] | null {
  const name = isObject(json) ? json.card : json;
  return typeof name === 'string' ? tagsGivenBy(index, name) : null;
}

function readEnchantment(item: Item, player: 1 | 2, reading: Reading): EnchantmentDraft | null {
  const { problems } = reading;
  const [, path] = item;
  const fields = cardFields(item, Object.keys(ENCHANTMENT), problems, true);
  if (fields === null) return null;
  const name = fields.name('card', null);
  const cardPath = fields.at('card');
  const alias = readAlias(fields, reading.aliases);
  const by = fields.integer('by', 1, 2, player) as 1 | 2;
  const [num1, num2] = (['num1', 'num2'] as const).map((key) =>
    fields.integer(key, INT32_MIN, INT32_MAX, null),
  );
  if (name === null) {
    if (fields.has('card')) return null;
    return problems.add('REQUIRED', cardPath, 'the card that gives it is missing.');
  }
  const found = findEnchantment(reading.index, name, cardPath, problems);
  if (found === null) return null;
  const given = found.given ?? { num1: 0, num2: 0 };
  for (const key of ['num1', 'num2'] as const) {
    if (given[key] === null && !fields.has(key))
      problems.add('REQUIRED', fields.at(key), `${name} computes this number: say what it was.`);
  }
  return {
    path,
    alias,
    card: found.card,
    by,
    num1: num1 ?? given.num1 ?? 0,
    num2: num2 ?? given.num2 ?? 0,
  };
}
