import {
  cardOf,
  controllerOf,
  get,
  healthLeft,
  inPlay,
  manaOf,
  playerEntity,
} from '../../state/access.js';
import type { ChoosingAction, PlayerAction } from '../../state/frames.js';
import type { CompiledCard } from '../../state/model.js';
import { optionsOfEntity } from '../../state/playing.js';
import { GAME, type State } from '../../state/state.js';
import { isThereAlready, staysHidden } from '../../state/traits.js';
import { rulesAt } from '../../vocabulary/dated-rules.js';
import {
  GameState,
  MAX_BOARD,
  MAX_SECRETS,
  Tag,
  TRADE_COST,
  takesPlace,
  Zone,
} from '../../vocabulary/index.js';
import { attackerRefusal, defenderRefusal } from './attack.js';
import { costsHealth } from './costs-health.js';
import { NO_HEROES, refusalRules, sentenceOf } from './sentences.js';
import { targetRefusal, validTargets, wantsTarget } from './targets.js';

export interface Illegal {
  readonly code: string;
  readonly message: string;
  /** The rules that it rests on, of those that hold in the edition. */
  readonly rules: readonly string[];
}

export function illegality(s: State, player: 1 | 2, action: PlayerAction): Illegal | null {
  const code = refusal(s, player, action);
  if (code === null) return null;
  const isForHero =
    action.type === 'attack' &&
    code === 'REQ_NOT_MINION_JUST_PLAYED' &&
    attackerRefusal(s, player, action.attacker) === null;
  return isForHero ? { ...refused(s, code), message: NO_HEROES } : refused(s, code);
}

export function refused(s: State, code: string): Illegal {
  const rules = rulesAt(s.edition.patch, refusalRules(code));
  return { code, message: sentenceOf(code), rules };
}

function refusal(s: State, player: 1 | 2, action: PlayerAction): string | null {
  if (get(s, GAME, Tag.STATE) === GameState.COMPLETE) return 'REQ_GAME_RUNNING';
  if (action.type === 'concede') return null;
  if (get(s, GAME, Tag.CURRENT_PLAYER) !== player) return 'REQ_YOUR_TURN';
  switch (action.type) {
    case 'endTurn':
      return null;
    case 'trade':
      return tradeRefusal(s, player, action.card);
    case 'attack':
      return (
        attackerRefusal(s, player, action.attacker) ??
        defenderRefusal(s, player, action.attacker, action.target)
      );
    case 'use':
      return (
        useRefusal(s, player, action.location) ?? aimRefusal(s, player, action.location, action)
      );
    case 'heroPower':
      return heroPowerRefusal(s, player) ?? aimRefusal(s, player, s.heroPower[player], action);
    case 'play':
      return (
        playRefusal(s, player, action.card) ??
        aimRefusal(s, player, action.card, action) ??
        positionRefusal(s, player, action.position ?? -1)
      );
  }
}

export function tradeRefusal(s: State, player: 1 | 2, card: number): string | null {
  if (get(s, card, Tag.ZONE) !== Zone.HAND || controllerOf(s, card) !== player)
    return 'REQ_CARD_IN_HAND';
  if (!cardOf(s, card).tradeable) return 'REQ_TRADEABLE';
  return manaOf(s, player) < TRADE_COST ? 'REQ_ENOUGH_MANA' : null;
}

export function playRefusal(s: State, player: 1 | 2, card: number): string | null {
  return untargetedRefusal(s, player, card) ?? lackOfTargets(s, player, card);
}

/** A card that must have a target cannot be played where there is none. */
function lackOfTargets(s: State, player: 1 | 2, source: number): string | null {
  const card = aimedCard(s, source, -1);
  if (card?.play.takesTarget !== 'ALWAYS') return null;
  return validTargets(s, { player, source, card }).length === 0 ? 'REQ_TARGET_TO_PLAY' : null;
}

/** As playRefusal, but for whether there is a target. */
export function untargetedRefusal(s: State, player: 1 | 2, card: number): string | null {
  if (get(s, card, Tag.ZONE) !== Zone.HAND || controllerOf(s, card) !== player)
    return 'REQ_CARD_IN_HAND';
  if (get(s, card, Tag.LITERALLY_UNPLAYABLE) !== 0) return 'REQ_CANNOT_PLAY_THIS';
  const compiled = cardOf(s, card);
  if (!canPay(s, player, card)) return 'REQ_ENOUGH_MANA';
  if (takesPlace(compiled.type) && s.board[player].length >= MAX_BOARD) return 'REQ_MINION_CAP';
  if (staysHidden(compiled)) {
    if (s.secrets[player].length >= MAX_SECRETS) return 'REQ_SECRET_ZONE_CAP';
    if (isThereAlready(s, player, compiled)) return 'REQ_UNIQUE_SECRET_OR_QUEST';
  }
  const { play } = compiled.play;
  for (let i = 0; i < play.length; i++) {
    const [name, test, parameter] = play[i]!;
    if (!test(s, player, parameter, card)) return name;
  }
  return null;
}

function canPay(s: State, player: 1 | 2, e: number): boolean {
  const cost = get(s, e, Tag.COST);
  if (costsHealth(s, player, e)) {
    const hero = s.hero[player];
    return get(s, hero, Tag.IMMUNE) !== 0 || healthLeft(s, hero) + get(s, hero, Tag.ARMOR) > cost;
  }
  return cost <= Math.max(0, manaOf(s, player));
}

export function heroPowerRefusal(s: State, player: 1 | 2): string | null {
  const power = s.heroPower[player];
  if (power === 0) return 'REQ_HERO_POWER';
  const card = cardOf(s, power);
  if (card.text === null && card.chooseOne.length === 0) return 'REQ_HERO_POWER';
  if (get(s, playerEntity(player), Tag.HERO_POWER_DISABLED) !== 0) return 'REQ_HERO_POWER_ENABLED';
  if (get(s, power, Tag.EXHAUSTED) !== 0) return 'REQ_NOT_EXHAUSTED_HERO_POWER';
  if (get(s, power, Tag.COST) > Math.max(0, manaOf(s, player))) return 'REQ_ENOUGH_MANA';
  for (const [name, test, parameter] of card.play.play)
    if (!test(s, player, parameter, power)) return name;
  if (
    card.play.takesTarget === 'ALWAYS' &&
    validTargets(s, { player, source: power, card }).length === 0
  )
    return 'REQ_TARGET_TO_PLAY';
  return null;
}

/** Why a player cannot use something on the board: only a Location, when it is open (HS-INF-location). */
export function useRefusal(s: State, player: 1 | 2, location: number): string | null {
  if (!inPlay(s, location) || controllerOf(s, location) !== player) return 'REQ_LOCATION';
  const { use } = cardOf(s, location);
  if (use === null) return 'REQ_LOCATION';
  if (get(s, location, Tag.LOCATION_ACTION_COOLDOWN) !== 0) return 'REQ_LOCATION_READY';
  for (const [name, test, parameter] of use.play.play)
    if (!test(s, player, parameter, location)) return name;
  return lackOfTargets(s, player, location);
}

/** The card whose requirements are to be met: that of the option of Choose One, of the use of a Location, or the card. */
export function aimedCard(s: State, source: number, choose: number): CompiledCard | null {
  const card = cardOf(s, source);
  const options = optionsOfEntity(s, controllerOf(s, source), source);
  if (options.length === 0 && choose !== -1) return null;
  if (options.length === 0) return inPlay(s, source) ? (card.use ?? card) : card;
  const option = options[choose];
  return option === undefined ? null : (s.pool.byId.get(option) ?? null);
}

function aimRefusal(
  s: State,
  player: 1 | 2,
  source: number,
  { target = 0, choose = -1 }: Pick<ChoosingAction, 'target' | 'choose'>,
): string | null {
  const card = aimedCard(s, source, choose);
  if (card === null) return 'REQ_CHOOSE_ONE_OPTION';
  if (card !== cardOf(s, source)) {
    for (const [name, test, parameter] of card.play.play)
      if (!test(s, player, parameter, source)) return name;
  }
  const aim = { player, source, card };
  const wants = wantsTarget(s, aim);
  if (target !== 0) return wants ? targetRefusal(s, aim, target) : 'REQ_NO_TARGET';
  return wants && validTargets(s, aim).length > 0 ? 'REQ_TARGET_TO_PLAY' : missingTarget(card);
}

function missingTarget(card: CompiledCard): string | null {
  return card.play.takesTarget === 'ALWAYS' ? 'REQ_TARGET_TO_PLAY' : null;
}

function positionRefusal(s: State, player: 1 | 2, position: number): string | null {
  return position > s.board[player].length ? 'REQ_BOARD_POSITION' : null;
}
