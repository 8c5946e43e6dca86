import { Fields, INT32_MAX, INT32_MIN, readInteger } from '../../../common/fields.js';
import { ADDED_UP, KEYWORDS, TAG_NAMES, Tag, type TagName } from '../../vocabulary/index.js';

export type TagValues = (readonly [tag: Tag, value: number])[];

/** Fields that are true or false, and the tag that each stands for: keywords, and what happens to a character. */
export const FLAG_FIELDS: Readonly<Record<string, Tag>> = {
  ...Object.fromEntries(
    KEYWORDS.filter((name) => !ADDED_UP.includes(Tag[name])).map((name) => [
      camelCase(name),
      Tag[name],
    ]),
  ),
  frozen: Tag.FROZEN,
  exhausted: Tag.EXHAUSTED,
  pendingDestroy: Tag.TO_BE_DESTROYED,
};

export const NUMBER_FIELDS: Readonly<Record<string, Tag>> = {
  spellDamage: Tag.SPELLPOWER,
  heroPowerDamage: Tag.HEROPOWER_DAMAGE,
  attacksThisTurn: Tag.NUM_ATTACKS_THIS_TURN,
  turnsInPlay: Tag.NUM_TURNS_IN_PLAY,
  cooldown: Tag.LOCATION_ACTION_COOLDOWN,
};

export const COUNTERS: Readonly<Record<string, Tag>> = {
  fatigue: Tag.FATIGUE,
  cardsPlayedThisTurn: Tag.NUM_CARDS_PLAYED_THIS_TURN,
  minionsPlayedThisTurn: Tag.NUM_MINIONS_PLAYED_THIS_TURN,
  spellsPlayedThisGame: Tag.NUM_SPELLS_PLAYED_THIS_GAME,
  heroPowerUsesThisGame: Tag.NUM_TIMES_HERO_POWER_USED_THIS_GAME,
  secretsPlayedThisGame: Tag.NUM_SECRETS_PLAYED_THIS_GAME,
  cardsDiscardedThisGame: Tag.NUM_CARDS_DISCARDED_THIS_GAME,
  overloadThisGame: Tag.OVERLOAD_THIS_GAME,
  totemsSummonedThisGame: Tag.NUM_TOTEMS_SUMMONED_THIS_GAME,
  piratesSummonedThisGame: Tag.NUM_PIRATES_SUMMONED_THIS_GAME,
  manaSpentOnSpellsThisGame: Tag.MANA_SPENT_ON_SPELLS_THIS_GAME,
  manaSpentOnHolySpellsThisGame: Tag.MANA_SPENT_ON_HOLY_SPELLS_THIS_GAME,
  healthRestoredThisGame: Tag.HEALTH_RESTORED_THIS_GAME,
  healthRestoredThisTurn: Tag.HEALTH_RESTORED_THIS_TURN,
  heroPowerDamageThisGame: Tag.HERO_POWER_DAMAGE_THIS_GAME,
  jadeGolems: Tag.JADE_GOLEM,
  invocations: Tag.INVOKE_COUNTER,
  heroHealthChangesInOwnTurns: Tag.HERO_HEALTH_CHANGES_IN_OWN_TURNS,
  elementalsPlayedThisTurn: Tag.NUM_ELEMENTALS_PLAYED_THIS_TURN,
  elementalsPlayedLastTurn: Tag.NUM_ELEMENTALS_PLAYED_LAST_TURN,
};

/** Tags that a scenario says in another way: which field to use instead. */
const INSTEAD: { readonly [tag in TagName]?: string } = {
  CARD: 'card',
  PLAY_ORDER: 'order',
  ZONE: 'the list that it stands in',
  ZONE_POSITION: 'the list that it stands in',
  CONTROLLER: 'the player that it is listed under',
  ATTACHED: 'enchantments',
  AURA: 'enchantments',
  SUMMON_EVENT: 'actions',
  DEAD_ENTITY: 'deaths',
  DEAD_CARD: 'deaths',
  DEATH_EVENT: 'deaths',
  PLAYED_IN_TURN: 'plays',
  PLAYED_COST: 'plays',
  PLAYED_ON_OWN_MINION: 'plays',
  PLAYED_ON_OWN_CHARACTER: 'plays',
  PLAYED_NOT_FROM_START: 'plays',
  HERO_ENTITY: 'hero',
  CLASS: 'hero',
  COST: 'cost',
  ATK: 'attack',
  HEALTH: 'health',
  HEALTH_BASE: 'health',
  DURABILITY: 'durability',
  DAMAGE: 'damage',
  SILENCED: 'silenced',
  TURN: 'turn',
  CURRENT_PLAYER: 'turn',
  STATE: 'actions',
  PLAYSTATE: 'actions',
};

const SETTABLE = TAG_NAMES.filter((name) => INSTEAD[name] === undefined);

export function readTags(fields: Fields, flags: readonly string[]): TagValues {
  const found: TagValues = [];
  for (const name of flags) {
    const flag = FLAG_FIELDS[name];
    if (flag !== undefined) {
      const value = fields.flag(name, null);
      if (value !== null) found.push([flag, value ? 1 : 0]);
      continue;
    }
    const value = fields.integer(name, 0, INT32_MAX, null);
    if (value !== null) found.push([NUMBER_FIELDS[name]!, value]);
  }
  return [...found, ...readTagMap(fields)];
}

/** Reads `tags: { NAME: value }`. */
export function readTagMap(fields: Fields): TagValues {
  const json = fields.get('tags');
  if (json === undefined) return [];
  const { problems } = fields;
  const tags = Fields.of(json, fields.at('tags'), { known: Object.keys(json ?? {}) }, problems);
  if (tags === null) return [];
  const found: TagValues = [];
  for (const [name, value] of Object.entries(tags.object)) {
    const path = tags.at(name);
    if (!Object.hasOwn(Tag, name)) {
      problems.unknownName('UNKNOWN_TAG', path, name, { what: 'tag', known: SETTABLE });
      continue;
    }
    const instead = INSTEAD[name as TagName];
    if (instead !== undefined) {
      problems.add('TAG_NOT_SETTABLE', path, `use ${instead} instead.`, { expected: instead });
      continue;
    }
    const number = readInteger(value, path, { min: INT32_MIN, max: INT32_MAX }, problems);
    if (number !== null) found.push([Tag[name as TagName], number]);
  }
  return found;
}

function camelCase(name: string): string {
  return name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}
