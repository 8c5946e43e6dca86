import { recordCheck } from '../../../common/trace-nodes.js';
import { byOrderOfPlay, controllerOf, get, type HsRun, inPlay, set } from '../../state/access.js';
import { Op, type SummonResolutionFrame } from '../../state/frames.js';
import type { State } from '../../state/state.js';
import { EventKind, Tag, TRANSFORMED } from '../../vocabulary/index.js';
import { isHeard } from '../triggers/collect.js';
import { missed, raise } from '../triggers/event.js';

/** Summon Resolution Step: the Summon Events of the Phase, in order of play of the minions (HS-SRS2). */
export function summonResolution(run: HsRun): void {
  const s = run.state;
  if (s.summonEvents.length === 0) return;
  const minions = byOrderOfPlay(s, s.summonEvents.slice());
  const areHeard = isHeard(s, EventKind.SUMMON);
  const forms = areHeard ? minions.filter((minion) => isForm(s, minion)) : [];
  for (const minion of minions) set(run, minion, Tag.SUMMON_EVENT, 0);
  s.summonEvents.length = 0;
  if (areHeard) {
    run.push({ op: Op.SUMMON_RESOLUTION, pc: 0, minions, forms } satisfies SummonResolutionFrame);
  } else
    for (const minion of minions)
      missed(run, EventKind.SUMMON, { player: controllerOf(s, minion), subject: minion });
}

function isForm(s: State, minion: number): boolean {
  return get(s, minion, Tag.SUMMON_EVENT) === TRANSFORMED;
}

/** pc: the next minion; one that has left play queues nothing (HS-SRS5). */
export function stepSummonResolution(run: HsRun, frame: SummonResolutionFrame): void {
  const s = run.state;
  if (frame.pc === 0) {
    run.node({
      kind: 'step',
      name: 'Summon Resolution Step',
      rules:
        frame.forms.length === 0
          ? ['HS-SRS1', 'HS-SRS2', 'HS-SRS3', 'HS-SEQ-minion-srs']
          : ['HS-SRS1', 'HS-SRS2', 'HS-SRS3', 'HS-SEQ-minion-srs', 'HS-SRS4', 'HS-XFORM3'],
      text:
        frame.minions.length === 1
          ? 'one summon is resolved'
          : '{value} summons are resolved one after the other',
      value: frame.minions.length,
    });
  }
  const depth = run.stack.length;
  while (frame.pc < frame.minions.length) {
    const minion = frame.minions[frame.pc++]!;
    if (!inPlay(s, minion)) {
      recordCheck(run, 'nothing to do', ['HS-SRS5'], {
        text: '{about} has left play: nothing responds to its summon',
        about: minion,
      });
      continue;
    }
    const amount = frame.forms.includes(minion) ? 1 : 0;
    raise(run, EventKind.SUMMON, { player: controllerOf(s, minion), subject: minion, amount });
    if (run.stack.length > depth) return;
  }
  run.pop();
}
