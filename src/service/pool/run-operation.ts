import type { Operate, OperationName, Problem } from '../../scenario/oracle.js';
import { parseBody } from '../body/parse-body.js';
import { problemOf } from '../errors.js';
import { faultText } from '../fault-text.js';
import { problemDetails } from '../problem-details.js';
import type { Members, OracleReply, OracleTask } from './task.js';

/** How much of its time an operation may use before it ends by itself: what it found has to be written, too. */
const IN_TIME = 0.9;

const encoder = new TextEncoder();

/** A task for the engine. */
type EngineTask = OracleTask & { readonly operation: OperationName };

/**
 * Runs one task in a thread: parse, check the limits, operate, serialise. It never throws; an exception of the
 * engine becomes a reply with a `fault`. The deadline counts from here.
 */
export function runOperation(operate: Operate, task: EngineTask): OracleReply {
  const begin = performance.now();
  const { text, ...rest } = answer(operate, task);
  return { ...rest, bytes: encoder.encode(text), workMs: performance.now() - begin };
}

type Written = Omit<OracleReply, 'bytes' | 'workMs'> & { readonly text: string };

function answer(operate: Operate, task: EngineTask): Written {
  const deadline = Date.now() + task.deadlineMs * IN_TIME;
  const parsed = parseBody(task.bytes, task.format);
  if (!parsed.ok) return refusal(parsed.problem, task);
  try {
    let isCut = false;
    const onCut = (): void => {
      isCut = true;
    };
    const outcome = operate(task.operation, parsed.value, { ...task.context, deadline, onCut });
    if (!outcome.ok) return refusal(outcome.problem, task);
    const fine = { status: 200, code: null, isCut };
    if (task.inMembers) return { text: '', members: membersOf(outcome.body), ...fine };
    return { text: JSON.stringify(outcome.body), ...fine };
  } catch (error) {
    return { ...refusal(internalError(), task), fault: faultText(error) };
  }
}

function membersOf(body: unknown): Members {
  const written: Record<string, string> = {};
  for (const [name, value] of Object.entries(body as object))
    if (value !== undefined) written[name] = JSON.stringify(value);
  return written;
}

function refusal(problem: Problem, task: OracleTask): Written {
  const text = JSON.stringify(problemDetails(problem, task.requestId));
  return { text, status: problem.status, code: problem.code };
}

function internalError(): Problem {
  return problemOf('INTERNAL_ERROR', 'The rules engine broke off. The request id names the case.');
}
