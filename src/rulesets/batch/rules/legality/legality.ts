import type { CardDefinition } from '../../language/card.js';
import {
  activePlayer,
  cardOf,
  creaturesOf,
  get,
  inLane,
  inLaneOf,
  isCreature,
  isOver,
  ownerOf,
} from '../../state/access.js';
import { isAwake } from '../../state/creature.js';
import type { PlayerAction } from '../../state/frames.js';
import { select } from '../../state/select.js';
import { playerRow, type State } from '../../state/state.js';
import { Col, EXTRA_SPELLS, Zone } from '../../vocabulary/index.js';
import type { RefusalCode } from './refusals.js';

/** Whether a creature initiates battle: in the main battle both players' do, in an extra one those that have it left. */
export function isOnOffense(s: State, e: number, active: number, isMain: boolean): boolean {
  if (!isAwake(s, e) || get(s, e, Col.DEFENDER) !== 0) return false;
  return isMain || (ownerOf(s, e) === active && get(s, e, Col.EXTRA_BATTLES) > 0);
}

/** Whether a player has a battle left to start (BATCH-c-extra-battle). */
export function battleLeft(s: State, player: number): 'MAIN' | 'EXTRA' | null {
  if (get(s, playerRow(player), Col.BATTLED) === 0) return 'MAIN';
  return creaturesOf(s, player).some((e) => isOnOffense(s, e, player, false)) ? 'EXTRA' : null;
}

const FREE = -1;

/** The column that the card is paid from; FREE; or null when the player has nothing left for it. */
export function costOf(s: State, card: number, player: number): number | null {
  const { definition } = cardOf(s, card);
  const level = get(s, card, Col.LEVEL);
  const row = playerRow(player);
  if (definition.free?.includes(level) === true) return FREE;
  if (definition.type === 'SPELL') {
    const extra = EXTRA_SPELLS.find((column, i) => level <= i + 1 && get(s, row, column) > 0);
    if (extra !== undefined) return extra;
  }
  return get(s, row, Col.PLAYS) > 0 ? Col.PLAYS : null;
}

export function refusalOf(s: State, player: number, action: PlayerAction): RefusalCode | null {
  if (isOver(s)) return 'GAME_OVER';
  if (action.type === 'concede') return null;
  if (activePlayer(s) !== player) return 'NOT_YOUR_TURN';
  switch (action.type) {
    case 'play':
      return playRefusal(s, player, action);
    case 'level':
      return handRefusal(s, player, action.card) ?? levelRefusal(s, player);
    case 'battle':
      return battleLeft(s, player) === null ? 'NO_BATTLE_LEFT' : null;
    case 'move':
      return moveRefusal(s, player, action.creature, action.lane);
    case 'activate':
      return activateRefusal(s, player, action.creature, action.target ?? 0);
    case 'endTurn':
      return battleLeft(s, player) === 'MAIN' ? 'BATTLE_FIRST' : null;
  }
}

function handRefusal(s: State, player: number, card: number): RefusalCode | null {
  const isIn = get(s, card, Col.ZONE) === Zone.HAND && ownerOf(s, card) === player;
  return isIn ? null : 'NOT_IN_HAND';
}

function levelRefusal(s: State, player: number): RefusalCode | null {
  return get(s, playerRow(player), Col.PLAYS) > 0 ? null : 'NO_PLAY_LEFT';
}

/** Playing a card: creatures take a lane, spells what they are aimed at (BATCH-c-plays, BATCH-c-forge). */
function playRefusal(
  s: State,
  player: number,
  { card, lane = 0, target = 0 }: Extract<PlayerAction, { type: 'play' }>,
): RefusalCode | null {
  const notIn = handRefusal(s, player, card);
  if (notIn !== null) return notIn;
  if (costOf(s, card, player) === null) return 'NO_PLAY_LEFT';
  if (isCreature(s, card)) {
    if (target !== 0) return 'NO_TARGET';
    return lane === 0 ? 'LANE_NEEDED' : null;
  }
  return lane === 0 ? targetRefusal(s, player, card, target) : 'NO_LANE';
}

export function targetsOf(s: State, player: number, card: number): number[] {
  const { target }: CardDefinition = cardOf(s, card).definition;
  if (target === undefined) return [];
  return select(s, target, {
    self: card,
    bearer: card,
    player,
    target: 0,
    chosen: 0,
    event: null,
  });
}

function targetRefusal(s: State, player: number, card: number, target: number): RefusalCode | null {
  if (cardOf(s, card).definition.target === undefined) return target === 0 ? null : 'NO_TARGET';
  if (target === 0) return 'TARGET_NEEDED';
  return targetsOf(s, player, card).includes(target) ? null : 'WRONG_TARGET';
}

/** Mobility: once a turn, awake, to an empty lane that is near enough (BATCH-c-attributes). */
function moveRefusal(s: State, player: number, e: number, lane: number): RefusalCode | null {
  const notReady = readyRefusal(s, player, e);
  if (notReady !== null) return notReady;
  const reach = get(s, e, Col.MOBILITY);
  if (reach === 0) return 'NO_MOBILITY';
  if (get(s, e, Col.MOVED) !== 0) return 'MOVED_ALREADY';
  if (inLaneOf(s, player, lane) !== 0) return 'LANE_OCCUPIED';
  return Math.abs(get(s, e, Col.POSITION) - lane) > reach ? 'TOO_FAR' : null;
}

function activateRefusal(s: State, player: number, e: number, target: number): RefusalCode | null {
  const notReady = readyRefusal(s, player, e);
  if (notReady !== null) return notReady;
  const { activate } = cardOf(s, e).definition;
  if (activate === undefined || get(s, e, Col.NEGATED) !== 0) return 'NO_ACTIVATE';
  if (get(s, e, Col.ACTIVATED) !== 0) return 'ACTIVATED_ALREADY';
  return targetRefusal(s, player, e, target);
}

function readyRefusal(s: State, player: number, e: number): RefusalCode | null {
  if (!inLane(s, e) || ownerOf(s, e) !== player) return 'NOT_YOUR_CREATURE';
  return isAwake(s, e) ? null : 'ASLEEP';
}
