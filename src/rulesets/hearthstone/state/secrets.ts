import { cardOf } from './access.js';
import type { CompiledCard } from './compiled-card.js';
import type { State } from './state.js';

/** Whether a player cannot have this Secret or Quest too: no two copies of one, and at most one Quest (HS-LIMITS). */
export function isThereAlready(s: State, player: 1 | 2, card: CompiledCard): boolean {
  return s.secrets[player].some((other) => {
    const its = cardOf(s, other);
    return its.id === card.id || (its.questProgress > 0 && card.questProgress > 0);
  });
}
