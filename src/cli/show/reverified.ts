import pc from 'picocolors';
import type { Json } from '../../scenario/oracle.js';
import type { Reverified } from '../../scenario/saved/reverify.js';
import { nodeText } from './trace.js';

/** What this engine says of a saved scenario, and how that is called. */
export interface ReverifiedRecord {
  readonly title: string;
  /** Where it is kept; empty: nowhere that has a name. */
  readonly place: string;
  /** The version of the engine that resolved it when it was saved. */
  readonly engine: Json;
  readonly found: Reverified;
}

/** The rulings that are no longer what they were, and how many are. */
export function* reverifiedLines(records: readonly ReverifiedRecord[]): Generator<string> {
  for (const { title, place, engine, found } of records) {
    if (found.verdict === 'SAME') continue;
    const called = [pc.bold(title), ...(place === '' ? [] : [pc.dim(place)])].join('  ');
    const by = engine === null ? '' : pc.dim(` (saved with engine ${String(engine)})`);
    if (found.verdict === 'REFUSED') {
      yield `${pc.red('refused')} ${called}${by}`;
      yield `  ${found.problem.detail}`;
    } else {
      yield `${pc.yellow('changed')} ${called}${by}`;
      yield found.at === null
        ? '  nobody knows at which line'
        : `  first at line ${found.at.id}: ${nodeText(found.at)}`;
    }
  }
  const count = (verdict: Reverified['verdict']): number =>
    records.filter(({ found }) => found.verdict === verdict).length;
  yield `${count('SAME')} of ${records.length} rulings are the same, ${count('CHANGED')} have changed, ${count('REFUSED')} are refused`;
}
