import type { Race } from '../vocabulary/index.js';
import type { CompiledCard } from './model.js';

/** Whether a card is of a minion type; one of every type is. */
export function isOfRace({ definition }: CompiledCard, race: Race): boolean {
  return definition.race === race || definition.race === 'ALL';
}
