// Writes the scenario files of scenarios/ as JSON into dist/cases.json, each as a plain scenario with the rules and cards
// of the worked case that it shows. Parsing them all takes seconds, which a service that starts does not have.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { parse } from 'yaml';
import { isOutdated } from './lib/outdated.mjs';
import { ROOT } from './lib/run.mjs';

const OUTPUT = `${ROOT}/dist/cases.json`;
const at = (folder) => (path) => `${ROOT}/${folder}/${path}`;
const yaml = (folder) =>
  readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .map(at(folder))
    .sort();
const files = yaml('scenarios');
const rows = yaml('rules/cases').filter((path) => path.endsWith('.cases.yaml'));

if (isOutdated(OUTPUT, ['scenarios', 'rules', import.meta.filename])) await write();

async function write() {
  const cases = new Map(
    rows.flatMap((path) => parse(readFileSync(path, 'utf8'))).map((row) => [row.id, row]),
  );
  const sections = await sectionsOfRules();
  const items = files.flatMap((path) => {
    const { case: id, title, ...file } = parse(readFileSync(path, 'utf8'));
    const name = relative(`${ROOT}/scenarios`, path).replaceAll('\\', '/');
    const row = cases.get(id);
    const section = (row?.rules ?? []).map((rule) => sections.get(rule)).find((one) => one);
    const item = {
      id: id ?? basename(path, '.yaml'),
      ruleset: file.ruleset ?? 'hearthstone',
      title: title ?? id ?? basename(path, '.yaml'),
      ...(section === undefined ? {} : { section }),
      file: name,
      rules: row?.rules ?? [],
      cards: [...new Set([...(row?.cards ?? []), ...cardsIn(file)])],
      scenario: scenarioOf(file),
    };
    return [item];
  });
  writeFileSync(OUTPUT, JSON.stringify(items));
}

/** The sections of the rules by their ids, as the compiled catalogue has them: cases stand where their rules do. */
async function sectionsOfRules() {
  const [{ allRulesets }, { rulesOf }] = await Promise.all([
    import('../dist/rulesets/index.js'),
    import('../dist/scenario/rules/rule-files.js'),
  ]);
  return new Map(
    allRulesets()
      .flatMap(rulesOf)
      .map(({ id, section }) => [id, section]),
  );
}

/** What is played, in the first of the variants; what is expected of it is left out. */
function scenarioOf({ variants, ...base }) {
  const { title: _, ...over } = variants?.[0] ?? {};
  const NOT_PLAYED = ['items', 'uncheckable', 'known', 'expect', 'distribution', 'note', 'source'];
  const FOR_FILES = ['$schema', 'entities', 'orders', 'mirror', 'trace'];
  const all = layOver(base, over);
  if (all.random === 'enumerate') delete all.random;
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => ![...NOT_PLAYED, ...FOR_FILES].includes(name)),
  );
}

/** The cards that stand on a board, and on those of its variants, as they are written. */
function cardsIn({ players = {}, variants = [] }) {
  const written = Object.values(players).flatMap((side) => Object.values(side ?? {}).flat());
  const names = written.map((one) => (typeof one === 'string' ? one : one?.card));
  return [...names.filter((name) => typeof name === 'string'), ...variants.flatMap(cardsIn)];
}

/** One object with another laid over it, as variants are: objects are merged, all else is replaced. */
function layOver(base, over) {
  const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
  const merged = { ...base };
  for (const [key, value] of Object.entries(over))
    merged[key] = isObject(merged[key]) && isObject(value) ? layOver(merged[key], value) : value;
  return merged;
}
