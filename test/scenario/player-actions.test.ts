import { describe, expect, it } from 'vitest';
import { knownAs } from '../../src/rulesets/common/plain-data.js';
import type { Json } from '../../src/scenario/oracle.js';
import { ask, type Body, refusal, resolve } from './support/ask.js';

const players = {
  1: {
    hero: 'Jaina Proudmoore',
    board: [{ as: 'yeti', card: 'Chillwind Yeti' }, 'Wisp'],
    hand: [{ as: 'bolt', card: 'Frostbolt' }, 'River Crocolisk', 'Arcane Intellect'],
    deck: ['Wisp', 'Fireball'],
  },
  2: { board: [{ as: 'raptor', card: 'Bloodfen Raptor' }] },
};

interface Summary {
  readonly hero: { readonly name: string; readonly health: number };
  readonly board: readonly { readonly name: string; readonly health: number }[];
  readonly hand: readonly string[];
}

function taking(...actions: readonly Json[]) {
  const resolution = resolve({ players, actions });
  const state = resolution.state as unknown as { players: Record<1 | 2, Summary>; result: string };
  return { ...resolution, one: state.players[1], two: state.players[2] };
}

const names = ({ board }: Summary): string[] => board.map(({ name }) => name);

describe('actions', () => {
  it('plays a card at a target, by alias', () => {
    expect(taking({ play: 'bolt', target: 'raptor' }).two.board).toEqual([]);
  });

  it('plays a card by its name and aims at a hero by place', () => {
    expect(taking({ play: 'Frostbolt', target: 'hero 2' }).two.hero.health).toBe(27);
  });

  it('aims at a hero by its name', () => {
    expect(taking({ play: 'bolt', target: 'Uther Lightbringer' }).two.hero.health).toBe(27);
  });

  it.each([
    [0, ['River Crocolisk', 'Chillwind Yeti', 'Wisp']],
    [1, ['Chillwind Yeti', 'River Crocolisk', 'Wisp']],
    [2, ['Chillwind Yeti', 'Wisp', 'River Crocolisk']],
  ])('puts a minion where %d minions stand to its left', (position, expected) => {
    expect(names(taking({ play: 'River Crocolisk', position }).one)).toEqual(expected);
  });

  it('puts a minion to the right end where no position is said', () => {
    expect(names(taking({ play: 'River Crocolisk' }).one).at(-1)).toBe('River Crocolisk');
  });

  it('lists trading a tradeable card, and tells why another one cannot be traded', () => {
    const card = { id: 'TRINKET', name: 'Trinket', type: 'SPELL', cost: 9, tradeable: true };
    const body: Body = {
      customCards: [{ ...card, text: [] }],
      players: { 1: { mana: { crystals: 1 }, hand: [{ as: 'trinket', card: 'Trinket' }, 'Wisp'] } },
    };
    const { actions } = ask('actions', body);
    expect(actions.map(({ action }) => action)).toContainEqual({ trade: 'trinket' });
    expect(actions.map(({ action }) => action)).not.toContainEqual({ trade: 'Wisp' });
    const refused = resolve({ ...body, actions: [{ trade: 'Wisp' }] });
    expect(refused.actions[0]).toMatchObject({
      legal: false,
      illegal: { code: 'REQ_TRADEABLE' },
    });
  });

  it('attacks', () => {
    expect(taking({ attack: 'yeti', target: 'raptor' }).one.board[0]).toMatchObject({ health: 2 });
  });

  it.each([
    [{ heroPower: 'raptor' }],
    [{ heroPower: true, target: 'raptor' }],
    [{ heroPower: null, target: 'raptor' }],
  ])('uses the Hero Power: %j', (action) => {
    expect(taking(action).two.board[0]).toMatchObject({ health: 1 });
  });

  it('ends turns', () => {
    expect(taking('endTurn', { endTurn: true }).one.hand).toHaveLength(4);
  });

  it.each([
    ['concede', 'player 2 wins'],
    [{ concede: true, player: 2 }, 'player 1 wins'],
  ])('concedes: %j', (action, result) => {
    expect(taking(action).result).toBe(result);
  });

  it('reports an illegal action, changes nothing, and goes on', () => {
    const { actions, two } = taking(
      { attack: 'yeti', target: 'raptor', player: 2 },
      { play: 'Arcane Intellect', target: 'raptor' },
      { attack: 'yeti', target: 'hero 2' },
    );
    expect(actions.map(({ legal, illegal }) => [legal, illegal?.code])).toEqual([
      [false, 'REQ_YOUR_TURN'],
      [false, 'REQ_NO_TARGET'],
      [true, undefined],
    ]);
    expect(two.hero.health).toBe(26);
  });

  it('names cards that come into play on the way', () => {
    const { one } = taking({ play: 'Arcane Intellect' }, { play: 'Fireball', target: 'raptor' });
    expect(one.hand).toEqual(['Frostbolt', 'River Crocolisk', 'Wisp']);
  });

  it('tells entities of one card apart by number', () => {
    const wisps = { players: { 1: { hand: ['Wisp', 'Wisp'] } } };
    const { state } = resolve({ ...wisps, actions: [{ play: 'Wisp #2' }] });
    const { hand, board } = knownAs<{ players: Record<1, Summary> }>(state).players[1];
    expect([hand, board.length]).toEqual([['Wisp'], 1]);
  });

  it('names an option of Choose One by number or by name', () => {
    const customCards = ['Left', 'Right'].map((name, i) => ({
      id: `OPTION_${i}`,
      name,
      type: 'SPELL',
      text: [{ damage: i + 1, to: 'ENEMY_HERO' }],
    }));
    const chooser = {
      id: 'CHOOSER',
      name: 'Chooser',
      type: 'SPELL',
      cost: 0,
      chooseOne: ['OPTION_0', 'OPTION_1'],
    };
    const body: Body = {
      customCards: [...customCards, chooser],
      players: { 1: { hand: [{ as: 'it', card: 'Chooser' }] } },
    };
    const health = (choose: Json): number => {
      const { state } = resolve({ ...body, actions: [{ play: 'it', choose }] });
      return knownAs<{ players: Record<2, Summary> }>(state).players[2].hero.health;
    };
    expect([health(0), health(1), health('Left'), health('right')]).toEqual([29, 28, 29, 28]);
    const [error] = refusal({ ...body, actions: [{ play: 'it', choose: 'Rigth' }] }).errors!;
    expect(error).toMatchObject({ pointer: '/actions/0/choose', nearest: ['Right'] });
  });
});

describe('legal actions', () => {
  it('are listed in the form that `actions` takes, in words too', () => {
    const { actions } = ask('actions', { players });
    expect(actions).toContainEqual({
      action: { play: 'bolt', target: 'raptor' },
      text: 'play bolt at raptor',
    });
    expect(actions).toContainEqual({
      action: { attack: 'yeti', target: 'raptor' },
      text: 'yeti attacks raptor',
    });
    expect(actions.map(({ action }) => action)).toContainEqual('endTurn');
  });

  it('tell why the ones that are asked for are illegal', () => {
    const asked = [{ attack: 'yeti', target: 'hero 1' }, 'endTurn'];
    const { illegal } = ask('actions', { players, actions: asked });
    expect(illegal).toEqual([
      {
        action: asked[0],
        code: 'REQ_ENEMY_TARGET',
        message: 'The target must be an enemy.',
        rules: ['HS-INF-requirements'],
      },
    ]);
  });

  it('are none when the game is over', () => {
    const { state } = taking('concede');
    const { actions } = ask('actions', { state: state as Body });
    expect(actions).toEqual([]);
  });
});
