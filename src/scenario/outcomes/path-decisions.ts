import { type Decision, deserialise, OPEN, Run } from '../../kernel/index.js';
import { Problems } from '../../rulesets/ruleset.js';
import type { ScenarioRequest } from '../play/request.js';
import { isAnswer, mustWait, takeAction } from '../play/take-action.js';
import type { Json } from '../terms/schema.js';

/** The decisions of a path through the chain in the form that `decisions` takes: a resolve with them goes that way. */
export function decisionsOf(
  { ruleset, position, resumes, actions }: ScenarioRequest,
  witness: readonly number[],
): Json[] {
  const { program } = ruleset;
  const picks: Json[] = [];
  const waiting = [...actions];
  let turn = 0;
  const source = (decision: Decision): number => {
    const index = witness[turn];
    const left = decision.kind === 'choice' && isAnswer(ruleset, waiting[0]);
    if (index === undefined || left) return OPEN;
    turn++;
    const now = { state: run.state, names: position.names };
    picks.push(ruleset.decisions.describe(now, decision, index).pick);
    return index;
  };
  const run =
    resumes === null
      ? new Run(program, program.copy(position.state), [], { source })
      : deserialise(program, { ...resumes.machine, trace: null }, { source });
  run.recording = false;
  if (resumes !== null) run.advance();
  for (let action = waiting[0]; action !== undefined; action = waiting[0]) {
    if (mustWait(ruleset, run.pending, action)) break;
    waiting.shift();
    const problems = new Problems();
    const answers = run.pending !== null && isAnswer(ruleset, action);
    const refusal = takeAction({ ruleset, run, names: position.names }, action, problems);
    if (refusal !== null || !problems.isEmpty) continue;
    if (answers) turn++;
    if (run.advance() === 'limit') break;
  }
  return picks;
}
