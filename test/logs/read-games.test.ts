import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readLog, readLogText } from '../../src/logs/read-games.js';

const file = (name: string) => readFileSync(`${import.meta.dirname}/games/${name}`);
const GAMES = ['short.log.gz', 'replay.hsreplay.xml.gz'];

const STATE = 'D 05:45:27.6 GameState.DebugPrintPower() -';

describe('a log becomes packets', () => {
  test.each(GAMES)('%s has one game with attacks and plays, and no note', (name) => {
    const { games, notes } = readLog(file(name));
    expect(notes).toEqual([]);
    expect(games).toHaveLength(1);
    const blocks = games[0]!.packets.filter((packet) => packet.kind === 'BLOCK');
    const types = new Set(blocks.map(({ type }) => type));
    expect(types).toContain('PLAY');
    expect(types).toContain('ATTACK');
    const ends = games[0]!.packets.filter(({ kind }) => kind === 'BLOCK_END');
    expect(ends).toHaveLength(blocks.length);
  });

  test('names, brackets and numbers name entities; copies and garbage are skipped', () => {
    const text = [
      'nonsense',
      `${STATE} CREATE_GAME`,
      `${STATE}     Player EntityID=2 PlayerID=1 GameAccountId=[hi=1 lo=2]`,
      `${STATE}         tag=ZONE value=PLAY`,
      `${STATE} TAG_CHANGE Entity=Some One tag=RESOURCES value=3`,
      'D 05:45:27.6 PowerTaskList.DebugPrintPower() - TAG_CHANGE Entity=2 tag=RESOURCES value=9',
      `${STATE} ACTION_START Entity=[name=A id=7 zone=HAND zonePos=1 cardId=X player=1] SubType=PLAY Index=0 Target=[name=B id=9 player=2]`,
    ].join('\r\n');
    expect(readLogText(text).games[0]!.packets).toEqual([
      { line: 2, kind: 'CREATE_GAME' },
      { line: 3, kind: 'ENTITY', entity: 2, player: 1, tags: new Map([['ZONE', 1]]) },
      { line: 5, kind: 'TAG', entity: 'Some One', tag: 'RESOURCES', value: 3 },
      { line: 7, kind: 'BLOCK', type: 'PLAY', entity: 7, target: 9 },
    ]);
  });

  test('a tag, value or type that every object has is none', () => {
    const text = `${STATE} CREATE_GAME\n${STATE} TAG_CHANGE Entity=2 tag=__proto__ value=PLAY`;
    expect(readLogText(text).games[0]!.packets[1]).toMatchObject({ tag: '__proto__', value: 0 });
    const xml = '<HSReplay><Game type="__proto__"/></HSReplay>';
    expect(readLogText(xml).games[0]!.packets[1]).toMatchObject({ gameType: '__proto__' });
  });

  test('a file with the copies alone is read from them', () => {
    const text = 'D 1 PowerTaskList.DebugPrintPower() -     CREATE_GAME';
    expect(readLogText(text).games).toHaveLength(1);
  });

  test('a file that ends early keeps its game, with the line of the break', () => {
    const text = gunzipSync(file(GAMES[1]!)).toString();
    const { games, notes } = readLogText(text.slice(0, text.length / 2));
    expect(games[0]!.packets.length).toBeGreaterThan(500);
    expect(notes).toHaveLength(1);
    expect(notes[0]!.line).toBeGreaterThan(1000);
  });

  test('a document type defines no entity', () => {
    const text =
      '<!DOCTYPE a [<!ENTITY b "c">]>\n<HSReplay><Game><Player name="&b;"/></Game></HSReplay>';
    expect(readLogText(text).notes[0]).toMatchObject({ line: 2 });
  });

  test('too many lines, too many bytes, broken gzip and no game are told', () => {
    expect(readLogText(`${STATE} CREATE_GAME${'\n'.repeat(200_001)}`).notes).toHaveLength(1);
    expect(readLog(new Uint8Array(20 * 1024 * 1024 + 1)).notes[0]!.message).toMatch(/20 MB/);
    expect(readLog(file(GAMES[0]!).subarray(0, 900)).notes[0]!.message).toMatch(/gzip/);
    expect(readLog(new Uint8Array()).notes[0]!.message).toMatch(/no game/);
  });
});
