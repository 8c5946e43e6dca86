import { beginEffect } from '../../../common/trace-nodes.js';
import { controllerOf, get, type HsRun, set } from '../../state/access.js';
import { leaveDeck } from '../../state/enchantments.js';
import { readyForPlay } from '../../state/entering.js';
import { PLAYERS } from '../../state/state.js';
import { enterZone } from '../../state/zones.js';
import { EventKind, opponentOf, Tag, Zone } from '../../vocabulary/index.js';
import { raise } from '../triggers/event.js';
import { removeFromPlay } from './death.js';
import { changeSides } from './move.js';
import { bringIntoPlay } from './summon.js';

/**
 * A minion on the board and a minion card change places, and sides where these differ: each goes where the other was, so neither a full
 * hand nor a full board is in the way (HS-INF-swap-needs-no-room).
 * @param minion on the board
 * @param card a minion in a hand or deck
 */
export function swapWithHidden(run: HsRun, source: number, minion: number, card: number): void {
  const player = controllerOf(run.state, minion);
  const zone = get(run.state, card, Tag.ZONE) as Zone;
  const position = get(run.state, card, Tag.ZONE_POSITION) - 1;
  const node = beginEffect(run, 'Swap', ['HS-Z5', 'HS-INF-swap-needs-no-room'], {
    text: '{source}: {about} goes where the other card was',
    source,
    about: minion,
  });
  const other = controllerOf(run.state, card);
  leaveDeck(run, card);
  removeFromPlay(run, minion, false);
  set(run, card, Tag.CONTROLLER, player);
  set(run, minion, Tag.CONTROLLER, other);
  enterZone(run, minion, zone, zone === Zone.DECK ? position : -1);
  run.end(node);
  readyForPlay(run, card);
  bringIntoPlay(run, card, -1, source);
  if (zone === Zone.HAND) raise(run, EventKind.RETURNED, { player, subject: minion, source });
}

/** Both decks change hands as they are, however many cards there are (HS-Z2c). */
export function swapDecks(run: HsRun, source: number): void {
  const s = run.state;
  const node = beginEffect(run, 'Swap decks', ['HS-Z2c', 'ZH-4.7-full-zone'], {
    text: '{source} swaps the decks',
    source,
  });
  const decks = PLAYERS.map((player) => [player, s.deck[player].slice()] as const);
  for (const [player, cards] of decks)
    for (const card of cards) changeSides(run, card, opponentOf(player) as 1 | 2);
  run.end(node);
}
