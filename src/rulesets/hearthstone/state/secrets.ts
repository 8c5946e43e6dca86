import { cardOf } from './access.js';
import type { CompiledCard } from './model.js';
import type { State } from './state.js';

/** Whether a card goes to the Secret zone when it is cast: a Secret, a Quest or a Sidequest, a Sigil or an area (ZH-2.3-play). */
export function staysHidden(card: CompiledCard): boolean {
  return card.secret || card.quest !== null || card.lingers;
}

/** Whether a card is a Quest, of which a player has one at most; Sidequests are none (HS-LIMITS). */
export function isQuest({ quest }: CompiledCard): boolean {
  return quest !== null && !quest.isSidequest;
}

/** Whether a player cannot have this card too: no two copies of one, and at most one Quest (HS-LIMITS). */
export function isThereAlready(s: State, player: 1 | 2, card: CompiledCard): boolean {
  return s.secrets[player].some((other) => {
    const its = cardOf(s, other);
    return its.id === card.id || (isQuest(its) && isQuest(card));
  });
}
