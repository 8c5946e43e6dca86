/** What an enchantment card does to its host while attached; each fact is declared in the file of its family (`effects/facts`). */
// biome-ignore lint/suspicious/noEmptyInterface: the facts fill it
export interface EnchantmentFacts {}

export type Lasting = (typeof LASTING)[number];
export const LASTING = [
  'THIS_TURN',
  'UNTIL_YOUR_NEXT_TURN',
  'OPPONENTS_TURNS',
  'OPPONENTS_NEXT_TURN',
  'THIS_ATTACK',
  'OUT_OF_PLAY',
] as const;
