import { cardOf, controllerOf, get, inPlay, isUntouchable } from '../../state/access.js';
import type { Aim } from '../../state/model.js';
import type { State } from '../../state/state.js';
import { PLAYERS } from '../../state/state.js';
import { CardType, Tag } from '../../vocabulary/index.js';

export function targetRefusal(s: State, aim: Aim, target: number): string | null {
  const { player, card } = aim;
  const { type } = cardOf(s, target);
  if (card.play.isForLocations) {
    if (!inPlay(s, target) || type !== CardType.LOCATION) return 'REQ_LOCATION_TARGET';
  } else if (!isAimable(s, target, type)) return 'REQ_HERO_OR_MINION_TARGET';
  if (controllerOf(s, target) !== player) {
    if (get(s, target, Tag.STEALTH) !== 0) return 'REQ_NONSTEALTH_ENEMY_TARGET';
    if (get(s, target, Tag.IMMUNE) !== 0) return 'REQ_ENEMY_TARGET_NOT_IMMUNE';
    if (get(s, target, Tag.CANT_BE_TARGETED_BY_OPPONENTS) !== 0 && isAimedMagic(card.type))
      return 'REQ_CAN_BE_TARGETED_BY_OPPONENTS';
  }
  if (card.type === CardType.SPELL && get(s, target, Tag.CANT_BE_TARGETED_BY_SPELLS) !== 0)
    return 'REQ_CAN_BE_TARGETED_BY_SPELLS';
  if (
    card.type === CardType.HERO_POWER &&
    get(s, target, Tag.CANT_BE_TARGETED_BY_HERO_POWERS) !== 0
  )
    return 'REQ_CAN_BE_TARGETED_BY_HERO_POWERS';
  const { target: requirements } = card.play;
  for (let i = 0; i < requirements.length; i++) {
    const [name, test, parameter] = requirements[i]!;
    if (!test(s, target, parameter, aim)) return name;
  }
  return null;
}

/** A character in play with which something can be done. */
function isAimable(s: State, target: number, type: CardType): boolean {
  if (type !== CardType.MINION && type !== CardType.HERO) return false;
  return inPlay(s, target) && !isUntouchable(s, target);
}

/** A spell or a Hero Power: Battlecries are aimed at what neither of them can be aimed at. */
function isAimedMagic(type: CardType): boolean {
  return type === CardType.SPELL || type === CardType.HERO_POWER;
}

export function validTargets(s: State, aim: Aim): number[] {
  const found: number[] = [];
  for (const side of aim.player === 1 ? PLAYERS : ([2, 1] as const)) {
    if (targetRefusal(s, aim, s.hero[side]) === null) found.push(s.hero[side]);
    const board = s.board[side];
    for (let i = 0; i < board.length; i++) {
      if (targetRefusal(s, aim, board[i]!) === null) found.push(board[i]!);
    }
  }
  return found;
}

/** Whether the card is to be aimed now: always, or because its condition for taking a target holds. */
export function wantsTarget(s: State, { player, source, card }: Aim): boolean {
  const { play } = card;
  if (play.takesTarget === 'ALWAYS') return true;
  if (play.takesTarget === 'NEVER') return false;
  return play.targetWhen.some(([, test, parameter]) => test(s, player, parameter, source));
}
