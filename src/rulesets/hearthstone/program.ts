import type { Decision, Frame, Program } from '../../kernel/index.js';
import { instructionsOf } from '../common/instructions.js';
import { customPool } from './cards/registry.js';
import { stepOtherAuras } from './rules/auras/other.js';
import { stepDamage } from './rules/events/damage.js';
import { stepDiscard } from './rules/events/discard.js';
import { stepDraw } from './rules/events/draw.js';
import { stepHealing } from './rules/events/healing.js';
import { stepPlaceInDeck, stepShuffle } from './rules/events/shuffle.js';
import { stepSummon } from './rules/events/summon.js';
import { stepEquip } from './rules/events/weapon.js';
import { stepSequence } from './rules/sequences/index.js';
import { stepInsertedPhase } from './rules/sequences/inserted-phase.js';
import { stepChooseOne } from './rules/sequences/start-action.js';
import { stepStartOrder } from './rules/sequences/start-of-game.js';
import { stepDeathPhase } from './rules/steps/death-phase.js';
import { stepForcedDeath } from './rules/steps/forced-death.js';
import { stepQuestReward } from './rules/steps/quest-reward.js';
import { stepSteps } from './rules/steps/steps.js';
import { stepSummonResolution } from './rules/steps/summon-resolution.js';
import { stepEvent } from './rules/triggers/event.js';
import { stepQueue } from './rules/triggers/queue.js';
import { cardOf, get } from './state/access.js';
import { decodeState, encodeState } from './state/codec.js';
import {
  type EffectsFrame,
  Op,
  type OpName,
  type QueueFrame,
  type SequenceFrame,
} from './state/frames.js';
import { violations } from './state/invariants.js';
import { flagsOf, PACKING } from './state/pack.js';
import { stepEffects } from './state/run-code.js';
import { copyState, type State } from './state/state.js';
import { Tag, WIDTH } from './vocabulary/index.js';

const INSTRUCTIONS = instructionsOf<State, OpName>(Op, {
  SEQUENCE: stepSequence,
  STEPS: stepSteps,
  EVENT: stepEvent,
  QUEUE: stepQueue,
  EFFECTS: stepEffects,
  DAMAGE: stepDamage,
  HEALING: stepHealing,
  DRAW: stepDraw,
  SUMMON: stepSummon,
  DEATH_PHASE: stepDeathPhase,
  SUMMON_RESOLUTION: stepSummonResolution,
  FORCED_DEATH: stepForcedDeath,
  OTHER_AURAS: stepOtherAuras,
  DISCARD: stepDiscard,
  EQUIP: stepEquip,
  QUEST_REWARD: stepQuestReward,
  INSERTED_PHASE: stepInsertedPhase,
  CHOOSE_ONE: stepChooseOne,
  SHUFFLE: stepShuffle,
  PLACE_IN_DECK: stepPlaceInDeck,
  START_ORDER: stepStartOrder,
});

export const PROGRAM: Program<State> = {
  instructions: INSTRUCTIONS,
  copy: copyState,
  encode: encodeState,
  decode: (json) => decodeState(json, customPool),
  identify: (s, entity) => get(s, entity, Tag.CARD),
  describeOption: (s, decision, index) => describeOption(s, decision, index),
  answerText,
  describeFrame,
  violations,
  width: WIDTH,
  besides: flagsOf,
  packing: PACKING,
};

function describeOption(s: State, decision: Decision, index: number) {
  const option = decision.options[index]!;
  if (decision.of === 'entity') return { entity: option, card: cardOf(s, option).id };
  if (decision.of === 'card') return { card: s.pool.at(option)!.id };
  return option;
}

/** Which card, number or place was picked. */
function answerText(s: State, { kind, of, options }: Decision, index: number): string {
  const picks = `{source}: ${kind === 'chance' ? 'chance' : 'the player'} picks`;
  const option = options[index]!;
  switch (of) {
    case 'entity':
      return `${picks} {about}`;
    case 'card':
      return `${picks} ${s.pool.at(option)!.name}`;
    case 'amount':
      return `${picks} the number ${option}`;
    default:
      return `${picks} option ${index + 1}`;
  }
}

function describeFrame(s: State, frame: Frame): string {
  const name = INSTRUCTIONS[frame.op]!.name;
  if (frame.op === Op.EFFECTS) return `effect ${(frame as EffectsFrame).code}`;
  if (frame.op === Op.SEQUENCE) return `sequence ${(frame as SequenceFrame).sequence}`;
  if (frame.op === Op.QUEUE) {
    const queue = frame as QueueFrame;
    const entry = queue.entries[queue.pc];
    if (entry !== undefined) return `trigger of ${cardOf(s, entry.entity).name}`;
  }
  return name.toLowerCase();
}
