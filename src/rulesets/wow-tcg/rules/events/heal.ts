import { get, inPlay, named, set } from '../../state/access.js';
import type { WowRun } from '../../state/state.js';
import { Col } from '../../vocabulary/index.js';
import { eventOf, raise } from '../triggers/raise.js';

/** Removes damage from a character, as much as there is; healing the undamaged is no event (WOW-405.1, WOW-405.2). */
export function heal(run: WowRun, source: number, target: number, amount: number): boolean {
  const s = run.state;
  const healed = inPlay(s, target) ? Math.min(amount, get(s, target, Col.DAMAGE)) : 0;
  if (healed <= 0) {
    run.leaf({
      kind: 'check',
      name: 'nothing to heal',
      rules: ['WOW-405.2'],
      text: '{about} has no damage to heal',
      about: named(s, target),
    });
    return false;
  }
  const node = run.begin({
    kind: 'effect',
    name: 'Heal',
    rules: ['WOW-405.1', 'WOW-713.1', 'WOW-KW-heal'],
    text: '{source} heals {value} damage from {about}',
    source: named(s, source),
    about: target,
    value: healed,
  });
  set(run, target, Col.DAMAGE, get(s, target, Col.DAMAGE) - healed);
  const player = get(s, target, Col.CONTROLLER);
  raise(run, eventOf('HEALED', target, { source, amount: healed, player }));
  run.end(node);
  return true;
}
