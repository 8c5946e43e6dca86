import { addRow } from '../../../kernel/index.js';
import { Col, Kind, WIDTH } from '../vocabulary/index.js';
import { fill, set } from './access.js';
import type { Card } from './pool.js';
import type { WowRun } from './state.js';

/** A row of its own for a card; it is never used for anything else. */
export function addCard(run: WowRun, card: Card, owner: number): number {
  const e = addRow(run.state, WIDTH);
  run.state.version++;
  set(run, e, Col.CARD, card.index);
  fill(run, e, { KIND: Kind.CARD, OWNER: owner });
  return e;
}
