import { beginStep } from '../../../common/trace-nodes.js';
import { activePlayer, type BatchRun, creaturesOf, get, ownerOf, set } from '../../state/access.js';
import { PLAYERS, playerRow } from '../../state/state.js';
import { Col } from '../../vocabulary/index.js';
import { heal } from '../events/boost.js';
import { dealDamage } from '../events/damage.js';

/**
 * What a turn's start does, after the conditions of its batch were tested and before its triggers: creature by
 * creature in order of appearing the active player's wake, Armor is whole again, Poison deals its damage, then
 * Regenerate heals; then the players (BATCH-c-turn-start-detail, BATCH-turn-start-poison).
 */
export function startOfTurn(run: BatchRun): void {
  const s = run.state;
  const rules = ['BATCH-c-turn-start-detail', 'BATCH-turn-start-poison', 'BATCH-c-attributes'];
  const node = beginStep(run, 'Start of Turn', rules, {
    text: 'creatures wake, Poison and Regenerate act',
  });
  const creatures = PLAYERS.flatMap((player) => creaturesOf(s, player));
  creatures.sort((a, b) => get(s, a, Col.AGE) - get(s, b, Col.AGE));
  for (const e of creatures) {
    if (ownerOf(s, e) === activePlayer(s)) set(run, e, Col.ASLEEP, 0);
    upkeep(run, e);
  }
  for (const player of PLAYERS) upkeep(run, playerRow(player));
  run.end(node);
}

function upkeep(run: BatchRun, e: number): void {
  const s = run.state;
  set(run, e, Col.ARMOR_USED, 0);
  dealDamage(run, { kind: 'DAMAGE', source: 0, target: e, amount: get(s, e, Col.POISON) });
  heal(run, 0, e, get(s, e, Col.REGENERATE));
}
