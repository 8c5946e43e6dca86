// Writes data/hearthstone/cards.tsv, the one place of printed facts, from tables of the game's data.
// Usage: node scripts/make-card-facts.mjs <folder>
// The folder holds cards.tsv, cards-history.tsv, gap-changes.tsv, renames.tsv, play-requirements.tsv and texts.tsv
// (data/README.md says what is in them). Printed texts are read to tell which cards have none; they are not copied.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { comparePatches, FIRST_PATCHES, firstPatch } from './lib/card-sets.mjs';
import { ROOT } from './lib/run.mjs';

const OUTPUT = `${ROOT}/data/hearthstone/cards.tsv`;
const COLUMNS = [
  ...['cardId', 'dbfId', 'name', 'nameZh', 'type', 'class', 'race', 'school', 'set', 'rarity'],
  ...['collectible', 'since', 'cost', 'attack', 'health', 'armor', 'mechanics', 'plain'],
  ...['requires', 'was'],
];
/** What the game's data calls a snapshot that is really of another patch. */
const SNAPSHOTS = { 13.4: '12.0' };
/** Changes between two snapshots whose patch is known from elsewhere. */
const DATED = [
  // Cards that cast themselves when drawn got a cost with 10.0 (the case EN-945 reads it).
  { cardId: 'AT_035t', field: 'cost', patch: '10.0' },
  { cardId: 'GVG_056t', field: 'cost', patch: '10.0' },
  { cardId: 'KAR_114', field: 'cost', patch: '15.0.4' },
];

/** What is printed on cards that have nothing but keywords, and the mechanics that it stands for. */
const PLAIN_WORDS = [
  [
    /(Taunt|Charge|Divine Shield|Windfury|Stealth|Poisonous|Lifesteal|Rush|Reborn|Tradeable)/gi,
    named,
  ],
  [/Destroy any minion damaged by this minion/gi, () => ['POISONOUS']],
  [/50% chance to attack the wrong enemy/gi, () => ['FORGETFUL']],
  [/Can't attack/gi, () => ['CANT_ATTACK']],
  [
    /Can't be targeted by spells or Hero Powers/gi,
    () => ['CANT_BE_TARGETED_BY_SPELLS', 'CANT_BE_TARGETED_BY_HERO_POWERS'],
  ],
  [/Spell Damage \+(\d+)/gi, (_, amount) => [`SPELLPOWER=${amount}`]],
  [/Overload: \((\d+)\)/gi, (_, amount) => [`OVERLOAD=${amount}`]],
];
/** The first build of which there are numbers: what was printed before is of no edition. */
const FIRST_BUILD = '1.0.0.4243';

const folder = process.argv[2];
if (folder === undefined) {
  console.error('Usage: node scripts/make-card-facts.mjs <folder with the tables>');
  process.exit(1);
}

const history = groups('cards-history.tsv');
const gaps = groups('gap-changes.tsv');
const renames = groups('renames.tsv');
const texts = groups('texts.tsv');
const requirements = groups('play-requirements.tsv');

const cards = readTable('cards.tsv').filter(
  ({ cardId, set }) => FIRST_PATCHES[set] !== undefined && !cardId.startsWith('Story_'),
);
const collectibleNames = new Map(
  cards.filter((row) => row.collectible === '1').map((row) => [row.name_enUS, row.cardId]),
);
const lines = cards
  .map(factsOf)
  .sort((a, b) => (a.cardId < b.cardId ? -1 : 1))
  .map((facts) => COLUMNS.map((column) => facts[column] ?? '').join('\t'));
writeFileSync(OUTPUT, `${[COLUMNS.join('\t'), ...lines].join('\n')}\n`);
console.log(`${lines.length} cards`);

/** The source gives a few spells and Hero Powers the numbers of what they summon: these have none. */
function isNumbered({ type }) {
  return type !== 'SPELL' && type !== 'HERO_POWER';
}

/** The line of a card as an object by column. */
function factsOf(row) {
  const id = row.cardId;
  const mechanics = row.mechanics === '' ? [] : row.mechanics.split(',');
  const armor = mechanics.find((word) => word.startsWith('ARMOR='))?.slice(6);
  const changes = [...changedNumbers(row), ...changedNames(row)];
  const newest = (field, value) => changes.findLast((one) => one.field === field)?.is ?? value;
  return {
    cardId: id,
    dbfId: row.dbfId,
    name: newest('name', row.name_enUS),
    nameZh: row.name_zhCN,
    type: row.type,
    class: row.class === 'NEUTRAL' ? '' : row.class,
    race: row.race,
    school: row.spell_school,
    set: row.set,
    rarity: mechanics.includes('ELITE') ? 'LEGENDARY' : '',
    // What can be in a deck: the game's data also calls heroes so that can be owned.
    collectible: row.collectible === '1' && !(row.type === 'HERO' && row.cost === '') ? '1' : '',
    since: firstPatch(id, row.set),
    cost: newest('cost', row.cost),
    attack: isNumbered(row) ? newest('attack', row.attack) : '',
    health: isNumbered(row) ? newest('health', row.health_or_durability) : '',
    armor: armor ?? '',
    mechanics: mechanics.filter((word) => word !== 'ELITE' && !word.startsWith('ARMOR=')).join(' '),
    plain: isPlain(row, mechanics) ? '1' : '',
    requires: (requirements.get(id)?.[0]?.requirements ?? '').replaceAll(',', ' '),
    was: writeChanges(changes),
  };
}

/** Changes of cost, Attack and Health with their patches, oldest first. */
function changedNumbers({ cardId, type, cost }) {
  const rows = history.get(cardId) ?? [];
  const changes = [];
  const fields = [
    ['cost', 'cost'],
    ['attack', 'attack'],
    ['health', 'health_or_durability'],
  ];
  for (const [field, column] of fields) {
    if (type === 'SPELL' && field !== 'cost') continue;
    rows.slice(1).forEach((row, i) => {
      const [was, is] = [rows[i][column], row[column]];
      if (was !== is) changes.push({ patch: row.first_snapshot_seen, field, was, is });
    });
    for (const gap of gaps.get(cardId) ?? []) {
      const [was, is] = [numberIn(gap.was, field), numberIn(gap.is, field)];
      if (was === undefined || is === undefined || was === is) continue;
      if (type === 'SPELL' && field !== 'cost') continue;
      const seen = changes.find(
        (one) => one.field === field && one.was === was && one.is === is && !isBefore(one, gap),
      );
      if (seen !== undefined) seen.patch = gap.patch;
      else {
        const first = changes.filter((one) => one.field === field);
        const then = first[0]?.was ?? rows[0]?.[column] ?? (field === 'cost' ? cost : is);
        if (then !== is || first.some((one) => isBefore(one, gap)))
          throw new Error(`${cardId}: ${gap.patch} ${field} ${was} -> ${is} does not fit`);
        changes.push({ patch: gap.patch, field, was, is });
      }
    }
  }
  for (const { field, patch } of DATED.filter((one) => one.cardId === cardId))
    changes.find((one) => one.field === field).patch = patch;
  return changes.sort((a, b) => comparePatches(a.patch, b.patch));
}

function isBefore(change, { patch }) {
  return comparePatches(change.patch, patch) < 0;
}

/** The number of a field in words such as `cost 3; draws 2` or `4/2 with Charge`. */
function numberIn(text, field) {
  if (field === 'cost') return /^cost (\d+)/.exec(text)?.[1];
  return /^(\d+)\/(\d+)/.exec(text)?.[field === 'attack' ? 1 : 2];
}

/** Changes of the English name, oldest first. */
function changedNames({ cardId }) {
  const rows = renames.get(cardId) ?? [];
  return rows.slice(1).map((row, i) => ({
    patch: SNAPSHOTS[row.first_snapshot_seen] ?? row.first_snapshot_seen,
    field: 'name',
    was: rows[i].name_enUS,
    is: row.name_enUS,
  }));
}

/** `5.0.0.12574 cost=3; 20.0 cost=5|attack=4`: until which patch what was printed. */
function writeChanges(changes) {
  const patches = [...new Set(changes.map(({ patch }) => patch))].sort(comparePatches);
  return patches
    .map((patch) => {
      const then = changes.filter((one) => one.patch === patch);
      return `${patch} ${then.map(({ field, was }) => `${field}=${was}`).join('|')}`;
    })
    .join('; ');
}

/** Whether a minion or weapon never had anything printed on it but the keywords that the data lists. */
function isPlain({ cardId, type, name_enUS: name }, mechanics) {
  if (type !== 'MINION' && type !== 'WEAPON') return false;
  // What is called like a card is a form of it: that needs an entry, or the name would mean the form.
  if ((collectibleNames.get(name) ?? cardId) !== cardId) return false;
  const listed = mechanics.filter((word) => word !== 'ELITE' && word !== 'TRIGGER_VISUAL');
  if (listed.length === 0 && mechanics.includes('TRIGGER_VISUAL')) return false;
  // The Windfury of a weapon is its hero's: more than a keyword of its own.
  if (type === 'WEAPON' && listed.includes('WINDFURY')) return false;
  const rows = texts.get(cardId) ?? [];
  const isSuperseded = (_, i) =>
    i + 1 < rows.length && comparePatches(rows[i + 1].first_snapshot_seen, FIRST_BUILD) <= 0;
  const printed = rows.filter((row, i) => !isSuperseded(row, i)).map(({ text }) => text ?? '');
  if (printed.length === 0) return listed.length === 0;
  return printed.every((text) => wordsIn(text)?.sort().join() === listed.toSorted().join());
}

/** The mechanics that a text lists; null when it says more. */
function wordsIn(text) {
  const found = [];
  let rest = text;
  for (const [word, mechanics] of PLAIN_WORDS)
    rest = rest.replace(word, (...match) => {
      found.push(...mechanics(...match));
      return '';
    });
  return /^[\s.,]*$/.test(rest) ? found : null;
}

/** `Divine Shield` as the data calls it. */
function named(word) {
  return [word.toUpperCase().replace(' ', '_')];
}

/** A tab-separated table as objects by column. */
function readTable(file) {
  const [head, ...rest] = readFileSync(resolve(folder, file), 'utf8').trimEnd().split('\n');
  const columns = head.split('\t');
  return rest.map((line) =>
    Object.fromEntries(line.split('\t').map((value, i) => [columns[i], value])),
  );
}

/** A table's rows by card. */
function groups(file) {
  const found = new Map();
  for (const row of readTable(file)) found.set(row.cardId, [...(found.get(row.cardId) ?? []), row]);
  return found;
}
