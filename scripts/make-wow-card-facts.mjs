// Writes data/wow-tcg/cards.tsv, what is printed on the cards of the World of Warcraft TCG, from a list of printings.
// Usage: node scripts/make-wow-card-facts.mjs <list.tsv>
// data/README.md says what is in both. Printed texts are read to tell which cards have none; they are not copied.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from './lib/run.mjs';

const OUTPUT = `${ROOT}/data/wow-tcg/cards.tsv`;
const COLUMNS = [
  ...['id', 'name', 'type', 'cost', 'tags', 'limits', 'traits', 'atk', 'damageType', 'health'],
  ...['def', 'strikeCost', 'marks', 'keywords', 'requires', 'set', 'number', 'rarity'],
];

/** Names that the list misspells, by set and number. */
const NAMES = {
  'Heroes of Azeroth 001': 'Boris Brightbeard',
  'Heroes of Azeroth 014': "Sen'zir Beastwalker",
  'Heroes of Azeroth 035': 'Bestial Wrath',
  'Heroes of Azeroth 041': 'Multi-Shot',
  'Heroes of Azeroth 126': 'Helwen',
  'Heroes of Azeroth 164': 'On Your Feet',
  'Heroes of Azeroth 243': 'Hur Shieldsmasher',
  'Heroes of Azeroth 245': 'Kaal Soulreaper',
  'Heroes of Azeroth 249': 'Kulan Earthguard',
  'Heroes of Azeroth 257': 'Rak Skyfury',
  'Heroes of Azeroth 258': 'Samuel Grey',
  'Heroes of Azeroth 267': 'Warchief Thrall',
  'Heroes of Azeroth 270': 'Wazzuli Wildmender',
  'Heroes of Azeroth 273': "Ya'mon",
  'Heroes of Azeroth 306': 'Lei of Lilies',
  'Heroes of Azeroth 307': "Mason's Fraternity Ring",
};

/** The letters of a class where several are printed side by side. */
const CLASSES = {
  ...{ Dk: 'Death Knight', Dr: 'Druid', Hu: 'Hunter', Mg: 'Mage', Pa: 'Paladin', Pr: 'Priest' },
  ...{ Ro: 'Rogue', Sh: 'Shaman', Wk: 'Warlock', Wr: 'Warrior' },
};

/** Words of the type line that are no tags: the type itself, and what stands in a column of its own. */
const NO_TAGS = /\b(Instant|Unique|Unlimited|Token|Armor Set|Armor|Item|Weapon|Hero Required)\b/g;
/** Tags of two words. */
const TWO_WORDS =
  /(Finishing Move|Fishing Pole|Master Hero|(?:Air|Earth|Fire|Water) Totem|Night Elf|Blood Elf)/g;
const KEYWORDS = {
  ...{ Elusive: 'ELUSIVE', Ferocity: 'FEROCITY', Protector: 'PROTECTOR', Stealth: 'STEALTHED' },
  ...{ 'Long-Range': 'LONG_RANGE', 'Long-range': 'LONG_RANGE' },
};

function classesOf(text) {
  if (text === '' || text === 'Any') return [];
  if (Object.values(CLASSES).includes(text)) return [text];
  const parts = text.match(/[A-Z][a-z]/g) ?? [];
  return parts.join('') === text ? parts.map((part) => CLASSES[part] ?? part) : [text];
}

const listed = (text) => (text === '' ? [] : text.split(/,\s*/));

/** The tags of a type line, and how many of some of them are allowed. */
function typeLine(text) {
  const limits = [];
  const words = text
    .replace('Two Handed', 'Two-Handed')
    .replace(/,/g, ' ')
    .replace(NO_TAGS, ' ')
    .replace(TWO_WORDS, (tag) => tag.replace(' ', '_'))
    .replace(/(\S+?)\s*\((\d+)\)/g, (_, tag, most) => {
      limits.push(`${tag.replace('_', ' ')}=${most}`);
      return ' ';
    });
  const tags = words.split(/\s+/).filter((word) => word !== '');
  return { tags: tags.map((tag) => tag.replace('_', ' ')), limits };
}

/** What the text says beside its rules: nothing, keywords alone, or more. */
function readText(text) {
  const bare = text
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[A-Z][A-Za-z' ]*? Hero Required/g, ' ')
    .replace(/[\s,]+/g, ' ')
    .trim();
  const words = bare === '' ? [] : bare.split(' ');
  const isPlain = words.every((word) => word in KEYWORDS);
  return { isPlain, keywords: isPlain ? words.map((word) => KEYWORDS[word]) : [] };
}

function marksOf(row, tags, isPlain) {
  const ofLine = ['Unique', 'Instant', 'Unlimited', 'Token'].filter((mark) =>
    row.type_tags.includes(mark),
  );
  const isAbility = row.type === 'Ability';
  const stays = isAbility && /\bOngoing|^Attach to|\bAttach to (target|your|one)/.test(row.rules);
  const isTotem = isAbility && row.type_tags.includes('Totem');
  return [
    ...ofLine.map((mark) => mark.toLowerCase()),
    ...(stays || isTotem ? ['ongoing'] : []),
    ...(isTotem ? ['totem'] : []),
    ...(row.cost_modifier === '+x' ? ['plusX'] : []),
    ...(isPlain && !tags.includes('Totem') && !isAbility && row.type !== 'Hero' ? ['plain'] : []),
  ];
}

/** The numbers that a card of a type prints. */
const NUMBERS = {
  ABILITY: ['cost'],
  ALLY: ['cost', 'attack', 'health'],
  ARMOR: ['cost', 'defense'],
  HERO: ['health'],
  ITEM: ['cost'],
  LOCATION: ['cost'],
  QUEST: ['cost'],
  WEAPON: ['cost', 'attack', 'strike_cost'],
};

function cardOf(row) {
  const type = row.type.toUpperCase();
  const { tags, limits } = typeLine(row.type_tags);
  const { isPlain, keywords } = readText(row.rules);
  const marks = marksOf(row, tags, isPlain);
  const number = (name) => (NUMBERS[type].includes(name) ? row[name] || '0' : '');
  const classes = classesOf(row.class);
  const factions = row.faction === 'Neutral' ? [] : [row.faction];
  const races = listed(row.race);
  const talents = listed(row.talent);
  const isAlly = type === 'ALLY';
  const isHero = type === 'HERO';
  // the class of an ally with a faction stands in its type line, and is no icon
  const icons = isAlly && factions.length > 0 ? factions : [...classes, ...factions];
  const traits = isHero ? [...icons, ...races, ...talents, ...listed(row.professions)] : icons;
  const words = isHero ? tags : [...races, ...(isAlly ? classes : []), ...talents, ...tags];
  const damage = isAlly || type === 'WEAPON' ? (listed(row.damage_type)[0] ?? '') : '';
  const health = marks.includes('totem')
    ? String(Math.max(1, Number(row.health)))
    : number('health');
  const requires = [
    ...listed(row.talent_restrictions.replace('Arns', 'Arms')),
    ...listed(row.race_restrictions),
    ...listed(row.profession_restrictions),
    ...listed(row.reputation_restrictions).map((name) => `${name} Reputation`),
  ];
  return {
    id: '',
    name: NAMES[`${row.series} ${row.card_num}`] ?? nameOf(row.name),
    type,
    cost: number('cost'),
    tags: [...new Set(words.filter((word) => !icons.includes(word)))].join('/'),
    limits: limits.join('/'),
    traits: traits.join('/'),
    atk: number('attack'),
    damageType: damage.toUpperCase(),
    health,
    def: number('defense'),
    strikeCost: number('strike_cost'),
    marks: marks.join('/'),
    keywords: keywords.join('/'),
    requires: requires.join('/'),
    set: row.series,
    number: row.card_num,
    rarity: row.rarity,
  };
}

function nameOf(text) {
  return text
    .trim()
    .replace(/(\w)\uFFFD(?=s)/g, "$1'")
    .replace(/\uFFFD/g, '')
    .trim();
}

function slugOf(name) {
  return name
    .toLowerCase()
    .replace(/['.!?"]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Ids are made of names; of two cards with one name the later one says its set too. */
function withIds(cards) {
  const taken = new Set();
  return cards.map((card) => {
    const slug = slugOf(card.name);
    const id = taken.has(slug) ? `${slug}-${slugOf(card.set)}` : slug;
    if (taken.has(id)) throw new Error(`two cards ${id}`);
    taken.add(id);
    return { ...card, id };
  });
}

const [head, ...lines] = readFileSync(resolve(process.argv[2] ?? ''), 'utf8')
  .trimEnd()
  .split('\n');
const names = head.split('\t');
const rows = lines.map((line) => {
  const cells = line.replace(/\r$/, '').split('\t');
  return Object.fromEntries(names.map((name, i) => [name, (cells[i] ?? '').trim()]));
});
const cards = withIds(rows.map(cardOf)).sort((a, b) => (a.id < b.id ? -1 : 1));
const table = [COLUMNS, ...cards.map((card) => COLUMNS.map((column) => card[column]))];
writeFileSync(OUTPUT, `${table.map((cells) => cells.join('\t')).join('\n')}\n`);
console.log(`${cards.length} cards`);
