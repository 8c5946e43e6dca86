/** Why texts stay unknown though their set has been written. What is missing: not looked at yet. */
export const UNKNOWN_BECAUSE: Readonly<Record<string, string>> = {
  GIL_549: 'which sets were out of Standard is not in the data',
  BOT_912: 'no death on record keeps what Magnetic minions gave',
  TRL_092: 'no word repeats the Combos of minions and nothing else',
  TRL_339: 'no condition looks at all that a Discover offers',
  ULD_003: 'which cards are the perfect ones is decided by the client',
  DRG_082: 'no word takes a weapon from the other player',
  BT_196: 'no condition of a target asks whether the card was drawn this turn',
  BAR_323: 'the Hero Power that a Discover replaces is not remembered',
  DRG_309: 'whether the crystals that it gives are full is not known',
  DRG_321: 'no word carries damage on to the neighbours',
  DRG_401: 'no word swaps Hero Powers',
  BT_042: 'what becomes of the attack is not known',
  BT_198: 'which of the two attacks the other is not known',
  BT_731: 'whether a minion that the damage kills is transformed is not known',
  BT_753: 'whether the crystals that are missing can be refreshed is not known',
  SCH_199: 'on which board the game is played is no part of a position',
  SCH_224: 'the Chinese book says that it is built unlike other Spellbursts, and not how',
  SCH_507: 'when the card has been played enough for the next one is not known',
  YOP_024: 'no choice costs Overload',
  ONY_005: 'the Treasures that it offers are not written yet',
  BAR_079: 'no word builds a Golem',
  WC_017: 'no pool asks for one of two things',
};

const NOT_WRITTEN = 'not written yet';

export function whyUnknown(id: string): string {
  return UNKNOWN_BECAUSE[id] ?? NOT_WRITTEN;
}
