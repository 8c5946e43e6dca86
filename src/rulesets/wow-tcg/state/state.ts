import { copyTable, type Run, type Table } from '../../../kernel/index.js';
import type { Edition } from '../vocabulary/editions.js';
import { WIDTH } from '../vocabulary/index.js';
import type { CardPool } from './pool.js';

/** The row of the game. Those of the players follow, then the cards. */
export const GAME = 1;

export interface State extends Table {
  readonly pool: CardPool;
  readonly edition: Edition;
  /** Counts writes, so that what was worked out from the rows can be kept until the next. */
  version: number;
}

export type WowRun = Run<State>;

export function copyState(s: State, spare?: State): State {
  return copyTable(s, { width: WIDTH, spareRows: 32 }, spare);
}
