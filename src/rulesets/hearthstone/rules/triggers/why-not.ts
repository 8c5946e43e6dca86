import type { CompiledTrigger, ConditionName, Requirement } from '../../state/model.js';
import type { Scope } from '../../state/scope.js';
import type { State } from '../../state/state.js';
import { EVENT_NAMES } from '../../vocabulary/index.js';
import { REASONS, type Reason } from './reasons.js';

const FAILING: Readonly<Record<ConditionName, Reason>> = {
  subject: REASONS.WRONG_SUBJECT,
  source: REASONS.WRONG_SOURCE,
  queueIf: REASONS.QUEUING_CONDITION,
  when: REASONS.TRIGGER_CONDITION,
};

/** Why a trigger whose condition has failed does not resolve: with the first part of it that does not hold. */
export function whyNot(
  s: State,
  trigger: CompiledTrigger,
  name: ConditionName,
  scope: Scope,
): Reason {
  const { says, rules } = FAILING[name];
  const failed = trigger.requirements(name).find(({ holds }) => !holds(s, scope));
  if (failed === undefined) return FAILING[name];
  let reason = told.get(failed);
  if (reason === undefined) {
    const isAttack = EVENT_NAMES[trigger.event]!.includes('ATTACK');
    const what = isAttack ? failed.otherwise.replaceAll(CAUSE, ATTACKER) : failed.otherwise;
    reason = {
      says: `${says}: ${named(s, what)}`,
      rules: [...trigger.code.rules, ...rules, ...failed.rules],
    };
    told.set(failed, reason);
  }
  return reason;
}

/** A reason as a trigger gives it: what the card says of the trigger comes before the general rules. */
export function ofTrigger({ code }: CompiledTrigger, { says, rules }: Reason): Reason {
  return code.rules.length === 0 ? { says, rules } : { says, rules: [...code.rules, ...rules] };
}

/** Reasons that have been given before: a part of a condition belongs to one trigger and says the same again. */
const told = new WeakMap<Requirement, Reason>();

/** What the source of an event is called, and what it is called in the events of an attack. */
const CAUSE = 'what caused it';
const ATTACKER = 'the attacker';

/** A text in which cards are called by their names. */
export function named({ pool }: State, text: string): string {
  return text.replaceAll(/\b\w+_\w+\b/g, (id) => pool.byId.get(id)?.name ?? id);
}
