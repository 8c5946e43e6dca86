import { cardOf } from '../../state/access.js';
import type { PlayerAction } from '../../state/player-action.js';
import type { State } from '../../state/state.js';
import { CardType, opponentOf } from '../../vocabulary/index.js';
import { attackerRefusal, defenderRefusal } from './attack.js';
import { aimedCard, heroPowerRefusal, tradeRefusal, untargetedRefusal } from './legality.js';
import { targetRefusal, wantsTarget } from './targets.js';

/**
 * Legal actions as plain numbers, FIELDS each: type, source, target, position, option. A list is filled
 * without creating an object per action, because a search asks for it at every step of every game.
 */
export type ActionList = number[];

const FIELDS = 5;
const PLAY = 0;
const ATTACK = 1;
const HERO_POWER = 2;
const END_TURN = 3;
const TRADE = 4;

/**
 * All legal actions of the player whose turn it is: cards by hand position with every target, board position
 * and option, then traded; attacks by attacker; the Hero Power; ending the turn last. Conceding is always legal and not listed.
 */
export function legalActions(s: State, player: 1 | 2): PlayerAction[] {
  const list = listActions(s, player, []);
  return Array.from({ length: countActions(list) }, (_, index) => actionAt(list, index));
}

/** Fills a list with the legal actions, in the order of `legalActions`. */
export function listActions(s: State, player: 1 | 2, list: ActionList): ActionList {
  list.length = 0;
  const hand = s.hand[player];
  for (let i = 0; i < hand.length; i++) {
    if (untargetedRefusal(s, player, hand[i]!) === null) addPlays(s, player, hand[i]!, list);
    if (cardOf(s, hand[i]!).tradeable && tradeRefusal(s, player, hand[i]!) === null)
      list.push(TRADE, hand[i]!, 0, -1, -1);
  }
  const board = s.board[player];
  for (let i = 0; i < board.length; i++) addAttacks(s, player, board[i]!, list);
  addAttacks(s, player, s.hero[player], list);
  if (heroPowerRefusal(s, player) === null) {
    addAims(s, player, { type: HERO_POWER, source: s.heroPower[player], positions: 0 }, list);
  }
  list.push(END_TURN, 0, 0, -1, -1);
  return list;
}

/** The number of actions in a list. */
export function countActions(list: ActionList): number {
  return list.length / FIELDS;
}

/** The action at an index of a list. */
export function actionAt(list: ActionList, index: number): PlayerAction {
  const at = index * FIELDS;
  const source = list[at + 1]!;
  const target = list[at + 2]!;
  const choose = list[at + 4]!;
  switch (list[at]) {
    case PLAY:
      return { type: 'play', card: source, target, position: list[at + 3]!, choose };
    case ATTACK:
      return { type: 'attack', attacker: source, target };
    case HERO_POWER:
      return { type: 'heroPower', target, choose };
    case TRADE:
      return { type: 'trade', card: source };
    default:
      return { type: 'endTurn' };
  }
}

function addPlays(s: State, player: 1 | 2, card: number, list: ActionList): void {
  const isMinion = cardOf(s, card).type === CardType.MINION;
  const positions = isMinion ? s.board[player].length + 1 : 0;
  addAims(s, player, { type: PLAY, source: card, positions }, list);
}

/** A card that can be played, or a Hero Power that can be used. */
interface Playable {
  readonly type: typeof PLAY | typeof HERO_POWER;
  readonly source: number;
  /** Places on the board to choose from; 0: it takes none. */
  readonly positions: number;
}

/** Every way to aim a card: option by option, target by target (own side first, hero before minions). */
function addAims(s: State, player: 1 | 2, playable: Playable, list: ActionList): void {
  const { source } = playable;
  const options = cardOf(s, source).chooseOne.length;
  for (let choose = options === 0 ? -1 : 0; choose < options; choose++) {
    const card = aimedCard(s, source, choose)!;
    if (options > 0 && card.play.play.some(([, test, n]) => !test(s, player, n, source))) continue;
    let isAimed = false;
    const aim = { player, source, card };
    if (wantsTarget(s, aim)) {
      for (const side of [player, opponentOf(player) as 1 | 2]) {
        const board = s.board[side];
        for (let i = -1; i < board.length; i++) {
          const target = i < 0 ? s.hero[side] : board[i]!;
          if (targetRefusal(s, aim, target) !== null) continue;
          isAimed = true;
          addPositions(playable, target, choose, list);
        }
      }
    }
    if (!isAimed && card.play.takesTarget !== 'ALWAYS') {
      addPositions(playable, 0, choose, list);
    }
  }
}

function addPositions(
  { type, source, positions }: Playable,
  target: number,
  choose: number,
  list: ActionList,
): void {
  if (positions === 0) list.push(type, source, target, -1, choose);
  else for (let at = 0; at < positions; at++) list.push(type, source, target, at, choose);
}

function addAttacks(s: State, player: 1 | 2, attacker: number, list: ActionList): void {
  if (attackerRefusal(s, player, attacker) !== null) return;
  const enemy = opponentOf(player) as 1 | 2;
  const board = s.board[enemy];
  for (let i = 0; i <= board.length; i++) {
    const target = i < board.length ? board[i]! : s.hero[enemy];
    if (defenderRefusal(s, player, attacker, target) === null) {
      list.push(ATTACK, attacker, target, -1, -1);
    }
  }
}
