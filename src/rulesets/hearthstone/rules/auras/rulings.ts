import { cardOf } from '../../state/access.js';
import type { CompiledAura } from '../../state/compiled-card.js';
import type { State } from '../../state/state.js';

/**
 * The rulings that auras of some kind follow, each once: an Aura Update cites them beside its own rules. By id of the
 * bearer: the list itself stands in the order in which they came, or that of ids where it was rebuilt.
 */
export function rulingsOf(s: State, isOfKind: (aura: CompiledAura) => boolean): readonly string[] {
  const found: string[] = [];
  for (const bearer of s.auraBearers.toSorted((a, b) => a - b))
    for (const aura of cardOf(s, bearer).auras)
      if (isOfKind(aura))
        for (const rule of aura.rules) if (!found.includes(rule)) found.push(rule);
  return found;
}
