import { CardType, hasDurability, Tag, takesPlace, WIDTH, Zone } from '../vocabulary/index.js';
import type { State } from './model.js';

/** Notes what a change means for deaths and recomputing, which look only at what is noted. */

/** It can make its entity mortally wounded or pending destroy. */
const DEADLY = 1;
/** An entity's Attack, Health or cost may not be what follows from its card and enchantments. */
const OWN_NUMBERS = 2;
/** The same of the entity to which an enchantment is attached. */
const NUMBERS_OF_HOST = 4;

export const MEANINGS = new Uint8Array(WIDTH);
for (const [meaning, tags] of [
  [DEADLY, [Tag.DAMAGE, Tag.HEALTH, Tag.DURABILITY, Tag.TO_BE_DESTROYED]],
  [DEADLY, [Tag.ZONE, Tag.CARD, Tag.DORMANT]],
  [OWN_NUMBERS, [Tag.ATK, Tag.ATK_BELOW_ZERO, Tag.ATK_RAISED, Tag.HEALTH, Tag.HEALTH_BASE]],
  [OWN_NUMBERS, [Tag.DURABILITY, Tag.COST, Tag.ECHO, Tag.CARD]],
  [NUMBERS_OF_HOST, [Tag.CARD, Tag.TAG_SCRIPT_DATA_NUM_1, Tag.TAG_SCRIPT_DATA_NUM_2]],
  [NUMBERS_OF_HOST, [Tag.CREATOR, Tag.AURA, Tag.PLAY_ORDER, Tag.ATTACHED]],
] as const) {
  for (const tag of tags) MEANINGS[tag]! |= meaning;
}

export function noteChange(s: State, entity: number, tag: Tag, from: number): void {
  const meaning = MEANINGS[tag]!;
  if ((meaning & DEADLY) !== 0) noteDeadly(s, entity, tag);
  if ((meaning & OWN_NUMBERS) !== 0) s.settled[entity] = 0;
  if ((meaning & NUMBERS_OF_HOST) !== 0) {
    const host = s.cells[entity * WIDTH + Tag.ATTACHED]!;
    if (host !== 0) s.settled[host] = 0;
    if (tag === Tag.ATTACHED && from !== 0) s.settled[from] = 0;
  }
}

function noteDeadly(s: State, entity: number, tag: Tag): void {
  if (tag !== Tag.ZONE && tag !== Tag.CARD && tag !== Tag.DORMANT) s.mayDie = true;
  if (s.isWounded) return;
  const at = entity * WIDTH;
  const { cells } = s;
  if (cells[at + Tag.ZONE] !== Zone.PLAY) return;
  const { type } = s.cards[cells[at + Tag.CARD]!]!;
  const health = cells[at + (hasDurability(type) ? Tag.DURABILITY : Tag.HEALTH)]!;
  if (((health - cells[at + Tag.DAMAGE]!) | 0) > 0 && cells[at + Tag.TO_BE_DESTROYED] === 0) return;
  s.isWounded = type === CardType.HERO || type === CardType.WEAPON || takesPlace(type);
}
