import { freeRow, isCard } from '../../state/access.js';
import type { WowRun } from '../../state/state.js';
import { Zone } from '../../vocabulary/index.js';
import { moveTo } from '../events/move.js';

/** A link leaves the chain without any effect; a card goes to its owner's graveyard (WOW-711.1, WOW-711.2). */
export function interrupt(
  run: WowRun,
  link: number,
  rules: readonly string[] = ['WOW-711.1', 'WOW-711.2', 'WOW-709.2a'],
): void {
  const s = run.state;
  const node = run.begin({
    kind: 'effect',
    name: 'Interrupt',
    rules,
    text: '{about} is interrupted',
    about: link,
  });
  if (isCard(s, link)) moveTo(run, link, Zone.GRAVEYARD);
  else freeRow(run, link);
  run.end(node);
}
