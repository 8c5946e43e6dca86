import { recordCheck } from '../../../common/trace-nodes.js';
import { cardOf, type HsRun } from '../../state/access.js';

/** A card whose text is not known is told of where the text would begin to matter (HS-INF-unknown-text). */
export function recordUnknownText(run: HsRun, e: number): void {
  if (run.trace === null || cardOf(run.state, e).known) return;
  recordCheck(run, 'text not known', ['HS-INF-unknown-text'], {
    text: 'what {about} does is not known: only its numbers and keywords count',
    about: e,
  });
}
