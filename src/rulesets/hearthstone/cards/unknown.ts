/**
 * Why the text of a card is not known although its set has been written. What is not listed has not been looked at yet.
 */
export const UNKNOWN_BECAUSE: Readonly<Record<string, string>> = {
  ICC_828: 'no word makes one card of the texts of two',
  UNG_035: 'which two other cards are shown is not known',
  GIL_549: 'which sets were out of Standard is not in the data',
  BOT_912: 'no death on record keeps what Magnetic minions gave',
  TRL_092: 'no word repeats the Combos of minions and nothing else',
  TRL_246: 'how half of an odd number of cards is rounded is not known',
  TRL_339: 'no condition looks at all that a Discover offers',
  ULD_003: 'which cards are the perfect ones is decided by the client',
  DRG_007: 'no word keeps the Durability of a weapon',
  DRG_082: 'no word takes a weapon from the other player',
  DRG_104: 'whether spells count that were cast before it came is not known',
  DRG_306: 'which two other cards are shown is not known',
  DRG_309: 'whether the crystals that it gives are full is not known',
  DRG_321: 'no word carries damage on to the neighbours',
  DRG_401: 'no word swaps Hero Powers',
  BT_042: 'what becomes of the attack is not known',
  BT_196: 'whether it has a target where it was drawn this turn is not known',
  BT_198: 'which of the two attacks the other is not known',
  BT_429: 'no word brings back the Hero Power that was there before',
  BT_713: 'no keyword keeps Stealth for good',
  BT_731: 'whether a minion that the damage kills is transformed is not known',
  BT_753: 'whether the crystals that are missing can be refreshed is not known',
  SCH_199: 'on which board the game is played is no part of a position',
  SCH_224: 'the Chinese book says that it is built unlike other Spellbursts, and not how',
  SCH_507: 'when the card has been played enough for the next one is not known',
};

/** Nobody has said why a text is not known. */
const NOT_WRITTEN = 'not written yet';

/** Why the text of a card is not known. */
export function whyUnknown(id: string): string {
  return UNKNOWN_BECAUSE[id] ?? NOT_WRITTEN;
}
