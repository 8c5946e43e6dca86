/** The sentence for each reason why an action is refused. */
export const REFUSALS = {
  GAME_OVER: 'The game is over.',
  NOT_YOUR_TURN: 'It is not your turn.',
  NOT_IN_HAND: 'The card is not in your hand.',
  NO_PLAY_LEFT: 'You have no play left for this card.',
  LANE_NEEDED: 'A creature is played into a lane.',
  NO_LANE: 'A spell takes no lane.',
  TARGET_NEEDED: 'This must have a target.',
  NO_TARGET: 'This takes no target.',
  WRONG_TARGET: 'This cannot be aimed at that.',
  NO_BATTLE_LEFT: 'There is no battle left to start this turn.',
  BATTLE_FIRST: 'The battle of this turn has not been fought yet.',
  NOT_YOUR_CREATURE: 'This is no creature of yours in a lane.',
  ASLEEP: 'The creature is asleep.',
  NO_MOBILITY: 'The creature has no Mobility.',
  MOVED_ALREADY: 'The creature has moved this turn.',
  LANE_OCCUPIED: 'The lane is occupied.',
  TOO_FAR: 'The lane is too far away.',
  NO_ACTIVATE: 'The creature has nothing to activate.',
  ACTIVATED_ALREADY: 'The creature was activated this turn.',
} as const;

export type RefusalCode = keyof typeof REFUSALS;
