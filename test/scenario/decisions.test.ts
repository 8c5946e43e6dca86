import { describe, expect, it } from 'vitest';
import { knownAs } from '../../src/rulesets/common/plain-data.js';
import { operate } from '../../src/scenario/operate.js';
import type { Json, Resolution } from '../../src/scenario/oracle.js';
import { type Body, refusal, resolve, sent } from './support/ask.js';

/** Two enemy minions; a spell that hits one at random, one that offers cards, one that asks for a number. */
const body = {
  customCards: [
    {
      id: 'MISSILE',
      name: 'Missile',
      type: 'SPELL',
      text: [{ damage: 1, to: { random: 'ENEMY_CHARACTERS' } }],
    },
    {
      id: 'OFFER',
      name: 'Offer',
      type: 'SPELL',
      text: [{ discover: { oneOf: ['CS2_231', 'CS2_182', 'CS2_029'] }, then: [] }],
    },
    {
      id: 'BLAST',
      name: 'Blast',
      type: 'SPELL',
      text: [{ damage: { randomFrom: [2, 4] }, to: 'ENEMY_HERO' }],
    },
  ],
  players: {
    1: { hand: ['Missile', 'Offer', 'Blast'], deck: Array(5).fill('Wisp') },
    2: {
      deck: Array(5).fill('Wisp'),
      board: [{ as: 'yeti', card: 'Chillwind Yeti' }, 'Wisp', 'Wisp'],
    },
  },
};
const missile = { ...body, actions: [{ play: 'Missile' }] };

const damaged = ({ state }: Resolution): string[] =>
  (
    state as { entities: readonly { name: string; id: number; tags: { DAMAGE?: number } }[] }
  ).entities
    .filter(({ tags }) => (tags.DAMAGE ?? 0) > 0)
    .map(({ name }) => name);

describe('scripted decisions', () => {
  it.each([
    [{ pick: 'yeti' }],
    ['yeti'],
    [{ pick: 'Chillwind Yeti' }],
    [{ pick: 'CS2_182' }],
    [{ option: 1 }],
    [{ decide: 'yeti' }.decide],
  ])('name an entity: %j', (decision) => {
    const resolution = resolve({ ...missile, decisions: [decision] });
    expect(damaged(resolution)).toEqual(['Chillwind Yeti']);
    expect(resolution.decisions).toEqual([{ pick: 'yeti' }]);
  });

  it.each([[{ pick: 'Uther Lightbringer' }], [{ pick: 'hero 2' }], [6]])(
    'name a hero: %j',
    (decision) => {
      const resolution = resolve({ ...missile, decisions: [decision] });
      expect(damaged(resolution)).toEqual(['Uther Lightbringer']);
    },
  );

  it('stand among the actions too', () => {
    const actions = [{ play: 'Missile' }, { decide: 'yeti' }, 'endTurn'];
    expect(damaged(resolve({ ...body, actions }))).toEqual(['Chillwind Yeti']);
  });

  it.each([[3], [{ pick: 3 }], [{ option: 1 }]])('name a number: %j', (decision) => {
    const { state } = resolve({ ...body, actions: [{ play: 'Blast' }], decisions: [decision] });
    const { players } = state as { players: Record<2, { hero: { health: number } }> };
    expect(players[2].hero.health).toBe(27);
  });

  it.each([['Fireball'], [{ pick: 'CS2_029' }], [{ pick: { card: 'Fireball' } }]])(
    'name a card: %j',
    (decision) => {
      const script = ['Wisp', 'Fireball', decision];
      const { state, decisions } = resolve({
        ...body,
        actions: [{ play: 'Offer' }],
        decisions: script,
      });
      const { players } = state as { players: Record<1, { hand: string[] }> };
      expect(players[1].hand).toContain('Fireball');
      expect(decisions.at(-1)).toEqual({ pick: 'CS2_029' });
    },
  );

  it('are refused when they name no option, with the options', () => {
    const problem = refusal({ ...missile, decisions: ['hero 1'] });
    expect(problem).toMatchObject({ code: 'DECISION_MISMATCH', status: 422 });
    expect(problem.errors).toMatchObject([
      {
        pointer: '/decisions/0',
        nearest: ['Uther Lightbringer', 'yeti', 'Wisp #6', 'Wisp #7'],
      },
    ]);
  });

  it('are refused when they name several options', () => {
    const [error] = refusal({ ...missile, decisions: ['Wisp'] }).errors!;
    expect(error!.message).toContain('several options');
  });

  it('are refused when nothing asks for them', () => {
    const problem = refusal({ ...missile, decisions: ['yeti', 'yeti', 7] });
    expect(problem).toMatchObject({ code: 'DECISION_LEFT_OVER', status: 422 });
    expect(problem.errors!.map(({ pointer }) => pointer)).toEqual(['/decisions/1', '/decisions/2']);
  });

  it('come from a seed where none is left, and can be given again', () => {
    const seeded = resolve({ ...missile, random: { seed: 5 } });
    expect(seeded.status).toBe('COMPLETE');
    expect(resolve({ ...missile, decisions: seeded.decisions })).toEqual(seeded);
  });
});

describe('open decisions', () => {
  const open = resolve({ ...missile, actions: [{ play: 'Missile' }, 'endTurn'] });
  const state = open.state as { readonly continuation: string };

  it('are told with their options', () => {
    expect(open.status).toBe('PENDING');
    expect(open.pending).toMatchObject({
      kind: 'chance',
      name: 'random target',
      player: null,
      source: { card: 'MISSILE', name: 'Missile' },
    });
    expect((open.pending as { options: Json }).options).toEqual([
      { option: 0, pick: 6, text: 'Uther Lightbringer' },
      { option: 1, pick: 'yeti', text: 'yeti' },
      { option: 2, pick: 17, text: 'Wisp #6' },
      { option: 3, pick: 18, text: 'Wisp #7' },
    ]);
  });

  it('are answered by the continuation, beside the state or alone', () => {
    const beside = resolve({ state, decide: 'yeti' });
    expect(damaged(beside)).toEqual(['Chillwind Yeti']);
    expect(resolve({ continuation: state.continuation, decisions: ['yeti'] })).toEqual(beside);
    expect(beside.actions.map(({ legal }) => legal)).toEqual([true, true]);
    expect(beside.decisions).toEqual([{ pick: 'yeti' }]);
  });

  it('are left to a seed', () => {
    expect(resolve({ state, random: { seed: 1 } }).status).toBe('COMPLETE');
  });

  it('stay open while nobody answers', () => {
    const again = resolve({ state });
    expect(again.pending).toEqual(open.pending);
    expect(resolve({ state: again.state as Body, decide: 'yeti' }).status).toBe('COMPLETE');
  });

  it('keep the actions that are still to come, and take more', () => {
    const more = resolve({ state, decide: 'yeti', actions: ['endTurn'] });
    expect(more.actions).toHaveLength(3);
  });

  it.each([
    ['changed', `${state.continuation.slice(0, -2)}AA`],
    ['cut', state.continuation.slice(0, 40)],
    ['a text of another kind', 'c1.e30.x'],
    ['no text', 7],
  ])('refuse a continuation that is %s', (_, continuation) => {
    expect(refusal({ continuation, decide: 'yeti' }).code).toBe('INVALID_CONTINUATION');
  });

  it('refuse a continuation of another installation', () => {
    const problem = refusal({ state, decide: 'yeti' }, 'resolve', 'another secret');
    expect(problem.code).toBe('INVALID_CONTINUATION');
  });

  it('refuse a board beside the continuation', () => {
    const [error] = refusal({ continuation: state.continuation, players: {} }).errors!;
    expect(error).toMatchObject({ code: 'NOT_HERE', pointer: '/players' });
  });

  it('refuse a state that is not the one that waits', () => {
    const changed = structuredClone(open.state) as { entities: { tags: { DAMAGE?: number } }[] };
    changed.entities[5]!.tags.DAMAGE = 9;
    expect(refusal({ state: changed, decide: 'yeti' }).code).toBe('INVALID_CONTINUATION');
  });

  it('are signed with a secret of the process where none is given', () => {
    const first = operate('resolve', sent(missile), {});
    if (!first.ok) throw new Error(first.problem.detail);
    const { state: waiting } = knownAs<Resolution>(first.body);
    expect(operate('resolve', { state: waiting, decide: 'yeti' }, {}).ok).toBe(true);
  });
});
