import { expect } from 'vitest';
import type { TraceNode } from '../../src/kernel/index.js';
import type { Played } from '../../src/scenario/play/play.js';
import { fatesOf } from '../../src/scenario/ruling/fates.js';
import type { Fate } from '../../src/scenario/ruling/language/parts.js';

/** What a fate of a kind must be shown by: effects of these names, with the same amount in sum where it has one. */
const SHOWN_BY: { readonly [kind in Fate['kind']]?: RegExp } = {
  damage: /^(?:Combat |Put )?Damage$/,
  fatigue: /^Damage$/,
  heal: /^(?:Heal(?:ing)?|Boost)$/,
  armor: /^Gain Armor$/,
  death: /^Death$/,
  destroy: /^(?:Destroy|Death)$/,
  draw: /^Draw$/,
  summon: /^(?:Summon|Put into play)$/,
  control: /^(?:Change of control|Control)$/,
};

/** Every harm, healing, death and the like that a ruling tells is in the nodes of the trace, and whoever it names exists. */
export function checkFates(played: Played): void {
  const { request, after, run } = played;
  const { show, reader } = request.ruleset;
  const titled = (entity: number, identity: number): string =>
    show
      .titleOf(after, entity, identity)
      .replace(/ \([^()]*\)$/, '')
      .toLowerCase();
  const effects = run.trace!.nodes.filter(({ kind }) => kind === 'effect');
  for (const { kind, who, value, left } of fatesOf(played)) {
    const shown = SHOWN_BY[kind];
    for (const { name, player } of who) {
      if (player !== 0) expect(reader.players).toContain(player);
      if (shown === undefined) continue;
      const own = effects.filter(
        (node) => shown.test(node.name) && isAbout(node, name, titled, request.ruleset.telling),
      );
      expect(own.length, `${kind} of ${name || `player ${player}`}`).toBeGreaterThan(0);
      // what the rules themselves deal is told apart from what somebody deals
      const parts = [own, own.filter(({ source }) => (source === 0) === (kind === 'fatigue'))];
      if (value !== undefined) expect(parts.flatMap(sumsOf), `${kind} of ${name}`).toContain(value);
    }
    if (left !== undefined) expect(left).toBeGreaterThan(0);
  }

  function isAbout(
    { about, aboutIdentity }: TraceNode,
    name: string,
    title: typeof titled,
    { standsFor }: typeof request.ruleset.telling,
  ): boolean {
    return name === ''
      ? standsFor(after.state, about) !== 0
      : title(about, aboutIdentity) === name.toLowerCase();
  }
}

/** The amounts of nodes in sum for each entity and what it was, counted from any of them: it can have died before. */
function sumsOf(nodes: readonly TraceNode[]): readonly number[] {
  const sums = new Map<string, number>();
  return nodes.toReversed().map(({ about, aboutIdentity, value }) => {
    const key = `${about} ${aboutIdentity}`;
    const sum = (sums.get(key) ?? 0) + value;
    sums.set(key, sum);
    return sum;
  });
}
