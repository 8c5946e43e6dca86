import { describe, expect, test } from 'vitest';
import type { Switch } from '../../src/rulesets/common/editions.js';
import { rulesetOf } from '../../src/rulesets/index.js';
import type { Comparison, JsonObject } from '../../src/scenario/oracle.js';
import { ruleIdsOf } from '../../src/scenario/rules/rule-files.js';
import { requestsOf } from './requests.js';

/** A board on which the reading of a rule makes a difference, and how the final boards differ. */
export interface SwitchExample {
  readonly body: JsonObject;
  /** The other reading. */
  readonly value: string | boolean;
  /** The first line that is another one, as the rules are read here and otherwise. */
  readonly lines: readonly [string | null, string | null];
  /** `player zone`: what lies there in either reading. */
  readonly board: Readonly<Record<string, readonly [string, string]>>;
}

/** Compares a board with itself, read by other switches. */
export function comparisonsOf(game: string) {
  const { ask } = requestsOf(game);
  return (body: JsonObject, switches: JsonObject): Comparison =>
    ask('compare', { ...body, switches });
}

/** Tests that every switch of a game makes the difference that its example says, and is the cause that is named. */
export function testSwitches<N extends string>(
  game: string,
  switches: Readonly<Record<N, Switch>>,
  examples: Readonly<Record<N, SwitchExample>>,
): void {
  const compared = comparisonsOf(game);

  describe.each(Object.keys(examples) as N[])('%s', (name) => {
    const { body, value, lines, board } = examples[name];
    const { partings, sides, same } = compared(body, { [name]: value });
    const [parting] = partings;
    const here = switches[name].variants[0]!.value;

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
      expect(sides[0]!.switches[name]).toBe(here);
      expect(sides[1]!.overridden).toEqual({ [name]: value });
    });

    test('has no effect when it is set to what it is', () => {
      expect(compared(body, { [name]: here }).same).toBe(true);
    });
  });

  test('every rule of a switch is in the catalogue', () => {
    const known = ruleIdsOf(rulesetOf(game)!);
    for (const { variants, alternatives = [] } of Object.values<Switch>(switches))
      for (const { rules } of [...variants, ...alternatives])
        for (const rule of rules) expect(known.has(rule), rule).toBe(true);
  });
}
