import type { Refusal } from '../../../ruleset.js';

export const REFUSALS = {
  GAME_OVER: { message: 'The game is over.', rules: ['BATCH-c-win'] },
  NOT_YOUR_TURN: { message: 'It is not your turn.', rules: ['BATCH-c-turn'] },
  NOT_IN_HAND: { message: 'The card is not in your hand.', rules: ['BATCH-c-plays'] },
  NO_PLAY_LEFT: { message: 'You have no play left for this card.', rules: ['BATCH-c-plays'] },
  LANE_NEEDED: { message: 'A creature is played into a lane.', rules: ['BATCH-c-forge'] },
  NO_LANE: { message: 'A spell takes no lane.', rules: ['BATCH-c-forge'] },
  TARGET_NEEDED: { message: 'This must have a target.', rules: ['BATCH-INF-target'] },
  NO_TARGET: { message: 'This takes no target.', rules: ['BATCH-INF-target'] },
  WRONG_TARGET: { message: 'This cannot be aimed at that.', rules: ['BATCH-INF-target'] },
  NO_BATTLE_LEFT: {
    message: 'There is no battle left to start this turn.',
    rules: ['BATCH-c-turn', 'BATCH-c-extra-battle'],
  },
  BATTLE_FIRST: {
    message: 'The battle of this turn has not been fought yet.',
    rules: ['BATCH-c-turn'],
  },
  NOT_YOUR_CREATURE: {
    message: 'This is no creature of yours in a lane.',
    rules: ['BATCH-c-attributes'],
  },
  ASLEEP: {
    message: 'The creature is asleep.',
    rules: ['BATCH-c-turn', 'BATCH-c-forge', 'BATCH-c-attributes'],
  },
  NO_MOBILITY: { message: 'The creature has no Mobility.', rules: ['BATCH-c-attributes'] },
  MOVED_ALREADY: {
    message: 'The creature has moved this turn.',
    rules: ['BATCH-c-attributes'],
  },
  LANE_OCCUPIED: { message: 'The lane is occupied.', rules: ['BATCH-c-attributes'] },
  TOO_FAR: { message: 'The lane is too far away.', rules: ['BATCH-c-attributes'] },
  NO_ACTIVATE: {
    message: 'The creature has nothing to activate.',
    rules: ['BATCH-c-keywords'],
  },
  ACTIVATED_ALREADY: {
    message: 'The creature was activated this turn.',
    rules: ['BATCH-c-keywords'],
  },
  NOTHING_TO_CHOOSE: {
    message: 'No interactive trigger asks for a choice now.',
    rules: ['BATCH-piles'],
  },
  NOT_AN_OPTION: { message: 'This is not among what can be chosen.', rules: ['BATCH-piles'] },
  SEVERAL_OPTIONS: {
    message: 'Several of those that can be chosen have this name.',
    rules: ['BATCH-piles'],
  },
} as const satisfies Readonly<Record<string, Omit<Refusal, 'code'>>>;

export type RefusalCode = keyof typeof REFUSALS;

export function refusal(code: RefusalCode): Refusal {
  return { code, ...REFUSALS[code] };
}
