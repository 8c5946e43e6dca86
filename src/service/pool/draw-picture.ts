import { pngOf } from '../../drawing/png.js';
import { measureWork } from '../../scenario/operation/thread-time.js';
import { faultText, problemOf } from '../errors.js';
import { problemDetails } from '../problem-details.js';
import type { OracleReply, OracleTask } from './task.js';

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** Makes a PNG of the SVG that a task carries. It never throws: what goes wrong becomes a reply with a `fault`. */
export function drawPicture({ bytes, requestId }: OracleTask): OracleReply {
  const workMs = measureWork();
  try {
    const picture = pngOf(decoder.decode(bytes));
    return { status: 200, code: null, bytes: picture, workMs: workMs() };
  } catch (error) {
    const problem = problemOf('INTERNAL_ERROR', 'The picture could not be drawn.');
    const text = JSON.stringify(problemDetails(problem, requestId));
    const { status, code } = problem;
    return { status, code, bytes: encoder.encode(text), workMs: workMs(), fault: faultText(error) };
  }
}
