import { describe, expect, it } from 'vitest';
import type { Json, NormalisedScenario } from '../../src/scenario/oracle.js';
import { ask, type Body, shuffled } from './support/ask.js';

const normalise = (body: Body): NormalisedScenario => ask('normalise', body);

const scenario = (yeti: string, action: Json, more: Body = {}) => ({
  patch: '10.0',
  players: {
    1: { hero: 'Jaina Proudmoore' },
    2: { board: [{ as: yeti, card: 'Chillwind Yeti' }] },
  },
  actions: [action, 'endTurn'],
  ...more,
});

/** What the id of a saved scenario is made from. */
const content = ({ title, cards, rules, result, traceHash, engine, ...rest }: NormalisedScenario) =>
  rest;

describe('a normalised scenario', () => {
  const one = normalise(scenario('yeti', { heroPower: 'yeti' }));

  it('is what is needed to save it', () => {
    expect(one).toMatchObject({
      ruleset: 'hearthstone',
      edition: '10.0',
      actions: [{ heroPower: true, target: 8 }, 'endTurn'],
      decisions: [],
      random: 'ask',
      expect: null,
      title: 'Use the Hero Power: Fireblast; End the turn',
      result: 'none',
    });
    expect(one.cards).toEqual(['CS2_101', 'CS2_182', 'HERO_04', 'HERO_08', 'HERO_08bp']);
    expect(one.rules).toContain('HS-SEQ-turn');
    expect(one.traceHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('resolves to what the scenario itself resolves to', () => {
    const { state, actions, decisions, random } = one;
    const again = ask('resolve', { state, actions, decisions, random } as unknown as Body);
    expect(again).toMatchObject({ traceHash: one.traceHash });
  });

  it('is the same whatever the keys, the aliases and the way of writing', () => {
    const others = [
      shuffled(scenario('yeti', { heroPower: 'yeti' }) as unknown as Json) as unknown as Body,
      scenario('somebody', { heroPower: null, target: 'somebody' }),
      scenario('y', { heroPower: true, target: 8 }, { turn: { number: 1, player: 1 } }),
      { ...scenario('y', { heroPower: 8 }), actions: [{ heroPower: 8 }, { endTurn: true }] },
    ];
    for (const other of others) expect(content(normalise(other))).toEqual(content(one));
  });

  it('differs where something differs', () => {
    const others = [
      scenario('yeti', { heroPower: 'hero 2' }),
      scenario('yeti', { heroPower: 'yeti' }, { turn: { number: 2 } }),
      scenario('yeti', { heroPower: 'yeti' }, { random: { seed: 1 } }),
      scenario('yeti', { heroPower: 'yeti' }, { expect: [{ result: 'none' }] }),
    ];
    for (const other of others) expect(content(normalise(other))).not.toEqual(content(one));
  });

  it('keeps the aliases that expectations speak of', () => {
    const expecting = normalise(
      scenario('yeti', { heroPower: 'yeti' }, { expect: [{ entity: 'yeti', damage: 1 }] }),
    );
    const { state, actions, expect: expectations } = expecting;
    const verified = ask('verify', { state, actions, expect: expectations } as unknown as Body);
    expect(verified).toMatchObject({ pass: true });
  });
});
