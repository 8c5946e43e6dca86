import { cardOf, get, playerEntity } from '../state/access.js';
import type { State } from '../state/state.js';
import { CardType, Tag } from '../vocabulary/index.js';

/** Spell Damage of a player: always current, never refreshed by an aura update (HS-SPELLDMG). */
export function spellDamageOf(s: State, player: 1 | 2): number {
  let sum = 0;
  for (const minion of s.board[player]) sum += get(s, minion, Tag.SPELLPOWER);
  for (const weapon of s.weapons[player]) sum += get(s, weapon, Tag.SPELLPOWER);
  return sum;
}

/**
 * The damage that an effect of `source` proposes: Spell Damage for spells, then the doublings of spells and
 * Hero Powers (HS-DH2a steps 2 and 3).
 */
export function proposedDamage(s: State, source: number, player: number, amount: number): number {
  const type = cardOf(s, source).type;
  let proposed = amount;
  if (type === CardType.SPELL) proposed += spellDamageOf(s, player as 1 | 2);
  return doubled(s, type, player, proposed, Tag.SPELLPOWER_DOUBLE);
}

/** Prophet Velen: spells and Hero Powers count double for each. */
export function doubled(
  s: State,
  type: number,
  player: number,
  amount: number,
  spellTag: Tag,
): number {
  const entity = playerEntity(player);
  let times = 0;
  if (type === CardType.SPELL) times = get(s, entity, spellTag);
  else if (type === CardType.HERO_POWER) times = get(s, entity, Tag.HERO_POWER_DOUBLE);
  return (amount * 2 ** times) | 0;
}
