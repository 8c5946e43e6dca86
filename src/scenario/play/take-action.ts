import type { Decision, Run, Table } from '../../kernel/index.js';
import type { Translation } from '../../rulesets/common/translation.js';
import type { AnyRuleset, Names, Position, Problems, Refusal } from '../../rulesets/ruleset.js';
import type { ActionReport } from './report.js';
import type { PlannedAction } from './request.js';

/** Whether an action answers a choice that is open, instead of beginning something. */
export function isAnswer(ruleset: AnyRuleset, action: PlannedAction | undefined): boolean {
  return action !== undefined && ruleset.actions.choices?.includes(action.read) === true;
}

/** Whether an action is taken on top of an open decision, instead of answering it. */
export function isInterruption(ruleset: AnyRuleset, action: PlannedAction): boolean {
  return ruleset.actions.interrupts?.(action.read) === true;
}

/** Whether an action has to wait: a decision is open, and it neither answers nor interrupts it. */
export function mustWait(
  ruleset: AnyRuleset,
  pending: Decision | null,
  action: PlannedAction,
): boolean {
  if (pending === null || isInterruption(ruleset, action)) return false;
  return pending.kind !== 'choice' || !isAnswer(ruleset, action);
}

/** The option of the open choice that an action picks, or why it picks none. It must be an answer. */
export function pickOf(
  { actions }: AnyRuleset,
  position: Position<Table>,
  pending: Decision,
  { read }: PlannedAction,
): number | Refusal {
  return actions.choices!.pick(position, pending, read);
}

/** A game that is played. */
export interface Playing {
  readonly ruleset: AnyRuleset;
  readonly run: Run<Table>;
  readonly names: Names;
}

/**
 * Takes an action that does not have to wait: it begins, or it answers the open choice; `run.advance()` goes on
 * from there. A name in it that means nothing now is a problem.
 * @returns why it is illegal (and nothing has changed), or null.
 */
export function takeAction(
  { ruleset, run, names }: Playing,
  action: PlannedAction,
  problems: Problems,
): Refusal | null {
  if (run.pending === null || isInterruption(ruleset, action))
    return ruleset.actions.begin(run, action.read, { names, path: action.path, problems });
  const option = pickOf(ruleset, { state: run.state, names }, run.pending, action);
  if (typeof option !== 'number') return option;
  run.resume(option);
  return null;
}

/** The report of an action, in the language of a translation; null: in English. */
export function reportOf(
  { json }: PlannedAction,
  refusal: Refusal | null,
  translation: Translation | null,
): ActionReport {
  if (refusal === null) return { action: json, legal: true };
  const { code, rules } = refusal;
  const message = translation?.sentence(refusal.message) ?? refusal.message;
  return {
    action: json,
    legal: false,
    illegal: { code, message, ...(rules === undefined ? {} : { rules }) },
  };
}
