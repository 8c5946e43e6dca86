import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ask, type Body, refusal, resolve } from './support/ask.js';

/** The first scenario that anybody writes: two triggers of one player for each hound that is summoned. */
const body = parse(`
title: Knife Juggler and the flood of hounds
ruleset: hearthstone
patch: "10.0"
turn: { number: 11, player: 1 }
customCards:
  - id: BUZZARD
    name: Starving Buzzard
    type: MINION
    race: BEAST
    cost: 5
    attack: 3
    health: 2
    triggers: [ { on: SUMMON, subject: { all: [ FRIENDLY, { race: BEAST } ] }, do: [ { draw: 1 } ] } ]
players:
  1:
    hero: { card: Rexxar, health: 30, damage: 12, armor: 0 }
    mana: { crystals: 10, used: 0, temporary: 0, overloaded: 0, owed: 0 }
    board:
      - { as: juggler, card: Knife Juggler }
      - { as: buzzard, card: Starving Buzzard, damage: 0, enchantments: [] }
    hand: [ { as: unleash, card: Unleash the Hounds } ]
    deck: [ River Crocolisk, River Crocolisk ]
    secrets: []
    weapon: null
  2:
    hero: { card: Jaina Proudmoore, health: 30 }
    board: [ { as: yeti, card: Chillwind Yeti }, { as: raptor, card: Bloodfen Raptor } ]
order: [ juggler, buzzard, yeti, raptor ]
deaths: []
actions:
  - play: unleash
decisions:
  - { pick: yeti }
random: { seed: 7 }
expect:
  - { entity: yeti, damage: { atLeast: 1 }, zone: PLAY }
  - { player: 1, hand: [ River Crocolisk, River Crocolisk ] }
  - { before: [ "trigger juggler", "trigger buzzard" ] }
  - { result: none }
`) as Body;

describe('the first scenario', () => {
  it('comes out as it says', () => {
    const { expectations, pass, actions } = ask('verify', body);
    expect(expectations.filter((one) => !one.pass)).toEqual([]);
    expect(pass).toBe(true);
    expect(actions).toEqual([{ action: { play: 'unleash' }, legal: true }]);
  });

  it('tells what happened in order, each line with its rules', () => {
    const { trace } = resolve(body);
    expect(trace[0]).toMatchObject({
      id: 0,
      parent: null,
      depth: 0,
      kind: 'sequence',
      source: { card: 'EX1_538', name: 'Unleash the Hounds' },
      text: 'Cast a spell: Unleash the Hounds (unleash)',
      inferred: false,
    });
    for (const { id, parent, depth } of trace.slice(1)) {
      const above = trace.find((line) => line.id === parent);
      expect([id, above === undefined ? 0 : above.depth + 1]).toEqual([id, depth]);
    }
    const hits = trace.filter(({ name, text }) => name === 'Damage' && text.includes('juggler'));
    expect(hits.map(({ text }) => text)[0]).toBe(
      'Knife Juggler (juggler) deals 1 damage to Chillwind Yeti (yeti)',
    );
  });

  it('leaves checks and queues out of the summary, and loses no change', () => {
    const { trace } = resolve({ ...body, trace: 'SUMMARY' });
    expect(new Set(trace.map(({ kind }) => kind))).not.toContain('check');
    const ids = new Set(trace.map(({ id }) => id));
    expect(trace.filter(({ parent }) => parent !== null && !ids.has(parent))).toEqual([]);
    const numbers = trace.flatMap(({ changes }) => changes.map(({ n }) => n)).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, i) => i));
  });
});

describe('a resolution that does not end', () => {
  const loop = {
    customCards: [
      {
        id: 'LOOP',
        name: 'Loop',
        type: 'MINION',
        attack: 1,
        health: 100,
        triggers: [
          {
            on: 'DAMAGE',
            subject: 'IS_SELF',
            do: [
              { heal: 1, to: 'SELF' },
              { damage: 1, to: 'SELF' },
            ],
          },
        ],
      },
      { id: 'PING', name: 'Ping', type: 'SPELL', text: [{ damage: 1, to: 'ALL_MINIONS' }] },
    ],
    players: { 1: { board: ['Loop'], hand: ['Ping'] } },
    actions: [{ play: 'Ping' }],
  };

  it('is refused and names the loop', () => {
    expect(() => resolve(loop)).toThrow(/RESOLUTION_LIMIT[\s\S]*busy with[\s\S]*trigger of Loop/);
  });

  it('tells how it began, if a trace is asked for', () => {
    const told = refusal({ ...loop, trace: 'SUMMARY' });
    expect(told).toMatchObject({ code: 'RESOLUTION_LIMIT', status: 422 });
    expect(told.trace!.length).toBeGreaterThan(100);
    expect(told.trace!.length).toBeLessThanOrEqual(400);
    expect(refusal({ ...loop, trace: 'NONE' }).trace).toBeUndefined();
  });
});
