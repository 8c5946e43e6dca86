import type { Decision, Run, Table } from '../../kernel/index.js';
import { isObject } from '../../rulesets/common/fields.js';
import { MAX_ENTITIES } from '../../rulesets/common/limits.js';
import { nearestNames } from '../../rulesets/common/nearest.js';
import { orList, shown } from '../../rulesets/common/problems.js';
import { Problems } from '../../rulesets/ruleset.js';
import { type Refused, refused } from '../operation/refused.js';
import type { Json } from '../terms/schema.js';
import { TraceHash } from '../trace/hash.js';
import { inDetail, writeTrace } from '../trace/lines.js';
import type { ScenarioRequest } from './request.js';

type Given = ScenarioRequest['decisions'][number];

const LISTED = 24;
/** Lines of the trace that the problem of an endless run has. */
const MOST_LINES = 400;

/** A scripted decision names none of the options, or several. */
export function mismatch(
  { ruleset, position }: ScenarioRequest,
  state: Table,
  given: Given,
  decision: Decision,
): Refused {
  const now = { state, names: position.names };
  const options = decision.options.map((_, i) => ruleset.decisions.describe(now, decision, i).text);
  const isAmbiguous = ruleset.decisions.match(now, decision, given.json) === 'AMBIGUOUS';
  const source =
    decision.source === 0
      ? ''
      : ` of ${ruleset.show.titleOf(now, decision.source, ruleset.program.identify(state, decision.source))}`;
  const problems = new Problems();
  problems.add(
    'DECISION_MISMATCH',
    given.path,
    `${shown(given.json)} names ${isAmbiguous ? 'several options' : 'no option'} of "${decision.name}"${source}.`,
    {
      expected: `one of ${options.length}: ${orList(options.slice(0, LISTED))}`,
      nearest: likeliest(given.json, options),
    },
  );
  return refused('DECISION_MISMATCH', problems.errors[0]!.message, { errors: problems.errors });
}

/** The options that are most like what was written; where none is, all of them. */
function likeliest(json: Json, options: readonly string[]): readonly string[] {
  const written = isObject(json) ? json.pick : json;
  const nearest = typeof written === 'string' ? nearestNames(written, options) : [];
  return nearest.length > 0 ? nearest : options.slice(0, LISTED);
}

/** Scripted decisions that nothing asked for; `hint`: a sentence about those that are meant. */
export function leftOver(given: readonly Given[], hint = ''): Refused {
  const problems = new Problems();
  for (const { json, path } of given)
    problems.add('DECISION_LEFT_OVER', path, `nothing asks for ${shown(json)}.${hint}`);
  return refused('DECISION_LEFT_OVER', problems.errors[0]!.message, { errors: problems.errors });
}

/** A state that no further call would take. */
export function tooManyEntities({ state }: Run<Table>): Refused {
  const detail = `The state has ${state.count - 1} entities, and ${MAX_ENTITIES} is the most that it may have.`;
  return refused('RESOLUTION_LIMIT', detail);
}

const UNITS = { steps: 'steps', depth: 'frames', nodes: 'trace nodes', entities: 'entities' };

/** A run that was ended by its budget. */
export function limitReached(request: ScenarioRequest, run: Run<Table>): Refused {
  const { limit, allowed, busyWith, recurs } = run.limit!;
  const loop = busyWith.length === 0 ? '' : ` It was busy with ${busyWith.join(', ')}.`;
  const proof = recurs ? ' The same situation came back with nothing decided: it never ends.' : '';
  const detail = `More than ${allowed} ${UNITS[limit]} were needed.${loop}${proof}`;
  const asked = request.trace ?? 'NONE';
  if (asked === 'NONE' || run.trace === null) return refused('RESOLUTION_LIMIT', detail);
  const now = { state: run.state, names: request.position.names };
  const lines = writeTrace(request.ruleset, now, {
    trace: run.trace,
    hash: new TraceHash(),
    most: MOST_LINES,
  });
  return refused('RESOLUTION_LIMIT', detail, { trace: inDetail(lines, asked) });
}
