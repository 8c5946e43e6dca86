import { beginEffect } from '../../../common/trace-nodes.js';
import { get, type HsRun, set } from '../../state/access.js';
import { Tag } from '../../vocabulary/index.js';

/** The Hero Power can be used again at once (HS-HPR-coldarra and its kin). */
export function refreshHeroPower(
  run: HsRun,
  source: number,
  player: 1 | 2,
  rules: readonly string[],
): void {
  const power = run.state.heroPower[player];
  if (power === 0 || get(run.state, power, Tag.EXHAUSTED) === 0) return;
  const text = '{source} refreshes {about}';
  const node = beginEffect(run, 'Hero Power refreshed', rules, { text, source, about: power });
  set(run, power, Tag.EXHAUSTED, 0);
  run.end(node);
}
