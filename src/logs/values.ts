import { catalogueFile } from '../rulesets/common/rule-rows.js';

/** Names and numbers of the game's own logs: `rules/hearthstone-logs.yaml`. */
interface LogNames {
  readonly tags: Readonly<Record<string, number>>;
  readonly oldNames: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly blocks: readonly string[];
}

const { tags, oldNames, values, blocks } = catalogueFile('hearthstone-logs') as LogNames;

const TAG_NAMES: ReadonlyMap<number, string> = new Map(
  Object.entries(tags).map(([name, number]) => [number, name]),
);

/** The values that the import compares with. */
export const ZONES = { PLAY: 1, DECK: 2, HAND: 3, GRAVEYARD: 4, SETASIDE: 6, SECRET: 7 } as const;
export const CARD_TYPES = {
  HERO: 3,
  MINION: 4,
  SPELL: 5,
  ENCHANTMENT: 6,
  WEAPON: 7,
  HERO_POWER: 10,
} as const;
export const STEPS = { MAIN_BEGIN: 5, MAIN_ACTION: 10, MAIN_END: 12 } as const;
export const CONCEDED = 8;
export const COMPLETE = 3;
/** Older clients call it QUIT. */
export const DISCONNECTED = 7;

/** The number of a step of the game by its name. */
export function stepNumber(name: string): number {
  return tagValue('STEP', name);
}

/** A tag's name from its name or number in a log. */
export function tagName(text: string): string {
  if (/^\d+$/.test(text)) return TAG_NAMES.get(Number(text)) ?? text;
  return Object.hasOwn(oldNames, text) ? oldNames[text]! : text;
}

/** A tag's value as a number: names of an enum become theirs; a name that is not known is 0. */
export function tagValue(tag: string, text: string): number {
  if (tag === 'PLAYSTATE' && text === 'QUIT') return DISCONNECTED;
  const number = Number(text);
  if (text !== '' && Number.isSafeInteger(number)) return number;
  const key = tag === 'NEXT_STEP' ? 'STEP' : tag;
  const names = Object.hasOwn(values, key) ? values[key]! : [];
  return Math.max(0, names.indexOf(text));
}

/** The number of a tag that is written; undefined: nobody writes it. */
export function tagNumber(tag: string): number | undefined {
  return Object.hasOwn(tags, tag) ? tags[tag] : undefined;
}

/** A tag's value as Power.log writes it: the name where the tag has an enum. */
export function valueText(tag: string, value: number): string {
  const key = tag === 'NEXT_STEP' ? 'STEP' : tag;
  const names = Object.hasOwn(values, key) ? values[key]! : [];
  return names[value] ?? String(value);
}

/** The number of a block's type. */
export function blockNumber(type: string): number {
  return blocks.indexOf(type);
}

/** A block's type from its name or number. */
export function blockType(text: string): string {
  return /^\d+$/.test(text) ? (blocks[Number(text)] ?? text) : text;
}
