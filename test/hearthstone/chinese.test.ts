import { describe, expect, test } from 'vitest';
import { ask, refusal } from '../scenario/support/ask.js';

const BOARD = {
  players: {
    1: { board: ['Knife Juggler'], hand: [{ as: 'imp', card: 'Imp Gang Boss' }] },
    2: { board: [{ as: 'raptor', card: 'Bloodfen Raptor' }] },
  },
  actions: [{ play: 'imp' }],
  decisions: ['raptor'],
};

function textsOf(language?: string): readonly string[] {
  const { trace } = ask('resolve', language === undefined ? BOARD : { ...BOARD, language });
  return trace.map(({ text }) => text);
}

describe('a game is told in Chinese', () => {
  test('where `language` asks for it, names of cards included', () => {
    expect(textsOf('zh')).toContain('飞刀杂耍者 (8)对血沼迅猛龙 (raptor)造成1点伤害');
    expect(textsOf('zh')).toContain('使用阶段之后的阶段间步骤');
  });

  test('where the cards are named so, unless `language` asks for English', () => {
    const chinese = { players: { 1: { hand: ['幸运币'] } }, actions: [{ play: '幸运币' }] };
    const first = (body: object): string => ask('resolve', body).trace[0]!.text;
    expect(first(chinese)).toMatch(/^使用法术牌：幸运币/);
    expect(first({ ...chinese, language: 'en' })).toMatch(/^Cast a spell: /);
  });

  test('and is the same game: the hash of the trace does not change', () => {
    expect(ask('resolve', { ...BOARD, language: 'zh' }).traceHash).toBe(
      ask('resolve', BOARD).traceHash,
    );
  });

  test('why it did not happen is told in Chinese, too', () => {
    const { reasons } = ask('explain', {
      players: { 1: { hand: [{ as: 'wisp', card: 'Wisp' }] }, 2: { board: ['Knife Juggler'] } },
      actions: [{ play: 'wisp' }],
      language: 'zh',
      explain: 'Knife Juggler',
    });
    expect(reasons[0]!.text).toBe('飞刀杂耍者 (9)只响应己方的事件');
  });
});

test('the ruling is told in Chinese, with the name of its rule', () => {
  const { ruling } = ask('resolve', {
    patch: '10.0',
    players: {
      1: { board: ['Sylvanas Windrunner'] },
      2: { board: ['Doomsayer', 'Nerubian Egg'], deck: ['Wisp'] },
    },
    order: ['Sylvanas Windrunner', 'Doomsayer', 'Nerubian Egg'],
    actions: ['endTurn'],
    ruling: true,
    language: 'zh',
  });
  expect(ruling!.text).toMatch(
    /^希尔瓦娜斯·风行者没有获得任何随从：它的亡语先于蛛魔之卵的亡语结算，因为它先入场。/,
  );
  expect(ruling!.because[0]!.rule).toEqual({ id: 'HS-R7', name: '死亡按入场顺序结算' });
  expect(ruling!.differs!.text).toBe(
    '若蛛魔之卵先于希尔瓦娜斯·风行者入场，则玩家1获得蛛魔的控制权。',
  );
  expect(`${ruling!.text}${ruling!.differs!.text}`).not.toMatch(/[A-Za-z]/);
});

test('a language that nobody speaks here is refused with those that there are', () => {
  const { errors } = refusal({ ...BOARD, language: 'de' });
  expect(errors).toMatchObject([{ code: 'WRONG_VALUE', path: ['language'] }]);
  expect(errors![0]!.message).toContain('zh');
});
