/** Cards that come of other cards are in the data only as far as the default edition and a few more need them. */
const NOT_IN_DATA = 'the card that it makes or becomes is not in the data';

/**
 * Why the text of a card is not known although its set has been written. What is not listed has not been looked at yet.
 */
export const UNKNOWN_BECAUSE: Readonly<Record<string, string>> = {
  GIL_549: 'which sets were out of Standard is not in the data',
  BOT_912: 'no death on record keeps what Magnetic minions gave',
  TRL_092: 'no word repeats the Combos of minions and nothing else',
  TRL_246: 'how half of an odd number of cards is rounded is not known',
  TRL_339: 'no condition looks at all that a Discover offers',
  ULD_003: 'which cards are the perfect ones is decided by the client',
  DRG_007: 'no word keeps the Durability of a weapon',
  DRG_082: 'no word takes a weapon from the other player',
  DRG_104: 'whether spells count that were cast before it came is not known',
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
  DMF_002: 'which minion comes of those that are of several types is not known',
  DMF_004: 'no word spins the Wheel of Yogg-Saron',
  DMF_075: 'no word guesses at the next card',
  DMF_108: 'no word lets a card keep the Cost of another',
  DMF_109: 'no record counts the Secrets that triggered',
  DMF_188: 'no record says which cards were Corrupted as they were played',
  DMF_224: 'no word looks whether all of several have died',
  DMF_225: 'no word makes a card that is gone at the end of the turn',
  DMF_230: 'no word turns Lifesteal into damage',
  DMF_249: 'no word looks whether a drawn card is played in the turn',
  DMF_512: 'whether a hero with Stealth can be aimed at is stated by neither book',
  DMF_528: 'no word counts minion types',
  YOP_004: 'no pool asks for Primes',
  YOP_006: 'no word lets a minion attack until it dies',
  YOP_007: 'no condition asks whether a card can be or was Corrupted',
  YOP_008: 'no word lets healing do more',
  YOP_012: 'no word keeps Deathrattles from triggering',
  YOP_024: 'no choice costs Overload',
  BAR_031: 'no word makes what a card gains last in a copy',
  BAR_048: 'no word gives Spell Damage to one school',
  BAR_077: 'no record counts Watch Posts',
  BAR_079: 'no word builds a Golem',
  BAR_316: 'no record says when a card came to hand',
  BAR_323: 'no word swaps Hero Powers',
  BAR_333: 'whether it attacks a single minion twice is not known',
  BAR_430: 'no word copies the Secrets of the opponent',
  BAR_537: 'no word counts the Taunt minions of a turn',
  BAR_539: 'no word sets crystals to none',
  BAR_544: 'no word fires a Hero Power at all enemies',
  BAR_879: 'no word turns Secrets into minions',
  BAR_911: 'which cards of the deck are destroyed is not known',
  WC_014: 'no condition asks for odd Attack',
  WC_017: 'no pool asks for one of two things',
  WC_029: 'no word equips a card of the deck',
  WC_035: 'no trigger works while its minion is dormant',
  BAR_721: NOT_IN_DATA,
  BAR_919: NOT_IN_DATA,
  BAR_322: 'no condition asks for Poisons',
  BAR_324: 'no pool asks for Poisons',
};

/** Nobody has said why a text is not known. */
const NOT_WRITTEN = 'not written yet';

/** Why the text of a card is not known. */
export function whyUnknown(id: string): string {
  return UNKNOWN_BECAUSE[id] ?? NOT_WRITTEN;
}
