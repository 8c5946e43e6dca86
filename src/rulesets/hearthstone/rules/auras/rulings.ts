import { Recent } from '../../../common/recent.js';
import { cardOf, get } from '../../state/access.js';
import type { CompiledAura } from '../../state/compiled-card.js';
import type { CardPool } from '../../state/pool.js';
import type { State } from '../../state/state.js';
import { Tag } from '../../vocabulary/index.js';

/**
 * The rulings that auras of some kind follow, each once: an Aura Update cites them beside its own rules. By id of the
 * bearer: the list itself stands in the order in which they came, or that of ids where it was rebuilt.
 */
export function rulingsOf(s: State, isOfKind: (aura: CompiledAura) => boolean): readonly string[] {
  const found: string[] = [];
  for (const bearer of bearersById(s))
    for (const aura of cardOf(s, bearer).auras)
      if (isOfKind(aura))
        for (const rule of aura.rules) if (!found.includes(rule)) found.push(rule);
  return found;
}

function bearersById({ auraBearers }: State): readonly number[] {
  return auraBearers.length === 1 ? auraBearers : auraBearers.toSorted((a, b) => a - b);
}

/** Casts of aura bearers that are remembered for a pool. */
const CASTS = 64;

/**
 * Rules that follow from nothing but which cards bear auras, in order of id: they are worked out once for as long as a game
 * has the same ones.
 */
export function ofBearers(work: (s: State) => readonly string[]): (s: State) => readonly string[] {
  const known = new WeakMap<CardPool, Recent<string, readonly string[]>>();
  return (s) => {
    const recent = known.get(s.pool) ?? new Recent(CASTS);
    known.set(s.pool, recent);
    const cast = bearersById(s).map((bearer) => get(s, bearer, Tag.CARD));
    return recent.get(cast.join(), () => work(s));
  };
}
