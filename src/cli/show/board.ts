import pc from 'picocolors';
import type { Table } from '../../kernel/index.js';
import type { AnyRuleset, Position } from '../../rulesets/ruleset.js';

/** More items of a zone than this are counted instead of listed. */
const LISTED = 12;

/** A position as aligned lines of text: every zone of every player that holds something. */
export function boardLines(ruleset: AnyRuleset, position: Position<Table>): string[] {
  const zones = ruleset.show.zones(position).filter(({ items }) => items.length > 0);
  const width = Math.max(0, ...zones.map(({ zone }) => zone.length));
  const lines: string[] = [];
  let last = 0;
  for (const { player, zone, items } of zones) {
    const label = player === last ? '' : `player ${player}`;
    last = player;
    const listed = items.slice(0, LISTED).join(pc.dim(' | '));
    const more = items.length > LISTED ? pc.dim(` and ${items.length - LISTED} more`) : '';
    lines.push(`  ${pc.bold(label.padEnd(9))} ${pc.dim(zone.padEnd(width))}  ${listed}${more}`);
  }
  return lines;
}
