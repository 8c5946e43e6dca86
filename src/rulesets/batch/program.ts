import type { Decision, Frame, Program } from '../../kernel/index.js';
import { instructionsOf } from '../common/instructions.js';
import { poolWith } from './cards/registry.js';
import { stepEffects } from './effects/run-effects.js';
import { stepBatch } from './rules/batches/batch.js';
import { stepAction } from './rules/sequences/primary-action.js';
import { stepDraw } from './rules/sequences/turn.js';
import { stepTrigger } from './rules/triggers/trigger.js';
import { cardOf, identityOf } from './state/access.js';
import { STATES } from './state/codec.js';
import {
  type ActionFrame,
  type EffectsFrame,
  Op,
  type OpName,
  type TriggerFrame,
} from './state/frames.js';
import { violations } from './state/invariants.js';
import { copyState, type State } from './state/state.js';
import { WIDTH } from './vocabulary/index.js';

const INSTRUCTIONS = instructionsOf<State, OpName>(Op, {
  ACTION: stepAction,
  BATCH: stepBatch,
  TRIGGER: stepTrigger,
  EFFECTS: stepEffects,
  DRAW: stepDraw,
});

export const PROGRAM: Program<State> = {
  instructions: INSTRUCTIONS,
  width: WIDTH,
  copy: copyState,
  encode: (s) => STATES.encode(s),
  decode: (json) => STATES.decode(json, poolWith),
  identify: identityOf,
  describeOption,
  describeFrame,
  violations,
};

function describeOption(s: State, decision: Decision, index: number) {
  const option = decision.options[index]!;
  if (decision.of !== 'entity' || option === 0) return option;
  return { entity: option, card: cardOf(s, option).id };
}

function describeFrame(s: State, frame: Frame): string {
  if (frame.op === Op.ACTION) return `action ${(frame as ActionFrame).action}`;
  if (frame.op === Op.TRIGGER)
    return `trigger of ${cardOf(s, (frame as TriggerFrame).reaction.bearer).name}`;
  if (frame.op === Op.EFFECTS)
    return `effects of ${cardOf(s, (frame as EffectsFrame).bearer).name}`;
  return INSTRUCTIONS[frame.op]!.name.toLowerCase();
}
