import { Col, Kind, STEPS, type StepName } from '../vocabulary/index.js';
import { get, isKind } from './access.js';
import { GAME, type State } from './state.js';

/** Those who can have won together: a team, or all whom hearthing leaves. */
const WINNERS = [
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 3],
  [2, 4],
  [3, 4],
  [1, 2, 3],
  [1, 2, 4],
  [1, 3, 4],
  [2, 3, 4],
] as const;

function wonBy(players: readonly number[]): string {
  if (players.length === 0) return 'nobody wins';
  if (players.length === 1) return `player ${players[0]} wins`;
  return `players ${players.slice(0, -1).join(', ')} and ${players.at(-1)} win`;
}

/** How a game stands, by the number in RESULT. */
export const RESULTS: readonly string[] = [
  'none',
  ...[1, 2, 3, 4].map((player) => wonBy([player])),
  'draw',
  ...WINNERS.map(wonBy),
  wonBy([]),
];
export const DRAW = RESULTS.indexOf('draw');

export function winOf(players: readonly number[]): number {
  return RESULTS.indexOf(wonBy(players));
}

export function resultOf(s: State): string {
  return RESULTS[get(s, GAME, Col.RESULT)] ?? 'none';
}

export function isOver(s: State): boolean {
  return get(s, GAME, Col.RESULT) !== 0;
}

export function playerRow(player: number): number {
  return GAME + player;
}

/** The player of a row; 0 for what is none. */
export function playerAt(s: State, e: number): number {
  return isKind(s, e, Kind.PLAYER) ? e - GAME : 0;
}

/** All players, those who have lost among them. */
export function allPlayers(s: State): number[] {
  return Array.from({ length: get(s, GAME, Col.PLAYERS) }, (_, i) => i + 1);
}

export function turnPlayer(s: State): number {
  return get(s, GAME, Col.TURN_PLAYER);
}

export function hasLost(s: State, player: number): boolean {
  return get(s, playerRow(player), Col.LOST) === 1;
}

export function remainingPlayers(s: State): number[] {
  return allPlayers(s).filter((player) => !hasLost(s, player));
}

/** Whether no two of these players oppose each other (WOW-101.1). */
export function areOneSide(s: State, players: readonly number[]): boolean {
  return players.every((player) => isFriendly(s, player, players[0]!));
}

/** The players who are still in the game, clockwise from the turn player (WOW-104.1, WOW-500.1). */
export function inTurnOrder(s: State): number[] {
  return clockwiseFrom(s, turnPlayer(s));
}

export function clockwiseFrom(s: State, player: number): number[] {
  const all = allPlayers(s);
  const start = Math.max(0, all.indexOf(player));
  return [...all.slice(start), ...all.slice(0, start)].filter((one) => !hasLost(s, one));
}

export function nextPlayer(s: State, player: number): number {
  return clockwiseFrom(s, player).find((one) => one !== player) ?? player;
}

/** Whether two players are of one team; a player alone is a team (WOW-KW-friendly). */
export function isFriendly(s: State, a: number, b: number): boolean {
  return get(s, playerRow(a), Col.TEAM) === get(s, playerRow(b), Col.TEAM);
}

export function stepOf(s: State): StepName {
  return STEPS[get(s, GAME, Col.STEP)]!;
}
