import { get, type HsRun, playerEntity, set } from '../../state/access.js';
import { GAME, PLAYERS, type State } from '../../state/state.js';
import { GameState, PlayState, Tag } from '../../vocabulary/index.js';
import { step } from './sequence.js';

export type GameResult = 'none' | 'player 1 wins' | 'player 2 wins' | 'draw';

export function resultOf(s: State): GameResult {
  if (get(s, GAME, Tag.STATE) !== GameState.COMPLETE) return 'none';
  const won = PLAYERS.find(
    (player) => get(s, playerEntity(player), Tag.PLAYSTATE) === PlayState.WON,
  );
  return won === undefined ? 'draw' : `player ${won} wins`;
}

/** The check in the middle of an attack: the attacker can lose before the Combat Phase (HS-R9-exc-combat). */
export const checkResultOfPreparation = step(
  'Win/loss/draw check',
  ['HS-R9', 'HS-R9-exc-combat', 'HS-SEQ-combat-gameend'],
  (run) => decideResult(run),
);

/** Win/loss/draw check: decided only where control would return to the player (HS-R9). */
export const checkResult = step(
  'Win/loss/draw check',
  ['HS-R9', 'HS-LOSE1', 'ZH-1.7-check'],
  (run) => decideResult(run),
);

export function decideResult(run: HsRun): void {
  const s = run.state;
  if (isLosing(s, 1) || isLosing(s, 2)) endGame(run, losers(s));
}

function losers(s: State): readonly number[] {
  return PLAYERS.filter((player) => isLosing(s, player));
}

function isLosing(s: State, player: 1 | 2): boolean {
  const state = get(s, playerEntity(player), Tag.PLAYSTATE);
  return state === PlayState.LOSING || state === PlayState.CONCEDED;
}

/** Ends the game with these players losing it; the Sequence that runs goes no further. */
export function endGame(run: HsRun, losing: readonly number[]): void {
  for (const player of PLAYERS) {
    const lost = losing.includes(player);
    const state = losing.length === 2 ? PlayState.TIED : lost ? PlayState.LOST : PlayState.WON;
    set(run, playerEntity(player), Tag.PLAYSTATE, state);
  }
  set(run, GAME, Tag.STATE, GameState.COMPLETE);
  while (run.stack.length > 0) run.pop();
}
