import type { HsRun } from '../../state/access.js';
import { PLAYERS } from '../../state/state.js';
import { opponentOf } from '../../vocabulary/index.js';
import { changeSides } from './move.js';

/** Both decks change hands as they are, however many cards there are (HS-Z2c). */
export function swapDecks(run: HsRun, source: number): void {
  const s = run.state;
  const node = run.begin({
    kind: 'effect',
    name: 'Swap decks',
    rules: ['HS-Z2c', 'ZH-4.7-full-zone'],
    text: '{source} swaps the decks',
    source,
  });
  const decks = PLAYERS.map((player) => [player, s.deck[player].slice()] as const);
  for (const [player, cards] of decks)
    for (const card of cards) changeSides(run, card, opponentOf(player) as 1 | 2);
  run.end(node);
}
