import {
  byOrderOfPlay,
  get,
  type HsRun,
  mortallyWounded,
  pendingDestroy,
} from '../../state/access.js';
import { PLAYERS, type State } from '../../state/state.js';
import { Tag, Zone } from '../../vocabulary/index.js';
import { die } from '../events/death.js';

const RULES = ['HS-R4a', 'HS-GL-DCS'];

/** Characters and weapons in play that are mortally wounded or pending destroy, by order of play. */
export function dying(s: State): number[] {
  const found: number[] = [];
  for (const player of PLAYERS) {
    const hero = s.hero[player];
    if (get(s, hero, Tag.ZONE) === Zone.PLAY && isDying(s, hero)) found.push(hero);
    const board = s.board[player];
    for (let i = 0; i < board.length; i++) if (isDying(s, board[i]!)) found.push(board[i]!);
    const weapons = s.weapons[player];
    for (let i = 0; i < weapons.length; i++) if (isDying(s, weapons[i]!)) found.push(weapons[i]!);
  }
  return byOrderOfPlay(s, found);
}

function isDying(s: State, e: number): boolean {
  return pendingDestroy(s, e) || mortallyWounded(s, e);
}

/**
 * Death Creation Step: all of them leave play together, in order of play, each leaving a Death Event for the
 * next Death Phase (HS-GL-DCS, HS-POSITION).
 */
export function createDeaths(run: HsRun, dead: readonly number[]): void {
  const node = run.begin({
    kind: 'step',
    name: 'Death Creation Step',
    rules: RULES,
    text: dead.length === 1 ? 'one Entity leaves play' : '{value} Entities leave play together',
    value: dead.length,
  });
  for (const e of dead) die(run, e);
  run.end(node);
}
