import { cardOf, controllerOf, type HsRun, set } from '../../state/access.js';
import { attach } from '../../state/enchantments.js';
import { Tag } from '../../vocabulary/index.js';

/**
 * A minion that comes into play dormant does so with the enchantment that will awaken it (ZH-4.6-dormant), and has no Taunt
 * until then (HS-INF-dormant-taunt).
 */
export function enterDormant(run: HsRun, minion: number): void {
  const { dormant } = cardOf(run.state, minion);
  if (dormant === null) return;
  const node = run.begin({
    kind: 'effect',
    name: 'Dormant',
    rules: ['ZH-4.6-dormant', 'HS-INF-dormant-taunt'],
    text: '{about} is dormant',
    about: minion,
  });
  attach(run, dormant, {
    host: minion,
    player: controllerOf(run.state, minion),
    creator: minion,
  });
  set(run, minion, Tag.TAUNT, 0);
  run.end(node);
}
