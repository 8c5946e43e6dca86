import { recordCheck } from '../../../common/trace-nodes.js';
import {
  cardOf,
  controllerOf,
  get,
  type HsRun,
  pendingDestroy,
  playerEntity,
  typeOf,
} from '../../state/access.js';
import { PLAYERS, type State } from '../../state/state.js';
import { CardType, Tag } from '../../vocabulary/index.js';
import { updateHealthAttackAuras } from '../auras/health-attack.js';
import { bearsOtherAura } from '../triggers/queue.js';
import { battlecryOf, type Playing } from './common.js';

/** Notes whether what repeats Battlecries is in play before this one begins (HS-R4-doublers). */
export function noteRepeater(run: HsRun, frame: Playing): void {
  const s = run.state;
  const player = controllerOf(s, frame.subject);
  frame.memory.isRepeatable = repeatersFor(run, frame).some((tag) =>
    bearsOtherAura(s, player, tag),
  );
}

/** The tags of a player that repeat what this card does as it is played. */
function repeatersFor(run: HsRun, frame: Playing): readonly Tag[] {
  const tags: Tag[] = [];
  const s = run.state;
  if (hasBattlecry(run, frame)) tags.push(Tag.EXTRA_BATTLECRIES_BASE);
  if (typeOf(s, frame.subject) === CardType.MINION && battlecryOf(run, frame).length > 0)
    tags.push(Tag.EXTRA_MINION_BATTLECRIES_AND_COMBOS);
  return tags;
}

/** Brann Bronzebeard: the Battlecry resolves once more, after an Aura Update (Health/Attack) (HS-SEQ-minion-brann). */
export function isRepeated(run: HsRun, frame: Playing): boolean {
  if (!frame.memory.isRepeatable || repeatersFor(run, frame).length === 0) return false;
  const s = run.state;
  const player = playerEntity(controllerOf(s, frame.subject));
  const isLost = repeatersFor(run, frame).every((tag) => get(s, player, tag) === 0);
  if (isLost && !s.edition.switches.battlecryRepeatsAreFixed) return false;
  updateHealthAttackAuras(run);
  recordCheck(
    run,
    'repeated',
    hasWeaponInBalance(s) ? [...REPEATED, 'SUP-WEAPON-BRANN'] : REPEATED,
    { text: "{source}'s Battlecry resolves once more", source: frame.subject },
  );
  return true;
}

/** A card with nothing but a Combo has no Battlecry (ZH-5.1-combo). */
function hasBattlecry(run: HsRun, frame: Playing): boolean {
  const { battlecry, chooseOne } = cardOf(run.state, frame.subject);
  if (battlecry === null && chooseOne.length === 0) return false;
  return battlecryOf(run, frame).length > 0;
}

const REPEATED = [
  'HS-SEQ-minion-brann',
  'HS-R4-doublers',
  'HS-GL-AU',
  'ZH-5.1-combo',
  'ZH-1.3-repeat-count',
];

/** Whether a weapon has been destroyed or has died, and its Death has not been resolved yet. */
function hasWeaponInBalance(s: State): boolean {
  return (
    PLAYERS.some((player) => s.weapons[player].some((weapon) => pendingDestroy(s, weapon))) ||
    s.deathEvents.some((record) => typeOf(s, get(s, record, Tag.DEAD_ENTITY)) === CardType.WEAPON)
  );
}
