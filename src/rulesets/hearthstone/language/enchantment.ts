import type { Keyword } from '../vocabulary/index.js';

/** How an enchantment changes a number: add, set, or multiply; `num1`/`num2` read its script data. */
export type StatChange =
  | number
  | 'NUM_1'
  | 'NUM_2'
  | 'MINUS_NUM_1'
  | { readonly set: number | 'NUM_1' | 'NUM_2' | 'HEALTH' }
  | { readonly times: number }
  /** Added, but the result is not brought below a bound by it. */
  | { readonly add: number; readonly notBelow: number };

/** When an enchantment wears off by itself. */
export type Lasting = (typeof LASTING)[number];
export const LASTING = [
  'THIS_TURN',
  'UNTIL_YOUR_NEXT_TURN',
  'OPPONENTS_TURNS',
  'THIS_ATTACK',
  'OUT_OF_PLAY',
] as const;

/** What an enchantment card does to its host while attached. */
export interface EnchantmentFacts {
  readonly attack?: StatChange;
  readonly health?: StatChange;
  readonly cost?: StatChange;
  readonly grants?: readonly (Keyword | 'FROZEN')[];
  readonly spellDamage?: number;
  readonly heroPowerDamage?: number;
  /** Changes the damage proposed for its host whenever that is read: by predamage triggers and as it is taken (HS-DH8). */
  readonly damageTaken?: StatChange;
  /** Also a repeated one that its bearer gives itself counts at once (ZH-4.2-self-buff-delay). */
  readonly countsAtOnce?: true;
  /**
   * When it wears off by itself. THIS_TURN: between the turns (HS-SEQ-turn-enchantments); THIS_ATTACK: as the attack
   * ends during which it was attached, cancelled or not (HS-SEQ-combat-gorehowl); OPPONENTS_TURNS: with the next series of
   * turns of the other player than its controller (HS-EXTRATURN3); OUT_OF_PLAY: when its host enters play (HS-XFORM4).
   */
  readonly lasts?: Lasting;
}
