/** Why texts stay unknown though their set has been written. What is missing: not looked at yet. */
export const UNKNOWN_BECAUSE: Readonly<Record<string, string>> = {
  GIL_549: 'which sets were out of Standard is not in the data',
  BOT_912: 'no death on record keeps what Magnetic minions gave',
  TRL_092: 'no word repeats the Combos of minions and nothing else',
  TRL_339: 'no condition looks at all that a Discover offers',
  ULD_003: 'which cards are the perfect ones is decided by the client',
  DRG_082: 'no word takes a weapon from the other player',
  DRG_309: 'whether the crystals that it gives are full is not known',
  DRG_321: 'no word carries damage on to the neighbours',
  BT_042: 'what becomes of the attack is not known',
  BT_731: 'whether a minion that the damage kills is transformed is not known',
  BT_753: 'whether the crystals that are missing can be refreshed is not known',
  SCH_199: 'no source tells on which game board a game is played, and a position has none',
  ONY_005: 'the Treasures that it offers are not written yet',
};

const NOT_WRITTEN = 'not written yet';

export function whyUnknown(id: string): string {
  return UNKNOWN_BECAUSE[id] ?? NOT_WRITTEN;
}
