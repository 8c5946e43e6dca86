import type { Json } from '../../../../kernel/index.js';
import { isAtLeast, isPatch } from '../../../common/editions.js';
import { isObject, type JsonObject } from '../../../common/fields.js';
import { orList, type Path, type Problems, shown } from '../../../common/problems.js';
import { CARD_TYPES, type CardDefinition } from '../../language/card.js';
import {
  PLAY_REQUIREMENTS,
  TARGET_REQUIREMENTS,
  TARGET_WHEN,
} from '../../rules/legality/requirements.js';
import { PLAYER_TAGS, Tag, type TagName, tagName } from '../../vocabulary/index.js';

/** What a schema cannot say: which fields go with which type of card, and which numbers with each other. */

const ALL = CARD_TYPES;
const WITH_COMBO = ['MINION', 'SPELL', 'WEAPON', 'HERO'] as const;
const PLAYED = [...WITH_COMBO, 'LOCATION'] as const;
const CHOSEN = [...WITH_COMBO, 'HERO_POWER'] as const;
const USED = [...PLAYED, 'HERO_POWER'] as const;

/** The types of card that can have a field. */
const TYPES_WITH: Readonly<Record<keyof CardDefinition, readonly CardDefinition['type'][]>> = {
  id: ALL,
  type: ALL,
  name: ALL,
  class: ALL,
  set: ALL,
  rarity: ALL,
  race: ['MINION', 'HERO'],
  school: ['SPELL'],
  collectible: ALL,
  cost: ALL,
  attack: ['MINION', 'WEAPON', 'HERO'],
  health: ['MINION', 'HERO'],
  durability: ['WEAPON', 'LOCATION'],
  armor: ['HERO'],
  keywords: CHOSEN,
  spellDamage: ['MINION', 'WEAPON'],
  heroPowerDamage: ['MINION', 'WEAPON'],
  overload: PLAYED,
  secret: ['SPELL'],
  tradeable: PLAYED,
  quest: ['SPELL'],
  lingers: ['SPELL'],
  requires: USED,
  aims: USED,
  aimedIf: USED,
  chooseOne: CHOSEN,
  madeOf: PLAYED,
  halves: ['MINION'],
  onlyOne: CHOSEN,
  bothOptions: CHOSEN,
  battlecry: ['MINION', 'WEAPON', 'HERO'],
  combo: WITH_COMBO,
  deathrattle: ['MINION', 'WEAPON', 'ENCHANTMENT'],
  deathrattleIf: ['MINION', 'WEAPON', 'ENCHANTMENT'],
  deathrattlePreCheck: ['MINION'],
  text: ['SPELL', 'HERO_POWER', 'LOCATION'],
  entourage: USED,
  whenDrawn: PLAYED,
  castWhenDrawn: PLAYED,
  spellburst: ['MINION', 'WEAPON'],
  frenzy: ['MINION'],
  overkill: ['MINION', 'SPELL', 'WEAPON'],
  honorableKill: ['MINION', 'SPELL', 'WEAPON', 'HERO_POWER', 'ENCHANTMENT'],
  colossal: ['MINION'],
  corrupt: PLAYED,
  twinspell: ['SPELL'],
  dormant: ['MINION'],
  magnetic: ['MINION'],
  rules: ALL,
  triggers: ALL,
  auras: ALL,
  enchantment: ['ENCHANTMENT'],
  heroPower: ['HERO'],
  weapon: ['HERO'],
  tags: ALL,
  was: ALL,
};

export function fieldsOf(type: CardDefinition['type']): readonly string[] {
  return Object.entries(TYPES_WITH).flatMap(([field, types]) =>
    types.includes(type) ? [field] : [],
  );
}

/** Tags that say what and where an entity is: they follow from the rules, and no card writes them. */
export const KEPT_BY_THE_RULES: readonly TagName[] = [
  'CARD',
  'PLAY_ORDER',
  'ZONE',
  'ZONE_POSITION',
  'CONTROLLER',
  'CASTER',
  'CREATOR',
  'ATTACHED',
  'SUMMON_EVENT',
  'USED_UP',
  'AURA',
  'DEAD_ENTITY',
  'DEAD_CARD',
  'DEATH_EVENT',
  'PLAYSTATE',
  'TURN',
  'CURRENT_PLAYER',
  'STATE',
  'PROPOSED_ATTACKER',
  'PROPOSED_DEFENDER',
  'HERO_ENTITY',
  'CLASS',
  'DIVINE_SHIELD_USED',
  'STEALTH_USED',
  'TAG_SCRIPT_DATA_NUM_1',
  'TAG_SCRIPT_DATA_NUM_2',
];

/** What auras that change neither Attack nor Health can give. */
const AURA_TAGS: readonly string[] = [Tag.IMMUNE, ...PLAYER_TAGS].map(tagName);

const REQUIREMENTS: readonly string[] = [
  'REQ_TARGET_TO_PLAY',
  ...Object.keys(TARGET_WHEN),
  ...Object.keys(TARGET_REQUIREMENTS),
  ...Object.keys(PLAY_REQUIREMENTS),
];

/** Checks what a card says against its type, and its past against its present, whatever else is wrong with it. */
export function checkFit(card: JsonObject, path: Path, problems: Problems): void {
  checkFields(card, card.type, path, problems);
  let before: string | null = null;
  const was: readonly Json[] = Array.isArray(card.was) ? card.was : [];
  was.forEach((past, i) => {
    if (!isObject(past)) return;
    const at = [...path, 'was', i];
    checkFields(past, card.type, at, problems);
    if (typeof past.before !== 'string') return;
    if (!isPatch(past.before)) {
      problems.add('UNKNOWN_PATCH', [...at, 'before'], `${shown(past.before)} is no patch.`, {
        expected: 'a patch such as 10.0 or 9.2.0.21517',
      });
      return;
    }
    if (before !== null && isAtLeast(before, past.before))
      problems.add('INVALID_CARD', [...at, 'before'], 'the past of a card stands oldest first.');
    before = past.before;
  });
  checkWords(card, path, problems);
}

function checkFields(
  card: JsonObject,
  type: Json | undefined,
  path: Path,
  problems: Problems,
): void {
  const known = CARD_TYPES.find((name) => name === type);
  for (const key of Object.keys(card)) {
    const types = Object.hasOwn(TYPES_WITH, key) ? TYPES_WITH[key as keyof CardDefinition] : [];
    if (known === undefined || types.length === 0 || types.includes(known)) continue;
    problems.add('NOT_HERE', [...path, key], `a ${known} has no \`${key}\`.`, {
      expected: `\`${key}\` on ${orList(types)} only`,
    });
  }
  if (!isObject(card.requires)) return;
  for (const name of Object.keys(card.requires)) {
    if (REQUIREMENTS.includes(name)) continue;
    const at = [...path, 'requires', name];
    problems.unknownName('UNKNOWN_FIELD', at, name, { what: 'requirement', known: REQUIREMENTS });
  }
}

type Word = Readonly<Partial<Record<'randomFrom' | 'update' | 'tag' | 'on', unknown>>>;

/** Looks for words that are sound by themselves and make no sense where they stand. */
function checkWords(value: unknown, path: Path, problems: Problems): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    value.forEach((item, i) => {
      checkWords(item, [...path, i], problems);
    });
    return;
  }
  const word = value as Word;
  if (Array.isArray(word.randomFrom)) checkSpan(word.randomFrom, path, problems);
  if (word.update !== undefined && typeof word.tag === 'string' && !AURA_TAGS.includes(word.tag)) {
    problems.add('NOT_HERE', [...path, 'tag'], `no aura of this kind gives ${shown(word.tag)}.`, {
      expected: orList(AURA_TAGS),
    });
  }
  for (const [key, item] of Object.entries(word)) {
    const isTags = key === 'tags' || (key === 'set' && word.on !== undefined);
    if (isTags && typeof item === 'object' && item !== null)
      for (const tag of Object.keys(item)) checkTag(tag, [...path, key, tag], problems);
    if (key === 'pool' && typeof item === 'object' && item !== null)
      checkPoolType((item as { readonly type?: string }).type, [...path, key, 'type'], problems);
    checkWords(item, [...path, key], problems);
  }
}

const MAX_RANDOM_SPAN = 1000;

function checkSpan(bounds: readonly unknown[], path: Path, problems: Problems): void {
  const [low, high] = bounds;
  if (typeof low !== 'number' || typeof high !== 'number') return;
  if (high >= low && high - low < MAX_RANDOM_SPAN) return;
  const expected = `the lower number first, and at most ${MAX_RANDOM_SPAN} numbers`;
  problems.add(
    'INVALID_CARD',
    [...path, 'randomFrom'],
    `nothing is drawn from ${low} to ${high}.`,
    {
      expected,
    },
  );
}

function checkTag(tag: string, path: Path, problems: Problems): void {
  if (tag in Tag && KEPT_BY_THE_RULES.includes(tag as TagName))
    problems.add('NOT_HERE', path, `\`${tag}\` follows from the rules; a card cannot set it.`);
}

function checkPoolType(type: string | undefined, path: Path, problems: Problems): void {
  if (type === undefined || (CARD_TYPES as readonly string[]).includes(type)) return;
  problems.unknownName('UNKNOWN_CARD_TYPE', path, type, { what: 'card type', known: CARD_TYPES });
}
