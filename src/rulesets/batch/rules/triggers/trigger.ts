import { type Decision, OPEN } from '../../../../kernel/index.js';
import { recordCheck } from '../../../common/trace-nodes.js';
import {
  type BatchRun,
  emptyLanes,
  get,
  isCreature,
  ownerOf,
  set,
  tick,
} from '../../state/access.js';
import type { Reaction, TriggerFrame } from '../../state/frames.js';
import { pushEffects } from '../../state/push-effects.js';
import { select } from '../../state/select.js';
import type { State } from '../../state/state.js';
import { rulesOf } from '../../vocabulary/editions.js';
import { Col, Zone } from '../../vocabulary/index.js';
import { type Moments, momentsOf } from './keywords.js';
import { reacts, triggerOf } from './scan.js';

const BEGIN = 0;
const ASK = 1;
const ACT = 2;

/**
 * A trigger is processed: it reads the state as it is now, and what it raises waits for the next batch. An
 * interactive one asks first; creatures at 0 health or less are still there to be chosen (BATCH-next-batch,
 * BATCH-negative-visible).
 */
export function stepTrigger(run: BatchRun, frame: TriggerFrame): void {
  const { reaction } = frame;
  const trigger = triggerOf(run.state, reaction);
  if (frame.pc === BEGIN) {
    frame.pc = ASK;
    begin(run, reaction, momentsOf(trigger));
    return;
  }
  if (frame.pc === ASK) {
    if (isVoid(run, frame)) return;
    if (trigger.choose !== undefined && !choose(run, frame)) return;
    frame.pc = ACT;
    if (trigger.choose !== undefined && frame.chosen === 0) return;
    const { self, bearer, list, index, player, event } = reaction;
    pushEffects(run, { self, bearer, player, target: 0, chosen: frame.chosen, event }, list, index);
    return;
  }
  run.pop();
}

function begin(run: BatchRun, { bearer, index, event, list }: Reaction, moments: Moments): void {
  const { title, rules: own } = moments;
  const rules = ['BATCH-piles', 'BATCH-piles-last', 'BATCH-next-batch', ...own];
  const subject = event.subject;
  run.node({
    kind: 'trigger',
    name: title,
    rules,
    text: `${title} of {source}`,
    source: bearer,
    about: subject,
    value: index + 1,
  });
  tick(run);
  if (list === 'grants') useUp(run, bearer);
}

/** With the switch for it, a trigger whose conditions do not hold any more does nothing. */
function isVoid(run: BatchRun, frame: TriggerFrame): boolean {
  const s = run.state;
  const { reaction } = frame;
  if (!s.edition.switches.conditionsTestedAgain) return false;
  if (reacts(s, { ...reaction, trigger: triggerOf(s, reaction) }, reaction.event)) return false;
  const rules = rulesOf(s.edition, 'conditionsTestedAgain');
  const text = 'the conditions of {source} do not hold any more';
  recordCheck(run, 'holds no more', rules, { text, source: reaction.bearer, about: reaction.self });
  frame.pc = ACT;
  return true;
}

/** A granted trigger that works a number of times is gone after the last (BATCH-c-keywords). */
function useUp(run: BatchRun, bearer: number): void {
  const uses = get(run.state, bearer, Col.USES);
  if (uses === 0) return;
  set(run, bearer, Col.USES, uses - 1);
  if (uses === 1) set(run, bearer, Col.ZONE, Zone.BANISHED);
}

/** The choice of an interactive trigger; false while it is open. Nothing is chosen where nothing can be. */
function choose(run: BatchRun, frame: TriggerFrame): boolean {
  const decision = question(run.state, frame.reaction);
  if (decision.options.length === 0) return true;
  const index = run.decide(decision);
  if (index === OPEN) return false;
  frame.chosen = decision.options[index]!;
  return true;
}

const ASKED = ['BATCH-piles', 'BATCH-c-keywords'];

function question(s: State, reaction: Reaction): Decision {
  const { self, bearer, player, event } = reaction;
  const { from, may } = triggerOf(s, reaction).choose!;
  const isLane = from === 'ADJACENT_EMPTY_LANES';
  const options = isLane
    ? adjacentLanes(s, self)
    : select(s, from, { self, bearer, player, target: 0, chosen: 0, event });
  const isBelowZero =
    !isLane && options.some((e) => isCreature(s, e) && get(s, e, Col.HEALTH) <= 0);
  return {
    kind: 'choice',
    name: 'choose',
    of: isLane ? 'lane' : 'entity',
    player,
    source: bearer,
    rules: isBelowZero ? [...ASKED, 'BATCH-negative-visible'] : ASKED,
    options: may === true && options.length > 0 ? [...options, 0] : options,
  };
}

function adjacentLanes(s: State, e: number): number[] {
  const lane = get(s, e, Col.POSITION);
  return emptyLanes(s, ownerOf(s, e)).filter((other) => Math.abs(other - lane) === 1);
}
