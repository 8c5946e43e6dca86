import { measureWork, threadMs } from '../../scenario/operation/thread-time.js';
import type { Operate, OperationName, Problem } from '../../scenario/oracle.js';
import { parseBody } from '../body/parse-body.js';
import { faultText, problemOf } from '../errors.js';
import { problemDetails } from '../problem-details.js';
import type { OracleReply, OracleTask } from './task.js';

/** The part of its processor time that an operation may use: its answer has to be written, too. */
const WORK_SHARE = 0.9;

/** The part of the wall time after which odds end with what they have found. */
const WALL_SHARE = 0.8;

const encoder = new TextEncoder();

/** A task for the engine. */
type EngineTask = OracleTask & { readonly operation: OperationName };

/**
 * Runs one task in a worker: parse, check the limits, operate, serialise. It never throws; an exception of the engine
 * becomes a reply with a `fault`. The limits count from here.
 */
export function runOperation(operate: Operate, task: EngineTask): OracleReply {
  const workMs = measureWork();
  const { text, ...rest } = answer(operate, task);
  return { ...rest, bytes: encoder.encode(text), workMs: workMs() };
}

type Written = Omit<OracleReply, 'bytes' | 'workMs'> & { readonly text: string };

function answer(operate: Operate, task: EngineTask): Written {
  const { operation, limits } = task;
  const workDeadline = threadMs() + limits.workMs * WORK_SHARE;
  // Only odds have a partial answer; others wait for a busy machine until nobody waits for them.
  const deadline = performance.now() + limits.wallMs * WALL_SHARE;
  const deadlines = operation === 'outcomes' ? { workDeadline, deadline } : { workDeadline };
  const parsed = parseBody(task.bytes, task.format);
  if (!parsed.ok) return refusal(parsed.problem, task);
  try {
    let isCut = false;
    const onCut = (): void => {
      isCut = true;
    };
    const outcome = operate(operation, parsed.value, { ...task.context, ...deadlines, onCut });
    if (!outcome.ok) return refusal(outcome.problem, task);
    return { text: JSON.stringify(outcome.body), status: 200, code: null, isCut };
  } catch (error) {
    return { ...refusal(internalError(), task), fault: faultText(error) };
  }
}

function refusal(problem: Problem, task: OracleTask): Written {
  const text = JSON.stringify(problemDetails(problem, task.requestId));
  return { text, status: problem.status, code: problem.code };
}

function internalError(): Problem {
  return problemOf('INTERNAL_ERROR', 'The rules engine broke off. The request id names the case.');
}
