import { beginEffect } from '../../../common/trace-nodes.js';
import { add, type BatchRun, get, inLane, isCreature, isPlayer } from '../../state/access.js';
import { setHealth } from '../../state/creature.js';
import { Col } from '../../vocabulary/index.js';
import { raise } from '../triggers/raise.js';

/** Boosts last unless they say `this turn`; less health lowers both values despite Armor. */
const RULES = ['BATCH-c-heal', 'BATCH-c-armor'];

interface Boost {
  readonly attack: number;
  readonly health: number;
  readonly thisTurn: boolean;
}

export function boost(
  run: BatchRun,
  source: number,
  target: number,
  { attack, health, thisTurn }: Boost,
): void {
  const s = run.state;
  const isThere = isPlayer(s, target) || (isCreature(s, target) && inLane(s, target));
  if (!isThere || (attack === 0 && health === 0)) return;
  const text = `{source} gives {about} ${signed(attack)}/${signed(health)}`;
  const rules = thisTurn ? [...RULES, 'BATCH-INF-this-turn'] : RULES;
  const node = beginEffect(run, 'Boost', rules, { text, source, about: target, value: health });
  if (isCreature(s, target)) add(run, target, thisTurn ? Col.ATTACK_THIS_TURN : Col.ATTACK, attack);
  if (health !== 0) {
    add(run, target, Col.MAX_HEALTH, health);
    gainHealth(run, source, target, health);
  }
  run.end(node);
}

/** Heals up to maximum health (BATCH-c-heal). */
export function heal(run: BatchRun, source: number, target: number, amount: number): void {
  const s = run.state;
  const room = get(s, target, Col.MAX_HEALTH) - get(s, target, Col.HEALTH);
  const healed = Math.min(amount, room);
  if (healed <= 0) return;
  const text = '{about} regains {value} health';
  const node = beginEffect(run, 'Healing', ['BATCH-c-heal'], {
    text,
    source,
    about: target,
    value: healed,
  });
  gainHealth(run, source, target, healed);
  run.end(node);
}

function gainHealth(run: BatchRun, source: number, target: number, amount: number): void {
  const s = run.state;
  const left = get(s, target, Col.HEALTH) + amount;
  setHealth(run, target, left);
  if (amount > 0) raise(run, 'HEALTH_GAINED', target, { source, amount, left });
}

function signed(value: number): string {
  return value < 0 ? `${value}` : `+${value}`;
}
