import type { Path, Problems } from './problems.js';

/**
 * The one entity that is meant where a reference can mean those in `found`; otherwise null and a problem, which lists
 * the names by which each could have been meant alone.
 */
export function theOneMeant(
  found: readonly number[],
  reference: number | string,
  uniqueName: (entity: number) => string,
  path: Path,
  problems: Problems,
): number | null {
  if (found.length === 1) return found[0]!;
  if (found.length === 0)
    return problems.add('ENTITY_NOT_FOUND', path, `there is no "${reference}" here now.`);
  const message = `"${reference}" can mean ${found.length} entities.`;
  return problems.add('AMBIGUOUS_ENTITY', path, message, {
    expected: 'an alias, an entity id, or a card with its number',
    nearest: found.map(uniqueName),
  });
}
