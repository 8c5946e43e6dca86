import { isAtLeast } from '../../../common/editions.js';
import type { CardDefinition, Requirements } from '../../language/card.js';
import {
  type Keyword,
  type Race,
  SCHOOLS_SINCE,
  type SpellSchool,
} from '../../vocabulary/index.js';
import { NO_SCHOOL, pastFacts } from './changes.js';
import { cardIds, type Row, rowOf, rows } from './table.js';

export interface PrintedCard {
  /** Its facts, today's and earlier ones, and the keywords that it prints. */
  readonly definition: CardDefinition;
  /** The patch with which it came; 0: it was there from the start. */
  readonly since: string;
  /** Conditions for playing and aiming it; they mean something only where its text is known. An enchantment has none. */
  readonly requires: Requirements | null;
  /** Nothing is printed on it but keywords: this is all there is to know. */
  readonly isPlain: boolean;
  readonly hasDeathrattle: boolean;
  readonly hasBattlecry: boolean;
  readonly hasCombo: boolean;
  readonly hasOutcast: boolean;
  readonly hasChooseOne: boolean;
  readonly isColossal: boolean;
}

const TYPES: Readonly<Record<string, CardDefinition['type']>> = {
  MINION: 'MINION',
  SPELL: 'SPELL',
  WEAPON: 'WEAPON',
  HERO: 'HERO',
  HERO_POWER: 'HERO_POWER',
  LOCATION: 'LOCATION',
  ENCHANTMENT: 'ENCHANTMENT',
};

/** Mechanics that are keywords of whatever prints them. */
const KEYWORDS: readonly Keyword[] = ['POISONOUS', 'LIFESTEAL', 'ECHO'];

/** Mechanics that are keywords of what stands in play; a spell that has one gives it. */
const KEYWORDS_IN_PLAY: readonly Keyword[] = [
  ...KEYWORDS,
  'TAUNT',
  'CHARGE',
  'DIVINE_SHIELD',
  'WINDFURY',
  'STEALTH',
  'RUSH',
  'REBORN',
  'IMMUNE',
  'CANT_ATTACK',
  'CANT_BE_TARGETED_BY_SPELLS',
  'CANT_BE_TARGETED_BY_HERO_POWERS',
  'FORGETFUL',
  'MODULAR',
  'SPELLBURST',
  'FRENZY',
];

const known = new Map<string, PrintedCard | undefined>();

export function printedCard(id: string): PrintedCard | undefined {
  if (!known.has(id)) {
    const row = rowOf(id);
    known.set(id, row && readRow(row));
  }
  return known.get(id);
}

let pool: readonly PrintedCard[] | null = null;

/** The cards that random cards are drawn from, and those of which the data says everything; in order of their ids. */
export function collectibleAndPlainCards(): readonly PrintedCard[] {
  pool ??= collectibleAndPlainCardsBeside(new Set());
  return pool;
}

/** Those of them that are not among these: what is known already need not be read. */
export function collectibleAndPlainCardsBeside(ids: ReadonlySet<string>): PrintedCard[] {
  const found: PrintedCard[] = [];
  for (const id of cardIds()) {
    if (ids.has(id)) continue;
    // what was read already is not taken apart again
    const card = known.has(id) ? known.get(id) : readIfListed(id);
    if (card !== undefined && (card.definition.collectible === true || card.isPlain))
      found.push(card);
  }
  return found;
}

/** A card that is collectible or plain; undefined for any other, which nobody may ever ask for. */
function readIfListed(id: string): PrintedCard | undefined {
  const row = rowOf(id)!;
  const [, , , , , , , , , , collectible, , , , , , , plain] = row;
  if (collectible === '' && plain === '') return undefined;
  const card = readRow(row);
  known.set(id, card);
  return card;
}

let sets: readonly string[] | null = null;

export function printedSets(): readonly string[] {
  sets ??= [...new Set(Array.from(rows(), (row) => row[8]))].sort();
  return sets;
}

/** What a token or enchantment belongs to: the id of the card with which its own begins. */
const BELONGS_TO = /^[A-Z\d]+_\d+/;

export function isOut(id: string, patch: string): boolean {
  return isAtLeast(patch, sinceOf(id));
}

/** The patch of a card; of an unknown one that of the card to which it belongs, else always. */
export function sinceOf(id: string): string {
  const card = printedCard(id) ?? printedCard(BELONGS_TO.exec(id)?.[0] ?? id);
  return card?.since ?? '0';
}

let firstPatches: ReadonlyMap<string, string> | null = null;

/** The patch with which the card of this id or name came, whoever of the cards came first; null: there is none. */
export function firstPatchOf(text: string): string | null {
  firstPatches ??= firstPatchesByName();
  return firstPatches.get(text) ?? firstPatches.get(text.toLowerCase()) ?? null;
}

/** By id, and by name in lower case; no name is an id. */
function firstPatchesByName(): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const { definition, since } of collectibleAndPlainCards())
    for (const key of [definition.id, definition.name.toLowerCase()]) {
      const known = first.get(key);
      if (known === undefined || !isAtLeast(since, known)) first.set(key, since);
    }
  return first;
}

/** What can have a minion type: the data gives one to some weapons and enchantments, too. */
const HAVE_RACE: readonly CardDefinition['type'][] = ['MINION', 'SPELL', 'HERO', 'HERO_POWER'];

type Draft = { -readonly [Field in keyof CardDefinition]: CardDefinition[Field] };

function readRow(row: Row): PrintedCard | undefined {
  const [id, , name, , typeName, cardClass, race, school, set, rarity, collectible, since] = row;
  const [mechanics, plain, requires] = row.slice(16);
  const type = TYPES[typeName];
  if (type === undefined) return undefined;
  const definition: Draft = { id, name, type, set };
  if (cardClass !== '') definition.class = cardClass;
  if (rarity !== '') definition.rarity = rarity;
  if (race !== '' && HAVE_RACE.includes(type)) definition.race = race as Race;
  if (school !== '') definition.school = school as SpellSchool;
  if (collectible === '1') definition.collectible = true;
  addNumbers(definition, row);
  const words = mechanics === '' ? [] : mechanics!.split(' ');
  if (type !== 'ENCHANTMENT') addMechanics(definition, words);
  return {
    definition,
    since,
    requires: requires === '' || type === 'ENCHANTMENT' ? null : amountsIn(requires!.split(' ')),
    isPlain: plain === '1',
    hasDeathrattle: words.includes('DEATHRATTLE'),
    hasBattlecry: words.includes('BATTLECRY'),
    hasCombo: words.includes('COMBO'),
    hasOutcast: words.includes('OUTCAST'),
    hasChooseOne: words.includes('CHOOSE_ONE'),
    isColossal: words.includes('COLOSSAL'),
  };
}

const WITH_DURABILITY: readonly CardDefinition['type'][] = ['WEAPON', 'LOCATION'];

/** The printed numbers that a card has, and what it was before; an enchantment has no numbers. */
function addNumbers(definition: Draft, row: Row): void {
  const [cost, attack, health, armor, , , , was] = row.slice(12) as [string, ...string[]];
  const last = WITH_DURABILITY.includes(definition.type) ? 'durability' : 'health';
  const older = definition.school !== undefined && !isAtLeast(row[11], SCHOOLS_SINCE);
  const past = pastFacts(was!, last, older ? [NO_SCHOOL] : []);
  if (past.length > 0) definition.was = past;
  if (definition.type === 'ENCHANTMENT') return;
  if (cost !== '') definition.cost = Number(cost);
  if (attack !== '') definition.attack = Number(attack);
  if (health !== '') definition[last] = Number(health);
  if (armor !== '') definition.armor = Number(armor);
}

function addMechanics(definition: Draft, mechanics: readonly string[]): void {
  if (mechanics.length === 0) return;
  const { type } = definition;
  const inPlay = type !== 'SPELL' && type !== 'HERO_POWER';
  const possible: readonly string[] = inPlay ? KEYWORDS_IN_PLAY : KEYWORDS;
  const keywords = mechanics.filter((word) => possible.includes(word)) as Keyword[];
  const { OVERLOAD: overload, SPELLPOWER: spellDamage } = amountsIn(mechanics);
  if (keywords.length > 0) definition.keywords = keywords;
  if (overload !== undefined) definition.overload = overload;
  if (spellDamage !== undefined) definition.spellDamage = spellDamage;
  if (mechanics.includes('SECRET')) definition.secret = true;
  if (mechanics.includes('TRADEABLE')) definition.tradeable = true;
}

/** Words with their number: `OVERLOAD=2`; 0 where there is none. */
function amountsIn(words: readonly string[]): Record<string, number> {
  const amounts: Record<string, number> = {};
  for (const word of words) {
    const [name, amount = 0] = word.split('=') as [string, string?];
    amounts[name] = Number(amount);
  }
  return amounts;
}
