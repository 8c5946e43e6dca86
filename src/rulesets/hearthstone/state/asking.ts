import { type Decision, OPEN } from '../../../kernel/index.js';
import { DECISIONS, type DecisionName } from '../vocabulary/decisions.js';
import type { HsRun } from './access.js';
import { kindOfChoice } from './playing.js';

/** What is chosen from, and for whose effect. `of` and `rules` where they differ from those of the decision's name. */
type Asked = Pick<Decision, 'source' | 'options'> &
  Partial<Pick<Decision, 'of' | 'rules' | 'weights'>>;

/** Chance picks one of the options. @returns its index, or OPEN */
export function chance(run: HsRun, name: DecisionName, asked: Asked): number {
  return run.decide({ kind: 'chance', name, ...DECISIONS[name], player: 0, ...asked });
}

/** Chance picks one of the options. @returns the option; null while it is open, and the step is taken again */
export function drawn(run: HsRun, name: DecisionName, asked: Asked): number | null {
  const index = chance(run, name, asked);
  return index === OPEN ? null : asked.options[index]!;
}

/** A player picks one of the options. @returns its index, or OPEN */
export function chosen(run: HsRun, name: DecisionName, player: number, asked: Asked): number {
  const kind = kindOfChoice(run.state);
  return run.decide({ kind, name, ...DECISIONS[name], player, ...asked });
}
