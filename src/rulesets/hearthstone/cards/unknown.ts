/**
 * Why the text of a card is not known although its set has been written. What is not listed has not been looked at yet.
 */
export const UNKNOWN_BECAUSE: Readonly<Record<string, string>> = {
  CFM_621: 'the order in which two potions of one spell take effect is not known',
  ICC_828: 'no word makes one card of the texts of two',
  UNG_035: 'which two other cards are shown is not known',
  UNG_851: 'the rarities that a pack draws by are not in the data',
  GIL_549: 'which sets were out of Standard is not in the data',
  BOT_912: 'no death on record keeps what Magnetic minions gave',
  TRL_092: 'no word repeats the Combos of minions and nothing else',
  TRL_246: 'how half of an odd number of cards is rounded is not known',
  TRL_300: 'the mana that was spent on spells this game is not on record',
  TRL_316: 'the damage that Hero Powers dealt this game is not on record',
  TRL_318: 'the opening hand is not on record',
  TRL_325: 'whether the attack that goes on has been counted by then is not known',
  TRL_327: 'whether the minions stay Immune without the Spirit is not known',
  TRL_339: 'no condition looks at all that a Discover offers',
  TRL_537: 'no word takes the Deathrattles of deaths on record',
  TRL_545: 'the Health that was restored this game is not on record',
  DAL_799: 'the Health that was restored this game is not on record',
  ULD_003: 'which cards are the perfect ones is decided by the client',
};

/** Nobody has said why a text is not known. */
const NOT_WRITTEN = 'not written yet';

/** Why the text of a card is not known. */
export function whyUnknown(id: string): string {
  return UNKNOWN_BECAUSE[id] ?? NOT_WRITTEN;
}
