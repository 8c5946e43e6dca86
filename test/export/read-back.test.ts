import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { operate } from '../../src/index.js';
import { LOG_FORMAT_NAMES } from '../../src/logs/formats.js';
import {
  runScenarioText,
  SCENARIO_FOLDER,
  scenarioFiles,
} from '../../src/scenario/conformance/scenario-files.js';
import { logOf } from '../../src/scenario/export/packets.js';
import { differencesReadBack } from './read-back.js';

/** One scenario file in so many; `EVERY=1 npx vitest run test/export` reads back all of them. */
const EVERY = Number(process.env.EVERY ?? 12);

/** The elements of the HSReplay DTD that are written, each with its attributes; the required ones first, up to `;`. */
const DTD: Readonly<Record<string, string>> = {
  HSReplay: 'version; build',
  Game: '; id type format scenarioID ts reconnecting',
  GameEntity: 'id; ts',
  Player: 'id playerID accountHi accountLo; name rank legendRank cardback ts',
  Tag: 'tag value; ts',
  FullEntity: 'id; cardID ts',
  ShowEntity: 'entity; cardID ts',
  ChangeEntity: 'entity cardID; ts',
  HideEntity: 'entity zone; ts',
  TagChange: 'entity tag value; ts',
  Block: 'entity type; index effectCardId effectIndex target subOption triggerKeyword ts',
  MetaData: 'meta; data infoCount ts',
  Info: 'index entity; ts',
  Options: 'id; ts',
  Option: 'index type; entity error errorParam ts',
  Target: 'index entity; error errorParam ts',
  SendOption: 'option; subOption position target ts',
};

/** What of an XML text is not well-formed, or not in the DTD. */
function faultsOf(xml: string): string[] {
  const found: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => found.push(error.message));
  parser.on('opentag', ({ name, attributes }) => {
    const form = Object.hasOwn(DTD, name) ? DTD[name]! : null;
    if (form === null) return void found.push(`<${name}>`);
    const [required = [], optional = []] = form
      .split(';')
      .map((part) => part.trim().split(' ').filter(Boolean));
    const own = Object.keys(attributes);
    for (const one of required) if (!own.includes(one)) found.push(`<${name}> lacks ${one}`);
    for (const one of own)
      if (![...required, ...optional].includes(one)) found.push(`<${name}> has ${one}`);
  });
  parser.write(xml).close();
  return found;
}

const FILES = scenarioFiles(`${SCENARIO_FOLDER}hearthstone`).filter((_, i) => i % EVERY === 0);

test('what is written as a log is read back with the same final tags', () => {
  let count = 0;
  for (const path of FILES) {
    const name = relative(SCENARIO_FOLDER, path);
    runScenarioText(readFileSync(path, 'utf8'), name, [], (played) => {
      count++;
      for (const format of LOG_FORMAT_NAMES)
        expect(differencesReadBack(played, format), `${name} as ${format}`).toEqual([]);
      expect(faultsOf(logOf(played, 'hsreplay')), name).toEqual([]);
    });
  }
  expect(count).toBeGreaterThan(FILES.length / 2);
}, 600_000);

/** The blocks of a log, two spaces for each level, with the zones that entities come to. */
function blocksIn(log: string): string[] {
  return log.split('\n').flatMap((line) => {
    const [, depth = '', payload = ''] = /DebugPrintPower\(\) - ( *)(.*)$/.exec(line) ?? [];
    const indent = depth.slice(depth.length / 2);
    const start = /^BLOCK_START BlockType=(\w+) Entity=\[?(?:entityName=)?(.*?) (?:id|Effect)/.exec(
      payload,
    );
    if (start !== null) return [`${indent}${start[1]} ${start[2]}`];
    const meta = /^META_DATA - Meta=(\w+) Data=(\d+)/.exec(payload);
    return meta === null ? [] : [`${indent}${meta[1]} ${meta[2]}`];
  });
}

function logOfScenario(scenario: object): string {
  const outcome = operate('resolve', { ...scenario, log: 'log' });
  if (!outcome.ok) throw new Error(outcome.problem.detail);
  return outcome.body.log!;
}

test('blocks are nested as the game nests them', () => {
  const spell = logOfScenario({
    players: {
      1: { hand: [{ as: 'bolt', card: 'Fireball' }] },
      2: { board: [{ as: 'hoarder', card: 'Loot Hoarder' }], deck: ['Wisp'] },
    },
    actions: [{ play: 'bolt', target: 'hoarder' }],
  });
  expect(blocksIn(spell)).toEqual([
    'PLAY Fireball',
    '  POWER Fireball',
    '    TARGET 0',
    '    DAMAGE 6',
    '  DEATHS GameEntity',
    '  TRIGGER Loot Hoarder',
  ]);
  expect(spell).toMatch(/TriggerKeyword=DEATHRATTLE/);
  expect(spell).toMatch(
    /SHOW_ENTITY - Updating Entity=\[entityName=UNKNOWN ENTITY.* CardID=CS2_231/,
  );
  expect(spell).toMatch(/SendOption\(\) - selectedOption=\d+ .*selectedTarget=\d+/);
});

test('the deaths of an attack stand behind its block', () => {
  const attack = logOfScenario({
    players: {
      1: { board: [{ as: 'yeti', card: 'Chillwind Yeti' }] },
      2: { board: [{ as: 'raptor', card: 'Bloodfen Raptor' }] },
    },
    actions: [{ attack: 'yeti', target: 'raptor' }],
  });
  expect(blocksIn(attack)).toEqual([
    'ATTACK Chillwind Yeti',
    '  DAMAGE 4',
    '  DAMAGE 3',
    'DEATHS GameEntity',
  ]);
});

test('what goes back into a deck is hidden', () => {
  const log = logOfScenario({
    patch: '10.0',
    players: { 2: { board: [{ as: 'wisp', card: 'Wisp' }] }, 1: { hand: ['Recycle'] } },
    actions: [{ play: 'Recycle', target: 'wisp' }],
  });
  expect(log).toMatch(/HIDE_ENTITY - Entity=\[entityName=Wisp .*\] tag=ZONE value=DECK/);
});

test('a game without logs refuses to be written as one', () => {
  const outcome = operate('resolve', { ruleset: 'wow-tcg', log: 'log' });
  expect(outcome).toMatchObject({ ok: false, problem: { code: 'INVALID_SCENARIO' } });
  if (!outcome.ok)
    expect(outcome.problem.errors).toContainEqual(
      expect.objectContaining({ code: 'NOT_HERE', path: ['log'] }),
    );
});
