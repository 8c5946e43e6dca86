import type { Action } from '../actions.js';
import { cardOf } from '../state/access.js';
import type { State } from '../state/state.js';
import { CardType } from '../vocabulary/index.js';
import { attackerRefusal, validDefenders } from './attack.js';
import { aimedCard, heroPowerRefusal, playRefusal } from './legality.js';
import { validTargets, wantsTarget } from './targets.js';

/**
 * All legal actions of the player whose turn it is: cards by hand position with every target, board position
 * and option; attacks by attacker; the Hero Power; ending the turn last. Conceding is always legal and not listed.
 */
export function legalActions(s: State, player: 1 | 2): Action[] {
  const found: Action[] = [];
  const hand = s.hand[player];
  for (let i = 0; i < hand.length; i++) {
    if (playRefusal(s, player, hand[i]!) === null) addPlays(s, player, hand[i]!, found);
  }
  const board = s.board[player];
  for (let i = 0; i < board.length; i++) addAttacks(s, player, board[i]!, found);
  addAttacks(s, player, s.hero[player], found);
  if (heroPowerRefusal(s, player) === null) addHeroPower(s, player, found);
  found.push({ type: 'endTurn' });
  return found;
}

function addPlays(s: State, player: 1 | 2, card: number, found: Action[]): void {
  const isMinion = cardOf(s, card).type === CardType.MINION;
  const positions = isMinion ? s.board[player].length + 1 : 1;
  for (const [target, choose] of aims(s, player, card)) {
    for (let at = 0; at < positions; at++) {
      const position = isMinion ? at : -1;
      found.push({ type: 'play', card, target, position, choose });
    }
  }
}

function addHeroPower(s: State, player: 1 | 2, found: Action[]): void {
  for (const [target, choose] of aims(s, player, s.heroPower[player]))
    found.push({ type: 'heroPower', target, choose });
}

/** Every way to aim a card: target (0 for none) and option (-1 for none). */
function aims(
  s: State,
  player: 1 | 2,
  source: number,
): (readonly [target: number, choose: number])[] {
  const options = cardOf(s, source).chooseOne.length;
  const found: (readonly [number, number])[] = [];
  for (let choose = options === 0 ? -1 : 0; choose < options; choose++) {
    const card = aimedCard(s, source, choose)!;
    if (
      options > 0 &&
      card.play.play.some(([, test, parameter]) => !test(s, player, parameter, source))
    )
      continue;
    const targets = wantsTarget(s, player, source, card.play)
      ? validTargets(s, player, source, card)
      : [];
    if (targets.length === 0 && card.play.takesTarget === 'ALWAYS') continue;
    if (targets.length === 0) found.push([0, choose]);
    for (const target of targets) found.push([target, choose]);
  }
  return found;
}

function addAttacks(s: State, player: 1 | 2, attacker: number, found: Action[]): void {
  if (attackerRefusal(s, player, attacker) !== null) return;
  for (const target of validDefenders(s, player, attacker))
    found.push({ type: 'attack', attacker, target });
}
