import type { Incidental } from '../../rulesets/ruleset.js';
import type { TraceLine } from '../trace/schema.js';
import { placeOfParting } from './place.js';
import type { Side } from './sides.js';

/**
 * How two sides are looked at: without what editions keep differently though the same happens, unless they differ in
 * nothing else.
 */
export function viewOf(a: Side, b: Side): (side: Side) => Side {
  const { incidental } = a.played.request.ruleset.show;
  if (incidental === undefined) return (side) => side;
  const see = (side: Side): Side => ({ ...side, lines: essential(side.lines, incidental) });
  return placeOfParting(see(a), see(b)) === null ? (side) => side : see;
}

/** The lines of a trace that tell that something happens, from the last one on: a line is kept for those that it holds. */
function essential(lines: readonly TraceLine[], { nodes, columns }: Incidental): TraceLine[] {
  const kept: TraceLine[] = [];
  let next = 0;
  for (const line of lines.toReversed()) {
    const changes = line.changes.filter(({ tag }) => !columns.includes(tag));
    if (nodes.includes(line.name) && changes.length === 0 && next <= line.depth) continue;
    kept.push({ ...line, changes });
    next = line.depth;
  }
  return kept.reverse();
}
