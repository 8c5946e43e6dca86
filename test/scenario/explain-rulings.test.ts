import { describe, expect, test } from 'vitest';
import type { Explanation } from '../../src/scenario/oracle.js';
import { ask, type Body } from './support/ask.js';

const explained = (body: Body): Explanation => ask('explain', { patch: '10.0', ...body });

/** The ruling of the card stands before the general rules, in the reason and in the rules that are told with it. */
const CASES = [
  {
    name: 'a Secret whose attacker has been brought to 0',
    ruling: 'HS-PAE-freezing-trap',
    scenario: {
      players: {
        1: { board: [{ as: 'raptor', card: 'Bloodfen Raptor' }] },
        2: { secrets: ['Explosive Trap', { as: 'trap', card: 'Freezing Trap' }] },
      },
      actions: [{ attack: 'raptor', target: 'hero 2' }],
      explain: 'trap',
    },
  },
  {
    name: 'a trigger on an attack that another minion makes',
    ruling: 'HS-AE-cutpurse',
    scenario: {
      players: { 1: { board: ['Bloodfen Raptor', { as: 'cutpurse', card: 'Cutpurse' }] } },
      actions: [{ attack: 'Bloodfen Raptor', target: 'hero 2' }],
      explain: 'cutpurse',
    },
  },
  {
    name: 'a trigger that the pre-check leaves out',
    ruling: 'HS-ARE1',
    scenario: {
      patch: '9.2',
      players: {
        1: { hand: [{ as: 'bolt', card: 'Frostbolt' }] },
        2: {
          secrets: [{ as: 'effigy', card: 'Effigy' }],
          board: [
            { as: 'victim', card: 'Murloc Raider' },
            ...['Wisp', 'Wisp', 'Wisp', 'Wisp', 'Wisp', 'Wisp'],
          ],
        },
      },
      actions: [{ play: 'bolt', target: 'victim' }],
      explain: 'effigy',
    },
  },
];

describe('explain tells the ruling of the card first', () => {
  test.each(CASES)('$name', ({ scenario, ruling }) => {
    const { reasons, rules } = explained(scenario);
    expect(reasons.map(({ rule }) => rule)).toContain(ruling);
    expect(rules[0]?.id).toBe(reasons[0]?.rule);
  });

  test('where it resolves as well', () => {
    const { triggers } = explained({
      players: { 1: { board: [{ as: 'cutpurse', card: 'Cutpurse' }] } },
      actions: [{ attack: 'cutpurse', target: 'hero 2' }],
      explain: 'cutpurse',
    });
    expect(triggers[0]?.rule).toBe('HS-AE-cutpurse');
  });
});
