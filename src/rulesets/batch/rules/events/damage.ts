import { beginEffect, recordCheck } from '../../../common/trace-nodes.js';
import { add, type BatchRun, get, inLane, isPlayer } from '../../state/access.js';
import { armorLeft, setHealth } from '../../state/creature.js';
import { Col } from '../../vocabulary/index.js';
import { raise } from '../triggers/raise.js';

/** Damage is taken at once; deaths wait for the batch's end. Armor stops a turn's first damage. */
const RULES = ['BATCH-events', 'BATCH-c-armor', 'BATCH-death-check'];

interface Damage {
  readonly kind: 'DAMAGE' | 'BATTLE_DAMAGE';
  readonly source: number;
  readonly target: number;
  readonly amount: number;
}

export function dealDamage(run: BatchRun, { kind, source, target, amount }: Damage): void {
  const s = run.state;
  if (amount <= 0 || !(isPlayer(s, target) || inLane(s, target))) return;
  const stopped = Math.min(armorLeft(s, target), amount);
  const dealt = amount - stopped;
  const text = '{source} deals {value} damage to {about}';
  const node = beginEffect(run, 'Damage', RULES, { text, source, about: target, value: dealt });
  if (stopped > 0) {
    const why = '{about} stops {value} of the damage with its Armor';
    recordCheck(run, 'Armor', ['BATCH-c-armor'], {
      text: why,
      source,
      about: target,
      value: stopped,
    });
    add(run, target, Col.ARMOR_USED, stopped);
  }
  if (dealt > 0) {
    const left = get(s, target, Col.HEALTH) - dealt;
    setHealth(run, target, left);
    raise(run, kind, target, { source, amount: dealt, left });
  }
  run.end(node);
}
