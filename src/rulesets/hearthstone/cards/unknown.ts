/**
 * Why the text of a card is not known although its set has been written. What is not listed has not been looked at yet.
 */
export const UNKNOWN_BECAUSE: Readonly<Record<string, string>> = {
  OG_044: 'no card is made of both options of a Choose One card',
  CFM_621: 'the order in which two potions of one spell take effect is not known',
  ICC_828: 'no word makes one card of the texts of two',
  UNG_035: 'which two other cards are shown is not known',
  UNG_851: 'the rarities that a pack draws by are not in the data',
  GIL_549: 'which sets were out of Standard is not in the data',
  BOT_283: 'the cards that were played this game are not on record',
  BOT_912: 'no death on record keeps what Magnetic minions gave',
};
