import { describe, expect, test } from 'vitest';
import { defineRuleset } from '../../src/rulesets/ruleset.js';
import { WOW_TCG } from '../../src/rulesets/wow-tcg/ruleset.js';
import { EDITION_TABLE } from '../../src/rulesets/wow-tcg/vocabulary/editions.js';
import type { JsonObject } from '../../src/scenario/oracle.js';
import { ruleIdsOf } from '../../src/scenario/rules/rule-files.js';
import { ask } from './support.js';

const SWITCHES = EDITION_TABLE.switches;
type SwitchName = keyof typeof SWITCHES;

/** A board on which the reading of a rule makes a difference, and how the final boards differ. */
interface Example {
  readonly body: JsonObject;
  readonly value: string | boolean;
  /** The first line that is another one, as the rules are read here and otherwise. */
  readonly lines: readonly [string | null, string | null];
  /** `player zone`: what lies there in either reading. */
  readonly board: Readonly<Record<string, readonly [string, string]>>;
}

const EXAMPLES: Readonly<Record<SwitchName, Example>> = {
  hearthingInterrupts: {
    value: 'EFFECTS',
    body: {
      players: {
        1: {
          hand: [{ as: 'blast', card: 'Fire Blast' }],
          board: [{ as: 'stone', card: 'Hearthstone' }],
        },
        2: {},
      },
      actions: [{ play: 'blast', target: 'hero 2' }, { hearth: 'stone' }],
      decisions: ['no'],
    },
    lines: [
      'Fire Blast (blast) is interrupted',
      'Fire Blast (blast) is no effect and stays on the chain',
    ],
    board: { '1 chain': ['', 'blast'], '1 graveyard': ['blast', ''] },
  },
  hearthingWinners: {
    value: 'OPPONENTS',
    body: {
      players: { 1: { board: [{ as: 'stone', card: 'Hearthstone' }] }, 2: {}, 3: {} },
      actions: [{ hearth: 'stone' }],
      decisions: ['no'],
    },
    lines: ['Nobody wins', 'Players 2 and 3 win'],
    board: {},
  },
  turnOfLostPlayer: {
    value: 'GOES_ON',
    body: {
      players: { 1: {}, 2: { deck: ['Fireball'] }, 3: {} },
      actions: ['concede', { pass: 'all' }, { pass: 'all' }],
    },
    lines: [
      'Player 1 has left the game: the turn ends',
      'Player 1 has left the game: the turn goes on',
    ],
    board: { '2 hand': ['Fireball', ''], '2 deck': ['', 'Fireball'] },
  },
};

const compared = (body: JsonObject, switches: JsonObject) => ask('compare', { ...body, switches });

describe.each(Object.entries(EXAMPLES))('%s', (name, { body, value, lines, board }) => {
  const { partings, sides, same } = compared(body, { [name]: value });
  const [parting] = partings;

  test('makes the difference that it is said to make, and is named as its cause', () => {
    expect(same).toBe(false);
    expect(parting!.switches).toEqual([name]);
    expect(parting!.lines.map((line) => line?.text ?? null)).toEqual(lines);
    const differing = parting!.board.map(({ player, zone, items }) => [
      `${player} ${zone}`,
      items.map((list) => list.join(' | ')),
    ]);
    expect(Object.fromEntries(differing)).toEqual(board);
  });

  test('stands as it is read here where nothing is said', () => {
    const [{ value: here }] = SWITCHES[name as SwitchName].variants;
    expect(sides[0]!.switches[name]).toBe(here);
    expect(sides[1]!.overridden).toEqual({ [name]: value });
    expect(compared(body, { [name]: here }).same).toBe(true);
  });
});

test('every rule of a switch is in the catalogue', () => {
  const known = ruleIdsOf(defineRuleset(WOW_TCG));
  for (const { variants, alternatives } of Object.values(SWITCHES))
    for (const { rules } of [...variants, ...alternatives])
      for (const rule of rules) expect(known.has(rule), rule).toBe(true);
});
