import { move, transferableSymbol, valueSymbol } from 'piscina';
import type { Operate, Problem } from '../../scenario/oracle.js';
import { parseBody } from '../body/parse-body.js';
import { problemOf } from '../errors.js';
import { faultText } from '../fault-text.js';
import { problemDetails } from '../problem-details.js';
import type { OracleReply, OracleTask } from './task.js';

/** A reply whose bytes are moved to the main thread. */
export type MovableReply = ReturnType<typeof move>;

const encoder = new TextEncoder();

/**
 * Makes the function that a worker thread runs for each task: parse, check the limits, operate,
 * serialise. It never throws; an exception of the engine becomes a reply with a `fault`.
 */
export function createRunOperation(operate: Operate): (task: OracleTask) => MovableReply {
  return (task) => {
    const begin = performance.now();
    task.startedAt[0] = Date.now();
    const { text, ...rest } = answer(operate, task);
    const bytes = encoder.encode(text);
    const reply = { ...rest, bytes, workMs: performance.now() - begin };
    return move({ [transferableSymbol]: [bytes.buffer], [valueSymbol]: reply });
  };
}

type Written = Omit<OracleReply, 'bytes' | 'workMs'> & { readonly text: string };

function answer(operate: Operate, task: OracleTask): Written {
  const parsed = parseBody(task.bytes, task.format);
  if (!parsed.ok) return refusal(parsed.problem, task);
  try {
    const outcome = operate(task.operation, parsed.value, task.context);
    if (!outcome.ok) return refusal(outcome.problem, task);
    return { text: JSON.stringify(outcome.body), status: 200, code: null };
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
