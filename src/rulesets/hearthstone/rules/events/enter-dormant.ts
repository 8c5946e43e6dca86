import { cardOf, controllerOf, type HsRun } from '../../state/access.js';
import { attach } from '../../state/enchantments.js';

/** A minion that comes into play dormant does so with the enchantment that will awaken it (ZH-4.6-dormant). */
export function enterDormant(run: HsRun, minion: number): void {
  const { dormant } = cardOf(run.state, minion);
  if (dormant === null) return;
  const node = run.begin({
    kind: 'effect',
    name: 'Dormant',
    rules: ['ZH-4.6-dormant'],
    text: '{about} is dormant',
    about: minion,
  });
  attach(run, dormant, {
    host: minion,
    player: controllerOf(run.state, minion),
    creator: minion,
  });
  run.end(node);
}
