import { describe, expect, test } from 'vitest';
import { operate } from '../../src/scenario/operate.js';
import type { Json, Replay } from '../../src/scenario/oracle.js';
import { actionText } from '../../src/service/web/action-text.js';
import { tellingLines } from '../../src/service/web/ruling.js';

/** A scenario, resolved step by step as pages ask for it. */
function replayed(scenario: object): Replay {
  const wanted = { difference: true, ruling: true, trace: 'SUMMARY' };
  const answer = operate('replay', { ...scenario, ...wanted });
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  return answer.body;
}

const JUGGLER = {
  players: {
    1: { board: ['Knife Juggler'], hand: ['Imp Gang Boss'] },
    2: { hero: { damage: 3 }, board: ['Bloodfen Raptor'] },
  },
  actions: [{ play: 'Imp Gang Boss' }],
};

describe('the lines that tell the most', () => {
  test('are what was done, who triggered and what it did; none of frames and checks', () => {
    const told = tellingLines(replayed({ ...JUGGLER, decisions: [{ option: 1 }] }));
    expect(told.map(({ text }) => text.replaceAll(/ \(\w+\)/g, ''))).toEqual([
      'Play a minion: Imp Gang Boss',
      'Knife Juggler triggers',
      'Knife Juggler: chance picks Bloodfen Raptor',
      'Knife Juggler deals 1 damage to Bloodfen Raptor',
    ]);
    for (const { rule } of told) expect(rule).not.toBe('');
  });

  test('are few, and the same of many is told once before others are left out', () => {
    const scenario = {
      players: {
        1: { hand: ['Flamestrike'] },
        2: { board: ['Wisp', 'Wisp', 'Wisp', 'Wisp', 'Acolyte of Pain'], deck: ['Fireball'] },
      },
      actions: [{ play: 'Flamestrike' }],
    };
    const told = tellingLines(replayed(scenario)).map(({ text }) => text);
    expect(told).toHaveLength(5);
    expect(told.filter((text) => /^Wisp \(\d+\) dies$/.test(text))).toHaveLength(1);
    expect(told.some((text) => text.startsWith('Acolyte of Pain'))).toBe(true);
  });
});

test.for([
  ['endTurn', 'End turn'],
  [{ play: 'imp', target: 'yeti', position: 1 }, 'Play imp at yeti, minions to its left: 1'],
  [{ attack: 'yeti', target: 'hero 2' }, 'Yeti attacks hero 2'],
  [{ heroPower: true, target: 'yeti' }, 'Hero power at yeti'],
  [{ propose: 'kor', against: 'igvand' }, 'Propose kor against igvand'],
  [{ decide: { option: 1 } }, 'Decide {"option":1}'],
] as const)('an action in words: %j', ([action, says]) => {
  expect(actionText(action as Json)).toBe(says);
});
