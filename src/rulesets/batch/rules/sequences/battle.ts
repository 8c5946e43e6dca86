import { recordCheck } from '../../../common/trace-nodes.js';
import {
  add,
  type BatchRun,
  creaturesOf,
  get,
  inLaneOf,
  ownerOf,
  set,
} from '../../state/access.js';
import { armorLeft, attackOf } from '../../state/creature.js';
import type { ActionFrame } from '../../state/frames.js';
import { PLAYERS, playerRow } from '../../state/state.js';
import { rulesOf } from '../../vocabulary/editions.js';
import { Col, facing, LANES, opponentOf } from '../../vocabulary/index.js';
import { checkDeaths } from '../batches/death-check.js';
import { dealDamage } from '../events/damage.js';
import { battleLeft, isOnOffense } from '../legality/legality.js';

/** Every lane deals damage, from the left, with the attack from before; no trigger in between. */
const RULES = ['BATCH-battle-batches', 'BATCH-c-battle', 'BATCH-c-setup'];

/** A blow of the fight, with the attack from before it. */
interface Fighter {
  readonly e: number;
  readonly attack: number;
  readonly onOffense: boolean;
}

export function fight(run: BatchRun, { player }: ActionFrame): void {
  const s = run.state;
  const isMain = battleLeft(s, player) === 'MAIN';
  const rules = isMain ? RULES : [...RULES, 'BATCH-c-extra-battle'];
  const text = isMain ? 'all creatures on the offensive fight' : 'creatures battle once more';
  const node = run.begin({ kind: 'phase', name: 'Fight', rules, text });
  const fighters = new Map<number, Fighter>();
  for (const e of PLAYERS.flatMap((side) => creaturesOf(s, side))) {
    const onOffense = isOnOffense(s, e, player, isMain);
    fighters.set(e, { e, attack: attackOf(s, e), onOffense });
  }
  if (isMain) set(run, playerRow(player), Col.BATTLED, 1);
  for (const { e, onOffense } of fighters.values()) {
    if (!onOffense) continue;
    set(run, e, Col.INITIATED, 1);
    if (!isMain) add(run, e, Col.EXTRA_BATTLES, -1);
  }
  for (const lane of LANES) {
    const mine = fighters.get(inLaneOf(s, player, lane));
    const theirs = fighters.get(inLaneOf(s, opponentOf(player), facing(lane)));
    if (mine?.onOffense === true || theirs?.onOffense === true) clash(run, mine, theirs);
  }
  checkDeaths(run);
  run.end(node);
}

function clash(run: BatchRun, mine: Fighter | undefined, theirs: Fighter | undefined): void {
  if (mine === undefined || theirs === undefined) {
    const only = (mine ?? theirs)!;
    const enemy = playerRow(opponentOf(ownerOf(run.state, only.e)));
    hit(run, only.e, enemy, only.attack);
    return;
  }
  const blows = [blow(run, mine, theirs), blow(run, theirs, mine)] as [Blow, Blow];
  if (run.state.edition.switches.blowOrder === 'OTHER_FIRST') blows.reverse();
  const [first, second] = blows;
  for (const { by, to, damage } of [first, second]) hit(run, by, to, damage);
  for (const { by, surplus } of [first, second]) breakThrough(run, by, surplus);
}

function hit(run: BatchRun, source: number, target: number, amount: number): void {
  dealDamage(run, { kind: 'BATTLE_DAMAGE', source, target, amount });
}

interface Blow {
  readonly by: number;
  readonly to: number;
  readonly damage: number;
  readonly surplus: number;
}

/** How a creature's damage is divided: Breakthrough keeps what the other's Armor and health do not need. */
function blow(run: BatchRun, by: Fighter, to: Fighter): Blow {
  const s = run.state;
  const breaks = by.onOffense && get(s, by.e, Col.BREAKTHROUGH) !== 0;
  const needed = armorLeft(s, to.e) + Math.max(0, get(s, to.e, Col.HEALTH));
  const surplus = breaks ? Math.max(0, by.attack - needed) : 0;
  return { by: by.e, to: to.e, damage: by.attack - surplus, surplus };
}

/** Surplus damage goes to the opposing player (BATCH-c-breakthrough). */
function breakThrough(run: BatchRun, by: number, surplus: number): void {
  if (surplus <= 0) return;
  const enemy = playerRow(opponentOf(ownerOf(run.state, by)));
  const text = '{source} breaks through with {value} damage';
  recordCheck(
    run,
    'Breakthrough',
    ['BATCH-c-breakthrough', ...rulesOf(run.state.edition, 'blowOrder')],
    { text, source: by, about: enemy, value: surplus },
  );
  hit(run, by, enemy, surplus);
}
