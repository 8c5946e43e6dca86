import { type RefusalTable, refusals } from '../../../common/listed-actions.js';

/** Why an action is refused: a sentence and the rules that forbid it. */
export const REFUSALS = {
  GAME_OVER: ['The game is over.', 'BATCH-c-win'],
  NOT_YOUR_TURN: ['It is not your turn.', 'BATCH-c-turn'],
  NOT_IN_HAND: ['The card is not in your hand.', 'BATCH-c-plays'],
  NO_PLAY_LEFT: ['You have no play left for this card.', 'BATCH-c-plays'],
  LANE_NEEDED: ['A creature is played into a lane.', 'BATCH-c-forge'],
  NO_LANE: ['A spell takes no lane.', 'BATCH-c-forge'],
  TARGET_NEEDED: ['This must have a target.', 'BATCH-INF-target'],
  NO_TARGET: ['This takes no target.', 'BATCH-INF-target'],
  WRONG_TARGET: ['This cannot be aimed at that.', 'BATCH-INF-target'],
  NO_BATTLE_LEFT: [
    'There is no battle left to start this turn.',
    'BATCH-c-turn',
    'BATCH-c-extra-battle',
  ],
  BATTLE_FIRST: ['The battle of this turn has not been fought yet.', 'BATCH-c-turn'],
  NOT_YOUR_CREATURE: ['This is no creature of yours in a lane.', 'BATCH-c-attributes'],
  ASLEEP: ['The creature is asleep.', 'BATCH-c-turn', 'BATCH-c-forge', 'BATCH-c-attributes'],
  NO_MOBILITY: ['The creature has no Mobility.', 'BATCH-c-attributes'],
  MOVED_ALREADY: ['The creature has moved this turn.', 'BATCH-c-attributes'],
  LANE_OCCUPIED: ['The lane is occupied.', 'BATCH-c-attributes'],
  TOO_FAR: ['The lane is too far away.', 'BATCH-c-attributes'],
  NO_ACTIVATE: ['The creature has nothing to activate.', 'BATCH-c-keywords'],
  ACTIVATED_ALREADY: ['The creature was activated this turn.', 'BATCH-c-keywords'],
  NOTHING_TO_CHOOSE: ['No interactive trigger asks for a choice now.', 'BATCH-piles'],
  NOT_AN_OPTION: ['This is not among what can be chosen.', 'BATCH-piles'],
  SEVERAL_OPTIONS: ['Several of those that can be chosen have this name.', 'BATCH-piles'],
} as const satisfies RefusalTable;

export type RefusalCode = keyof typeof REFUSALS;

export const refusal = refusals(REFUSALS);
