import { byOrderOfPlay, controllerOf, get, typeOf } from '../../state/access.js';
import { playsOn } from '../../state/plays.js';
import type { State } from '../../state/state.js';
import { CardType, Tag, Zone } from '../../vocabulary/index.js';

/** Enchantments attached to an entity, oldest first. */
export function attachedTo(s: State, host: number): number[] {
  const all = [...s.enchantments, ...s.auraEnchantments];
  return byOrderOfPlay(
    s,
    all.filter((e) => get(s, e, Tag.ATTACHED) === host),
  );
}

/** Cards in a player's Graveyard, in the order in which they were made. */
export function graveyardOf(s: State, player: number): number[] {
  const found: number[] = [];
  for (let e = 1; e < s.count; e++) {
    const type = typeOf(s, e);
    const isCard = type !== CardType.ENCHANTMENT && type !== CardType.DEATH_RECORD;
    if (isCard && get(s, e, Tag.ZONE) === Zone.GRAVEYARD && controllerOf(s, e) === player)
      found.push(e);
  }
  return found;
}

/** Records of what a player has played, the oldest first. */
export function playsOf(s: State, player: number): number[] {
  return playsOn(s, { player, when: 'THIS_GAME' });
}

/** Entities that died under a player's control, oldest death first. */
export function deathsOf(s: State, player: number): number[] {
  const found: number[] = [];
  for (let e = 1; e < s.count; e++) {
    if (typeOf(s, e) === CardType.DEATH_RECORD && controllerOf(s, e) === player)
      found.push(get(s, e, Tag.DEAD_ENTITY));
  }
  return found;
}
