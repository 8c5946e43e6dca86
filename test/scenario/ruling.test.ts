import { describe, expect, test } from 'vitest';
import { ask, type Body, errorsOf, resolve } from './support/ask.js';

/** What the ruling of a scenario says. */
const said = (body: Body): string => resolve({ ...body, ruling: true }).ruling!.text;

const JUGGLER = {
  players: {
    1: { board: ['Knife Juggler'], hand: ['Imp Gang Boss'] },
    2: { hero: { damage: 3 }, board: ['Bloodfen Raptor'] },
  },
  actions: [{ play: 'Imp Gang Boss' }],
};

describe('a ruling tells what happened, from the trace alone', () => {
  test('how much is left to whom, and not what is done anyway', () => {
    expect(said({ ...JUGGLER, decisions: [{ option: 1 }] })).toBe(
      'Bloodfen Raptor takes 1 and survives at 1.',
    );
    const spell = {
      players: { 1: { hand: ['Fireball'] }, 2: { board: ['Chillwind Yeti'] } },
      actions: [{ play: 'Fireball', target: 'Chillwind Yeti' }],
    };
    expect(said(spell)).toBe('Chillwind Yeti dies.');
    const lurkers = { board: [{ card: 'Swampmoss Lurker', lane: 1 }] };
    const battle = { ruleset: 'batch', players: { 1: lurkers, 2: {} }, actions: ['battle'] };
    expect(said(battle)).toBe('Player 2 takes 8.');
  });

  test('all of the damage, be it that Armor takes it, and no harm to a weapon that is used', () => {
    const armored = {
      players: { 1: { hand: ['Fireball'] }, 2: { hero: { armor: 2 } } },
      actions: [{ play: 'Fireball', target: 'hero 2' }],
    };
    expect(said(armored)).toBe('Player 2 takes 6.');
    const weapon = {
      players: { 1: { weapon: 'Fiery War Axe' }, 2: {} },
      actions: [{ attack: 'hero 1', target: 'hero 2' }],
    };
    expect(said(weapon)).toBe('Player 2 takes 3.');
  });

  test('no healing of who is dead, nor of who loses a bonus to Health', () => {
    const dead = {
      players: { 1: { hand: ['Fireball'] }, 2: { hero: { damage: 29 } } },
      actions: [{ play: 'Fireball', target: 'hero 2' }],
    };
    expect(said(dead)).toBe('Player 1 wins, Player 2 takes 6.');
    const bonus = {
      players: {
        1: { hand: ['Fireball'] },
        2: {
          board: [
            { card: 'Stormwind Champion', damage: 1 },
            { card: 'Bloodfen Raptor', damage: 1 },
          ],
        },
      },
      actions: [{ play: 'Fireball', target: 'Stormwind Champion' }],
    };
    expect(said(bonus)).not.toMatch(/heal/);
  });

  test('for whom something is summoned, whose it is where both have one, and fatigue last', () => {
    const egg = {
      players: {
        1: { hand: ['Fireball'], board: ['Wisp'] },
        2: { board: ['Nerubian Egg', 'Wisp'] },
      },
      actions: [{ play: 'Fireball', target: 'Nerubian Egg' }],
    };
    expect(said(egg)).toBe('Nerubian Egg dies, Nerubian is summoned for Player 2.');
    const wisps = {
      players: {
        1: { board: [{ as: 'mine', card: 'Wisp' }] },
        2: { board: ['Wisp', 'Murloc Raider'] },
      },
      actions: [{ attack: 'mine', target: 'Murloc Raider' }, 'endTurn'],
    };
    expect(said(wisps)).toBe(
      "Player 1's Wisp and Murloc Raider die, Player 2 takes 1 Fatigue damage.",
    );
  });

  test('nothing of what a player who has left takes along', () => {
    const { difference, ruling } = resolve({
      ruleset: 'wow-tcg',
      players: {
        1: {},
        2: { board: [{ card: 'Kor Cindervein', damage: 1 }] },
        3: {},
      },
      turn: { player: 2 },
      actions: [{ concede: true, player: 2 }],
      difference: true,
      ruling: true,
    });
    expect(difference!.all.left).toEqual([2]);
    expect(ruling!.text).toMatch(/^Player 2 loses/);
    expect([...difference!.all.sentences, ruling!.text].join()).not.toMatch(/heal|Kor Cindervein/);
  });

  test('what chance or a player picks from, and why an action is refused', () => {
    expect(said({ ...JUGGLER, random: 'ask' })).toBe(
      'Imp Gang Boss is played, then chance picks Uther Lightbringer or Bloodfen Raptor.',
    );
    const bomber = { 1: { hand: ['Mad Bomber'] }, 2: {} };
    expect(said({ players: bomber, actions: [{ play: 'Mad Bomber' }] })).toBe(
      'Mad Bomber is played, then chance picks Jaina Proudmoore or Uther Lightbringer.',
    );
    expect(said({ players: { 1: {}, 2: {} }, actions: [] })).toBe('Nothing is done yet.');
    const refused = { players: { 1: { board: ['Wisp'] }, 2: {} }, actions: [{ play: 'Wisp' }] };
    expect(said(refused)).toMatch(/^Illegal: .*\.$/);
  });
});

test('events are the nodes that show them, with who is concerned', () => {
  const { difference, trace } = resolve({
    players: { 1: { hand: ['Fireball'] }, 2: { board: ['Nerubian Egg'] } },
    actions: [{ play: 'Fireball', target: 'Nerubian Egg' }],
    difference: true,
    trace: 'FULL',
  });
  const told = difference!.events.map(({ kind, value, player }) => [kind, value, player]);
  expect(told).toEqual([
    ['cast', 0, 1],
    ['damage', 6, 2],
    ['death', 0, 2],
    ['summon', 0, 2],
  ]);
  const lines = new Set(trace.map(({ id }) => id));
  expect(difference!.events.every(({ node }) => lines.has(node))).toBe(true);
  expect(difference!.all.moved.find(({ as }) => as === 'summoned')?.player).toBe(2);
});

test('nobody who does not ask pays for it', () => {
  expect(resolve({ players: { 1: {}, 2: {} }, actions: ['endTurn'] })).not.toHaveProperty('ruling');
});

describe('why, and what would turn it', () => {
  const EGGS = {
    patch: '10.0',
    players: {
      1: { board: [{ card: 'Sylvanas Windrunner', as: 'sylvanas' }] },
      2: {
        board: [
          { card: 'Doomsayer', as: 'doom' },
          { card: 'Nerubian Egg', as: 'egg' },
        ],
      },
    },
    order: ['sylvanas', 'doom', 'egg'],
    actions: ['endTurn'],
  };

  test('the change is played: what it says would come is what comes', () => {
    const { ruling } = resolve({ ...EGGS, ruling: true });
    expect(ruling!.differs!.change.kind).toBe('order');
    const turned = said({ ...EGGS, order: ['egg', 'doom', 'sylvanas'] });
    expect(ruling!.differs!.text).toContain('Player 1 takes control of Nerubian');
    expect(turned).toContain('Player 1 takes control of Nerubian');
  });

  test('each reason has one rule, of the catalogue, and a node of the trace', () => {
    const { ruling, trace } = resolve({ ...EGGS, ruling: true, trace: 'FULL' });
    const lines = new Map(trace.map((line) => [line.id, line]));
    expect(ruling!.because.length).toBeGreaterThan(0);
    for (const { rule, node } of ruling!.because) {
      const { rule: deciding, alsoRules } = lines.get(node!)!;
      expect([deciding, ...alsoRules]).toContain(rule!.id);
      expect(rule!.id).not.toMatch(/^HS-(DEF|GL)-/);
    }
  });

  test('the answer to a question comes first; one that makes no sense is refused', () => {
    const asked = (question: object): string => said({ ...EGGS, question });
    expect(asked({ about: 'sylvanas', ask: 'dies' })).toMatch(/^Yes\. Sylvanas Windrunner dies\./);
    expect(asked({ about: 'egg', ask: 'owner' })).toMatch(/^Player 2 has Nerubian Egg\./);
    const errors = errorsOf({ ...EGGS, question: { about: 'eg', ask: 'die' } });
    expect(Object.keys(errors).toSorted()).toEqual(['/question/about', '/question/ask']);
  });

  test('verify and explain have it too', () => {
    const { text } = resolve({ ...EGGS, ruling: true }).ruling!;
    expect(ask('verify', { ...EGGS, expect: [], ruling: true }).ruling!.text).toBe(text);
    expect(ask('explain', { ...EGGS, explain: 'egg', ruling: true }).ruling!.text).toBe(text);
  });

  test('nothing is changed by asking', () => {
    const plain = resolve(EGGS);
    const asked = resolve({ ...EGGS, ruling: true });
    expect(asked.traceHash).toBe(plain.traceHash);
    expect(asked.state).toEqual(plain.state);
  });
});

describe('an ability that did nothing says which condition failed', () => {
  const corruptor = {
    patch: '10.0',
    players: { 1: { hand: ['Blackwing Corruptor', 'Fireball'] }, 2: { board: ['Wisp'] } },
    actions: [{ play: 'Blackwing Corruptor' }],
  };

  test('with what was needed, and the rule that it follows', () => {
    const { text, because } = resolve({ ...corruptor, ruling: true }).ruling!;
    expect(text).toContain(
      "Blackwing Corruptor's Battlecry does nothing: there is no friendly card in hand that is a dragon.",
    );
    expect(because[0]!.rule!.id).toBe('HS-R6-exc-dragon');
    const few = {
      players: { 1: { hand: ['Mind Control Tech'] }, 2: { board: ['Wisp', 'Wisp', 'Wisp'] } },
      actions: [{ play: 'Mind Control Tech' }],
    };
    expect(said(few)).toContain(
      "Mind Control Tech's Battlecry does nothing: the number of enemy minions is less than 4.",
    );
  });

  test('in Chinese, whatever words the condition has', () => {
    expect(said({ ...corruptor, language: 'zh' })).toContain(
      '黑翼腐蚀者的战吼没有效果：没有为龙的友方手牌。',
    );
  });

  test('not where it holds', () => {
    const hand = ['Blackwing Corruptor', 'Faerie Dragon'];
    const players = { ...corruptor.players, 1: { hand } };
    const actions = [{ play: 'Blackwing Corruptor', target: 'Wisp' }];
    expect(said({ ...corruptor, players, actions })).toBe('Wisp dies.');
  });
});
