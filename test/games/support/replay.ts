import type { TraceLine } from '../../../src/scenario/oracle.js';
import { isSameValue, type PublicState, setTag, tagsOf } from './public-state.js';

/**
 * Applies the changes of a trace to the entities of a state, all of it in the public format.
 * @returns sentences for every change that does not begin where the last one ended, and for every entity that
 * does not end as the second state has it; none when the trace tells all that happened.
 */
export function replayFaults(
  before: PublicState,
  trace: readonly TraceLine[],
  after: PublicState,
): string[] {
  const faults: string[] = [];
  const entities = new Map(before.entities.map((entity) => [entity.id, tagsOf(entity)]));
  const changes = trace.flatMap((line) => line.changes).sort((a, b) => a.n - b.n);
  for (const { n, entity, tag, from, to } of changes) {
    const tags = entities.get(entity) ?? new Map();
    entities.set(entity, tags);
    if (!isSameValue(tags.get(tag), from))
      faults.push(`change ${n}: ${tag} of ${entity} was ${tags.get(tag)}, not ${from}`);
    setTag(tags, tag, to);
  }
  if (entities.size !== after.entities.length)
    faults.push(`${entities.size} entities are replayed, ${after.entities.length} are there`);
  for (const entity of after.entities) {
    const replayed = entities.get(entity.id) ?? new Map();
    const there = tagsOf(entity);
    for (const tag of new Set([...replayed.keys(), ...there.keys()]))
      if (!isSameValue(replayed.get(tag), there.get(tag)))
        faults.push(
          `${tag} of ${entity.id} is replayed as ${replayed.get(tag)}, and is ${there.get(tag)}`,
        );
  }
  return faults;
}
