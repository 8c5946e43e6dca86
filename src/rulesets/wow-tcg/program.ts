import type { Decision, Frame, Program } from '../../kernel/index.js';
import { instructionsOf } from '../common/instructions.js';
import { poolWith } from './cards/registry.js';
import { stepEffects } from './effects/run-effects.js';
import { rowOfKey } from './queries/look.js';
import { answerText } from './queries/sentences.js';
import { stepAction } from './rules/begin-action.js';
import { stepDiscard, stepDraw } from './rules/events/cards.js';
import { stepDeal } from './rules/events/damage.js';
import { stepEnter } from './rules/events/enter.js';
import { stepAddLink } from './rules/links/add.js';
import { stepPay } from './rules/links/pay.js';
import { stepResolve } from './rules/links/resolve.js';
import { stepLoop } from './rules/loops/repeat.js';
import { stepConcede } from './rules/priority/conceding.js';
import { stepPass } from './rules/priority/pass.js';
import { stepPrePriority } from './rules/priority/pre-priority.js';
import { stepAdvance } from './rules/turn/advance.js';
import { stepHearth } from './rules/turn/hearth.js';
import { stepSetup } from './rules/turn/setup.js';
import { cardOf, identityOf } from './state/access.js';
import { STATES } from './state/codec.js';
import { Op, type OpName } from './state/frames.js';
import { violations } from './state/invariants.js';
import { copyState, type State } from './state/state.js';
import { WIDTH } from './vocabulary/index.js';

const INSTRUCTIONS = instructionsOf<State, OpName>(Op, {
  ACTION: stepAction,
  PASS: stepPass,
  PRE_PRIORITY: stepPrePriority,
  ADD_LINK: stepAddLink,
  PAY: stepPay,
  RESOLVE: stepResolve,
  EFFECTS: stepEffects,
  DEAL: stepDeal,
  DRAW: stepDraw,
  DISCARD: stepDiscard,
  ADVANCE: stepAdvance,
  ENTER: stepEnter,
  HEARTH: stepHearth,
  SETUP: stepSetup,
  CONCEDE: stepConcede,
  LOOP: stepLoop,
});

export const PROGRAM: Program<State> = {
  instructions: INSTRUCTIONS,
  width: WIDTH,
  copy: copyState,
  encode: (s) => STATES.encode(s),
  decode: (json) => STATES.decode(json, poolWith),
  identify: identityOf,
  describeOption,
  answerText,
  describeFrame,
  violations,
};

function describeOption(s: State, { of, options }: Decision, index: number) {
  const option = options[index]!;
  if ((of !== 'entity' && of !== 'modifier') || option === 0) return option;
  const row = rowOfKey(option);
  return { entity: row, card: cardOf(s, row).id };
}

function describeFrame(s: State, frame: Frame): string {
  const name = INSTRUCTIONS[frame.op]!.name.toLowerCase().replaceAll('_', ' ');
  if (!('link' in frame) || typeof frame.link !== 'number' || frame.link === 0) return name;
  return `${name} of ${cardOf(s, frame.link).name}`;
}
