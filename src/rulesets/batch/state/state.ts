import { copyTable, type Table } from '../../../kernel/index.js';
import type { Edition } from '../vocabulary/editions.js';
import { WIDTH } from '../vocabulary/index.js';
import type { CardPool } from './pool.js';

export const GAME = 1;
export const FIRST_CARD = 4;
export const PLAYERS = [1, 2] as const;

export function playerRow(player: number): number {
  return player + 1;
}

export interface State extends Table {
  readonly pool: CardPool;
  readonly edition: Edition;
}

export function copyState(s: State, spare?: State): State {
  return copyTable(s, { width: WIDTH, spareRows: 16 }, spare);
}
