import { Tag } from '../vocabulary/index.js';
import { get, playerEntity } from './access.js';
import type { Code, CompiledCard } from './model.js';
import type { State } from './state.js';

const NO_OPTIONS: readonly string[] = [];

/**
 * The cards that stand for the options that a player chooses from with a card: none where the player has all of them
 * (`CHOOSE_BOTH`). Then the card is aimed as it says itself.
 */
export function optionsFor(s: State, player: number, card: CompiledCard): readonly string[] {
  return hasAllOptions(s, player, card) ? NO_OPTIONS : card.chooseOne;
}

function hasAllOptions(
  s: State,
  player: number,
  { chooseOne, choosesBoth }: CompiledCard,
): boolean {
  if (chooseOne.length === 0 || !choosesBoth) return false;
  return get(s, playerEntity(player), Tag.CHOOSE_BOTH) !== 0;
}

/** What a card does of which no option was chosen: what it says of both, or else what each option does, one after the other. */
export function codesOfBoth(s: State, { bothOptions, chooseOne }: CompiledCard): readonly Code[] {
  if (bothOptions !== null) return [bothOptions];
  return chooseOne.flatMap((id) => codesOfOption(s, id));
}

export function codesOfOption(s: State, option: string): readonly Code[] {
  const card = s.pool.byId.get(option);
  const code = card?.text ?? card?.battlecry ?? null;
  return code === null ? [] : [code];
}
