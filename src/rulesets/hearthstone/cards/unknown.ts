/**
 * Why the text of a card is not known although its set has been written. What is not listed has not been looked at yet.
 */
export const UNKNOWN_BECAUSE: Readonly<Record<string, string>> = {
  OG_044: 'no card is made of both options of a Choose One card',
  OG_118: 'no word replaces cards by those of another class, one by one',
  AT_027: 'a draw does not tell what caused it',
  LOE_019: 'no word copies a Deathrattle onto another minion',
  CFM_621: 'the order in which two potions of one spell take effect is not known',
  ICC_828: 'no word makes one card of the texts of two',
  LOOT_526:
    'no word lets a minion lie dormant and awaken with what is attached to it (ZH-4.6-dormant)',
  UNG_035: 'which two other cards are shown is not known',
  UNG_851: 'the rarities that a pack draws by are not in the data',
};
