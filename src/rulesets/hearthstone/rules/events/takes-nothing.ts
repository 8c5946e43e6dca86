import { recordCheck } from '../../../common/trace-nodes.js';
import { type HsRun, inPlay, isDormant } from '../../state/access.js';

/** Whether it is dormant in play, which is recorded: nothing is done to it (ZH-4.6-dormant). */
export function takesNothing(run: HsRun, source: number, e: number): boolean {
  if (!inPlay(run.state, e) || !isDormant(run.state, e)) return false;
  recordCheck(run, 'takes nothing', ['ZH-4.6-dormant', 'HS-INF-dormant-takes-nothing'], {
    text: '{about} is dormant: {source} does nothing to it',
    source,
    about: e,
  });
  return true;
}
