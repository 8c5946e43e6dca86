import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/scenario/oracle.js';
import { ask, resolve } from './support/ask.js';

const ENGLISH: JsonObject = {
  players: {
    1: { board: [{ as: 'juggler', card: 'Knife Juggler' }], hand: ['Harvest Golem'] },
    2: { board: ['Chillwind Yeti'] },
  },
  order: ['Chillwind Yeti', 'juggler'],
  actions: [{ play: 'Harvest Golem' }],
};
const CHINESE: JsonObject = {
  players: {
    1: { board: [{ as: 'juggler', card: '飞刀杂耍者' }], hand: ['麦田傀儡'] },
    2: { board: ['冰风雪人'] },
  },
  order: ['冰风雪人', 'juggler'],
  actions: [{ play: '麦田傀儡' }],
};

test('a board that is written in Chinese is told and drawn in Chinese', () => {
  const { trace, state, boards } = resolve({ ...CHINESE, boards: true, random: { seed: 1 } });
  const told = trace.map(({ text }) => text);
  expect(told).toContain('使用随从牌：麦田傀儡 (9)');
  expect(told.join()).not.toMatch(/Harvest Golem|Knife Juggler|Chillwind Yeti/);
  expect(JSON.stringify(boards)).not.toMatch(/Harvest Golem|Jaina/);
  // What can be done next is told in the same language, and may be asked for in it.
  const next = ask('actions', { state }).actions.map(({ text }) => text);
  expect(next).toContain('juggler attacks 冰风雪人');
  const again = resolve({ state, actions: [{ attack: 'juggler', target: '冰风雪人' }] });
  expect(again.trace.map(({ text }) => text)).toContain('飞刀杂耍者 (juggler)死亡');
});

test('and is the same board as in English', () => {
  const [english, chinese] = [ENGLISH, CHINESE].map((board) =>
    resolve({ ...board, random: { seed: 1 } }),
  );
  expect(chinese!.traceHash).toBe(english!.traceHash);
  expect(english!.trace.map(({ text }) => text).join()).not.toMatch(/\p{Script=Han}/u);
  expect(english!.state).not.toHaveProperty('language');
});

test('goes on in Chinese after a decision that it has waited for', () => {
  const { state, pending } = resolve({ ...CHINESE, random: 'ask' });
  expect(JSON.stringify(pending)).toContain('"text":"冰风雪人"');
  const { trace } = resolve({ state, decisions: [{ pick: '冰风雪人' }] });
  expect(trace.map(({ text }) => text).join()).toContain(
    '飞刀杂耍者 (juggler)对冰风雪人 (10)造成1点伤害',
  );
});
