import type { Json } from '../../../../kernel/index.js';
import { Fields, INT32_MAX, type Item, isObject } from '../../../common/fields.js';
import type { Path } from '../../../common/problems.js';
import { readNumbers } from '../../../common/read-scenario.js';
import { cardById } from '../../state/pool.js';
import { staysHidden } from '../../state/traits.js';
import {
  CardType,
  LARGEST_HAND,
  MAX_BOARD,
  MAX_DECK,
  MAX_HAND,
  MAX_RESOURCES,
  MAX_SECRETS,
  Tag,
} from '../../vocabulary/index.js';
import { heroOfCode, readDeckCode } from './deck-code.js';
import type { EntityDraft, PlayerDraft } from './draft.js';
import { MANA, MAX_GRAVEYARD, SIDE } from './form.js';
import { type Reading, readEnchantments, readEntity, SLOTS, type Slot } from './read-entity.js';
import { COUNTERS, readTagMap, type TagValues } from './tag-fields.js';

/** The heroes of players for whom none is named: their cards have no text. */
export const DEFAULT_HEROES = { 1: 'HERO_08', 2: 'HERO_04' } as const;

export function readPlayer(
  [json, path]: Item,
  player: 1 | 2,
  reading: Reading,
): PlayerDraft | null {
  const fields = Fields.of(json, path, { known: Object.keys(SIDE) }, reading.problems);
  if (fields === null) return null;
  const one = (key: string, slot: Slot): EntityDraft | null => {
    const value = fields.get(key);
    if (value === undefined || value === null) return null;
    return readEntity([value, fields.at(key)], player, slot, reading);
  };
  const deck = fields.get('deck');
  const hero = readHero(fields, player, reading);
  const heroPower = readHeroPower(fields, hero, reading);
  const weapon = one('weapon', SLOTS.weapon);
  const list = (key: string, slot: Slot, max: number): EntityDraft[] =>
    fields.each(key, max, (item) => readEntity(item, player, slot, reading));
  const board = list('board', SLOTS.board, MAX_BOARD);
  const quest = one('quest', SLOTS.secrets);
  const secrets = readSecrets(fields, player, quest, reading);
  const tags: TagValues = [
    ...readMana(fields),
    ...readNumbers(fields, COUNTERS, () => [0, INT32_MAX]),
    [Tag.NO_FATIGUE, fields.flag('noFatigue', false) ? 1 : 0],
    ...readTagMap(fields),
  ];
  if (isUsed(heroPower, tags)) tags.push([Tag.HEROPOWER_ACTIVATIONS_THIS_TURN, 1]);
  return {
    player,
    hero,
    heroPower,
    weapon,
    board,
    hand: list('hand', SLOTS.hand, handSize(tags)),
    deck:
      typeof deck === 'string'
        ? readDeckCode(deck, fields.at('deck'), player, reading)
        : list('deck', SLOTS.hand, MAX_DECK),
    secrets,
    graveyard: list('graveyard', SLOTS.graveyard, MAX_GRAVEYARD),
    enchantments: readEnchantments(fields, player, reading),
    tags,
  };
}

/** An exhausted Hero Power has been used in this turn, where the tags of the player do not say how often. */
function isUsed(heroPower: EntityDraft | null, tags: TagValues): boolean {
  const isExhausted = heroPower?.tags.some(([tag, value]) => tag === Tag.EXHAUSTED && value !== 0);
  return isExhausted === true && !tags.some(([tag]) => tag === Tag.HEROPOWER_ACTIVATIONS_THIS_TURN);
}

function handSize(tags: TagValues): number {
  const said = tags.find(([tag]) => tag === Tag.MAX_HAND_SIZE)?.[1] ?? 0;
  return said === 0 ? MAX_HAND : Math.min(said, LARGEST_HAND);
}

function plain(reading: Reading, cardId: string, player: 1 | 2, path: Path): EntityDraft {
  return {
    path,
    alias: null,
    card: cardById(reading.index.pool, cardId),
    player,
    attack: null,
    health: null,
    cost: null,
    damage: 0,
    silenced: false,
    enchantments: [],
    tags: [],
  };
}

/** The hero; where none is named that of the deck code, or the default one. */
function readHero(fields: Fields, player: 1 | 2, reading: Reading): EntityDraft {
  const json = fields.get('hero');
  const path = fields.at('hero');
  const ofDeck = heroOfDeck(fields, reading) ?? DEFAULT_HEROES[player];
  const byDefault = plain(reading, ofDeck, player, path);
  if (json === undefined) return byDefault;
  const named = withCard(json, ofDeck);
  const hero = readEntity([named, path], player, SLOTS.hero, reading) ?? byDefault;
  if (!isObject(json)) return hero;
  const armor = new Fields(json, path, reading.problems).integer('armor', 0, INT32_MAX, 0);
  return { ...hero, tags: [...hero.tags, [Tag.ARMOR, armor]] };
}

function heroOfDeck(fields: Fields, { index }: Reading): string | undefined {
  const deck = fields.get('deck');
  const hero = typeof deck === 'string' ? heroOfCode(deck) : undefined;
  const card = hero === undefined ? undefined : index.pool.byId.get(hero);
  return card?.type === CardType.HERO && card.known ? card.id : undefined;
}

/** The Hero Power: the hero's own where none is named, none where it is null. */
function readHeroPower(fields: Fields, hero: EntityDraft, reading: Reading): EntityDraft | null {
  const { player } = hero;
  const path = fields.at('heroPower');
  const own = hero.card.definition.heroPower;
  const byDefault = own === undefined ? null : plain(reading, own, player, path);
  const json = fields.get('heroPower');
  if (json === undefined) return byDefault;
  if (json === null) return null;
  const named = own === undefined ? json : withCard(json, own);
  return readEntity([named, path], player, SLOTS.heroPower, reading) ?? byDefault;
}

/** An object that names no card speaks of this one. */
function withCard(json: Json, card: string): Json {
  return isObject(json) && !Object.hasOwn(json, 'card') ? { card, ...json } : json;
}

function readSecrets(
  fields: Fields,
  player: 1 | 2,
  quest: EntityDraft | null,
  reading: Reading,
): EntityDraft[] {
  const listed = fields.each('secrets', MAX_SECRETS, (item) =>
    readEntity(item, player, SLOTS.secrets, reading),
  );
  const all = quest === null ? listed : [quest, ...listed];
  const { problems } = reading;
  if (all.length > MAX_SECRETS) {
    problems.add('TOO_LARGE', fields.at('secrets'), 'a player has room for fewer of them.', {
      expected: `at most ${MAX_SECRETS} Secrets and Quests`,
    });
  }
  for (const [i, { card, path }] of all.entries()) {
    if (card.secret && all.findIndex((other) => other.card.id === card.id) < i)
      problems.add('DUPLICATE_ENTITY', path, `a player has only one ${card.name} in play.`);
    if (!staysHidden(card))
      problems.add(
        'WRONG_CARD_TYPE',
        path,
        `"${card.name}" is nothing that stays in the Secret zone.`,
      );
  }
  return all;
}

/** Mana: crystals 10 and nothing used, where nothing else is said. Overloaded crystals cannot be used. */
function readMana(fields: Fields): TagValues {
  const json = fields.get('mana');
  const path = fields.at('mana');
  const form = { known: Object.keys(MANA), expected: 'a number or an object' };
  const mana =
    typeof json === 'number'
      ? Fields.short('crystals', json, path, fields.problems)
      : Fields.of(json ?? {}, path, form, fields.problems);
  if (mana === null) return [];
  const crystals = mana.integer('crystals', 0, MAX_RESOURCES, MAX_RESOURCES);
  const overloaded = mana.integer('overloaded', 0, crystals, 0);
  const used = mana.integer('used', 0, INT32_MAX - MAX_RESOURCES, 0);
  return [
    [Tag.RESOURCES, crystals],
    [Tag.RESOURCES_USED, used + overloaded],
    [Tag.TEMP_RESOURCES, mana.integer('temporary', 0, MAX_RESOURCES, 0)],
    [Tag.OVERLOAD_LOCKED, overloaded],
    [Tag.OVERLOAD_OWED, mana.integer('owed', 0, INT32_MAX, 0)],
  ];
}
