import { beginEffect } from '../../../common/trace-nodes.js';
import { linkPhrase } from '../../queries/sentences.js';
import { freeRow, isCard } from '../../state/access.js';
import type { WowRun } from '../../state/state.js';
import { Zone } from '../../vocabulary/index.js';
import { moveTo } from '../events/move.js';

/** It has no effect; a card goes to its owner's graveyard (WOW-711.1, WOW-711.2). */
export function interrupt(run: WowRun, link: number, why: readonly string[] = []): void {
  const s = run.state;
  const node = beginEffect(run, 'Interrupt', ['WOW-711.1', 'WOW-711.2', ...why], {
    text: `${linkPhrase(s, link)} is interrupted`,
    about: link,
  });
  if (isCard(s, link)) moveTo(run, link, Zone.GRAVEYARD);
  else freeRow(run, link);
  run.end(node);
}
