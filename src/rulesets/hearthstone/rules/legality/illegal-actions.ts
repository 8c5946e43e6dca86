import { cardOf, typeOf } from '../../state/access.js';
import type { PlayerAction } from '../../state/frames.js';
import { optionsOfEntity } from '../../state/playing.js';
import type { State } from '../../state/state.js';
import { CardType, opponentOf } from '../../vocabulary/index.js';
import { attackerRefusal } from './attack.js';
import {
  aimedCard,
  heroPowerRefusal,
  type Illegal,
  illegality,
  playRefusal,
  useRefusal,
} from './legality.js';
import { wantsTarget } from './targets.js';

export interface IllegalAction extends Illegal {
  readonly action: PlayerAction;
}

/** What can do nothing, once; of the rest every character that it may not be aimed at. */
export function illegalActions(s: State, player: 1 | 2): IllegalAction[] {
  const candidates: PlayerAction[] = [];
  for (const card of s.hand[player]) {
    const stuck = playRefusal(s, player, card) !== null;
    for (const aim of aimsOf(s, player, card, stuck))
      candidates.push({ type: 'play', card, ...aim });
    if (cardOf(s, card).tradeable) candidates.push({ type: 'trade', card });
  }
  for (const attacker of [s.hero[player], ...s.board[player]])
    candidates.push(...attacksOf(s, player, attacker));
  for (const location of s.board[player]) {
    if (typeOf(s, location) !== CardType.LOCATION) continue;
    const stuck = useRefusal(s, player, location) !== null;
    for (const aim of aimsOf(s, player, location, stuck))
      candidates.push({ type: 'use', location, ...aim });
  }
  const power = s.heroPower[player];
  if (power !== 0) {
    const stuck = heroPowerRefusal(s, player) !== null;
    for (const aim of aimsOf(s, player, power, stuck))
      candidates.push({ type: 'heroPower', ...aim });
  }
  return candidates.flatMap((action) => {
    const illegal = illegality(s, player, action);
    return illegal === null ? [] : [{ action, ...illegal }];
  });
}

interface Aim {
  readonly target?: number;
  readonly choose?: number;
}

/** Ways to aim a card: at nothing when nothing can be done with it, else at every character. */
function aimsOf(s: State, player: 1 | 2, source: number, stuck: boolean): Aim[] {
  const options = optionsOfEntity(s, player, source);
  const choices = options.length === 0 ? [-1] : options.map((_, i) => i);
  if (stuck) return [choices[0] === -1 ? {} : { choose: choices[0]! }];
  return choices.flatMap((choose) => {
    const picked = choose === -1 ? {} : { choose };
    const card = aimedCard(s, source, choose);
    if (card === null || !wantsTarget(s, { player, source, card })) return [picked];
    return charactersOf(s).map((target) => ({ ...picked, target }));
  });
}

function attacksOf(s: State, player: 1 | 2, attacker: number): PlayerAction[] {
  const enemy = opponentOf(player) as 1 | 2;
  const stuck = attackerRefusal(s, player, attacker) !== null;
  const targets = stuck ? [s.hero[enemy]] : [s.hero[enemy], ...s.board[enemy]];
  return targets.map((target) => ({ type: 'attack', attacker, target }));
}

function charactersOf(s: State): number[] {
  return [s.hero[1], ...s.board[1], s.hero[2], ...s.board[2]];
}
